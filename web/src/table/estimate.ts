/** Points as they are shown: what is known for sure; else about how many, never as if that were known. */

import type { EstimateTold, Part } from "../core/told";
import { say } from "../core/words.svelte";

export const shownPoints = (known: Part | undefined, estimate: EstimateTold | undefined): string => {
  if (known !== null && known !== undefined) return String(known);
  return estimate ? say("page-table-guess", { points: Math.round(estimate.mean) }) : "?";
};

/** How sure it is, in words. */
export const saidEstimate = ({ mean, low, high, worlds }: EstimateTold): string =>
  say("page-table-estimate", { points: Math.round(mean), low, high, worlds });
