/** What is to be chosen at a place, after a worker went there: read from the lines that may follow. */

import { type Box, RESOURCES, type Resource, type View } from "../box";
import { aboutOf, kindOf } from "../lines";
import { HAVEN, JOURNEY } from "./ground";

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
  | { key: "use" | "clock" | "meadow" | "summer" | "forest-play" | "store" | "market" }
  | { key: "beneath" | "scrolls" | "lift" | "range" | "revisit" };

export interface Choice {
  title: Title;
  resources: readonly { line: string; resource: Resource }[];
  cards: readonly { line: string; kind: string; card: string }[];
  seats: readonly { line: string; seat: number }[];
  /** Workers that stand where nothing is drawn here: on the card of another player, or nowhere. */
  elsewhere: readonly { line: string; about: string }[];
  /** How many cards were discarded already. */
  discarded: number;
  /** `done` may be said. */
  canStop: boolean;
}

// What a task is for, as the position numbers it: Clock Tower uses a place, Ranger moves a worker.
const [CLOCK, RANGE] = [2, 0];

const NOWHERE = "nowhere";

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
    case "forest-play":
    case "scrolls":
    case "revisit":
      return { key: view.phase };
    case "store-event":
      return { key: "store" };
    case "market":
    case "to-goods":
      return { key: "market" };
    case "capture":
    case "graduate":
      return { key: "beneath" };
    default:
      return null;
  }
}

/** Null where nothing is to be chosen, or what is has its own place on the board. */
export function choiceOf(view: View, box: Box, next: readonly string[]): Choice | null {
  const title = titleOf(view);
  if (!title || next.length === 0) return null;
  const named = next.map((line) => ({ line, kind: kindOf(line), about: aboutOf(line) }));
  const isResource = (word: string): word is Resource => RESOURCES.some((each) => each === word);
  return {
    title,
    resources: named.flatMap(({ line, about }) => (isResource(about) ? [{ line, resource: about }] : [])),
    cards: named.flatMap(({ line, kind, about }) => {
      const [card = ""] = about.split(" ");
      return box.isCard(card) ? [{ line, kind, card }] : [];
    }),
    seats: named.flatMap(({ line, kind, about }) => (kind === "to" ? [{ line, seat: Number(about) }] : [])),
    elsewhere: named.flatMap(({ line, kind, about }) =>
      kind === "lift" && (about === NOWHERE || about.includes("@")) ? [{ line, about }] : [],
    ),
    discarded: title.key === "discard" ? taskOf(view).b : 0,
    canStop: next.includes("done"),
  };
}

/** What is chosen lies on the clearing: a sheet must not cover it. */
export const isOfPlaces = ({ key }: Title): boolean => ["use", "clock", "lift", "range", "revisit"].includes(key);

/** There is something to press: what glows on the board itself needs no sheet. */
export const hasOptions = ({ resources, cards, seats, elsewhere, canStop }: Choice): boolean =>
  canStop || resources.length + cards.length + seats.length + elsewhere.length > 0;

/** What the cards discarded so far bring. */
export function earned(purpose: Purpose, cards: number): number {
  if (purpose === "journey") return 0;
  return purpose === "haven" ? Math.floor(cards / 2) : purpose === "double" ? 2 * cards : cards;
}
