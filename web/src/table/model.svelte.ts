/** A table that is live: what the server told last, what waits for `Confirm`, what is on its way. */

import { ask, newClient, Refusal } from "../core/api";
import { Live, socketOf, type Command, type Wire } from "../core/live";
import { look } from "../core/look.svelte";
import { attempt, notices } from "../core/notices.svelte";
import { play as sound } from "../core/sound";
import type { EntryTold, Scores, SeatTold, TableTold } from "../core/told";
import { say } from "../core/words.svelte";
import type { Play } from "../games/game";

export interface Tried {
  view: unknown;
  legal: string[];
  scores: Scores;
  done: number;
  stops: "illegal" | "outcome" | "others" | "over" | "hidden" | null;
}

const NOBODY: Scores = { scores: [], winners: [], final: false };

export class LiveTable implements Play {
  told: TableTold | null = $state.raw(null);
  entries: EntryTold[] = $state.raw([]);
  news: EntryTold[] = $state.raw([]);
  present: number[] = $state.raw([]);
  wire: Wire = $state("connecting");
  /** The action that waits for `Confirm`, and what it would lead to. */
  chosen: string | null = $state(null);
  tried: Tried | null = $state.raw(null);
  ringed: string[] = $state.raw([]);
  /** Commands that are not known to be kept yet. */
  unsaved = $state(0);
  /** The number that unlocks the seat on a shared device. */
  pin: string | null = $state(null);

  private readonly live: Live;

  constructor(readonly id: string) {
    this.live = new Live(() => socketOf(id), {
      told: (table, entries) => this.hear(table, entries),
      presence: (seats) => (this.present = seats),
      done: () => this.settle(),
      refused: (_, status, problem) => {
        this.settle();
        if (status === 409) notices.tell(say("page-moved-on"), "warn");
        else notices.refuse(new Refusal(status, problem));
      },
      wire: (state) => (this.wire = state),
    });
  }

  close(): void {
    this.live.close();
  }

  hurry(): void {
    this.live.hurry();
  }

  // --- What is drawn --------------------------------------------------------

  get game(): string {
    return this.told?.set_up.game ?? "";
  }

  get options(): Record<string, string> {
    return this.told?.set_up.options ?? {};
  }

  get edition(): string {
    return this.options["edition"] ?? "osada";
  }

  get settled(): unknown {
    return this.told?.play?.view;
  }

  get view(): unknown {
    return this.tried?.view ?? this.settled;
  }

  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  get seats(): SeatTold[] {
    return this.told?.seats ?? [];
  }

  get actors(): number[] {
    return this.told?.play?.actors ?? [];
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.actors.includes(this.seat);
  }

  get legal(): string[] {
    return this.told?.play?.legal ?? [];
  }

  get scores(): Scores {
    return this.tried?.scores ?? (this.told?.play?.scores as Scores | undefined) ?? NOBODY;
  }

  name(seat: number): string {
    const found = this.seats[seat];
    return found?.name || say("page-player", { number: seat + 1 });
  }

  // --- What I do ------------------------------------------------------------

  choose(action: string): void {
    if (!this.legal.includes(action)) return this.why(action);
    if (look.chosen.confirmation === "never") return this.act(action);
    this.chosen = action;
    this.tried = null;
    void attempt(() => this.preview(action));
  }

  /** Where it can be taken back it is done at once, unless every action is to be confirmed. */
  private async preview(action: string): Promise<void> {
    const tried = await ask<Tried>("POST", `/api/tables/${this.id}/try`, { ...this.mine, actions: [action] });
    if (this.chosen !== action) return; // another one was chosen meanwhile
    if (tried.stops === null && look.chosen.confirmation === "needed") return this.act(action);
    this.tried = tried;
  }

  /** What the chosen action would show or end; nothing where none is chosen. */
  get consequence(): Tried["stops"] {
    return this.tried?.stops ?? null;
  }

  confirm(): void {
    if (this.chosen !== null) this.act(this.chosen);
  }

  cancel(): void {
    this.chosen = null;
    this.tried = null;
  }

  act(action: string): void {
    this.cancel();
    this.command({ do: "act", action });
    sound("placed");
  }

  undo(): void {
    if (this.chosen !== null) return this.cancel();
    this.command({ do: "undo" });
  }

  answer(agrees: boolean): void {
    this.command({ do: "answer", agrees });
  }

  resign(): void {
    this.command({ do: "resign" });
  }

  chat(text: string): void {
    this.say({ do: "chat", text });
  }

  why(action: string): void {
    void attempt(async () => {
      const told = await ask<{ message: string | null }>("POST", `/api/tables/${this.id}/why`, { ...this.mine, action });
      if (told.message) notices.refuse(new Refusal(422, { kind: "illegal", reason: "", args: [], message: told.message }));
    });
  }

  /** With the eyes of another of one's own seats. */
  lookFrom(seat: number, pin: string | null): void {
    this.cancel();
    this.pin = pin;
    this.live.look(seat, pin);
  }

  /** Whose action it is, where somebody has several seats. */
  get mine(): { seat?: number; pin?: string } {
    if (this.seat === null) return {};
    return { seat: this.seat, ...(this.pin === null ? {} : { pin: this.pin }) };
  }

  private command(what: Omit<Command, "client">): void {
    this.say({ ...what, expected: this.live.seq });
  }

  private say(what: Omit<Command, "client">): void {
    this.live.say({ ...this.mine, ...what, client: newClient() } as Command);
    this.unsaved = this.live.waiting.size;
  }

  private settle(): void {
    this.unsaved = this.live.waiting.size;
  }

  private hear(table: TableTold, entries: EntryTold[]): void {
    const before = this.told;
    const wasMine = this.isMyTurn;
    this.told = table;
    this.entries = entries;
    this.news = before ? entries.filter((entry) => entry.seq > before.seq) : [];
    if (before && table.play?.hash !== before.play?.hash) this.cancel();
    if (before && this.isMyTurn && !wasMine) sound("turn");
  }
}
