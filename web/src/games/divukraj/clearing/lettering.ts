/** Names and signs in a drawing, which breaks no lines by itself: how wide they are, where they break, where they lie. */

import type { Token } from "./ground";

const LETTER = 0.66; // of the size: what a bold letter of a wide system font takes on average
const SPACE = 0.14; // between a number and its sign

export const widthOf = (text: string, size: number): number => text.length * LETTER * size;

/** A line; what is too long for its room is drawn narrower: never smaller, never cut. */
export interface Lettered {
  line: string;
  narrowed: number | undefined;
}

/** In at most so many lines; the last one takes what is left. */
export function lettered(text: string, width: number, most: number, size: number): Lettered[] {
  const lines = broken(text, width, size);
  const fitting = [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")].filter(Boolean);
  return fitting.map((line) => ({ line, narrowed: widthOf(line, size) > width ? width : undefined }));
}

function broken(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Placed {
  token: Token;
  /** Its left edge. */
  x: number;
  width: number;
}

/** A row of numbers and signs around its middle. */
export function rowOf(tokens: readonly Token[], size: number): { placed: readonly Placed[]; width: number } {
  const widths = tokens.map((token) => ("text" in token ? widthOf(token.text, size) : size * 1.12));
  const width = widths.reduce((sum, each) => sum + each, 0) + SPACE * size * Math.max(0, tokens.length - 1);
  let x = -width / 2;
  const placed = tokens.map((token, index) => {
    const own = { token, x, width: widths[index] ?? 0 };
    x += own.width + SPACE * size;
    return own;
  });
  return { placed, width };
}
