/** How hard a QR code is to read: long runs, blocks, false finders, too much dark or light. The mask with the least is taken. */

import type { Grid } from "./qr_grid";

const FINDERS = ["10111010000", "00001011101"];

export function penalty(grid: Grid): number {
  const rows = grid.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = grid.map((_, column) => rows.map((row) => row[column]).join(""));
  const lines = [...rows, ...columns];
  return runs(lines) + blocks(rows) + falseFinders(lines) + balance(rows);
}

function runs(lines: string[]): number {
  const found = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  return found.reduce((points, run) => points + run.length - 2, 0);
}

function blocks(rows: string[]): number {
  let points = 0;
  rows.slice(1).forEach((row, above) => {
    for (let column = 1; column < row.length; column += 1) {
      const square = (rows[above] ?? "").slice(column - 1, column + 1) + row.slice(column - 1, column + 1);
      if (square === "0000" || square === "1111") points += 3;
    }
  });
  return points;
}

function falseFinders(lines: string[]): number {
  return (
    40 * lines.flatMap((line) => FINDERS.map((finder) => countOf(line, finder))).reduce((one, two) => one + two, 0)
  );
}

/** Also those that overlap. */
function countOf(line: string, sought: string): number {
  let [count, at] = [0, line.indexOf(sought)];
  while (at >= 0) [count, at] = [count + 1, line.indexOf(sought, at + 1)];
  return count;
}

function balance(rows: string[]): number {
  const all = rows.join("");
  const dark = all.replaceAll("0", "").length / all.length;
  return 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}
