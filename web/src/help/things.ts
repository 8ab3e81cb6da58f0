/** What the rules' texts have to say, by chapter. Which things there are is read from the words themselves. */

import { say, words } from "../core/words.svelte";
import { headingOf } from "../table/labels";

export const CHAPTERS = ["rules", "actions", "scoring", "things"] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Thing {
  id: string;
  name: string;
  text: string;
}

const byPrefix = (prefix: string): string[] => words.listed(prefix).map((key) => key.slice(prefix.length));

export function kindsOf(game: string): Thing[] {
  return byPrefix(`${game}-kind-`).map((id) => ({
    id,
    name: headingOf(game, id),
    text: say("page-help-written", { words: id.replaceAll("-", " ") }),
  }));
}

export function partsOf(game: string): Thing[] {
  return byPrefix(`${game}-part-`).map((id) => {
    const text = words.has(`${game}-text-${id}`) ? say(`${game}-text-${id}`) : "";
    return { id, name: say(`${game}-part-${id}`), text };
  });
}

/** Cards, places, milestones: whatever has both a name and a text. */
export function thingsOf(game: string): Thing[] {
  return ["text", "effect"].flatMap((what) =>
    byPrefix(`${game}-${what}-`)
      .filter((id) => words.has(`${game}-name-${id}`))
      .map((id) => ({ id, name: say(`${game}-name-${id}`), text: say(`${game}-${what}-${id}`) })),
  );
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Without regard to case and accents: who looks for `kocar` finds `Kočár`. */
export function found(things: readonly Thing[], sought: string): Thing[] {
  const wanted = plain(sought.trim());
  return things.filter(({ name, text }) => plain(`${name} ${text}`).includes(wanted));
}

/** A topic is a chapter, or the id of a thing. */
export function chapterOf(topic: string | undefined): Chapter {
  if (topic === undefined) return "rules";
  return CHAPTERS.find((each) => each === topic) ?? "things";
}
