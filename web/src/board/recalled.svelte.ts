/** A position of the past, as a board draws it: nothing can be done in it. */

import { NO_SCORES, type EntryTold, type ReplayTold, type Scores, type SeatTold } from "../core/told";
import type { Play } from "../games/game";

export class Recalled<V> implements Play<V> {
  now: ReplayTold | null = $state.raw(null);
  readonly legal: readonly string[] = [];
  readonly next: readonly string[] = [];
  readonly draft: readonly string[] = [];
  readonly final: readonly string[] = [];
  readonly news: readonly EntryTold[] = [];
  readonly chosen = null;
  readonly isWhole = false;
  readonly gains = undefined;
  readonly count = undefined;

  constructor(readonly live: Play<V>) {}

  get game(): string {
    return this.live.game;
  }

  get edition(): string {
    return this.live.edition;
  }

  get options(): Readonly<Record<string, string>> {
    return this.live.options;
  }

  get seat(): number | null {
    return this.live.seat;
  }

  get home(): number {
    return this.live.home ?? this.live.seat ?? 0;
  }

  get seats(): readonly SeatTold[] {
    return this.live.seats;
  }

  get view(): V {
    const { now, live } = this;
    if (!now) return live.settled;
    return (live.seat === null ? now.view : (now.views?.[live.seat] ?? now.view)) as V;
  }

  get settled(): V {
    return this.view;
  }

  get actors(): readonly number[] {
    return this.now?.actors ?? [];
  }

  get scores(): Scores {
    return this.now?.scores ?? NO_SCORES;
  }

  get standing(): Scores {
    return this.scores;
  }

  readonly past: readonly EntryTold[] = $derived.by(() => this.live.past.slice(0, this.now?.step ?? 0));

  /** What the last line is about. */
  get ringed(): readonly string[] {
    return this.past.findLast(({ kind }) => kind === "act")?.text.split(" ") ?? [];
  }

  name(seat: number): string {
    return this.live.name(seat);
  }

  recall(step: number): Promise<ReplayTold> {
    return this.live.recall(step);
  }

  choose(): void {} // nothing can be done in what has been

  plan(): void {}

  confirm(): void {}

  cancel(): void {}

  why(): void {}
}
