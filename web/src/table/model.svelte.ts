/** A live table as a board needs it: how a choice is made, sent, taken back, and what becomes of it when news come. */

import { ask, Refusal, type Problem } from "../core/api";
import { look } from "../core/look.svelte";
import { attempt, notices } from "../core/notices.svelte";
import { play as sound } from "../core/sound";
import type { TableTold } from "../core/told";
import { say } from "../core/words.svelte";
import type { Play } from "../games/game";
import { Drafted, type Manners } from "./drafted.svelte";

const DOUBLE_CLICK = 350; // milliseconds

export class LiveTable extends Drafted implements Play {
  ringed: string[] = $state.raw([]);
  /** What was done without being asked for with the last command, to be told until something else is chosen. */
  spared: readonly string[] = $state.raw([]);

  /** Taking back goes on, choice by choice, to where the turn began. */
  private takesBack = false;
  /** The position in which somebody said no to the only way there is. */
  private declined: string | null = null;
  private chosenAt = 0;
  /** `Confirm` was pressed while the draft was still being tried. */
  private isHurried = false;
  /** A command that nobody pressed a button for. */
  private unasked: string | null = null;

  // --- What I do ------------------------------------------------------------

  choose(action: string): void {
    if (this.pending.isSame([action])) return this.plan([action]);
    if (this.gathers && this.pending.isTrying) return void this.chooseLater(action);
    const lines = this.pending.including(action);
    if (lines === null) this.why(action);
    else this.plan(lines);
  }

  /** Once it is known what may follow; what is drafted by then needs not be chosen any more. */
  private async chooseLater(action: string): Promise<void> {
    await this.pending.ended();
    if (this.chosen !== action) this.choose(action);
  }

  plan(lines: readonly string[]): void {
    if (lines.length === 0) return this.cancel();
    if (this.isBusy || this.seat === null) return;
    if (this.pending.isSame(lines)) return this.repeat();
    const isSentAtOnce =
      !this.gathers && look.chosen.confirmation === "never" && !lines.some((line) => this.isFinal(line));
    if (isSentAtOnce) return this.act(lines);
    this.spared = [];
    this.chosenAt = performance.now();
    this.propose(lines);
  }

  /** The second click on the same thing confirms it; that of a double click means nothing more than the first. */
  private repeat(): void {
    if (this.isWhole && performance.now() - this.chosenAt > DOUBLE_CLICK) this.confirm();
  }

  private propose(lines: readonly string[]): void {
    this.isHurried = false;
    void attempt(async () => {
      if (!(await this.pending.become(lines))) return;
      if (this.isDoneAtOnce || (this.isHurried && this.isWhole)) this.act(this.pushed());
    });
  }

  confirm(): void {
    if (this.isWhole) this.act(this.pushed());
    else if (this.pending.isTrying) this.isHurried = true;
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
    this.propose(lines);
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

  protected done(): void {
    if (this.sent.length === 0) this.takeOnlyWay(); // the news came first, while the command was still under way
  }

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
    if (lines.length > 0 && this.legal.includes(lines[0] ?? "")) this.propose(lines);
    else this.takeOnlyWay();
  }

  /** The page of the game is there: from now on it is known what its lines mean. */
  follow(manners: Manners): void {
    this.manners = manners;
    this.takeOnlyWay();
  }

  /** With one legal way it is taken by itself; what cannot be taken back is only made ready for `Confirm`. */
  takeOnlyWay(): void {
    const [only] = this.legal;
    if (this.legal.length !== 1 || only === undefined || !this.mayTake(only)) return;
    void attempt(async () => {
      if (!(await this.pending.begin(only)) || !this.isDoneAtOnce) return;
      this.sent = this.pushed();
      this.unasked = this.command({ do: "act", actions: this.sent });
    });
  }

  private mayTake(only: string): boolean {
    if (this.manners === null || this.asks || this.isFinal(only) || this.isBusy || this.takesBack) return false;
    if (document.hidden) return false; // nothing happens behind somebody's back
    const isCovered = this.isShared && this.eyes !== this.seat;
    return this.isMyTurn && !isCovered && this.declined !== this.position && this.draft.length === 0;
  }

  private takeBackOn(): void {
    const undo = this.told?.play?.undo;
    this.takesBack = Boolean(undo && undo.ask.length === 0);
    if (this.takesBack) this.command({ do: "undo" });
  }
}
