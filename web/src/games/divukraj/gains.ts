/** What a choice would change in points. */

import { say } from "../../core/words.svelte";
import type { Desk } from "./desk.svelte";

/** If it were chosen and finished in the best way; undefined until that is known. */
export const gainOf = (desk: Desk, line: string): number | undefined => desk.play.gains?.get(line)?.[desk.mine];

/** In words, where it is known and not nothing; of a place as a sentence of its own. */
export const gainSaid = (gain: number | undefined, of: "gain" | "gain-place" = "gain"): string =>
  gain ? say(`page-divukraj-told-${of}`, { points: gain }) : "";
