/** What a count is about, in words. */

import { say } from "../../../core/words.svelte";
import { listed, thing } from "../said";

const STOCK = "points"; // tokens that lie on no card

/** `farm, farm, mine` is 2× Farm and Mine; `chapel 1` is the Chapel. */
export function wordsSaid(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(nameOf(word), (counts.get(nameOf(word)) ?? 0) + 1);
  return listed([...counts].map(([name, count]) => (count > 1 ? `${count}× ${name}` : name)));
}

function nameOf(word: string): string {
  const [first = "", second = ""] = word.split(" ");
  if (word === STOCK) return say("page-divukraj-told-stock");
  const isGood = second !== "" && Number.isNaN(Number(second));
  return thing(isGood ? second : first);
}
