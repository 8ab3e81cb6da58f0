/** Legal actions in the shape in which they are offered: by kind, and by how their words look. */

export interface Choice {
  action: string;
  kind: string;
  words: string[];
}

/** `single`: without words; `buttons`: a few; `cells`: places on a grid; `steps`: first one word, then the next. */
export type Shape = "single" | "buttons" | "cells" | "steps";

export interface Group {
  kind: string;
  choices: Choice[];
  shape: Shape;
}

/** From here on a list has a box to search in. */
export const MANY = 12;
const FEW = 6;

export function choiceOf(action: string): Choice {
  const [kind = "", ...words] = action.split(" ");
  return { action, kind, words };
}

export function groups(legal: readonly string[], drawn: ReadonlySet<string>): Group[] {
  const byKind = new Map<string, Choice[]>();
  for (const choice of legal.map(choiceOf)) {
    if (drawn.has(choice.kind)) continue;
    byKind.set(choice.kind, [...(byKind.get(choice.kind) ?? []), choice]);
  }
  return [...byKind].map(([kind, choices]) => ({ kind, choices, shape: shapeOf(choices) }));
}

export function shapeOf(choices: readonly Choice[]): Shape {
  if (choices.every(({ words }) => words.length === 0)) return "single";
  const firsts = new Set(choices.map(({ words }) => words[0]));
  const isTurning = choices.every(({ words }) => /^(0|90|180|270)$/.test(words[1] ?? ""));
  const isPaired = choices.every(({ words }) => words.length === 2) && (choices.length > FEW || isTurning);
  if (isPaired && firsts.size < choices.length) return "steps";
  if (choices.length > 1 && choices.every(({ words }) => words.length === 1 && cellOf(words[0] ?? "") !== null))
    return "cells";
  return "buttons";
}

export interface Cell {
  row: number;
  column: number;
}

/** `B3`, `2,-1` (across, down) and `4.2` are places on a grid. */
export function cellOf(word: string): Cell | null {
  const lettered = /^([A-Z])(\d{1,2})$/.exec(word);
  if (lettered) return { row: (lettered[1] ?? "A").charCodeAt(0) - 65, column: Number(lettered[2]) };
  const across = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(word);
  if (across) return { row: Number(across[2]), column: Number(across[1]) };
  const dotted = /^(\d{1,2})\.(\d{1,2})$/.exec(word);
  return dotted ? { row: Number(dotted[1]), column: Number(dotted[2]) } : null;
}

/** The places in reading order, with the gaps between them: a grid that looks like the board. */
export function gridOf<T>(things: readonly T[], cell: (thing: T) => Cell): (T | null)[][] {
  const cells = things.map(cell);
  const rows = range(cells.map(({ row }) => row));
  const columns = range(cells.map(({ column }) => column));
  return rows.map((row) =>
    columns.map((column) => {
      const at = cells.findIndex((each) => each.row === row && each.column === column);
      return at < 0 ? null : (things[at] ?? null);
    }),
  );
}

function range(numbers: readonly number[]): number[] {
  if (numbers.length === 0) return [];
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** What is typed, completed: actions whose words begin as the typed ones do, or contain them. */
export function completions(typed: string, legal: readonly string[], most = 8): string[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return [];
  const begins = legal.filter((action) => action.toLowerCase().startsWith(wanted));
  const contains = legal.filter((action) => !begins.includes(action) && action.toLowerCase().includes(wanted));
  return [...begins, ...contains].slice(0, most);
}
