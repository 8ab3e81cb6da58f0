/** What waits for `Confirm`: lines counted from the settled position, tried by the server, with what goes without saying. */

import type { Tried } from "../core/told";

/** What a draft stands on. */
export interface Ground {
  readonly legal: readonly string[];
  /** The line that ends a turn, where the page has one. */
  readonly closing: string | null;
  /** Whether `Confirm` adds that line now; without this, wherever it is legal. */
  readonly closes?: boolean;
  /** Lines are gathered until `Confirm`. */
  readonly gathers: boolean;
  /** Where there is but one way to go on, it is asked for all the same. */
  readonly asks: boolean;
  /** The draft goes to the server by itself: it can be taken back. */
  readonly isDoneAtOnce: boolean;
  /** The lines end a turn, whoever is to act then; without this, only what stops the server does. */
  endsTurn?(tried: Tried): boolean;
  /** Never taken without being asked for: nothing comes after it. */
  isFinal(line: string): boolean;
  try(lines: readonly string[]): Promise<Tried>;
  /** A line of the draft is not legal. */
  refuse(tried: Tried): void;
}

interface Trial {
  lines: readonly string[];
  tried: Tried;
}

const keyOf = (lines: readonly string[]): string => lines.join("\n");

/** What can be put back if the next lines turn out to be illegal. */
interface Kept {
  lines: readonly string[];
  asked: readonly string[];
  taken: readonly string[];
  left: string | null;
  shown: Trial | null;
}

const NOTHING: Kept = { lines: [], asked: [], taken: [], left: null, shown: null };

export class Draft {
  lines: readonly string[] = $state.raw([]);
  /** Those of the lines that were taken by themselves. */
  taken: readonly string[] = $state.raw([]);
  /** The only way to go on, left to `Confirm`: it ends a turn, shows something or closes undo. */
  private left: string | null = $state(null);
  private shown: Trial | null = $state.raw(null);
  /** A legal line that could not be tried, for the wire is cut: it may be confirmed all the same. */
  private isUntried = $state(false);
  /** As somebody chose them, without what was taken by itself at their end. */
  private asked: readonly string[] = [];
  private kept = NOTHING;
  private known: Record<string, Tried> = {};
  /** Beginnings of the draft after which a line was taken by itself. */
  private forced: Record<string, true> = {};
  private round = 0;
  private trial: Promise<boolean> = Promise.resolve(true);

  constructor(private readonly ground: Ground) {}

  // --- What is drawn --------------------------------------------------------

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The position to be drawn: after the draft, or while that is being tried, the last one on the way to it. */
  get position(): Tried | null {
    return this.shown?.tried ?? null;
  }

  /** How many lines of the draft the drawn position holds. */
  get drawn(): readonly string[] {
    return this.shown?.lines ?? [];
  }

  /** What the server says of the whole draft. */
  get tried(): Tried | null {
    return !this.isEmpty && this.shown && keyOf(this.shown.lines) === keyOf(this.lines) ? this.shown.tried : null;
  }

  /** Nothing is known of it yet. */
  get isTrying(): boolean {
    return !this.isEmpty && this.tried === null && !this.isUntried;
  }

  get next(): readonly string[] {
    return this.after(this.lines.length);
  }

  /** With one more line: alone or after the others; where lines are gathered, as near to their end as it is legal. */
  including(line: string): readonly string[] | null {
    const { length } = this.lines;
    const lengths = this.ground.gathers ? Array.from({ length: length + 1 }, (_, less) => length - less) : [0, length];
    const kept = lengths.find((each) => this.after(each).includes(line));
    return kept === undefined ? null : [...this.lines.slice(0, kept), line];
  }

  /** What may follow the first lines of the draft. */
  private after(length: number): readonly string[] {
    if (length === 0) return this.ground.legal;
    const tried = length === this.lines.length ? this.tried : this.known[keyOf(this.lines.slice(0, length))];
    return tried && !this.hasEnded(tried) ? tried.legal : [];
  }

  /** What `Confirm` adds to the draft. */
  get closing(): string | null {
    const { closing } = this.ground;
    const isDue = closing !== null && !this.isEmpty && !this.isClosed && this.next.includes(closing);
    return isDue && this.ground.closes !== false ? closing : this.left;
  }

  /** Somebody has chosen the line that ends a turn: nothing is added to it. */
  private get isClosed(): boolean {
    return this.ground.closing !== null && this.lines.at(-1) === this.ground.closing;
  }

  get isWhole(): boolean {
    if (this.tried === null) return this.isUntried;
    if (!this.ground.gathers) return !this.ground.isDoneAtOnce;
    return this.closing !== null || this.isClosed || this.hasEnded(this.tried);
  }

  /** Nothing of this choice may follow. */
  private hasEnded(tried: Tried): boolean {
    return tried.stops !== null || (this.ground.endsTurn?.(tried) ?? false);
  }

  isSame(lines: readonly string[]): boolean {
    return !this.isEmpty && [keyOf(this.lines), keyOf(this.asked)].includes(keyOf(lines));
  }

  // --- What changes it --------------------------------------------------------

  /** Tries these lines and what goes without saying after them; true where they became the draft. */
  become(lines: readonly string[]): Promise<boolean> {
    return (this.trial = this.judge(lines));
  }

  /** The server has said of the draft what it is, or has failed to. */
  async ended(): Promise<void> {
    await Promise.allSettled([this.trial]);
  }

  private async judge(lines: readonly string[]): Promise<boolean> {
    const round = (this.round += 1);
    this.isUntried = false;
    this.put({ lines, asked: lines, taken: this.takenIn(lines), left: null, shown: this.nearest(lines) });
    try {
      const tried = await this.try(lines);
      if (round !== this.round) return false; // another choice was made meanwhile
      if (tried.stops !== "illegal") return await this.accept(lines, tried, round);
      this.put(this.kept);
      this.ground.refuse(tried);
      return false;
    } catch (problem) {
      if (round !== this.round) throw problem;
      this.isUntried = !this.ground.gathers && this.ground.legal.includes(keyOf(lines));
      if (!this.isUntried) this.put(this.kept);
      throw problem;
    }
  }

  /** The only way there is from the settled position, before anybody has chosen. */
  async begin(only: string): Promise<boolean> {
    this.forced[keyOf([])] = true;
    return this.become([only]);
  }

  /** Without its last line, and what was taken by itself before that; none: nothing is drafted any more. */
  shortened(): readonly string[] {
    let lines = this.lines;
    do lines = lines.slice(0, -1);
    while (lines.length > 0 && this.forced[keyOf(lines)]);
    return lines;
  }

  clear(): void {
    this.round += 1;
    this.isUntried = false;
    this.put(NOTHING);
    this.kept = NOTHING;
  }

  /** The lines are on their way: what was tried stays drawn until the news come, so that nothing jumps. */
  send(): readonly string[] {
    const sent = this.closing === null ? this.lines : [...this.lines, this.closing];
    const { shown, taken } = this;
    this.clear();
    this.shown = shown;
    this.taken = taken;
    return sent;
  }

  /** Another position: what was tried in the old one says nothing any more. */
  forget(): void {
    this.clear();
    this.known = {}; // an answer that is on its way belongs to the old one
    this.forced = {};
  }

  // --- Helpers ----------------------------------------------------------------

  /** With one legal way it is taken, unless it is one that only `Confirm` sends; nothing is offered before that. */
  private async accept(lines: readonly string[], tried: Tried, round: number): Promise<boolean> {
    const only = this.onlyWay(tried);
    const after = only === null ? null : await this.try([...lines, only]);
    if (round !== this.round) return false;
    if (only !== null && after && !this.hasEnded(after)) {
      this.forced[keyOf(lines)] = true;
      this.taken = [...this.taken, only];
      return this.accept([...lines, only], after, round);
    }
    const { asked, taken } = this;
    this.put((this.kept = { lines, asked, taken, left: only, shown: { lines, tried } }));
    return true;
  }

  private onlyWay(tried: Tried): string | null {
    const { legal } = tried;
    const [only] = legal;
    if (this.hasEnded(tried) || legal.length !== 1 || only === undefined || this.ground.asks) return null;
    return only === this.ground.closing || this.ground.isFinal(only) ? null : only;
  }

  /** What the server says of any lines; asked once in a position. */
  async try(lines: readonly string[]): Promise<Tried> {
    const { known } = this;
    const tried = known[keyOf(lines)] ?? (await this.ground.try(lines));
    return (known[keyOf(lines)] = tried);
  }

  /** What is drawn until the server has answered: as much of these lines as is known, or the same choice as before. */
  private nearest(lines: readonly string[]): Trial | null {
    for (let count = lines.length; count > 0; count -= 1) {
      const beginning = lines.slice(0, count);
      const tried = this.known[keyOf(beginning)];
      if (tried && tried.stops !== "illegal") return { lines: beginning, tried };
    }
    return this.shown?.lines[0] === lines[0] ? this.shown : null;
  }

  private takenIn(lines: readonly string[]): string[] {
    return lines.filter((_, index) => this.forced[keyOf(lines.slice(0, index))]);
  }

  private put({ lines, asked, taken, left, shown }: Kept): void {
    this.lines = lines;
    this.asked = asked;
    this.taken = taken;
    this.left = left;
    this.shown = shown;
  }
}
