/** The name and the letter of a colour: Č or R for red. */

import { say } from "../core/words.svelte";
import type { Colour } from "./Sign.svelte";

export function nameOfColour(colour: Colour): { name: string; letter: string } {
  return { name: say(`page-colour-${colour}`), letter: say(`page-letter-${colour}`) };
}
