/** A tile in hand, turned: so that degrees can be chosen by eye. */

import { turned } from "./plates";
import type { Looks } from "./signs";

export const isTurn = (word: string): boolean => /^(0|90|180|270)$/.test(word);

const CLOCKWISE: Record<string, string> = { N: "E", E: "S", S: "W", W: "N" };

export function turnedSides(sides: string, degrees: number): string {
  let lies = [...sides];
  for (let quarter = 0; quarter < degrees / 90; quarter += 1) lies = lies.map((side) => CLOCKWISE[side] ?? side);
  return lies.join("");
}

/** How a thing looks when it is turned; null where that cannot be drawn. */
export function turnedLooks(looks: Looks, degrees: number): Pick<Looks, "sides" | "layout"> | null {
  if (looks.layout) return { layout: turned(looks.layout, degrees), sides: null };
  return looks.sides ? { layout: null, sides: turnedSides(looks.sides, degrees) } : null;
}

/** The tile that is about to be laid: the field `tile` of the view. */
export function tileInHand(view: unknown): string | null {
  const tile = (view as { tile?: unknown } | null | undefined)?.tile;
  return typeof tile === "string" ? tile : null;
}
