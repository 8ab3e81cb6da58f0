/** One wire to one table, by the rule for clients of docs/live.md: nothing is lost, nothing is done twice. */

import type { Problem } from "./api";
import type { EntryTold, News, TableTold } from "./told";

export interface Command {
  do: "act" | "undo" | "answer" | "call" | "propose" | "resign" | "chat";
  client: string;
  [field: string]: unknown;
}

/** What a wire needs of a WebSocket; a test has its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
}

export type Wire = "connecting" | "open" | "cut" | "closed";

/** How the news reach the page. */
export interface Listener {
  told(table: TableTold, entries: EntryTold[]): void;
  presence(seats: number[]): void;
  done(client: string): void;
  refused(client: string | null, status: number, problem: Problem): void;
  wire(state: Wire): void;
}

const SILENCE = 4_000; // milliseconds after which we ask whether anybody is there
const PATIENCE = 4_000; // and how long we wait for the answer
const LONGEST_PAUSE = 15_000; // between two attempts to connect
const FORBIDDEN = 1008;

export class Live {
  seq = -1;
  readonly waiting = new Map<string, Command>();
  private entries = new Map<number, EntryTold>();
  private socket: Socket | undefined;
  private attempts = 0;
  private resyncs = false;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Says a command, now or as soon as there is a wire; again after a cut, until it is answered. */
  say(command: Command): void {
    this.waiting.set(command.client, command);
    this.send(command);
  }

  /** On a shared device: from now on with the eyes of this seat. */
  look(seat: number, pin: string | null): void {
    this.send({ do: "look", seat, ...(pin === null ? {} : { pin }) });
  }

  resync(): void {
    if (!this.resyncs) this.resyncs = this.send({ do: "resync" });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.listener.wire("closed");
  }

  /** Now rather than after the pause: the device is online again, or somebody came back to the page. */
  hurry(): void {
    if (!this.socket && !this.ended) this.connect();
  }

  private send(message: object): boolean {
    if (!this.socket || !this.isOpen) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private isOpen = false;

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.wire("connecting");
    const socket = (this.socket = this.open());
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.heard(JSON.parse(message.data) as News);
    socket.onclose = (closed) => this.cut(socket, closed.code);
    this.listen(SILENCE + PATIENCE);
  }

  private opened(): void {
    this.isOpen = true;
    this.resyncs = false;
    this.listener.wire("open");
    for (const command of this.waiting.values()) this.send(command);
    this.listen();
  }

  private cut(socket: Socket, code: number): void {
    if (socket !== this.socket) return; // an older wire, replaced already
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.socket = undefined;
    this.isOpen = false;
    clearTimeout(this.timer);
    if (this.ended) return;
    if (code === FORBIDDEN) return this.close();
    this.listener.wire("cut");
    const pause = this.attempts === 0 ? 0 : Math.min(LONGEST_PAUSE, 250 * 2 ** this.attempts);
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Who is silent is asked; who does not answer is not there. */
  private listen(longest = SILENCE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.send({ do: "ping" })) return this.drop();
      this.timer = setTimeout(() => this.drop(), PATIENCE);
    }, longest);
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.cut(socket, 1006);
  }

  private heard(message: News): void {
    this.listen();
    switch (message.type) {
      case "state":
        return this.replace(message);
      case "event":
        return this.add(message);
      case "presence":
        return this.listener.presence(message.seats);
      case "done":
        if (message.client !== null && this.waiting.delete(message.client)) this.listener.done(message.client);
        return;
      case "refused":
        if (message.client !== null && !this.waiting.delete(message.client)) return; // answered before
        return this.listener.refused(message.client, message.status, message.error);
    }
  }

  private replace(told: { from: number } & TableTold): void {
    this.attempts = 0; // a wire is good once it tells something: one that only opens is not
    this.resyncs = false;
    if (told.seq < this.seq) return;
    this.entries = new Map(told.entries.map((entry) => [entry.seq, entry]));
    this.tell(told);
  }

  private add(told: { from: number } & TableTold): void {
    if (told.seq <= this.seq) return;
    if (told.from > this.seq) return this.resync();
    for (const entry of told.entries) this.entries.set(entry.seq, entry);
    this.tell(told);
  }

  private tell(told: TableTold): void {
    this.seq = told.seq;
    this.listener.told(
      told,
      [...this.entries.values()].sort((one, two) => one.seq - two.seq),
    );
  }
}

export function socketOf(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`) as unknown as Socket;
}
