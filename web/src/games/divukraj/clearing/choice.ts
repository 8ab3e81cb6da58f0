/** What is to be chosen at a place, after a worker went there: read from the lines that may follow. */

import { RESOURCES, type Resource, type View } from "../box";
import { aboutOf, kindOf } from "../lines";
import { type Ground, HAVEN, JOURNEY } from "./ground";

/** What discarded cards are for, as the position numbers it; null where it is no matter of the clearing. */
const PURPOSES = ["haven", "three", "double", null, null, "journey"] as const;
export type Purpose = NonNullable<(typeof PURPOSES)[number]>;

/** Where cards are discarded for it. */
export const PLACE_OF: Readonly<Record<Purpose, string>> = {
  haven: HAVEN,
  three: "discard_up_to_3_for_any",
  double: "discard_any_draw_double",
  journey: JOURNEY,
};

export type Title =
  | { key: "take"; left: number }
  | { key: "discard"; purpose: Purpose; left: number }
  | { key: "use" | "clock" | "meadow" | "summer" | "store" | "market" | "lift" | "range" | "revisit" };

/** What lies elsewhere on the board is chosen there: cards, players, and that nothing more is wanted. */
export interface Choice {
  title: Title;
  resources: readonly { line: string; resource: Resource }[];
  /** Workers that stand on cards of a city, or nowhere. */
  elsewhere: readonly { line: string; about: string }[];
  /** How many cards were discarded already. */
  discarded: number;
}

// What a task is for, as the position numbers it: Clock Tower uses a place, Ranger moves a worker, alone a Fool takes a
// card out of Rugwort's city.
const [CLOCK, RANGE, BANISH] = [2, 0, 3];

interface Task {
  a: number;
  b: number;
  c: number;
}

/** The numbers of the task that is next. */
function taskOf(view: View): Task {
  const at = String(view.depth);
  const number = (counts: object) => (counts as Readonly<Record<string, number | undefined>>)[at] ?? 0;
  return { a: number(view.task_a), b: number(view.task_b), c: number(view.task_c) };
}

/** The card that leaves is one of Rugwort's city. */
export const isBanishing = (view: View): boolean => view.phase === "remove" && taskOf(view).a === BANISH;

export function titleOf(view: View): Title | null {
  const { a, b, c } = taskOf(view);
  switch (view.phase) {
    case "take":
      return { key: "take", left: a };
    case "discard": {
      const purpose = PURPOSES[a] ?? null;
      return purpose && { key: "discard", purpose, left: c - b };
    }
    case "use":
      return { key: a === CLOCK ? "clock" : "use" };
    case "meadow":
      return b === 1 ? { key: "summer" } : c === 1 ? { key: "meadow" } : null;
    case "lift":
      return { key: a === RANGE ? "range" : "lift" };
    case "revisit":
      return { key: view.phase };
    case "store-event":
      return { key: "store" };
    case "market":
      return { key: "market" };
    default:
      return null;
  }
}

/** Null where nothing is to be chosen, or what is has its own place on the board. */
export function choiceOf(view: View, ground: Ground, next: readonly string[]): Choice | null {
  const title = titleOf(view);
  if (!title || next.length === 0) return null;
  const named = next.map((line) => ({ line, kind: kindOf(line), about: aboutOf(line) }));
  const isResource = (word: string): word is Resource => RESOURCES.some((each) => each === word);
  return {
    title,
    resources: named.flatMap(({ line, about }) => (isResource(about) ? [{ line, resource: about }] : [])),
    elsewhere: named.flatMap(({ line, kind, about }) =>
      kind === "lift" && ground.kindOf(about) === null ? [{ line, about }] : [],
    ),
    discarded: title.key === "discard" ? taskOf(view).b : 0,
  };
}

/** What is chosen lies on the clearing: a sheet must not cover it. */
export const isOfPlaces = ({ key }: Title): boolean => ["use", "clock", "lift", "range", "revisit"].includes(key);

/** There is something to press, or to be told: what glows on the board itself needs no sheet. */
export const needsSheet = ({ title, resources, elsewhere }: Choice): boolean =>
  title.key === "discard" || resources.length + elsewhere.length > 0;

/** What the cards discarded so far bring. */
export function earned(purpose: Purpose, cards: number): number {
  if (purpose === "journey") return 0;
  return purpose === "haven" ? Math.floor(cards / 2) : purpose === "double" ? 2 * cards : cards;
}
