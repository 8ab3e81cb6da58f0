/** A part of the score that is being counted, step by step, seat after seat. */

import { type Bubble, bubblesOf, type Mark, markOf, type Step, stepsOf } from "./steps";
import type { SeatCount } from "../core/told";

export class Counting {
  at = $state(0);

  constructor(
    readonly part: string,
    private readonly count: () => readonly SeatCount[] | undefined,
    /** In the order in which they are counted. */
    private readonly seats: readonly number[],
  ) {}

  readonly steps = $derived.by((): Step[] => stepsOf(this.count() ?? [], this.part, this.seats));

  get step(): Step | undefined {
    return this.steps[Math.min(this.at, this.steps.length - 1)];
  }

  /** Of the spaces that count in any step of a seat; where nothing does, none. */
  fades(seat: number): (space: string) => boolean {
    const own = this.steps.filter((step) => step.seat === seat);
    const counts = own.flatMap(({ scoring, counted }) => [...scoring, ...counted]);
    return (space) => this.steps.length > 0 && !counts.includes(space);
  }

  markOf(seat: number, space: string): Mark | null {
    return markOf(this.step, seat, space);
  }

  bubbles(seat: number): Bubble[] {
    return bubblesOf(this.steps, Math.min(this.at, this.steps.length - 1), seat);
  }

  go(by: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + by));
  }
}
