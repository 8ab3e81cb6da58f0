/** A view, read without knowing the game: what belongs to a seat, what lies in the middle, and how each field looks. */

import { cellOf, type Cell } from "../grouping";

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
  | { sort: "places"; field: string; places: Place[] }
  | { sort: "record"; field: string; parts: Part[] };

/** Fields that no view shows: the room tells of them. */
const OF_THE_ROOM: ReadonlySet<string> = new Set(["edition", "seats", "phase", "duty"]);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists with one record for each seat. */
function isOfSeats(value: unknown, seats: number): value is Fields[] {
  return Array.isArray(value) && value.length === seats && value.every(isFields);
}

export function middleOf(view: unknown, seats: number): Part[] {
  const fields = Object.entries((view ?? {}) as Fields).filter(([, value]) => !isOfSeats(value, seats));
  return partsOf(Object.fromEntries(fields));
}

/** All that the view tells of one seat, from every list of records. */
export function recordOf(view: unknown, seats: number, seat: number): Fields {
  const lists = Object.values((view ?? {}) as Fields).filter((value) => isOfSeats(value, seats)) as Fields[][];
  return Object.assign({}, ...lists.map((list) => list[seat])) as Fields;
}

/** Boards first, else in the order of the view. */
export function partsOf(fields: Fields): Part[] {
  const shown = Object.entries(fields).filter(([field]) => !OF_THE_ROOM.has(field));
  const parts = shown.map(([field, value]) => partOf(field, value)).filter((part) => part !== null);
  const isBoard = ({ sort }: Part) => Number(sort === "places");
  return parts.toSorted((one, two) => isBoard(two) - isBoard(one));
}

function partOf(field: string, value: unknown): Part | null {
  if (Array.isArray(value)) return listOf(field, value);
  if (isFields(value)) return isOfPlaces(value) ? boardOf(field, value) : mapOf(field, value);
  if (value === null || value === "" || value === -1 || value === 0 || value === false) return null; // nothing to tell
  return { sort: "scalar", field, word: String(value) };
}

function listOf(field: string, values: unknown[]): Part | null {
  const words = values.filter((each) => typeof each === "string" || typeof each === "number").map(String);
  return words.length ? { sort: "list", field, words } : null;
}

function mapOf(field: string, value: Fields): Part | null {
  const entries = Object.entries(value);
  if (entries.length === 0) return null;
  if (entries.every(([, each]) => typeof each === "number"))
    return { sort: "counts", field, items: entries.map(([word, count]) => ({ word, count: count as number })) };
  if (entries.every(([, each]) => typeof each === "string"))
    return { sort: "pairs", field, items: entries.map(([key, word]) => ({ key, word: word as string })) };
  const parts = partsOf(value);
  return parts.length ? { sort: "record", field, parts } : null;
}

// --- Boards -------------------------------------------------------------------

const isOfPlaces = (value: Fields): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => cellOf(placeOf(key).place) !== null);

/** `3.1.2` is the second thing on place `3.1`; `4.2 G` says in its key what lies there. */
export function placeOf(key: string): { place: string; rest: string } {
  const found = /^(\d+\.\d+)[. ](.+)$/.exec(key);
  return found ? { place: found[1] ?? key, rest: found[2] ?? "" } : { place: key, rest: "" };
}

function boardOf(field: string, value: Fields): Part {
  const places = new Map<string, Place>();
  for (const [key, each] of Object.entries(value)) {
    const { place: name, rest } = placeOf(key);
    const cell = cellOf(name);
    if (!cell) continue;
    const place = places.get(name) ?? { key: name, ...cell, layers: [] };
    places.set(name, place);
    const isNamed = typeof each === "number" && rest !== "" && Number.isNaN(Number(rest));
    place.layers.push(isNamed ? { field, word: rest, count: each } : { field, word: String(each), count: null });
  }
  return { sort: "places", field, places: [...places.values()] };
}
