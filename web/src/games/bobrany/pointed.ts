/** What pointers mean on the river and in the town: the same in every scene that shows them. */

import type { Pointing } from "../../board/pointing";
import type { Hand } from "./hand.svelte";

const isSlot = (id: string): boolean => id.includes(".");
const isBorder = (id: string): boolean => id.includes("-");
const isTheirs = (id: string): boolean => id.includes(":");

/** `under`: the cell that lies there, for a pointer at `target`. */
export function pointingOf(
  hand: Hand,
  under: (point: unknown, target: Element | null) => string | undefined,
): Pointing<string> {
  const tap = (id: string | undefined) => {
    if (id === undefined || isTheirs(id)) return;
    if (isSlot(id)) hand.tapSlot(id);
    else if (isBorder(id)) hand.tapBorder(id);
    else hand.tapCell(id);
  };
  return {
    at: (point, _, target) => under(point, target),
    hover: (id) =>
      (hand.over = id === undefined || isTheirs(id) || isBorder(id) ? {} : isSlot(id) ? { slot: id } : { cell: id }),
    tap,
    ...(hand.ghost ? { turn: (by) => hand.turn(by) } : {}),
  };
}
