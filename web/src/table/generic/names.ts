/** What the fields of views are called: by the game, else for all games, else by their own word. */

import { say, words } from "../../core/words.svelte";

export function fieldName(game: string, field: string): string {
  const own = `page-table-field-${game}-${field}`;
  const common = `page-table-field-all-${field}`;
  if (words.has(own)) return say(own);
  return words.has(common) ? say(common) : field.replaceAll("_", " ");
}
