/** The lines of a turn that wait for Confirm, as the actions that they are: an action and what it makes mandatory. */

import type { Tile, Token, View } from "./box";
import { positionOf } from "./plan";

const FOLLOWS: ReadonlySet<string> = new Set(["place", "pay"]);
const ACQUIRES: ReadonlySet<string> = new Set(["take", "dam", "claim"]);
const MAIN: ReadonlySet<string> = new Set(["take", "raft", "raft2"]);

export interface Deed {
  /** Where it begins in the draft. */
  from: number;
  /** Its own line; null where the tile was acquired before the draft. */
  head: string | null;
  kind: string | null;
  /** On the river. */
  slot: string | null;
  place: { cell: string; turn: number } | null;
  pays: Token[];
}

export function deedsOf(draft: readonly string[]): Deed[] {
  const deeds: Deed[] = [];
  draft.forEach((line, index) => {
    const [kind = "", one = "", two = ""] = line.split(" ");
    const isNew = !FOLLOWS.has(kind);
    if (isNew || deeds.length === 0) deeds.push(begun(index, isNew ? line : null));
    const deed = deeds[deeds.length - 1];
    if (deed && kind === "place") deed.place = { cell: one, turn: Number(two) };
    if (deed && kind === "pay") deed.pays.push(one as Token);
  });
  return deeds;
}

function begun(from: number, head: string | null): Deed {
  const [kind = null, one = ""] = head?.split(" ") ?? [];
  return { from, head, kind, slot: one.includes(".") ? one : null, place: null, pays: [] };
}

export const acquires = (deed: Deed): boolean => deed.head === null || ACQUIRES.has(deed.kind ?? "");

/** The tile that is being acquired, and the column where it belongs; null where nothing is. */
export interface InHand {
  tile: Tile;
  column: number;
  slot: string | null;
}

/** A tile waits already before anything is drafted where somebody sent its `take` alone. */
export function inHand(settled: View, deed: Deed | undefined): InHand | null {
  if (!deed || deed.head === null)
    return settled.tile ? { tile: settled.tile, column: settled.column, slot: null } : null;
  if (!acquires(deed) || deed.slot === null) return null;
  const tile = (settled.river as Partial<Record<string, Tile>>)[deed.slot];
  return tile ? { tile, column: positionOf(deed.slot), slot: deed.slot } : null;
}

/** The draft without its main action and what came after it: another one is to take its place. */
export function beforeMain(draft: readonly string[]): string[] {
  const main = deedsOf(draft).find((deed) => MAIN.has(deed.kind ?? ""));
  return draft.slice(0, main?.from ?? draft.length);
}

/** The draft without its last deed. */
export function withoutLast(draft: readonly string[]): string[] {
  return draft.slice(0, deedsOf(draft).at(-1)?.from ?? 0);
}

/** The draft with the last deed's tile on another space, or turned another way: what it pays is asked anew. */
export function placedAt(draft: readonly string[], line: string): string[] {
  const last = deedsOf(draft).at(-1);
  if (!last) return [line];
  const head = last.head === null ? [] : [last.head];
  return [...draft.slice(0, last.from), ...head, line];
}

/** The draft with another token for one of the borders of the last deed. */
export function paidWith(draft: readonly string[], index: number, token: Token): string[] {
  const last = deedsOf(draft).at(-1);
  const at = (last?.from ?? 0) + (last?.head ? 1 : 0) + (last?.place ? 1 : 0) + index;
  return draft.map((line, each) => (each === at ? `pay ${token}` : line));
}
