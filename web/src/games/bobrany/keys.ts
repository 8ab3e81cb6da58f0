/** The keys of this board, besides those of the room (C, U, H): R, T, P, K and 1 to 4. */

import { turnOf } from "../../board/turning";
import { isShortcut } from "../../core/shortcuts";
import { TOKENS } from "./box";
import type { Hand } from "./hand.svelte";

/** A key that somebody has heard already means nothing more. */
export function keyOn(hand: Hand, event: KeyboardEvent): void {
  if (event.defaultPrevented || !isShortcut(event)) return;
  if (press(hand, event)) event.preventDefault();
}

function press(hand: Hand, event: KeyboardEvent): boolean {
  const { key } = event;
  const [token, turn] = [TOKENS[Number(key) - 1], turnOf(event)];
  if (token && hand.mayAct) hand.takeUp(token);
  else if (turn) hand.turn(turn);
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
