/** Pulling a card along its row to another place: a dead zone keeps it from being a click. */

import type { Attachment } from "svelte/attachments";

const DEAD_ZONE = 8; // pixels

interface Row {
  places(node: HTMLElement): DOMRect[];
  isOn(): boolean;
  move(from: number, to: number): void;
}

export const dragging =
  ({ places, isOn, move }: Row): Attachment<HTMLElement> =>
  (node) => {
    let from: { x: number; index: number } | null = null;
    let hasMoved = false;
    const indexOf = (target: EventTarget | null) =>
      [...node.children].findIndex((each) => target instanceof Node && each.contains(target));
    const down = (event: PointerEvent): void => {
      const index = indexOf(event.target);
      from = isOn() && event.button === 0 && index >= 0 ? { x: event.clientX, index } : null;
      hasMoved = false;
    };
    const drag = (event: PointerEvent): void => {
      if (!from || Math.abs(event.clientX - from.x) < DEAD_ZONE) return;
      hasMoved = true;
      const to = nearest(places(node), event.clientX, from.index);
      if (to === from.index) return;
      move(from.index, to);
      from = { x: event.clientX, index: to };
    };
    const end = (): void => void (from = null);
    /** The click that ends a pull chooses nothing. */
    const click = (event: MouseEvent): void => {
      if (hasMoved && event.detail > 0) event.stopPropagation();
      hasMoved = false;
    };
    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", drag);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, true);
    };
  };

/** The place over which the pointer is: the last one that begins before it. */
function nearest(boxes: readonly DOMRect[], x: number, from: number): number {
  const found = boxes.findLastIndex(({ left }) => left <= x);
  return found < 0 ? (boxes.length > 0 ? 0 : from) : found;
}
