/** The four rows of the offer: what lies on each slot, who stands there, what may be taken. */

import type { Box, View } from "./box";
import { LOTS, type Lot } from "./tiles";

export const ROWS = ["cards", "tiles", "features", "pieces"] as const;
export type Row = (typeof ROWS)[number];
export const SLOTS = [1, 2, 3, 4] as const;
const DOWN = "face-down";
/** So many are drawn from the bag on the last slot (R7.1). */
export const BLIND = 2;

/** What lies on a slot. `unknown` things lie face down, or are still in the bag. */
export type Lying =
  | { kind: "card"; card: string }
  | { kind: "tile"; tile: string }
  | { kind: "features"; features: string[]; unknown: number }
  | { kind: "pieces"; pieces: Lot[] }
  | { kind: "hidden" }
  | { kind: "bag" }
  | { kind: "empty" };

export interface Slot {
  /** `2.3`, as in `take 2.3`. */
  id: string;
  row: Row;
  number: number;
  lying: Lying;
  /** Who has a worker there. */
  worker: number | null;
  /** Somebody may take it now, and what that is in words. */
  action: string;
  canTake: boolean;
  /** It is what waits for Confirm. */
  isChosen: boolean;
}

export interface OfferRow {
  row: Row;
  slots: Slot[];
  /** How many workers I have there, and how many I will have. */
  mine: number;
  needed: number;
}

type Told = Readonly<Record<string, string | number | undefined>>;

export function piecesOn(view: View, slot: string): Lot[] {
  const told = view.row_pieces as Told;
  return LOTS.flatMap((colour) => Array<Lot>(Number(told[`${slot} ${colour}`] ?? 0)).fill(colour));
}

function lying(view: View, row: Row, slot: string): Lying {
  if (row === "cards") return single((view.row_cards as Told)[slot], (card) => ({ kind: "card", card }));
  if (row === "tiles") return single((view.row_tiles as Told)[slot], (tile) => ({ kind: "tile", tile }));
  if (row === "features") return features(view.row_features as Told, slot);
  const pieces = piecesOn(view, slot);
  if (pieces.length > 0) return { kind: "pieces", pieces };
  return slot.endsWith(String(SLOTS.length)) ? { kind: "bag" } : { kind: "empty" };
}

function single(found: string | number | undefined, known: (id: string) => Lying): Lying {
  if (found === undefined) return { kind: "empty" };
  return found === DOWN ? { kind: "hidden" } : known(String(found));
}

function features(told: Told, slot: string): Lying {
  const found = [1, 2].flatMap((which) => String(told[`${slot}.${which}`] ?? "") || []);
  const known = found.filter((feature) => feature !== DOWN);
  if (found.length === 0) return { kind: "empty" };
  return { kind: "features", features: known, unknown: found.length - known.length };
}

export const isBlind = (thing: Lying): boolean =>
  thing.kind === "hidden" || thing.kind === "bag" || (thing.kind === "features" && thing.unknown > 0);

/** `settled` is the board as it stands, so that what is chosen but not confirmed still lies on its slot. */
export function offerOf(
  settled: View,
  box: Box,
  seat: number | null,
  legal: readonly string[],
  chosen: string,
): OfferRow[] {
  const workers = settled.workers as Told;
  const may = new Set(legal);
  return ROWS.map((row, index) => {
    const slots = SLOTS.map((number): Slot => {
      const id = `${index + 1}.${number}`;
      const worker = workers[id];
      const action = `take ${id}`;
      return {
        id,
        row,
        number,
        lying: lying(settled, row, id),
        worker: worker === undefined ? null : Number(worker),
        action,
        canTake: may.has(action),
        isChosen: action === chosen,
      };
    });
    const mine = slots.filter(({ worker }) => worker === seat).length;
    return { row, slots, mine, needed: box.perRow(settled) };
  });
}

/** How many workers of a seat stand in each row. */
export function placed(view: View, seat: number): Record<Row, number> {
  const rows = Object.entries(view.workers).flatMap(([slot, worker]) => (Number(worker) === seat ? slot[0] : []));
  const count = (index: number) => rows.filter((row) => row === String(index + 1)).length;
  return { cards: count(0), tiles: count(1), features: count(2), pieces: count(3) };
}

export const totalOf = (counts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** R7.1 How likely at least one of two pieces drawn from the bag has this colour. */
export function atLeastOne(bag: Readonly<Record<string, number | undefined>>, colour: Lot): number {
  const [all, of] = [totalOf(bag), bag[colour] ?? 0];
  if (all === 0) return 0;
  const none = (all - of) / all;
  const nothing = all === 1 ? none : (none * (all - of - 1)) / (all - 1);
  return 1 - nothing;
}
