/** Fingers and mice on the board. Where they point is computed from the chart, so that targets are wide on any screen. */

import type { Action } from "svelte/action";
import type { Point } from "./geometry";
import type { Hand } from "./hand.svelte";

const DEAD_ZONE = 9; // pixels within which a press is a tap, however the finger trembles
const FINGER = 22; // pixels around the point that a finger means: targets of 44

interface Press {
  id: number;
  at: Point;
  island: number | undefined;
}

export const pointing: Action<SVGSVGElement, { hand: Hand; under: (point: Point) => number | undefined }> = (sheet, { hand, under }) => {
  let press: Press | null = null;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const { point } = place(event);
    press = { id: event.pointerId, at: { x: event.clientX, y: event.clientY }, island: under(point) };
    if (press.island === undefined) return;
    sheet.setPointerCapture(event.pointerId);
    event.stopPropagation(); // a bridge being drawn is not a swipe to another room
  }

  function move(event: PointerEvent): void {
    const { point, reach } = place(event);
    if (press?.island === undefined) return hand.hover(event.pointerType === "mouse" ? point : null, reach / 2);
    const far = Math.hypot(event.clientX - press.at.x, event.clientY - press.at.y);
    if (hand.pull || far > DEAD_ZONE) hand.drag(press.island, point);
  }

  function up(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return;
    const { point, reach } = place(event);
    press = null;
    if (hand.pull) hand.drop();
    else hand.tap(point, event.pointerType === "mouse" ? reach / 2 : reach);
  }

  function gone(): void {
    press = null;
    hand.letGo();
  }

  const leave = () => hand.hover(null, 0);

  function place(event: PointerEvent): { point: Point; reach: number } {
    const matrix = sheet.getScreenCTM();
    if (!matrix) return { point: { x: NaN, y: NaN }, reach: 0 }; // not on the screen
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { point: { x, y }, reach: FINGER / matrix.a };
  }

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: gone, pointerleave: leave };
  const each = Object.entries(heard) as [keyof typeof heard, EventListener][];
  for (const [name, listener] of each) sheet.addEventListener(name, listener);
  return {
    destroy() {
      for (const [name, listener] of each) sheet.removeEventListener(name, listener);
    },
  };
};
