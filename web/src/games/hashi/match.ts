/** Questions about a match that several drawings ask. */

import type { Play } from "../game";
import type { BoardTold, Bonus, View } from "./box";

export const BONUSES: readonly Bonus[] = ["red", "blue", "six"];

/** Whose board lies in the middle: mine, or during the set-up the one I write on for my left neighbour (R2.2). */
export function centre(view: View, seat: number | null): number {
  const mine = seat ?? 0;
  return view.phase === "set-up" ? (mine + 1) % view.seats : mine;
}

export function boardOf(view: View, seat: number): BoardTold {
  const board = view.boards[seat];
  if (!board) throw new Error(`seat ${seat} has no board`);
  return board;
}

export interface Card {
  numeral: number;
  bridges: number;
}

export function cardOf(view: View): Card | null {
  if (view.card === null) return null;
  const [numeral = 0, bridges = 0] = view.card.split("x").map(Number);
  return { numeral, bridges };
}

/** Who has still something to do before the round ends. */
export function waitedFor(play: Play<View>): number[] {
  return play.settled.boards.flatMap((board, seat) => (board.duty === "nothing" ? [] : [seat]));
}
