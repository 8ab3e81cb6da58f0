/** A finger is wider than a small hex: what it may have meant. */

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
