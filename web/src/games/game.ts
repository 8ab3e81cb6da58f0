/** What a game brings to the page. Without any of it, a game is drawn from its view by the parts in `table/generic`. */

import type { Component } from "svelte";
import type { EntryTold, ReplayTold, Scores, SeatCount, SeatTold } from "../core/told";

/** A match as a board needs it: at a table, in a replay, in a guide. */
export interface Play<V = unknown> {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  /** What is drawn: the position after the draft. */
  readonly view: V;
  /** The position as it stands, without the draft. */
  readonly settled: V;
  /** Whose eyes these are; null: a spectator's. */
  readonly seat: number | null;
  /** From whose place the board is drawn, where that is not the reader's: in a replay it stays while turns go round. */
  readonly home?: number;
  readonly seats: readonly SeatTold[];
  readonly actors: readonly number[];
  /** The words of every action that this seat may do now, without the draft; none in a replay. */
  readonly legal: readonly string[];
  /** The lines that wait for `Confirm`, in order: one choice. Empty: nothing is chosen. */
  readonly draft: readonly string[];
  /** The last line of the draft. */
  readonly chosen: string | null;
  /** What may follow the draft; the same as `legal` while nothing is drafted. Empty while the server tries the draft. */
  readonly next: readonly string[];
  /** Whether `Confirm` may be pressed: the draft is a whole choice. */
  readonly isWhole: boolean;
  /** Kinds of action after which this seat acts no more in the match; none in a replay. */
  readonly final: readonly string[];
  /** The scores after the draft. */
  readonly scores: Scores;
  /** The scores of the settled position: what `scores` differ by is what the draft would change. */
  readonly standing: Scores;
  /** Every seat's parts and goals in the position that is drawn. Undefined until the server has said. */
  readonly count: readonly SeatCount[] | undefined;
  /**
   * For each line in `next`: how the totals of all seats would change if the choice were then finished in the best way
   * for this seat. Undefined until known; only for who may act.
   */
  readonly gains: ReadonlyMap<string, readonly number[]> | undefined;
  /** The words of the line of the log that is pointed at: `["bridge", "8-11"]`. */
  readonly ringed: readonly string[];
  /** What came with the last news, to be shown as a motion. */
  readonly news: readonly EntryTold[];
  /** The lines that led to the settled position, as far as this reader may know them. */
  readonly past: readonly EntryTold[];
  /** Under what name this device remembers something of the match for these eyes; none in what has been. */
  readonly memory?: string;
  /**
   * A choice of one line: it replaces the draft, and is done at once where it can be taken back. What is legal only
   * after the draft is added to it; where the page gathers lines, it replaces no more of them than it must. What was
   * chosen already is confirmed; what is not legal says why.
   */
  choose(action: string): void;
  /**
   * The draft becomes these lines, counted from the settled position; none: it is cancelled; the same ones again: it is
   * confirmed. What is not legal says why and changes nothing.
   */
  plan(lines: readonly string[]): void;
  /** Sends the draft, with the page's closing line where that is legal after it: done whole or not at all. */
  confirm(): void;
  cancel(): void;
  /** Says why an action is not legal, after the draft where the page gathers lines. */
  why(action: string): void;
  name(seat: number): string;
  /** The position after so many lines of the past, with the same eyes. */
  recall(step: number): Promise<ReplayTold>;
}

export interface GamePage {
  /** The middle of the table. */
  Board: Component<{ play: Play<never> }>;
  /** What lies before me. */
  Mine?: Component<{ play: Play<never> }>;
  /** A rival's things, small. */
  Rival?: Component<{ play: Play<never>; seat: number }>;
  /** A rival's things in full, where the strip is opened; without it the small ones are shown. */
  Full?: Component<{ play: Play<never>; seat: number }>;
  /** What is asked now, where that needs more than buttons: above the choices that the drawings do not offer. */
  Sheet?: Component<{ play: Play<never> }>;
  /** My numbers in one row, always visible on a phone. */
  Numbers?: Component<{ play: Play<never> }>;
  /** Kinds of action that the drawings offer themselves: `write` of `write 11`. All others become buttons. */
  drawn: ReadonlySet<string>;
  /** Kinds of action after which a seat acts no more in the match. */
  final?: readonly string[];
  /** The board shows every seat itself: the room has no strips above it, and the drawer is narrow. */
  whole?: boolean;
  /** On a phone, instead of table, mine and others; the log's is added by the room. Label: `page-GAME-tab-ID`. */
  tabs?: readonly PageTab[];
  /** Which of them holds the next choice: the view goes there. */
  tabFor?(play: Play<never>): string | null;
  /** The line that ends a turn; `Confirm` adds it to a draft where it is legal. */
  closing?: string;
  /** Whether `Confirm` adds it now; without this, wherever it is legal. */
  closes?(play: Play<never>): boolean;
  /** Lines are gathered until `Confirm`: a turn is one choice. */
  gathers?: boolean;
  /** In this position a turn begins: lines that lead to it are a whole choice, also where the same seat goes on. */
  isTurnBegun?(view: never): boolean;
  /** Beside the prompt in the top line: rounds and the like. */
  Status?: Component<{ play: Play<never> }>;
  /** What to do now, in words with their verb; else the room's own prompt. */
  prompt?(play: Play<never>): string | null;
}

export interface PageTab {
  id: string;
  Component: Component<{ play: Play<never> }>;
}
