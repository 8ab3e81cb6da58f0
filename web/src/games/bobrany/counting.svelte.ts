/** A card that is being counted, step by step, in both towns. */

import { type Bubble, bubblesOf, type Mark, markOf, type Step, stepsOf } from "../../board/steps";
import type { SeatCount } from "../../core/told";

export class Counting {
  at = $state(0);

  constructor(
    readonly part: string,
    private readonly count: () => readonly SeatCount[] | undefined,
    /** One's own town first. */
    private readonly seats: readonly number[],
  ) {}

  readonly steps = $derived.by((): Step[] => stepsOf(this.count() ?? [], this.part, this.seats));

  get step(): Step | undefined {
    return this.steps[Math.min(this.at, this.steps.length - 1)];
  }

  /** Of the spaces that count in any step of a seat; where nothing does, none. */
  fades(seat: number): (cell: string) => boolean {
    const own = this.steps.filter((step) => step.seat === seat);
    const counts = new Set(own.flatMap(({ scoring, counted }) => [...scoring, ...counted]));
    return (cell) => this.steps.length > 0 && !counts.has(cell);
  }

  markOf(seat: number, cell: string): Mark | null {
    return markOf(this.step, seat, cell);
  }

  bubbles(seat: number): Bubble[] {
    return bubblesOf(this.steps, Math.min(this.at, this.steps.length - 1), seat);
  }

  go(by: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, this.at + by));
  }
}
