/** What a board says of its islands: how many bridges they have and take, what joins them, what would be new. */

import type { BoardTold, Bonus, Box, Island, Line } from "./box";
import { type Chart, otherEnd, pairOf } from "./geometry";

/** A line of the map in a match. `closed`: nothing can be built there any more, though there is room on it. */
export type LineState = "open" | "closed" | "full";

export const MOST_ON_LINE = 2;
/** Islands of a network that earns the bonus (R7.4). */
export const ENOUGH = 6;

export function numberOf(board: BoardTold, island: number): number | undefined {
  return (board.numbers as Record<string, number>)[island];
}

export function bridgesOn(board: BoardTold, line: Line): number {
  return (board.bridges as Record<string, number>)[pairOf(line)] ?? 0;
}

export function isFinished(board: BoardTold, island: number): boolean {
  return (board.finished as string[]).includes(String(island));
}

export function degree(chart: Chart, board: BoardTold, island: number): number {
  return chart.linesAt(island).reduce((sum, line) => sum + bridgesOn(board, line), 0);
}

/** How many more bridges an island takes, by its number or by what an island holds at most. */
export function room(chart: Chart, board: BoardTold, island: number, most: number): number {
  return (numberOf(board, island) ?? most) - degree(chart, board, island);
}

export function stateOf(chart: Chart, board: BoardTold, line: Line, most: number): LineState {
  if (bridgesOn(board, line) === MOST_ON_LINE) return "full";
  const isCrossed = chart.crossings(line).some((other) => bridgesOn(board, other) > 0);
  const isHeld = [line.a, line.b].some((island) => room(chart, board, island, most) <= 0);
  return isCrossed || isHeld ? "closed" : "open";
}

export interface Network {
  islands: number[];
  lines: Line[];
}

/** Finished islands that bridges join, nothing unfinished between them (R7.4); the largest first. */
export function networks(chart: Chart, board: BoardTold): Network[] {
  const left = new Set(chart.islands.map(({ id }) => id).filter((id) => isFinished(board, id)));
  const found: Network[] = [];
  for (const start of left) found.push(grown(chart, board, start, left));
  return found.sort((one, other) => other.islands.length - one.islands.length);
}

function grown(chart: Chart, board: BoardTold, start: number, left: Set<number>): Network {
  const [islands, lines] = [[start], new Set<Line>()];
  left.delete(start);
  for (const island of islands) {
    for (const line of chart.linesAt(island)) {
      const other = otherEnd(line, island);
      if (bridgesOn(board, line) === 0 || !isFinished(board, other)) continue;
      lines.add(line);
      if (left.delete(other)) islands.push(other);
    }
  }
  return { islands, lines: [...lines] };
}

/** How far a bonus is: so many of so many. */
export function progress(chart: Chart, board: BoardTold, bonus: Bonus): { done: number; of: number } {
  if (bonus === "six") return { done: Math.min(ENOUGH, networks(chart, board)[0]?.islands.length ?? 0), of: ENOUGH };
  const flagged = chart.islands.filter(({ flag }) => flag === bonus);
  return { done: flagged.filter(({ id }) => isFinished(board, id)).length, of: flagged.length };
}

/** What a bonus would pay at the end of this round, to one who has it not (R7.5; alone R9.2). */
export function paysNow(box: Box, boards: readonly BoardTold[], rounds: number, bonus: Bonus): number {
  const { first, later } = box.bonuses[bonus];
  if (boards.length === 1) return rounds <= box.solo.full_deadlines[bonus] ? first : later;
  return boards.some((board) => board.bonuses[bonus] > 0) ? later : first;
}

/** What is drawn but not settled: the number in an island, the bridges that a line would have more. */
export interface Ghosts {
  numbers: ReadonlyMap<number, number>;
  bridges: ReadonlyMap<string, number>;
}

export function ghosts(chart: Chart, settled: BoardTold, drawn: BoardTold): Ghosts {
  const [numbers, bridges] = [new Map<number, number>(), new Map<string, number>()];
  for (const { id } of chart.islands) {
    const number = numberOf(drawn, id);
    if (number !== undefined && numberOf(settled, id) === undefined) numbers.set(id, number);
  }
  for (const line of chart.lines) {
    const more = bridgesOn(drawn, line) - bridgesOn(settled, line);
    if (more > 0) bridges.set(pairOf(line), more);
  }
  return { numbers, bridges };
}

/** A board with an action in it, drawn at once, before the server has said what else it leads to. */
export function withAction(board: BoardTold, action: string | null, numeral: number | null): BoardTold {
  const [kind, where = "", number] = action?.split(" ") ?? [];
  switch (kind) {
    case "start":
      return { ...board, numbers: { ...board.numbers, [where]: Number(number) } };
    case "write":
      return numeral === null ? board : { ...board, numbers: { ...board.numbers, [where]: numeral } };
    case "bridge": {
      const before = (board.bridges as Record<string, number>)[where] ?? 0;
      return { ...board, bridges: { ...board.bridges, [where]: before + 1 } };
    }
    default:
      return board;
  }
}

/** What stands on an island, in the words of whoever cannot see it. */
export interface Account {
  island: number;
  flag: Island["flag"] | "none";
  number: number;
  bridges: number;
}

export function account(chart: Chart, board: BoardTold, { id, flag }: Island): Account {
  return { island: id, flag: flag ?? "none", number: numberOf(board, id) ?? 0, bridges: degree(chart, board, id) };
}
