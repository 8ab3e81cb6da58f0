/** What is printed in the box: the maps, the deck and the values of the bonuses. */

import { boxes } from "../../board/box";
import type { Views } from "../../generated/views";

export type View = Views["hashi"];
export type BoardTold = View["boards"][number];
export type Bonus = keyof BoardTold["bonuses"];
export type Flag = "red" | "blue";

export interface Island {
  id: number;
  x: number;
  y: number;
  flag: Flag | null;
}

/** A dotted line; `a` is the smaller id, as in `bridge 8-11`. */
export interface Line {
  id: number;
  a: number;
  b: number;
}

export interface Side {
  islands: Island[];
  lines: Line[];
}

export interface Rank {
  id: string;
  min: number;
  max: number;
}

/** What an edition may draw anew. */
interface Edition {
  sides: Record<"A" | "B", Side>;
  deck: { cards: { numeral: number; bridges: number }[] };
}

/** What the rulebook says for every edition. */
interface Rulebook {
  bonuses: Record<Bonus, { first: number; later: number }>;
  final_scoring: { points_per_finished_island: number };
  components: { cards_played: number };
  board_facts: { max_bridges_per_island: number };
  setup: { start_numbers: number[] };
  solo: { full_deadlines: Record<Bonus, number>; piles: number[]; rating: Rank[] };
}

export type Box = Edition & Rulebook;

/** An edition draws maps and a deck of its own; the rulebook is ours. */
export const boxOf = boxes<Box>("hashi", ["hashi", "page-hashi"], ({ sides, deck }, ours) => ({
  ...ours,
  sides,
  deck,
}));
