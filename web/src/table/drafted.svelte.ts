/** A live table with what waits for `Confirm`: what is drawn then, what it would lead to, what may be asked of it. */

import { ask, Refusal, type Problem } from "../core/api";
import { look } from "../core/look.svelte";
import { notices } from "../core/notices.svelte";
import { isRated } from "../core/rated";
import type { CountTold, GainsTold, Scores, SeatCount, Tried } from "../core/told";
import type { GamePage } from "../games/game";
import { Answer } from "./answer.svelte";
import { Draft, type Ground } from "./drafting.svelte";
import { gainsOf, type Gains } from "./gains";
import { Wired } from "./wired.svelte";

/** What a game's page says of its lines. */
export type Manners = Pick<GamePage, "final" | "closing" | "closes" | "gathers" | "isTurnBegun">;

export abstract class Drafted extends Wired implements Ground {
  /** The lines that are on their way to the server. */
  sent: readonly string[] = $state.raw([]);

  protected manners: Manners | null = $state.raw(null);
  protected readonly pending = new Draft(this);
  private readonly counted = new Answer<readonly SeatCount[]>();
  private readonly gained = new Answer<Gains>();
  private readonly ended = new Answer<Tried["stops"]>();

  // --- What is drawn --------------------------------------------------------

  get view(): unknown {
    return this.pending.position?.view ?? this.settled;
  }

  get scores(): Scores {
    return this.pending.position?.scores ?? this.standing;
  }

  get draft(): readonly string[] {
    return this.pending.lines;
  }

  get chosen(): string | null {
    return this.draft.at(-1) ?? null;
  }

  get next(): readonly string[] {
    return this.sent.length > 0 ? [] : this.pending.next;
  }

  get isWhole(): boolean {
    return this.pending.isWhole;
  }

  /** What `Confirm` adds to the draft. */
  get ending(): string | null {
    return this.pending.closing;
  }

  /** The lines that were taken by themselves, of those that wait or are on their way. */
  get taken(): readonly string[] {
    return this.pending.taken;
  }

  /** What `Confirm` would show or end. */
  get consequence(): Tried["stops"] {
    const { ending, draft } = this;
    if (ending === null) return this.pending.tried?.stops ?? null;
    const lines = [...draft, ending];
    return this.ended.read(this.questionOf(lines), async () => (await this.pending.try(lines)).stops) ?? null;
  }

  get final(): readonly string[] {
    return this.manners?.final ?? [];
  }

  // --- What a page may read: it is asked for then -----------------------------

  /** The last one stays until the next is there, so that numbers do not flicker. */
  get count(): readonly SeatCount[] | undefined {
    const lines = this.pending.drawn;
    const fetch = async () => (await this.question<CountTold>("count", lines)).seats;
    const told = this.counted.read(this.questionOf(lines), fetch);
    return told ?? (this.told?.play ? this.counted.last : undefined);
  }

  /** None at a rated table: that would be advice. */
  get gains(): Gains | undefined {
    const lines = this.draft;
    const isTold = this.isMyTurn && this.next.length > 0 && !isRated(this.told);
    const key = isTold ? this.questionOf(lines) : null;
    return this.gained.read(key, async () => gainsOf(await this.question<GainsTold>("gains", lines)));
  }

  private questionOf(lines: readonly string[]): string | null {
    const play = this.told?.status === "playing" ? this.told.play : null;
    return play ? [this.seat, play.hash, ...lines].join("\n") : null;
  }

  private question<T>(what: string, actions: readonly string[]): Promise<T> {
    return ask<T>("POST", `/api/tables/${this.id}/${what}`, { ...this.mine, actions });
  }

  // --- What a draft stands on ---------------------------------------------------

  get closing(): string | null {
    return this.manners?.closing ?? null;
  }

  get closes(): boolean {
    return this.manners?.closes?.(this as never) ?? true;
  }

  get gathers(): boolean {
    return this.manners?.gathers ?? this.closing !== null;
  }

  endsTurn({ view }: Tried): boolean {
    return this.manners?.isTurnBegun?.(view as never) ?? false;
  }

  get asks(): boolean {
    return look.chosen.obvious === "asked";
  }

  /** It waits for `Confirm` whatever was chosen in the settings. */
  isFinal(action: string): boolean {
    return this.final.includes(action.split(" ")[0] ?? "");
  }

  /** Where it can be taken back it is done at once, unless every action is to be confirmed. */
  get isDoneAtOnce(): boolean {
    if (this.gathers || look.chosen.confirmation === "always") return false;
    return this.ending === null && this.consequence === null && !this.draft.some((line) => this.isFinal(line));
  }

  try(lines: readonly string[]): Promise<Tried> {
    return this.question<Tried>("try", lines);
  }

  refuse({ error }: Tried): void {
    if (error?.message) notices.refuse(new Refusal(422, error as Problem));
  }
}
