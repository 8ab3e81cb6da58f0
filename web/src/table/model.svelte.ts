/** A table that is live: what the server told last, what waits for `Confirm`, what is on its way. */

import { ask, newClient, Refusal } from "../core/api";
import { Live, socketOf, type Command, type Wire } from "../core/live";
import { look } from "../core/look.svelte";
import { me } from "../core/me.svelte";
import { attempt, notices } from "../core/notices.svelte";
import { play as sound } from "../core/sound";
import { NO_SCORES, type EntryTold, type Scores, type TableTold, type Tried } from "../core/told";
import { say } from "../core/words.svelte";
import type { Play } from "../games/game";
import { Around } from "./around.svelte";

export class LiveTable extends Around implements Play {
  entries: EntryTold[] = $state.raw([]);
  news: EntryTold[] = $state.raw([]);
  present: number[] = $state.raw([]);
  wire: Wire = $state("connecting");
  /** The action that waits for `Confirm`, and what it would lead to. */
  chosen: string | null = $state(null);
  tried: Tried | null = $state.raw(null);
  ringed: string[] = $state.raw([]);
  /** Why one may not look, in words. */
  refusal: string | null = $state(null);
  /** Commands that are not known to be kept yet. */
  unsaved = $state(0);
  /** The number that unlocks the seat on a shared device. */
  pin: string | null = $state(null);
  /** On a shared device: the seat whose person has taken it into their hands; null: nobody has yet. */
  eyes: number | null = $state(null);
  /** The seat that the device is on its way to, where its holder said so. */
  wanted: number | null = $state(null);

  final: readonly string[] = $state.raw([]);

  private readonly live: Live;
  /** Taking back goes on, line by line, to where the turn began. */
  private takesBack = false;

  constructor(id: string) {
    super(id);
    this.live = new Live(() => socketOf(id), {
      told: (table, entries) => this.hear(table, entries),
      presence: (seats) => (this.present = seats),
      done: () => this.settle(),
      refused: (_, status, problem) => {
        this.takesBack = false;
        this.cancel();
        this.settle();
        if (status === 409) notices.tell(say("page-moved-on"), "warn");
        else notices.refuse(new Refusal(status, problem));
      },
      wire: (state) => {
        this.wire = state;
        if (state === "cut" && !this.told) void this.knock();
        if (state === "open" && this.eyes !== null) this.live.look(this.eyes, this.pin); // a new wire knows no hand-over
      },
    });
  }

  close(): void {
    this.live.close();
  }

  /** No word came yet: a door that answers says whether there is such a table, and whether one may look. */
  private async knock(): Promise<void> {
    try {
      await ask("GET", `/api/tables/${this.id}`);
    } catch (problem) {
      if (!(problem instanceof Refusal)) return; // the wire goes on trying
      this.refusal = problem.message;
      this.close();
    }
  }

  hurry(): void {
    this.live.hurry();
  }

  // --- What is drawn --------------------------------------------------------

  get settled(): unknown {
    return this.told?.play?.view;
  }

  get view(): unknown {
    return this.tried?.view ?? this.settled;
  }

  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  get actors(): number[] {
    return this.told?.play?.actors ?? [];
  }

  /** All seats of the person before this device; several: it is passed from hand to hand. */
  get mySeats(): number[] {
    const id = me.now?.id;
    return this.seats.filter((each) => id !== undefined && each.person === id).map((each) => each.seat);
  }

  get isShared(): boolean {
    return this.mySeats.length > 1;
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.actors.includes(this.seat);
  }

  get legal(): string[] {
    return this.told?.play?.legal ?? [];
  }

  get scores(): Scores {
    return this.tried?.scores ?? this.told?.play?.scores ?? NO_SCORES;
  }

  // --- What I do ------------------------------------------------------------

  choose(action: string): void {
    if (!this.legal.includes(action)) return this.why(action);
    if (this.isBusy) return;
    if (look.chosen.confirmation === "never" && !this.isFinal(action)) return this.act(action);
    this.chosen = action;
    this.tried = null;
    void attempt(() => this.preview(action));
  }

  /** Where it can be taken back it is done at once, unless every action is to be confirmed. */
  private async preview(action: string): Promise<void> {
    const tried = await ask<Tried>("POST", `/api/tables/${this.id}/try`, { ...this.mine, actions: [action] });
    if (this.chosen !== action) return; // another one was chosen meanwhile
    this.tried = tried;
    if (tried.stops === null && look.chosen.confirmation === "needed" && !this.isFinal(action)) this.act(action);
  }

  /** It waits for `Confirm` whatever was chosen in the settings. */
  private isFinal(action: string): boolean {
    return this.final.includes(action.split(" ")[0] ?? "");
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

  /** What was tried stays drawn until the news come, so that the board does not jump back and forth. */
  act(action: string): void {
    if (this.isBusy) return;
    this.chosen = null;
    this.command({ do: "act", action });
    sound("placed");
  }

  undo(): void {
    if (this.chosen !== null) return this.cancel();
    if (!this.isBusy && this.told?.play?.undo) this.command({ do: "undo" });
  }

  /** Everything that can be taken back without asking anybody. */
  undoTurn(): void {
    this.takesBack = this.chosen === null;
    this.undo();
  }

  /** One command at a time that rests on the position. */
  get isBusy(): boolean {
    return [...this.live.waiting.values()].some((command) => command.do !== "chat");
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
      const told = await ask<{ message: string | null }>("POST", `/api/tables/${this.id}/why`, {
        ...this.mine,
        action,
      });
      if (told.message)
        notices.refuse(new Refusal(422, { kind: "illegal", reason: "", args: [], message: told.message }));
    });
  }

  /** With the eyes of another of one's own seats. */
  lookFrom(seat: number, pin: string | null): void {
    this.cancel();
    this.pin = pin;
    this.eyes = seat;
    this.wanted = null;
    this.live.look(seat, pin);
  }

  /** The device goes to another seat: covered until its person takes it. */
  passTo(seat: number): void {
    this.cancel();
    this.wanted = seat;
    this.eyes = null;
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
    if (before && table.play?.hash !== before.play?.hash) this.reconsider();
    if (before && this.isMyTurn && !wasMine) sound("turn");
    if (this.takesBack) this.takeBackOn();
  }

  /** Others may act at the same time: what I have chosen stays chosen as long as it is legal. */
  private reconsider(): void {
    const action = this.chosen;
    this.cancel();
    if (action !== null && this.isMyTurn && this.legal.includes(action)) this.choose(action);
  }

  private takeBackOn(): void {
    const undo = this.told?.play?.undo;
    this.takesBack = Boolean(undo && undo.ask.length === 0);
    if (this.takesBack) this.command({ do: "undo" });
  }
}
