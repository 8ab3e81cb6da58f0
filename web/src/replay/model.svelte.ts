/** A match step by step, with somebody's eyes: what a board draws, without anything to be done. */

import { ask } from "../core/api";
import { attempt } from "../core/notices.svelte";
import {
  NO_SCORES,
  type Counted,
  type EntryTold,
  type ReplayTold,
  type Scores,
  type SeatCount,
  type TableTold,
} from "../core/told";
import type { Play } from "../games/game";
import { Answer } from "../table/answer.svelte";
import { Around } from "../table/around.svelte";

export class ReplayPlay extends Around implements Play {
  now: ReplayTold | null = $state.raw(null);
  lines: EntryTold[] = $state.raw([]);
  news: EntryTold[] = $state.raw([]);
  /** `open`, `spectator`, a seat; empty: one's own, the only ones at a table that still runs. */
  eyes = $state("");
  /** Where the scrubber is; the position follows as soon as it is told. */
  step = $state(0);
  readonly legal: readonly string[] = [];
  readonly next: readonly string[] = [];
  readonly draft: readonly string[] = [];
  readonly final: readonly string[] = [];
  readonly chosen = null;
  readonly isWhole = false;
  readonly gains = undefined;

  private readonly counted = new Answer<readonly SeatCount[]>();
  private readonly found: Record<string, Promise<ReplayTold>> = {};

  async open(step: number | null): Promise<void> {
    this.told = await ask<TableTold>("GET", `/api/tables/${this.id}`);
    if (this.isOver) this.eyes = "open";
    const { steps } = await this.fetch(0);
    await this.readLines(steps);
    await this.show(Math.min(step ?? (this.isOver ? 0 : steps), steps));
  }

  get isOver(): boolean {
    return this.told?.end !== null && this.told?.end !== undefined;
  }

  async lookWith(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.readLines(this.lines.length);
    await this.show(this.step);
  }

  go(step: number): void {
    void attempt(() => this.show(step));
  }

  /** Quick steps may be answered in another order: only the one that is wanted last is drawn. */
  private async show(step: number): Promise<void> {
    const before = this.now?.step ?? step;
    this.step = step;
    const told = await this.fetch(step);
    if (this.step !== step) return;
    this.now = told;
    this.news = step > before ? this.lines.slice(before, step) : [];
    if (step < this.lines.length) await this.fetch(step + 1); // so that the next step is there at once
  }

  private async readLines(steps: number): Promise<void> {
    this.lines = (await ask<ReplayTold>("GET", this.address(steps, 0))).lines;
  }

  private fetch(step: number): Promise<ReplayTold> {
    const address = this.address(step, step);
    const told = (this.found[address] ??= ask<ReplayTold>("GET", address));
    told.catch(() => delete this.found[address]); // the next one who wants it asks again
    return told;
  }

  recall(step: number): Promise<ReplayTold> {
    return this.fetch(step);
  }

  private address(step: number, since: number): string {
    return `/api/tables/${this.id}/replay?step=${step}&since=${since}${this.withEyes}`;
  }

  private get withEyes(): string {
    return this.eyes ? `&eyes=${this.eyes}` : "";
  }

  // --- What is drawn --------------------------------------------------------

  /** Open eyes are those of whoever acts: that is whose hidden things matter now. */
  get seat(): number | null {
    if (this.eyes !== "open" || !this.now?.views) return this.now?.seat ?? null;
    return this.actors[0] ?? this.line?.seat ?? 0;
  }

  /** Open eyes change from turn to turn; the board does not turn with them. */
  get home(): number {
    return this.eyes === "open" ? 0 : (this.seat ?? 0);
  }

  get view(): unknown {
    const seat = this.seat;
    return this.eyes === "open" && seat !== null ? this.now?.views?.[seat] : this.now?.view;
  }

  get settled(): unknown {
    return this.view;
  }

  get actors(): number[] {
    return this.now?.actors ?? [];
  }

  get scores(): Scores {
    return this.now?.scores ?? NO_SCORES;
  }

  get standing(): Scores {
    return this.scores;
  }

  get count(): readonly SeatCount[] | undefined {
    const address = this.now ? `/api/tables/${this.id}/replay/count?step=${this.now.step}${this.withEyes}` : null;
    const fetch = () => ask<Counted>("GET", address ?? "");
    return this.counted.read(address, async () => (await fetch()).seats) ?? this.counted.last;
  }

  readonly past: readonly EntryTold[] = $derived.by(() => this.lines.slice(0, this.now?.step ?? 0));

  /** The line that led to this step. */
  get line(): EntryTold | undefined {
    return this.lines[this.step - 1];
  }

  get ringed(): string[] {
    return this.line?.text.split(" ") ?? [];
  }

  choose(): void {} // nothing can be done in what has been

  plan(): void {}

  confirm(): void {}

  cancel(): void {}

  why(): void {}
}
