/** Options and their values in the reader's language. The page knows no game's options: it asks the game's words. */

import type { OptionTold } from "../../core/told";
import { nameOf, Noun, say, words } from "../../core/words.svelte";

export function optionName(game: string, option: string): string {
  if (option === "first") return say("page-shell-option-first"); // the same in every game
  const key = `${game}-option-${option}`;
  const found = words.has(key) ? say(key) : option;
  return found.charAt(0).toLocaleUpperCase() + found.slice(1);
}

const EVERYWHERE = new Set(["random", "yes", "no", "first"]);

export function valueName(game: string, option: OptionTold, value: string): string {
  if (option.name === "first" && /^\d$/.test(value)) return say("page-player", { number: Number(value) + 1 });
  if (words.has(new Noun(game, value).key)) return nameOf(game, value);
  if (EVERYWHERE.has(value)) return say(`page-shell-value-${value}`);
  const parts = value.split(" ");
  return parts.length > 1 ? parts.map((part) => nameOf(game, part)).join(", ") : value;
}
