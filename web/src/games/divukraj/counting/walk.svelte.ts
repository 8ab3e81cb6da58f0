/** The count of a city as a walk: part after part, step after step, seat after seat. */

import { Counting } from "../../../board/counting.svelte";
import type { Mark, Step } from "../../../board/steps";
import type { SeatCount } from "../../../core/told";
import type { Play } from "../../game";
import type { View } from "../box";
import type { Standing } from "../city";
import type { Desk } from "../desk.svelte";

/** In the order of the rulebook. */
export const PARTS = ["cards", "tokens", "prosperity", "journey", "events"] as const;
export type Part = (typeof PARTS)[number];

export class Walk {
  /** The part that is counted now. */
  part: Part = $state("cards");
  readonly counting: Counting = $derived.by(() => new Counting(this.part, () => this.play.count, [this.seat]));

  constructor(
    private readonly play: Pick<Play<View>, "count">,
    part: Part,
    readonly seat: number,
  ) {
    this.part = part;
  }

  isAt(part: Part, seat: number): boolean {
    return this.part === part && this.seat === seat;
  }

  get step(): Step | undefined {
    return this.counting.step;
  }

  /** What is known of a part: its points now, the most it may come to, its steps. */
  countOf(part: Part): SeatCount["parts"][number] | undefined {
    return this.play.count?.[this.seat]?.parts.find((each) => each.part === part);
  }

  /** The next part that pays anything; undefined: the walk is over. */
  get onward(): Part | undefined {
    return PARTS.slice(PARTS.indexOf(this.part) + 1).find((part) => (this.countOf(part)?.steps.length ?? 0) > 0);
  }

  /** How a card of a city looks at this step; what is not in a city fades nothing. */
  markOf(seat: number, card: string): Mark | null {
    return seat === this.seat ? this.counting.markOf(seat, card) : null;
  }

  /** Of a space: what scores is more than what is counted for it. */
  markOn(seat: number, space: readonly Pick<Standing, "card">[]): Mark | null {
    const marks = space.map(({ card }) => this.markOf(seat, card));
    return (["scoring", "counted", "faded"] as const).find((mark) => marks.includes(mark)) ?? null;
  }
}

/** Begins the count of a part, or ends it. */
export function countUp(desk: Desk, part: Part, seat: number): void {
  desk.walk = desk.walk?.isAt(part, seat) ? null : new Walk(desk.play, part, seat);
}
