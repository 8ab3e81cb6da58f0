/** What a review says of a move. Losses are shares of the chance to win, 0 to 1. */

import type { components } from "../generated/api";

type Schemas = components["schemas"];

export type ReviewTold = Schemas["ReviewTold"];
export type SeatReviewed = Schemas["SeatReviewed"];
export type MoveReviewed = Schemas["MoveReviewed"];

export type Label = "fine" | "inaccuracy" | "mistake" | "blunder";

const LABELS: [Label, number][] = [
  ["blunder", 0.2],
  ["mistake", 0.1],
  ["inaccuracy", 0.05],
];

/** A search is a sample: what it hardly looked at is not called a mistake. */
export function labelOf(move: MoveReviewed): Label {
  const lost = move.win_lost ?? 0;
  if (move.better === null || move.guess) return "fine";
  return LABELS.find(([, least]) => lost >= least)?.[0] ?? "fine";
}

/** How exact a move was, 0 to 100, by the curve that lichess uses for the loss in percent of the chance to win. */
export function exactness(lost: number): number {
  return Math.max(0, Math.min(100, 103.1668 * Math.exp(-0.04354 * lost * 100) - 3.1669));
}

/** The mean over a seat's moves; null where no chances to win are known. */
export function accuracyOf(moves: readonly MoveReviewed[], seat: number): number | null {
  const known = moves.filter((move) => move.seat === seat && move.win_lost !== null);
  if (!known.length) return null;
  return known.reduce((sum, move) => sum + exactness(move.win_lost ?? 0), 0) / known.length;
}

export function countOf(moves: readonly MoveReviewed[], seat: number, label: Label): number {
  return moves.filter((move) => move.seat === seat && labelOf(move) === label).length;
}
