/** A view, read without knowing the game: what belongs to a seat, what lies in the middle, and how each field looks. */

import { cellOf, type Cell } from "../grouping";
import type { Board, Legend } from "./legend";

type Fields = Record<string, unknown>;

/** A thing on a place of a board: of which field, and how many. */
export interface Layer {
  field: string;
  word: string;
  count: number | null;
}

export interface Place extends Cell {
  key: string;
  layers: Layer[];
}

export type Part =
  | { sort: "scalar"; field: string; word: string }
  | { sort: "counts"; field: string; items: { word: string; count: number }[] }
  | { sort: "list"; field: string; words: string[] }
  | { sort: "pairs"; field: string; items: { key: string; word: string }[] }
  | { sort: "places"; field: string; board: Board; places: Place[] }
  | { sort: "record"; field: string; parts: Part[] };

const ALWAYS_HIDDEN = new Set(["edition", "seats", "phase", "duty"]);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists with one record for each seat. */
function isOfSeats(value: unknown, seats: number): value is Fields[] {
  return Array.isArray(value) && value.length === seats && value.every(isFields);
}

export function middleOf(view: unknown, seats: number, legend: Legend): Part[] {
  const fields = Object.entries((view ?? {}) as Fields).filter(([, value]) => !isOfSeats(value, seats));
  return partsOf(Object.fromEntries(fields), legend);
}

/** All that the view tells of one seat, from every list of records. */
export function recordOf(view: unknown, seats: number, seat: number): Fields {
  const lists = Object.values((view ?? {}) as Fields).filter((value) => isOfSeats(value, seats)) as Fields[][];
  return Object.assign({}, ...lists.map((list) => list[seat])) as Fields;
}

export function partsOf(fields: Fields, legend: Legend): Part[] {
  const hidden = new Set([...ALWAYS_HIDDEN, ...(legend.hidden ?? [])]);
  const shown = Object.entries(fields).filter(([field]) => !hidden.has(field));
  const boards = boardsOf(Object.fromEntries(shown), legend);
  const onBoards = new Set(boards.flatMap(({ board }) => board.fields));
  const others = shown.filter(([field]) => !onBoards.has(field)).map(([field, value]) => partOf(field, value, legend));
  return sorted([...boards, ...others.filter((part) => part !== null)], legend.order ?? []);
}

function sorted(parts: Part[], order: readonly string[]): Part[] {
  const rank = ({ field }: Part) => (order.includes(field) ? order.indexOf(field) : order.length);
  return parts
    .map((part, at) => ({ part, at }))
    .sort((one, two) => rank(one.part) - rank(two.part) || one.at - two.at)
    .map(({ part }) => part);
}

function partOf(field: string, value: unknown, legend: Legend): Part | null {
  if (Array.isArray(value)) return listOf(field, value);
  if (isFields(value)) return mapOf(field, value, legend);
  if (value === null || value === "" || value === -1) return null;
  if ((value === 0 || value === false) && !legend.people?.includes(field)) return null; // nothing to tell
  return { sort: "scalar", field, word: String(value) };
}

function listOf(field: string, values: unknown[]): Part | null {
  const words = values.filter((each) => typeof each === "string" || typeof each === "number").map(String);
  return words.length ? { sort: "list", field, words } : null;
}

function mapOf(field: string, value: Fields, legend: Legend): Part | null {
  const entries = Object.entries(value);
  if (entries.length === 0) return null;
  if (entries.every(([, each]) => typeof each === "number"))
    return { sort: "counts", field, items: entries.map(([word, count]) => ({ word, count: count as number })) };
  if (entries.every(([, each]) => typeof each === "string"))
    return { sort: "pairs", field, items: entries.map(([key, word]) => ({ key, word: word as string })) };
  const parts = partsOf(value, legend);
  return parts.length ? { sort: "record", field, parts } : null;
}

// --- Boards -------------------------------------------------------------------

/** Those the legend names; else all fields whose keys are places, each alone. */
function boardsOf(fields: Fields, legend: Legend): Extract<Part, { sort: "places" }>[] {
  const named = Object.entries(legend.boards ?? {}).filter(([, board]) =>
    board.fields.some((field) => field in fields),
  );
  const taken = new Set(named.flatMap(([, board]) => board.fields));
  const found = Object.entries(fields).filter(
    ([field, value]) => !taken.has(field) && isFields(value) && isOfPlaces(value),
  );
  const alone = found.map(([field]): [string, Board] => [field, { fields: [field] }]);
  return [...named, ...alone].map(([field, board]) => ({
    sort: "places",
    field,
    board,
    places: placesOf(fields, board),
  }));
}

const isOfPlaces = (value: Fields): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => cellOf(key) !== null);

/** `3.1.2` is the second thing on place `3.1`; `4.2 G` says in its key what lies there. */
export function placeOf(key: string): { place: string; rest: string } {
  const found = /^(\d+\.\d+)[. ](.+)$/.exec(key);
  return found ? { place: found[1] ?? key, rest: found[2] ?? "" } : { place: key, rest: "" };
}

function placesOf(fields: Fields, board: Board): Place[] {
  const places = new Map<string, Place>();
  const at = (key: string): Place | null => {
    const cell = cellOf(key);
    if (!cell) return null;
    const turned = board.turned ? { row: cell.column, column: cell.row } : cell;
    const place = places.get(key) ?? { key, ...turned, layers: [] };
    places.set(key, place);
    return place;
  };
  for (const field of board.fields) {
    const value = fields[field];
    const entries = Array.isArray(value)
      ? value.map((key) => [String(key), field] as const)
      : isFields(value)
        ? Object.entries(value)
        : [];
    for (const [key, each] of entries) {
      const { place, rest } = placeOf(key);
      const isNamed = typeof each === "number" && rest !== "" && Number.isNaN(Number(rest));
      at(place)?.layers.push(isNamed ? { field, word: rest, count: each } : { field, word: String(each), count: null });
    }
  }
  return [...places.values()];
}
