/** The keys of this board, besides those of the room (C, U, H): R, T, P, K and 1 to 4. */

import { TOKENS } from "./box";
import type { Hand } from "./hand.svelte";

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

/** A key that somebody has heard already means nothing more. */
export function keyOn(hand: Hand, event: KeyboardEvent): void {
  if (event.defaultPrevented || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (press(hand, event.key)) event.preventDefault();
}

function press(hand: Hand, key: string): boolean {
  const token = TOKENS[Number(key) - 1];
  if (token && hand.mayAct) hand.takeUp(token);
  else if (key === "r" || key === "R") hand.turn(key === "r" ? 1 : -1);
  else if (key === "t" || key === "T") hand.payOtherwise();
  else if (key === "p" || key === "P") hand.pass();
  else if (key === "k" || key === "K") return toCards();
  else if (key === "Escape")
    hand.escape(); // the room goes on with it: it cancels the draft
  else return false;
  return key !== "Escape";
}

function toCards(): boolean {
  const card = [...document.querySelectorAll<HTMLElement>("[data-card]")].find((each) => each.offsetParent !== null);
  card?.focus();
  return card !== undefined;
}
