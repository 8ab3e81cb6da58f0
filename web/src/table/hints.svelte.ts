/** Advice in three rungs: where to look, what to do, why. */

import { ask } from "../core/api";
import { attempt } from "../core/notices.svelte";
import type { components } from "../generated/api";
import type { LiveTable } from "./model.svelte";

export type Advice = components["schemas"]["Advice"];

export class Hints {
  /** 0: nobody asked; 1: the kind of action; 2: the action; 3: why. */
  private climbed = $state(0);
  private given: { hash: string; advice: Advice } | null = $state.raw(null);
  isThinking = $state(false);

  constructor(private readonly table: LiveTable) {}

  private get hash(): string {
    return `${this.table.seat} ${this.table.told?.play?.hash ?? ""}`;
  }

  get advice(): Advice | null {
    return this.given?.hash === this.hash ? this.given.advice : null;
  }

  get rung(): number {
    return this.advice ? this.climbed : 0;
  }

  /** The action that glows, once it has been asked for. */
  get action(): string | null {
    return this.rung >= 2 ? (this.advice?.action ?? null) : null;
  }

  /** Why no advice is to be had now. */
  get refusal(): "off" | "not-now" | null {
    if (this.table.told?.set_up.settings["hints"] === false) return "off";
    return this.table.isMyTurn ? null : "not-now";
  }

  get canAsk(): boolean {
    return this.refusal === null && !this.isThinking;
  }

  next(): void {
    if (!this.canAsk) return;
    if (this.advice) this.climb(Math.min(3, this.climbed + 1));
    else void attempt(() => this.fetch());
  }

  close(): void {
    this.climb(0);
    this.given = null;
  }

  private async fetch(): Promise<void> {
    const hash = this.hash;
    this.isThinking = true;
    try {
      const advice = await ask<Advice>("POST", `/api/tables/${this.table.id}/hint`, this.table.mine);
      this.given = { hash, advice };
      this.climb(1);
    } finally {
      this.isThinking = false;
    }
  }

  private climb(rung: number): void {
    this.climbed = rung;
    this.table.ringed = this.action?.split(" ") ?? [];
  }
}
