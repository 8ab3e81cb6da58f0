/** In what order the hand lies. */

import { type Box, COLOURS } from "./box";
import { totalOf } from "./paying";

export const SORTS = ["cost", "kind", "colour", "new", "own"] as const;
export type Sort = (typeof SORTS)[number];

/** One card in the hand; of equal cards each has its number. */
export interface Held {
  card: string;
  copy: number;
}

export const keyOf = ({ card, copy }: Held): string => `${card} ${copy}`;

export type Counts = Readonly<Record<string, number | undefined>>;

/** Every card of a hand or a city, in the order of the box. */
export const each = (counts: Counts): Held[] =>
  Object.entries(counts).flatMap(([card, count = 0]) =>
    Array.from({ length: count }, (_, index) => ({ card, copy: index + 1 })),
  );

/**
 * In what order cards arrived, as far as this device looked on: what was there at first lies in the order of the box,
 * what came later after it. Of equal cards the last one leaves first.
 */
export class Arrivals {
  constructor(
    private keys: readonly string[] = [],
    private readonly keep: (keys: readonly string[]) => void = () => undefined,
  ) {}

  follow(counts: Counts): Held[] {
    const there = new Map(each(counts).map((held) => [keyOf(held), held]));
    const kept = this.keys.filter((key) => there.has(key));
    const come = [...there.keys()].filter((key) => !kept.includes(key));
    if (come.length > 0 || kept.length < this.keys.length) this.keep((this.keys = [...kept, ...come]));
    return this.keys.flatMap((key) => there.get(key) ?? []);
  }
}

/** Cards by the wish of their owner; `arrived`: in the order in which they came; `own`: keys in the order laid by hand. */
export function sorted(arrived: readonly Held[], sort: Sort, box: Box, own: readonly string[] = []): Held[] {
  if (sort === "new") return [...arrived].reverse();
  if (sort === "own") return byHand(arrived, own);
  const ranks = (held: Held) => rankOf(held, sort, box);
  return [...arrived].sort((one, two) => compare(ranks(one), ranks(two)));
}

/** Those that nobody has moved lie at the end. */
function byHand(arrived: readonly Held[], own: readonly string[]): Held[] {
  const place = (held: Held) => (own.includes(keyOf(held)) ? own.indexOf(keyOf(held)) : own.length);
  return [...arrived].sort((one, two) => place(one) - place(two));
}

function rankOf({ card, copy }: Held, sort: "cost" | "kind" | "colour", box: Box): number[] {
  const { cost, kind, colour } = box.card(card);
  const rest = [totalOf(cost), box.number(card), copy];
  if (sort === "kind") return [kind === "construction" ? 0 : 1, ...rest];
  return sort === "colour" ? [COLOURS.indexOf(colour), ...rest] : rest;
}

function compare(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== two[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
}

/** One card goes to the place of another, in the order that is seen now. */
export function movedTo(order: readonly Held[], moved: string, to: number): string[] {
  const keys = order.map(keyOf);
  const from = keys.indexOf(moved);
  if (from < 0) return keys;
  keys.splice(from, 1);
  keys.splice(Math.max(0, Math.min(keys.length, to)), 0, moved);
  return keys;
}

/** How far from the left each card of a fan lies: those that can be played show more of themselves. */
export function fanned(wide: readonly boolean[], width: number, room: number): number[] {
  const most = width * 1.03;
  const shares = wide.slice(0, -1).map((isWide) => (isWide ? 1.35 : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const unit = all > 0 ? (room - width) / all : 0;
  let at = 0;
  return [0, ...shares.map((share) => (at += Math.min(most, share * unit)))];
}
