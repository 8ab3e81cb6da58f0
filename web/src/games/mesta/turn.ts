/** What is asked now, read from the lines that are drafted and those that may follow. */

import { turnedOn as quarterOn } from "../../board/turning";
import { type At, at, type Lot } from "./tiles";

export interface Question {
  /** The lines before the answer. */
  readonly before: readonly string[];
  /** All answers. */
  readonly options: readonly string[];
  /** The answer that is drafted already and waits for Confirm; another one may still be given. */
  readonly answer: string | null;
}

export type Kind = "start" | "take" | "tile" | "pick" | "feature" | "piece" | "build" | "nothing";

export const kindOf = (line: string): string => line.split(" ")[0] ?? "";
const argument = (line: string): string => line.slice(kindOf(line).length + 1);

const NOTHING: Question = { before: [], options: [], answer: null };

/** Which lines may follow others, as far as it was told. */
export type Known = (before: readonly string[]) => readonly string[] | undefined;

/** The next question; where nothing is asked any more, the last one that was answered. */
export function questionOf(draft: readonly string[], next: readonly string[], known: Known): Question {
  if (next.length > 0) return { before: draft, options: next, answer: null };
  const before = draft.slice(0, -1);
  const answer = draft.at(-1);
  if (answer === undefined) return NOTHING;
  return { before, options: known(before) ?? [answer], answer };
}

/** `discard` alone says nothing: a feature and a piece can be discarded. */
export function kindAsked({ before, options }: Question): Kind {
  const kinds = new Set(options.map(kindOf));
  for (const kind of ["start", "take", "tile", "pick", "feature", "piece", "build"] as const) {
    if (kinds.has(kind)) return kind;
  }
  if (!kinds.has("discard")) return "nothing";
  return before.some((line) => kindOf(line) === "piece") ? "build" : "feature";
}

// --- Tiles --------------------------------------------------------------------

export interface Placed {
  place: string;
  rotation: number;
}

export function readTile(line: string): Placed {
  const [place = "0,0", rotation = "0"] = argument(line).split(" ");
  return { place, rotation: Number(rotation) };
}

export const tileLine = ({ place, rotation }: Placed): string => `tile ${place} ${rotation}`;

/** Where the tile may lie, each place once, from back to front. */
export function spotsOf(options: readonly string[]): (At & { place: string })[] {
  const places = new Set(options.filter((line) => kindOf(line) === "tile").map((line) => readTile(line).place));
  const spots = [...places].map((place) => ({ place, ...at(place) }));
  return spots.sort((one, two) => one.x + one.y - two.x - two.y || one.x - two.x);
}

/** The same place, turned on by quarter turns until it looks different and is legal. */
export function turnedOn(options: readonly string[], { place, rotation }: Placed, by: number): string {
  const tiles = options.filter((line) => kindOf(line) === "tile").map(readTile);
  const allowed = tiles.filter((each) => each.place === place).map((each) => each.rotation);
  return tileLine({ place, rotation: quarterOn(allowed, rotation, by) });
}

/** At another place, turned as it is; else as little as possible. */
export function movedTo(options: readonly string[], place: string, rotation: number): string | undefined {
  const there = options.filter((line) => kindOf(line) === "tile" && readTile(line).place === place);
  return there.find((line) => readTile(line).rotation === rotation) ?? there[0];
}

export type Gains = ReadonlyMap<string, readonly number[]>;

/** What promises this seat most; the first of equals. */
export function best(options: readonly string[], gains: Gains | undefined, seat: number): string | undefined {
  const worth = (line: string) => gains?.get(line)?.[seat] ?? 0;
  return options.reduce<string | undefined>(
    (top, line) => (top === undefined || worth(line) > worth(top) ? line : top),
    undefined,
  );
}

// --- Features and pieces --------------------------------------------------------

/** The spaces that a feature or a piece may go to. */
export function targetsOf(options: readonly string[]): Set<string> {
  return new Set(options.filter((line) => ["feature", "build"].includes(kindOf(line))).map(argument));
}

export interface Item {
  /** A colour, or a feature. */
  what: string;
  /** Where its lines begin in the draft; null: it has none yet. */
  from: number | null;
  state: "placed" | "gone" | "current" | "waiting";
}

/** The pieces of this turn: those of the draft in their order, then those that wait. `held`: chosen before the draft. */
export function piecesOf(draft: readonly string[], waiting: readonly Lot[], held: Lot | null): Item[] {
  const stateAt = (index: number): Item["state"] => {
    const after = kindOf(draft[index] ?? "");
    return after === "build" ? "placed" : after === "discard" ? "gone" : "current";
  };
  const drafted = draft.flatMap((line, index): Item[] =>
    kindOf(line) === "piece" ? [{ what: argument(line), from: index, state: stateAt(index + 1) }] : [],
  );
  const first: Item[] = held ? [{ what: held, from: null, state: stateAt(0) }] : [];
  return [...first, ...drafted, ...waiting.map((what): Item => ({ what, from: null, state: "waiting" }))];
}

/** What follows of itself: nothing is asked that has one answer, or that a click on a space answers too. */
export function forced({ options }: Question): string | undefined {
  const kinds = new Set(options.map(kindOf));
  if (kinds.has("build")) {
    const built = options.filter((line) => kindOf(line) === "build");
    return built.length === 1 ? built[0] : undefined;
  }
  if (kinds.has("pick") || kinds.has("piece")) return options[0];
  if (kinds.has("feature") && kinds.has("discard")) return undefined;
  return options.length === 1 && (kinds.has("feature") || kinds.has("discard")) ? options[0] : undefined;
}
