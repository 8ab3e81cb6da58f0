/** A live table as a board needs it: what waits for `Confirm`, what that would lead to, and how it is sent. */

import { ask, Refusal, type Problem } from "../core/api";
import { look } from "../core/look.svelte";
import { attempt, notices } from "../core/notices.svelte";
import { play as sound } from "../core/sound";
import type { CountTold, GainsTold, Scores, SeatCount, TableTold, Tried } from "../core/told";
import { say } from "../core/words.svelte";
import type { GamePage, Play } from "../games/game";
import { Answer } from "./answer.svelte";
import { Draft, type Ground } from "./drafting.svelte";
import { gainsOf, type Gains } from "./gains";
import { Wired } from "./wired.svelte";

/** What a game's page says of its lines. */
type Manners = Pick<GamePage, "final" | "closing" | "closes" | "gathers">;

export class LiveTable extends Wired implements Play, Ground {
  ringed: string[] = $state.raw([]);
  /** What was done without being asked for with the last command, to be told until something else is chosen. */
  spared: readonly string[] = $state.raw([]);
  /** The lines that are on their way to the server. */
  sent: readonly string[] = $state.raw([]);

  private manners: Manners | null = $state.raw(null);
  private readonly pending = new Draft(this);
  private readonly counted = new Answer<readonly SeatCount[]>();
  private readonly gained = new Answer<Gains>();
  private readonly ended = new Answer<Tried["stops"]>();
  /** Taking back goes on, choice by choice, to where the turn began. */
  private takesBack = false;
  /** The position in which somebody said no to the only way there is. */
  private declined: string | null = null;
  /** A command that nobody pressed a button for. */
  private unasked: string | null = null;

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

  get gains(): Gains | undefined {
    const lines = this.draft;
    const key = this.isMyTurn && this.next.length > 0 ? this.questionOf(lines) : null;
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

  get asks(): boolean {
    return look.chosen.obvious === "asked";
  }

  /** It waits for `Confirm` whatever was chosen in the settings. */
  isFinal(action: string): boolean {
    return this.final.includes(action.split(" ")[0] ?? "");
  }

  try(lines: readonly string[]): Promise<Tried> {
    return this.question<Tried>("try", lines);
  }

  refuse({ error }: Tried): void {
    if (error?.message) notices.refuse(new Refusal(422, error as Problem));
  }

  // --- What I do ------------------------------------------------------------

  choose(action: string): void {
    const [added, alone] = [[...this.draft, action], [action]];
    const [first, second] = this.gathers ? [added, alone] : [alone, added];
    if (this.pending.isSame(alone)) this.plan(alone);
    else if (this.follows(first)) this.plan(first);
    else if (this.follows(second)) this.plan(second);
    else this.why(action);
  }

  private follows(lines: readonly string[]): boolean {
    return (lines.length > 1 ? this.next : this.legal).includes(lines.at(-1) ?? "");
  }

  plan(lines: readonly string[]): void {
    if (lines.length === 0) return this.cancel();
    if (this.isBusy || this.seat === null) return;
    if (this.pending.isSame(lines)) return this.isWhole ? this.confirm() : undefined;
    const isSentAtOnce =
      !this.gathers && look.chosen.confirmation === "never" && !lines.some((line) => this.isFinal(line));
    if (isSentAtOnce) return this.act(lines);
    this.spared = [];
    void attempt(async () => {
      if ((await this.pending.become(lines)) && this.isDoneAtOnce) this.confirm();
    });
  }

  /** Where it can be taken back it is done at once, unless every action is to be confirmed. */
  private get isDoneAtOnce(): boolean {
    if (this.gathers || look.chosen.confirmation === "always") return false;
    return this.ending === null && this.consequence === null && !this.draft.some((line) => this.isFinal(line));
  }

  confirm(): void {
    if (this.isWhole) this.act(this.pushed());
    else if (this.draft.length > 0) notices.tell(say("page-table-not-whole"), "warn");
  }

  private pushed(): readonly string[] {
    this.spared = this.taken;
    return this.pending.send();
  }

  cancel(): void {
    if (this.taken.length > 0) this.declined = this.position;
    this.pending.clear();
  }

  private act(actions: readonly string[]): void {
    if (this.isBusy) return;
    this.sent = actions;
    this.command({ do: "act", actions });
    sound("placed");
  }

  /** The last choice of the draft; without a draft, the last one that was sent. */
  undo(): void {
    if (this.isBusy) return;
    if (this.isDrafted) return this.shorten();
    this.cancel();
    if (this.told?.play?.undo) this.command({ do: "undo" });
  }

  /** Somebody has chosen something of the draft: not all of it went without saying. */
  private get isDrafted(): boolean {
    return this.taken.length < this.draft.length;
  }

  private shorten(): void {
    const lines = this.pending.shortened();
    if (lines.length === 0) return this.cancel();
    void attempt(() => this.pending.become(lines));
  }

  /** Everything that can be taken back without asking anybody. */
  undoTurn(): void {
    if (this.isDrafted) return this.cancel();
    this.takesBack = true;
    this.undo();
  }

  /** After the draft where a turn is one choice; else as the table stands, where another choice may be made. */
  why(action: string): void {
    if (this.seat === null) return; // who only looks on is not told off
    if (this.gathers && this.consequence !== null) return notices.tell(say("page-table-confirm-first"), "warn");
    void attempt(async () => {
      const told = await ask<{ message: string | null }>("POST", `/api/tables/${this.id}/why`, {
        ...this.mine,
        action,
        actions: this.gathers ? this.draft : [],
      });
      if (told.message)
        notices.refuse(new Refusal(422, { kind: "illegal", reason: "", args: [], message: told.message }));
    });
  }

  // --- What comes -----------------------------------------------------------------

  protected refused(client: string | null, status: number, problem: Problem): void {
    this.takesBack = false;
    this.sent = [];
    this.pending.clear();
    if (status !== 409) notices.refuse(new Refusal(status, problem));
    else if (client === null || client !== this.unasked) notices.tell(say("page-moved-on"), "warn");
  }

  /** The position and whose eyes look at it. */
  private get position(): string {
    return `${this.seat} ${this.told?.play?.hash}`;
  }

  protected heard(before: TableTold | null): void {
    const mine = this.news.filter((entry) => entry.seat === this.seat);
    const isOther = `${before?.seat} ${before?.play?.hash}` !== this.position;
    if (mine.some(({ kind }) => kind === "undo")) this.declined = this.position;
    if (isOther || mine.some(({ kind }) => kind === "act")) this.reconsider();
    if (before && this.isMyTurn && !before.play?.actors.includes(before.seat ?? -1)) sound("turn");
    if (this.takesBack) this.takeBackOn();
  }

  /** Others may act at the same time: what I have chosen stays chosen as long as it is legal. */
  private reconsider(): void {
    const lines = this.isDrafted ? this.draft : [];
    this.sent = [];
    this.pending.forget();
    if (!this.isMyTurn) return;
    if (lines.length > 0 && this.legal.includes(lines[0] ?? "")) void attempt(() => this.pending.become(lines));
    else this.takeOnlyWay();
  }

  /** The page of the game is there: from now on it is known what its lines mean. */
  follow(manners: Manners): void {
    this.manners = manners;
    this.takeOnlyWay();
  }

  /** With one legal way it is taken by itself; what cannot be taken back is only made ready for `Confirm`. */
  private takeOnlyWay(): void {
    const [only] = this.legal;
    if (this.legal.length !== 1 || only === undefined || !this.mayTake(only)) return;
    void attempt(async () => {
      if (!(await this.pending.begin(only)) || !this.isDoneAtOnce || document.hidden) return;
      this.sent = this.pushed();
      this.unasked = this.command({ do: "act", actions: this.sent });
    });
  }

  private mayTake(only: string): boolean {
    if (this.manners === null || this.asks || this.isFinal(only) || this.isBusy || this.takesBack) return false;
    const isCovered = this.isShared && this.eyes !== this.seat;
    return this.isMyTurn && !isCovered && this.declined !== this.position && this.draft.length === 0;
  }

  private takeBackOn(): void {
    const undo = this.told?.play?.undo;
    this.takesBack = Boolean(undo && undo.ask.length === 0);
    if (this.takesBack) this.command({ do: "undo" });
  }
}
