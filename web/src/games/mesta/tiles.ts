/** Tiles and where they lie: places `X,Y` of tiles, spaces `x,y`, both counted from the starting tile. */

export type Lot = "R" | "B" | "G" | "Y";
export type Ground = Lot | "P" | "W";
export type Layout = readonly (readonly Ground[])[];

export interface At {
  x: number;
  y: number;
}

export const SIDE = 2;
export const QUARTER = 90; // degrees
export const LOTS: readonly Lot[] = ["R", "B", "G", "Y"];

export function at(word: string): At {
  const [x = 0, y = 0] = word.split(",").map(Number);
  return { x, y };
}

export const word = ({ x, y }: At): string => `${x},${y}`;

export const isLot = (ground: Ground): ground is Lot => ground !== "P" && ground !== "W";

/** The place of the tile that a space belongs to. */
export const placeOf = ({ x, y }: At): At => ({ x: Math.floor(x / SIDE), y: Math.floor(y / SIDE) });

/** The spaces of a tile, row by row. */
export function spacesOf({ x, y }: At): At[] {
  return [0, 1].flatMap((row) => [0, 1].map((column) => ({ x: SIDE * x + column, y: SIDE * y + row })));
}

/** A layout turned clockwise. */
export function turned(layout: Layout, degrees: number): Layout {
  if (degrees <= 0) return layout;
  const last = layout.length - 1;
  const once = layout.map((row, y) => row.map((_, x) => layout[last - x]?.[y] ?? "P"));
  return turned(once, degrees - QUARTER);
}

/** The first and the last place in both directions. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function frameOf(places: readonly At[]): Frame {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  if (places.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** At least two places wide and high, so that a single tile is not as large as a district. */
export function roomy({ left, top, right, bottom }: Frame): Frame {
  return { left, top, right: Math.max(right, left + 1), bottom: Math.max(bottom, top + 1) };
}

/** A space as people say it: columns are letters, rows are numbers, from the corner of the frame. */
export function named({ x, y }: At, { left, top }: Frame): string {
  return `${String.fromCharCode("a".charCodeAt(0) + x - SIDE * left)}${y - SIDE * top + 1}`;
}
