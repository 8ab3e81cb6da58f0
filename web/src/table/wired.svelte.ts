/** One's place at a live table: what the server told last, with whose eyes, and what is on its way to it. */

import { ask, newClient, Refusal, type Problem } from "../core/api";
import { Live, socketOf, type Command, type Wire } from "../core/live";
import { me } from "../core/me.svelte";
import { NO_SCORES, type EntryTold, type ReplayTold, type Scores, type TableTold } from "../core/told";
import { Around } from "./around.svelte";
import { standing } from "./folding";
import { shared } from "./shared";

export abstract class Wired extends Around {
  entries: EntryTold[] = $state.raw([]);
  news: EntryTold[] = $state.raw([]);
  present: number[] = $state.raw([]);
  wire: Wire = $state("connecting");
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

  private readonly live: Live;

  constructor(id: string) {
    super(id);
    this.live = new Live(() => socketOf(id), {
      told: (table, entries) => this.hear(table, entries),
      presence: (seats) => (this.present = seats),
      done: () => {
        this.settle();
        this.done();
      },
      refused: (client, status, problem) => {
        this.settle();
        this.refused(client, status, problem);
      },
      wire: (state) => {
        this.wire = state;
        if (state === "cut" && !this.told) void this.knock();
        if (state === "open" && this.eyes !== null) this.live.look(this.eyes, this.pin); // a new wire knows no hand-over
      },
    });
  }

  /** The table has changed; `before`: as it was. */
  protected abstract heard(before: TableTold | null): void;

  /** A command was done; the news of it come before or after this. */
  protected abstract done(): void;

  /** Nothing was done. */
  protected abstract refused(client: string | null, status: number, problem: Problem): void;

  /** Whatever waits for `Confirm` is dropped. */
  abstract cancel(): void;

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

  // --- What was told ----------------------------------------------------------

  get settled(): unknown {
    return this.told?.play?.view;
  }

  get standing(): Scores {
    return this.told?.play?.scores ?? NO_SCORES;
  }

  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  readonly past: readonly EntryTold[] = $derived.by(() => standing(this.entries));

  get memory(): string {
    return `${this.id}.${this.seat ?? "none"}`;
  }

  /** A locked seat shows its number again. */
  recall(step: number): Promise<ReplayTold> {
    const address = `/api/tables/${this.id}/replay`;
    if (this.pin !== null) return ask<ReplayTold>("POST", address, { ...this.mine, step, since: step });
    const eyes = this.seat === null ? "" : `&eyes=${this.seat}`;
    return ask<ReplayTold>("GET", `${address}?step=${step}&since=${step}${eyes}`);
  }

  get actors(): number[] {
    return this.told?.play?.actors ?? [];
  }

  get legal(): string[] {
    return this.told?.play?.legal ?? [];
  }

  get isMyTurn(): boolean {
    return this.seat !== null && this.actors.includes(this.seat);
  }

  /** All seats of the person before this device; several: it is passed from hand to hand. */
  get mySeats(): number[] {
    const id = me.now?.id;
    return this.seats.filter((each) => id !== undefined && each.person === id).map((each) => each.seat);
  }

  get isShared(): boolean {
    return this.mySeats.length > 1;
  }

  private hear(table: TableTold, entries: EntryTold[]): void {
    const before = this.told;
    this.told = shared(before, table);
    this.entries = entries;
    this.news = before ? entries.filter((entry) => entry.seq > before.seq) : [];
    this.heard(before);
  }

  // --- What I say ---------------------------------------------------------------

  /** One command at a time that rests on the position. */
  get isBusy(): boolean {
    return [...this.live.waiting.values()].some((command) => command.do !== "chat");
  }

  /** For the hand that is asked: the one in sight, or another of this person's that is not locked. */
  answer(agrees: boolean): void {
    const seat = this.askedHand;
    this.command({ do: "answer", agrees, ...(seat === null || seat === this.seat ? {} : { seat }) });
  }

  get askedHand(): number | null {
    const waiting = this.told?.play?.asked?.waiting ?? [];
    if (this.seat === null || waiting.includes(this.seat)) return this.seat;
    return this.mySeats.find((seat) => waiting.includes(seat) && !this.seats[seat]?.locked) ?? null;
  }

  /** Asks the others for a bot in place of somebody who is away. */
  callBot(seat: number): void {
    this.command({ do: "call", bot_for: seat });
  }

  /** Asks everybody for other settings. */
  wishFor(settings: Record<string, unknown>): void {
    this.command({ do: "propose", settings });
  }

  resign(): void {
    this.command({ do: "resign" });
  }

  chat(text: string): void {
    this.say({ do: "chat", text });
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

  /** Says a command that rests on the position; gives its number. */
  protected command(what: Omit<Command, "client">): string {
    return this.say({ ...what, expected: this.live.seq });
  }

  private say(what: Omit<Command, "client">): string {
    const client = newClient();
    this.live.say({ ...this.mine, ...what, client } as Command);
    this.settle();
    return client;
  }

  private settle(): void {
    this.unsaved = this.live.waiting.size;
  }
}
