/** What is printed in the box: tiles, shapes, cards, and the sizes of town and river. */

import { boxes } from "../../board/box";
import type { Views } from "../../generated/views";

export type View = Views["bobrany"];
export type TownTold = View["towns"][number];
export type Tile = NonNullable<View["tile"]>;
export type Colour = keyof TownTold["points"];
export type Card = NonNullable<View["cards"][Colour]>;
export type Token = keyof TownTold["reserve"];
export type Side = View["owed"][number];
export type Shape = "dead_end" | "corner" | "straight" | "tee" | "cross";

export interface Box {
  geometry: { rows: string[]; columns: number[] };
  box: { river_boards: number; building_tiles: number };
  start: { tiles_turned_up_each_round: number };
  side_bits: Record<Side, number>;
  shapes: Record<Shape, { rotations_as_side_masks: number[] }>;
  other_scoring: { builder_beaver: number };
}

export const TOKENS: readonly Token[] = ["crane", "dam", "raft", "raft2"];
/** As the cards lie beside the board: those that every match has come first. */
export const COLOURS: readonly Colour[] = ["brown", "red", "green", "purple", "orange", "blue", "yellow"];
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

export const boxOf = boxes<Box>("bobrany", ["bobrany", "page-bobrany"], (printed) => printed);
