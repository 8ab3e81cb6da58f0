/** What a hand acts on, and what it shows. */

import type { Play } from "../game";
import type { Box, Side, Tile, View } from "./box";
import type { Plan } from "./plan";
import type { End } from "./walkways";

export const END = "end";

export interface Desk {
  readonly play: Play<View>;
  readonly box: Box;
  readonly plan: Plan;
}

/** The tile in hand as it would lie. */
export interface Ghost {
  tile: Tile;
  cell: string;
  turn: number;
  sides: readonly Side[];
  ends: readonly End[];
  /** It may lie there like that, and the draft says so. */
  isLegal: boolean;
}

/** What the pointer or the keys are at. */
export interface Over {
  slot?: string;
  cell?: string;
}
