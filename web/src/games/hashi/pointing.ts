/** Fingers and mice on the board. Where they point is computed from the chart, so that targets are wide on any screen. */

import type { Action } from "svelte/action";
import type { Point } from "./geometry";
import type { Hand } from "./hand.svelte";

const DEAD_ZONE = 9; // pixels within which a press is a tap, however the finger trembles
const FINGER = 22; // pixels around the point that a finger means: targets of 44

const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";

interface Press {
  id: number;
  at: Point;
  island: number | undefined;
}

export const pointing: Action<
  SVGSVGElement,
  { hand: Hand; under: (point: Point, reach: number) => number | undefined }
> = (sheet, { hand, under }) => {
  let press: Press | null = null;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    const { point, reach } = place(event);
    press = {
      id: event.pointerId,
      at: { x: event.clientX, y: event.clientY },
      island: under(point, isMouse(event) ? 0 : reach),
    };
    if (press.island === undefined) return;
    sheet.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const { point, reach } = place(event);
    if (press?.island === undefined) return hand.hover(isMouse(event) ? point : null, reach / 2);
    const far = Math.hypot(event.clientX - press.at.x, event.clientY - press.at.y);
    if (hand.pull || far > DEAD_ZONE) hand.drag(press.island, point);
  }

  function up(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return;
    const { point, reach } = place(event);
    press = null;
    if (hand.pull) hand.drop();
    else hand.tap(point, isMouse(event) ? reach / 2 : reach);
  }

  function gone(): void {
    press = null;
    hand.letGo();
  }

  const leave = () => hand.hover(null, 0);

  let isHeld = false;

  /** A bridge being drawn is not a swipe to another room. A touch begins and ends after its pointer. */
  function touch(event: TouchEvent): void {
    if (event.type === "touchstart") isHeld = press?.island !== undefined;
    if (isHeld) event.stopPropagation();
  }

  function place(event: PointerEvent): { point: Point; reach: number } {
    const matrix = sheet.getScreenCTM();
    if (!matrix) return { point: { x: NaN, y: NaN }, reach: 0 }; // not on the screen
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { point: { x, y }, reach: FINGER / matrix.a };
  }

  const heard = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: gone,
    pointerleave: leave,
    touchstart: touch,
    touchend: touch,
  };
  const each = Object.entries(heard) as [keyof typeof heard, EventListener][];
  for (const [name, listener] of each) sheet.addEventListener(name, listener);
  return {
    destroy() {
      for (const [name, listener] of each) sheet.removeEventListener(name, listener);
    },
  };
};
