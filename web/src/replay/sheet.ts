/** The scores as a sheet: one row for each part, one column for each seat and for a rival who has none. */

import type { Part, Scores } from "../core/told";

export interface Row {
  part: string;
  /** Joins the row to its piece of the chart, so that no colour has to. */
  letter: string;
  values: Part[];
  /** Which columns have the most of it; none where all have the same. */
  best: boolean[];
}

export interface Sheet {
  /** A seat, or null for the rival. */
  columns: (number | null)[];
  rows: Row[];
  totals: (number | null)[];
}

export function sheetOf(scores: Scores): Sheet {
  const sides = [...scores.scores, ...(scores.rival ? [{ seat: null, ...scores.rival }] : [])];
  const parts = [...new Set(sides.flatMap((side) => Object.keys(side.parts)))];
  return {
    columns: sides.map((side) => side.seat),
    rows: parts.map((part, index) =>
      rowOf(
        part,
        index,
        sides.map((side) => side.parts[part] ?? null),
      ),
    ),
    totals: sides.map((side) => side.total),
  };
}

function rowOf(part: string, index: number, values: Part[]): Row {
  return { part, letter: letterOf(index), values, best: bestOf(values) };
}

/** a, b, … z, aa, ab: a sheet may have more rows than there are letters. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

function bestOf(values: Part[]): boolean[] {
  const points = values.map((value) => (typeof value === "number" ? value : null));
  const known = points.filter((each) => each !== null);
  const most = Math.max(...known);
  const isEven = known.length < 2 || known.every((each) => each === most);
  return points.map((each) => !isEven && each === most);
}

export interface Piece {
  letter: string;
  part: string;
  points: number;
  from: number;
  to: number;
}

/** One seat's points laid end to end. What costs points goes back below the start, so that nothing is hidden. */
export function stacked(sheet: Sheet, column: number): Piece[] {
  let [up, down] = [0, 0];
  const pieces: Piece[] = [];
  for (const { part, letter, values } of sheet.rows) {
    const points = values[column];
    if (typeof points !== "number" || points === 0) continue;
    const from = points > 0 ? up : down;
    if (points > 0) up += points;
    else down += points;
    pieces.push({ letter, part, points, from: Math.min(from, from + points), to: Math.max(from, from + points) });
  }
  return pieces;
}
