/** A tile by its words (`green corner`, `brown`, `red crane`): its colour, its walkways, how it turns. */

import { type Box, type Colour, type Shape, type Side, SIDES, type Tile, type Token } from "./box";

export interface Face {
  colour: Colour;
  shape: Shape;
  /** What stands in its middle instead of its sign. */
  thing: "beaver" | Token | null;
}

/** What a red tile carries, by the word of the record: its raft is one of two colours. */
const CARRIED: Readonly<Record<string, Token>> = { crane: "crane", dam: "dam", raft: "raft2" };
const SHAPES: Readonly<Record<string, Shape>> = {
  end: "dead_end",
  corner: "corner",
  straight: "straight",
  tee: "tee",
  cross: "cross",
};
export const QUARTER = 90;

export function faceOf(tile: Tile): Face {
  const [colour, word = ""] = tile.split(" ") as [Colour, string?];
  const carried = CARRIED[word];
  const shape = SHAPES[word] ?? "cross";
  return { colour, shape, thing: word === "" ? "beaver" : (carried ?? null) };
}

/** The degrees that look different, from 0 on. */
export function turnsOf(tile: Tile, box: Box): number[] {
  return box.shapes[faceOf(tile).shape].rotations_as_side_masks.map((_, turn) => turn * QUARTER);
}

/** The sides to which a tile has walkways when it is turned by so many degrees. */
export function walkwaysOf(tile: Tile, degrees: number, box: Box): Side[] {
  const masks = box.shapes[faceOf(tile).shape].rotations_as_side_masks;
  const mask = masks[(degrees / QUARTER) % masks.length] ?? 0;
  return SIDES.filter((side) => (mask & box.side_bits[side]) !== 0);
}
