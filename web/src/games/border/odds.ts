/** How likely a group can still be completed. Dice are fair and apart from each other, so this is exact. */

import type { DieColour } from "./view";

export const ROLLS = 3;
const MISS = 5 / 6;

export interface Throw {
  dice: readonly (DieColour | null)[];
  /** The places of the dice that are to be rolled again first; none: those that do not fit. */
  chosen: readonly number[];
  /** How many rolls there may still be. */
  rolls: number;
}

/** The chance to end with `needed` dice of this colour, if all rolls serve that alone. */
export function chanceOf(colour: DieColour, needed: number, { dice, chosen, rolls }: Throw): number {
  const throws = dice.map((face, die) => {
    const fits = face === colour;
    return throwsOf(fits, chosen.length === 0 ? !fits : chosen.includes(die), rolls);
  });
  return atLeast(
    needed,
    throws.map((count) => 1 - MISS ** count),
  );
}

/** How often a die is thrown until it fits. After the next roll each that does not fit is thrown again; one that fits stays. */
function throwsOf(fits: boolean, isChosen: boolean, rolls: number): number {
  if (isChosen) return rolls;
  return fits ? Infinity : Math.max(0, rolls - 1);
}

/** The chance that at least this many of the dice hit, each with a chance of its own. */
export function atLeast(needed: number, chances: readonly number[]): number {
  let hits = [1]; // hits[n]: the chance that n of the dice so far hit
  for (const chance of chances) {
    const next = [...hits, 0].map((_, count) => (hits[count] ?? 0) * (1 - chance) + (hits[count - 1] ?? 0) * chance);
    hits = next;
  }
  return Math.min(
    1,
    hits.slice(needed).reduce((sum, each) => sum + each, 0),
  );
}
