/** The keys of this board, besides those of the room (C, U, H): 1 to 8 for the hand, with Shift for the Meadow, S sorts. */

import { isShortcut } from "../../core/shortcuts";
import type { Desk } from "./desk.svelte";
import { handLine, meadowLine } from "./lying";
import { SORTS } from "./sorting";

/** A key that somebody has heard already means nothing more. */
export function keyOn(desk: Desk, event: KeyboardEvent): void {
  if (!event.defaultPrevented && isShortcut(event) && press(desk, event)) event.preventDefault();
}

export function press(desk: Desk, { code, key, shiftKey }: Pick<KeyboardEvent, "code" | "key" | "shiftKey">): boolean {
  const number = Number(/^(?:Digit|Numpad)([1-8])$/.exec(code)?.[1] ?? 0);
  if (number > 0) return choose(desk, number, shiftKey);
  if (key !== "s" && key !== "S") return false;
  desk.sort = SORTS[(SORTS.indexOf(desk.sort) + 1) % SORTS.length] ?? "cost";
  return true;
}

function choose(desk: Desk, number: number, isMeadow: boolean): boolean {
  const card = isMeadow ? desk.settled.meadow[number - 1] : desk.hand[number - 1]?.card;
  if (!card || !desk.mayAct) return false;
  const line = isMeadow ? meadowLine(desk, card, number) : handLine(desk, card);
  if (desk.isChosen(line) && line.startsWith("play ")) desk.play.plan(desk.play.draft);
  else desk.choose([line]);
  return true;
}
