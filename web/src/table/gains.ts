/** What each line that may follow would change, as the server counts it. */

import type { GainsTold } from "../core/told";

/** For each line, how the total of every seat would change. */
export type Gains = ReadonlyMap<string, readonly number[]>;

/** A line after which somebody's total cannot be known promises nothing. */
export function gainsOf({ gains }: GainsTold): Gains {
  const isKnown = (totals: readonly (number | null)[]): totals is number[] => totals.every((each) => each !== null);
  return new Map(gains.flatMap(({ action, totals }) => (isKnown(totals) ? [[action, totals]] : [])));
}
