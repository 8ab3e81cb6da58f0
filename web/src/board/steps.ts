/** How a part of the score comes about, step by step on the board: what is ringed, what fades, how far the sum is. */

import type { SeatCount } from "../core/told";

/** One step of one seat. */
export interface Step {
  seat: number;
  points: number;
  scoring: readonly string[];
  counted: readonly string[];
  /** Its number among those of its seat, from 1 on, and the points so far. */
  number: number;
  sum: number;
}

/** `done`, `now`, `later`: where a bubble is in the count. */
export interface Bubble {
  space: string;
  number: number;
  points: number;
  state: "done" | "now" | "later";
}

export type Mark = "scoring" | "counted" | "faded";

/** All steps of a part, seat after seat, in the order in which they are told. */
export function stepsOf(count: readonly Pick<SeatCount, "parts">[], part: string, seats: readonly number[]): Step[] {
  return seats.flatMap((seat) => {
    const steps = count[seat]?.parts.find((each) => each.part === part)?.steps ?? [];
    let sum = 0;
    return steps.map((step, index) => ({ ...step, seat, number: index + 1, sum: (sum += step.points) }));
  });
}

/** What a space looks like at a step: ringed where it scores, marked where it is counted for that, faded otherwise. */
export function markOf(step: Step | undefined, seat: number, space: string): Mark | null {
  if (!step) return null;
  if (step.seat !== seat) return "faded";
  if (step.scoring.includes(space)) return "scoring";
  return step.counted.includes(space) ? "counted" : "faded";
}

/** One bubble for each step of a seat, at the first space that scores in it. */
export function bubblesOf(steps: readonly Step[], at: number, seat: number): Bubble[] {
  return steps.flatMap((step, index) => {
    const space = step.scoring[0] ?? step.counted[0];
    if (step.seat !== seat || space === undefined) return [];
    const state = index < at ? "done" : index === at ? "now" : "later";
    return [{ space, number: step.number, points: step.points, state }];
  });
}
