/** What the words of actions are called. */

import { nameOf, Noun, say, words } from "../core/words.svelte";

/** A kind of action as a heading: `GAME-kind-KIND`, with a capital. */
export function headingOf(game: string, kind: string): string {
  const key = `${game}-kind-${kind}`;
  const text = words.has(key) ? say(key) : kind;
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The words after the kind: one name for all of them where there is one, else each by its own. */
export function labelOf(game: string, args: readonly string[]): string {
  const all = new Noun(game, args.join(" "));
  return words.has(all.key) ? say(all.key) : args.map((word) => nameOf(game, word)).join(" · ");
}

/** A thing by its name in the game, as a part of the score, or by a word of the page. */
export function thingName(game: string, id: string): string {
  const { key } = new Noun(game, id);
  const found = [key, `${game}-part-${id}`, `page-table-word-${id}`].find((each) => words.has(each));
  return found ? say(found) : id;
}

/** What a thing does, where the game says so. */
export function effectOf(game: string, id: string): string | null {
  const { key } = new Noun(game, id);
  const found = ["text", "effect"]
    .map((sort) => key.replace(`${game}-name-`, `${game}-${sort}-`))
    .find((each) => words.has(each));
  return found ? say(found) : null;
}
