/** A finger is wider than a small hex: what it may have meant. */

import type { Attachment } from "svelte/attachments";
import { distance, within, type Point } from "./hexes";

export interface Meant extends Point {
  id: number;
  action: string;
}

/** How far from a finger a hex may lie, and from when on two are in doubt; in pixels. */
export const REACH = 22;
const DOUBT = 7;

/** The hexes that a touch may mean, one for each action, the nearest first: one where it is clear. `scale`: pixels a unit. */
export function meantBy(touch: Point, offered: readonly Meant[], scale: number): Meant[] {
  const near = within(offered, touch, REACH / scale);
  const each = near.filter((hex, place) => near.findIndex(({ action }) => action === hex.action) === place);
  const [first] = each;
  if (!first) return [];
  return each.filter((hex) => (distance(hex, touch) - distance(first, touch)) * scale < DOUBT).slice(0, 3);
}

/** The number of the hex that an event is about. */
export function hexAt(target: EventTarget | null): number | null {
  const id = (target as Element | null)?.closest("[data-hex]")?.getAttribute("data-hex");
  return id === null || id === undefined ? null : Number(id);
}

interface Heard {
  click: (event: MouseEvent) => void;
  pointerover: (event: PointerEvent) => void;
  pointerleave: (event: PointerEvent) => void;
}

/** The pointer is heard on the whole map: a finger beside a hex may mean it. */
export const heard =
  (listeners: Heard): Attachment<SVGSVGElement> =>
  (map) => {
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of each) map.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of each) map.removeEventListener(name, listener);
    };
  };
