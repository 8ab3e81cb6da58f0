/** What pointers mean on the river and in the town: the same in every scene that shows them. */

import { cellOf, type Pointing } from "../../board/pointing";
import type { Over } from "./desk";
import type { Hand } from "./hand.svelte";
import type { Point } from "./plan";

const isSlot = (id: string): boolean => id.includes(".");
const isBorder = (id: string): boolean => id.includes("-");
/** A space of the other town: `1:C3`. */
const isTheirs = (id: string): boolean => id.includes(":");

/** `under`: the own space at a point of the scene, where tiles can be pulled there. */
export function pointingOf(hand: Hand, under?: (point: Point) => string | undefined): Pointing<string> {
  return {
    at: (_, __, target) => cellOf(target),
    hover: (id) => (hand.over = overOf(id)),
    tap: (id) => tap(hand, id),
    ...(hand.ghost ? { turn: (by) => hand.turn(by) } : {}),
    ...(under && hand.mayAct ? pulling(hand, under) : {}),
  };
}

function overOf(id: string | undefined): Over {
  if (id === undefined || isTheirs(id) || isBorder(id)) return {};
  return isSlot(id) ? { slot: id } : { cell: id };
}

function tap(hand: Hand, id: string | undefined): void {
  if (id === undefined || isTheirs(id)) return;
  if (isSlot(id)) hand.tapSlot(id);
  else if (isBorder(id)) hand.tapBorder(id);
  else hand.tapCell(id);
}

/** A tile is pulled from the river into the town, or from space to space. */
function pulling(hand: Hand, under: (point: Point) => string | undefined): Partial<Pointing<string>> {
  return {
    drag: (id, to) => {
      const isPulled = isSlot(id) ? hand.isOffered(id) || hand.isTaken(id) : hand.ghost?.cell === id;
      if (isPulled) hand.pull = { id, to };
    },
    drop: (id, to) => {
      const [wasPulled, cell] = [hand.pull !== null, under(to)];
      hand.pull = null;
      if (!wasPulled || cell === undefined) return;
      if (isSlot(id) && !hand.isTaken(id)) hand.tapSlot(id, cell);
      else if (cell !== hand.ghost?.cell) hand.tapCell(cell);
    },
    letGo: () => (hand.pull = null),
  };
}
