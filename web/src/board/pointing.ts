/**
 * Mouse, finger and pen on a drawing, heard in one place and told in the drawing's own units.
 *
 *     <Scene {frame} {label} pointing={{ at: (point) => chart.islandUnder(point), tap: (island) => hand.tap(island) }}>
 *
 * What a player does with it is in `gestures.ts`; this file only listens. A button inside the
 * drawing, or whatever has `data-own`, is left alone.
 */

import type { Attachment } from "svelte/attachments";
import { Gestures } from "./gestures";
import type { Offered } from "./meant";
import type { Point } from "./points";

/** What a drawing wants to hear of. `Thing` is whatever `at` finds. */
export interface Pointing<Thing = unknown> {
  /** What lies there, for a pointer that covers `reach` around it. `target`: the element that the browser found. */
  at(point: Point, reach: number, target: Element | null): Thing | undefined;
  /** A mouse or a pen moves over it; `null` when it leaves. */
  hover?(thing: Thing | undefined, point: Point | null, reach: number): void;
  tap?(thing: Thing | undefined, point: Point, reach: number): void;
  /** A thing is pulled to a point; then let go there, or the pull is broken off. */
  drag?(thing: Thing, to: Point): void;
  drop?(thing: Thing, to: Point): void;
  letGo?(): void;
  /** A long press of a finger or a pen. `where`: in the window. */
  hold?(thing: Thing, where: Point): void;
  /** A quarter turn: by the wheel, by two fingers, by the right button. */
  turn?(by: 1 | -1): void;
  /** What a finger may mean though it lies beside it: what can be chosen. */
  offered?(): readonly Offered<Thing>[];
  /** A finger that may have meant several; without it the nearest is tapped. `where`: in the window. */
  doubt?(meant: readonly Offered<Thing>[], where: Point): void;
}

/** What the scene itself does with the same pointers. */
export interface Roaming {
  zoom(by: number, about: Point): void;
  /** In units; false where there is nowhere to go. */
  pan(by: Point): boolean;
  reset(): void;
  readonly isZoomed: boolean;
}

/** The id of the cell that an element belongs to (`Cells.svelte`). */
export function cellOf(target: Element | null): string | undefined {
  return target?.closest("[data-cell]")?.getAttribute("data-cell") ?? undefined;
}

const isOwn = (event: Event): boolean => (event.target as Element | null)?.closest("button, [data-own]") !== null;

/** Hears the pointers of a drawing. Both are asked anew at every event, so that they may change at any time. */
export const pointing =
  <Thing>(
    wants: () => Pointing<Thing> | undefined,
    roams: () => Roaming | undefined = () => undefined,
  ): Attachment<SVGSVGElement> =>
  (sheet) => {
    const gestures = new Gestures(wants, roams, (at) => placeOn(sheet, at));
    const each = Object.entries(listenersOf(sheet, gestures, wants)) as [string, EventListener][];
    for (const [name, listener] of each) sheet.addEventListener(name, listener, optionsOf(name));
    return () => {
      gestures.stop();
      for (const [name, listener] of each) sheet.removeEventListener(name, listener, optionsOf(name));
    };
  };

const optionsOf = (name: string): AddEventListenerOptions => ({
  passive: name === "touchstart",
  capture: name === "click",
});

/** A point of the window on the drawing; how many pixels a unit has there. */
function placeOn(sheet: SVGSVGElement, at: Point): { point: Point; scale: number } {
  const matrix = sheet.getScreenCTM();
  if (!matrix || matrix.a === 0) return { point: { x: NaN, y: NaN }, scale: 1 }; // not on the screen
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix.inverse());
  return { point: { x, y }, scale: matrix.a };
}

function listenersOf<Thing>(
  sheet: SVGSVGElement,
  gestures: Gestures<Thing>,
  wants: () => Pointing<Thing> | undefined,
): Record<string, (event: never) => void> {
  let isHeld = false;
  return {
    pointerdown: (event: PointerEvent) => {
      if (isOwn(event)) return;
      if (gestures.down(event)) sheet.setPointerCapture(event.pointerId);
    },
    pointermove: (event: PointerEvent) => gestures.move(event),
    pointerup: (event: PointerEvent) => gestures.up(event),
    pointercancel: (event: PointerEvent) => gestures.cancel(event),
    pointerleave: () => gestures.leave(),
    /** A thing being pulled is not a swipe to another room. A touch begins and ends after its pointer. */
    touchstart: (event: TouchEvent) => {
      isHeld = gestures.isHolding;
      if (isHeld) event.stopPropagation();
    },
    touchend: (event: TouchEvent) => {
      if (isHeld) event.stopPropagation();
    },
    wheel: (event: WheelEvent) => {
      if (!isOwn(event) && gestures.wheel(event)) event.preventDefault();
    },
    contextmenu: (event: PointerEvent) => {
      if (!isOwn(event) && gestures.menu(event)) event.preventDefault();
    },
    /** The pointer has been heard already; only who clicks without one (a screen reader) is let through. */
    click: (event: MouseEvent) => {
      if (wants()?.tap && event.detail > 0 && !isOwn(event)) event.stopPropagation();
    },
  };
}
