/** What a game brings to the page. Without any of it, a game is drawn from its view by the parts in `table/generic`. */

import type { Component } from "svelte";
import type { EntryTold, Scores, SeatTold } from "../core/told";

/** A match as a board needs it: at a table, in a replay, in a guide. */
export interface Play<V = unknown> {
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  /** What is drawn: the position with the action in it that waits for `Confirm`. */
  readonly view: V;
  /** The position as it stands, without that action. */
  readonly settled: V;
  /** Whose eyes these are; null: a spectator's. */
  readonly seat: number | null;
  readonly seats: readonly SeatTold[];
  readonly actors: readonly number[];
  /** The words of every action that this seat may do now; none in a replay. */
  readonly legal: readonly string[];
  /** Kinds of action after which this seat acts no more in the match; none in a replay. */
  readonly final: readonly string[];
  readonly scores: Scores;
  /** The action that waits for `Confirm`. */
  readonly chosen: string | null;
  /** The words of the line of the log that is pointed at: `["bridge", "8-11"]`. */
  readonly ringed: readonly string[];
  /** What came with the last news, to be shown as a motion. */
  readonly news: readonly EntryTold[];
  /** Does a legal action, or shows it first where it cannot be taken back; says why not where it is not legal. */
  choose(action: string): void;
  /** Says why an action is not legal. */
  why(action: string): void;
  name(seat: number): string;
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
  /** My numbers in one row, always visible on a phone. */
  Numbers?: Component<{ play: Play<never> }>;
  /** Kinds of action that the drawings offer themselves: `write` of `write 11`. All others become buttons. */
  drawn: ReadonlySet<string>;
  /** Kinds of action after which a seat acts no more in the match. */
  final?: readonly string[];
}
