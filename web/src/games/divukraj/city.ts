/** A city as it lies on the table: couples on one space, Wanderers beside it, what comes and what goes. */

import type { Box, CityTold } from "./box";
import { type Held, keyOf } from "./sorting";

export interface Standing extends Held {
  /** `new`: it would be there after the choice; `going`: it would be gone. */
  state: "there" | "new" | "going";
  isOccupied: boolean;
  /** A house without its token: somebody may live there for nothing. */
  isVacant: boolean;
  /** Whose workers stand on it, and how many. */
  guest: number | null;
  guests: number;
  /** Point tokens on it. */
  tokens: number;
  /** `3 twig`, on a Storehouse. */
  goods: readonly { resource: string; count: number }[];
  /** In the cells of a Dungeon. */
  prisoners: readonly string[];
}

/** One space: a card, or a pair. */
export type Space = readonly Standing[];

export interface Laid {
  spaces: Space[];
  /** Those that take no space. */
  apart: Standing[];
}

type Words = Readonly<Record<string, string | undefined>>;
type Numbers = Readonly<Record<string, number | undefined>>;
type Lists = Readonly<Record<string, readonly string[] | undefined>>;

const TOKENS: Readonly<Record<string, "chapel" | "clock">> = { chapel: "chapel", clock_tower: "clock" };

export function standingOf(city: CityTold, held: Held, box: Box, state: Standing["state"]): Standing {
  const { card, copy } = held;
  const tokens = TOKENS[card];
  const isOccupied = (city.occupied as Lists)[card]?.includes(String(copy)) ?? false;
  const guest = (city.guests as Words)[keyOf(held)];
  const isHouse = box.card(card).kind === "construction" && box.card(card).associated.length > 0;
  return {
    ...held,
    state,
    isOccupied,
    isVacant: isHouse && !isOccupied && state === "there",
    guest: guest === undefined ? null : Number(guest),
    guests: (city.n_guests as Numbers)[keyOf(held)] ?? 0,
    tokens: tokens ? city[tokens] : 0,
    goods: card === "storehouse" ? goodsOn(city, copy) : [],
    prisoners: card === "dungeon" ? city.prisoners.flatMap((prisoner) => prisoner ?? []) : [],
  };
}

function goodsOn(city: CityTold, copy: number): Standing["goods"] {
  return Object.entries(city.goods as Numbers).flatMap(([key, count = 0]) => {
    const [storehouse, resource = ""] = key.split(" ");
    return Number(storehouse) === copy && count > 0 ? [{ resource, count }] : [];
  });
}

/**
 * What stood there, then what the choice would bring; what it would take away is marked. `coming`: a card that is on its
 * way and has no place yet.
 */
export function standingIn(
  now: CityTold,
  settled: CityTold,
  arrived: readonly Held[],
  box: Box,
  coming: string | null = null,
): Standing[] {
  const left = (card: string) => (now.cards as Numbers)[card] ?? 0;
  const before = (card: string) => (settled.cards as Numbers)[card] ?? 0;
  const stood = arrived.map((held) =>
    held.copy <= left(held.card) ? standingOf(now, held, box, "there") : standingOf(settled, held, box, "going"),
  );
  const placed = Object.keys(now.cards).flatMap((card) =>
    Array.from({ length: Math.max(0, left(card) - before(card)) }, (_, index) => ({
      card,
      copy: before(card) + index + 1,
    })),
  );
  const come =
    coming === null ? placed : [...placed, { card: coming, copy: Math.max(left(coming), before(coming)) + 1 }];
  return [...stood, ...come.map((held) => standingOf(now, held, box, "new"))];
}

/** Couples form by themselves (R7.18): the first Husband lives with the first Wife. */
export function laid(standing: readonly Standing[]): Laid {
  const [husbands, wives] = ["husband", "wife"].map((card) => standing.filter((each) => each.card === card));
  const pairs = Math.min(husbands?.length ?? 0, wives?.length ?? 0);
  const partner = new Map<Standing, Standing>();
  for (let index = 0; index < pairs; index += 1) {
    const pair = [husbands?.[index], wives?.[index]] as [Standing, Standing];
    const [first, second] = standing.indexOf(pair[0]) < standing.indexOf(pair[1]) ? pair : [pair[1], pair[0]];
    partner.set(first, second);
  }
  const seconds = new Set(partner.values());
  const onSpaces = standing.filter((each) => each.card !== "wanderer" && !seconds.has(each));
  return {
    spaces: onSpaces.map((each) => [each, ...(partner.has(each) ? [partner.get(each) as Standing] : [])]),
    apart: standing.filter(({ card }) => card === "wanderer"),
  };
}
