/** Districts space by space. Places and spaces are named `x,y`, counted from the top left corner of the grid. */

import { put } from "../../../pad/put";

export interface Shared {
  metropolis: string;
}

export interface Laid {
  tile: string;
  /** Quarter turns clockwise. */
  rotation: number;
}

export interface Building {
  colour: string;
  height: number;
}

export interface Player {
  shape: string;
  /** By place: the tile at `1,0` covers the spaces from `2,0` on. */
  tiles: Record<string, Laid>;
  features: Record<string, string>;
  buildings: Record<string, Building>;
  cards: string[];
  rings: Record<string, number>;
}

export interface TileKind {
  id: string;
  layout: string[][];
}

export interface Box {
  start_tiles: TileKind[];
  city_tiles: TileKind[];
  features: { id: string; placed_on: string }[];
  scoring_cards: { id: string }[];
  achievements: { id: string; city: string; slots_1st_2nd_3rd: number[] }[];
}

export const SIDE = 2;
export const SHAPES = ["3x3", "5x3", "3x5"] as const;
export const LOTS = ["R", "B", "G", "Y"] as const;
export const MOST_STOREYS = 4;
const GROUNDS: Record<string, string> = { W: "water", P: "park" };

export const shared = (): Shared => ({ metropolis: "New York" });

export const player = (): Player => ({ shape: "3x3", tiles: {}, features: {}, buildings: {}, cards: [], rings: {} });

export const sizeOf = ({ shape }: Player): number[] => shape.split("x").map(Number);

/** A tile's spaces after so many quarter turns clockwise. */
export function turned(layout: string[][], quarters: number): string[][] {
  if (quarters <= 0) return layout;
  const once = layout.map((_, row) => layout.map((_, column) => layout[layout.length - 1 - column]?.[row] ?? ""));
  return turned(once, quarters - 1);
}

const pair = (at: string): [number, number] => at.split(",").map(Number) as [number, number];

/** What is printed on a space; nothing where no tile lies. */
export function groundAt(form: Player, box: Box, at: string): string | undefined {
  const [x, y] = pair(at);
  const laid = form.tiles[placeOf(at)];
  const kind = laid && [...box.start_tiles, ...box.city_tiles].find(({ id }) => id === laid.tile);
  return kind && turned(kind.layout, laid.rotation)[y % SIDE]?.[x % SIDE];
}

export function placeOf(at: string): string {
  const [x, y] = pair(at);
  return `${Math.floor(x / SIDE)},${Math.floor(y / SIDE)}`;
}

/** The features that may lie on such a ground. */
export function fitting(box: Box, ground: string): string[] {
  const wanted = GROUNDS[ground];
  return box.features
    .filter(({ placed_on: on }) => (wanted ? on === wanted : on !== "water" && on !== "park"))
    .map(({ id }) => id);
}

/** Laying, turning or taking a tile clears what lay on it: it would lie on another ground. */
export function withTile(form: Player, place: string, laid: Laid | null): Player {
  const elsewhere = <T>(things: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(things).filter(([at]) => placeOf(at) !== place));
  return {
    ...form,
    tiles: put(form.tiles, place, laid ?? undefined),
    features: elsewhere(form.features),
    buildings: elsewhere(form.buildings),
  };
}

/** The file counts from the top left corner of the district, wherever it lies in the grid. */
export function file({ metropolis }: Shared, players: Player[]): Record<string, unknown> {
  return { metropolis, districts: players.map(districtOf) };
}

function districtOf({ tiles, features, buildings, cards, rings }: Player): Record<string, unknown> {
  const places = Object.keys(tiles).map(pair);
  const [left, top] = [0, 1].map((axis) => Math.min(...places.map((place) => place[axis] ?? 0)) * SIDE) as [
    number,
    number,
  ];
  const at = (name: string, scale = 1): { x: number; y: number } => {
    const [x, y] = pair(name);
    return { x: x * scale - left, y: y * scale - top };
  };
  return {
    tiles: Object.entries(tiles).map(([place, laid]) => ({ ...laid, ...at(place, SIDE) })),
    features: Object.entries(features).map(([space, feature]) => ({ feature, ...at(space) })),
    buildings: Object.entries(buildings).map(([space, building]) => ({ ...building, ...at(space) })),
    cards,
    rings: Object.fromEntries(Object.entries(rings).filter(([, points]) => points > 0)),
  };
}
