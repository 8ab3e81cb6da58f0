/** The keys of this board, besides those of the room (C, U, H): 1 to 8 for the hand, with Shift for the Meadow, S sorts. */

import type { Desk } from "./desk.svelte";
import { handLine, meadowLine } from "./lying";
import { SORTS } from "./sorting";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

/** A key that somebody has heard already means nothing more. */
export function keyOn(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (press(desk, event)) event.preventDefault();
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
  if (desk.isChosen(line)) desk.play.plan(desk.play.draft);
  else desk.choose([line]);
  return true;
}
