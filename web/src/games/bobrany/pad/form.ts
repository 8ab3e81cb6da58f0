/** Seven cards, and two towns of sixteen cells: colours, walkways, beavers, tokens laid between tiles. */

import { COLOURS as ALL, type Colour } from "../../../look/Sign.svelte";
import { put } from "../../../pad/put";

export interface Shared {
  /** One card of each colour. */
  cards: Record<string, string>;
  lone: boolean;
}

export interface Tile {
  colour: Colour;
  /** Side letters in the order N E S W; empty: not said. */
  walkways: string;
  beaver: boolean;
}

export interface Player {
  tiles: Record<string, Tile>;
  links: string[];
  reserve: number;
  builder: boolean;
}

export interface Box {
  cards: { id: string; colour: Colour; first_game?: boolean }[];
}

export const SIDES = ["N", "E", "S", "W"] as const;
export const ROWS = ["A", "B", "C", "D"] as const;
export const COLUMNS = [1, 2, 3, 4] as const;
export const COLOURS = ALL.filter((colour) => colour !== "grey");
/** Their tiles are crosses, so nobody has to say so. */
const CROSSES: readonly Colour[] = ["brown", "red"];

export const shared = (): Shared => ({ cards: {}, lone: false });

export const player = (): Player => ({ tiles: {}, links: [], reserve: 0, builder: false });

export function newTile(colour: Colour): Tile {
  return { colour, walkways: CROSSES.includes(colour) ? SIDES.join("") : "", beaver: colour === "brown" };
}

export function withSide(walkways: string, side: string, isThere: boolean): string {
  return SIDES.filter((each) => (each === side ? isThere : walkways.includes(each))).join("");
}

/** The borders of a cell to laid neighbours on the right and below: `A1-A2`. */
export function bordersOf(tiles: Record<string, Tile>, cell: string): string[] {
  const [row, column] = [ROWS.indexOf(cell[0] as (typeof ROWS)[number]), Number(cell[1])];
  const around = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  const cells = around.map(([r, c]) => `${ROWS[r ?? -1] ?? "?"}${c}`).filter((each) => tiles[each]);
  return cells.map((each) => [cell, each].sort().join("-"));
}

/** A tile that goes takes its links along. */
export function without(form: Player, cell: string): Player {
  return {
    ...form,
    tiles: put<Tile>(form.tiles, cell, undefined),
    links: form.links.filter((link) => !link.split("-").includes(cell)),
  };
}

export function file({ cards, lone }: Shared, players: Player[]): Record<string, unknown> {
  return {
    cards: COLOURS.flatMap((colour) => cards[colour] ?? []),
    options: { monastery_lone: lone ? "yes" : "no" },
    towns: players.map(townOf),
  };
}

function townOf({ tiles, links, reserve, builder }: Player): Record<string, unknown> {
  const laid = Object.entries(tiles);
  return {
    tiles: Object.fromEntries(
      laid.map(([cell, { colour, walkways }]) => [cell, { colour, ...(walkways ? { walkways } : {}) }]),
    ),
    links,
    beavers: laid.filter(([, tile]) => tile.colour === "brown" && tile.beaver).map(([cell]) => cell),
    reserve,
    builder,
  };
}
