/** A finger is wider than a small thing: what it may have meant. */

import { distance, type Point, within } from "./points";

/** Something that can be chosen by touching near it; several with one `action` are one thing. */
export interface Offered<Thing = unknown> extends Point {
  id: Thing;
  action: string;
}

/** How far from a finger a thing may lie, and from when on two are in doubt; in pixels. */
export const REACH = 22;
const DOUBT = 7;
const MOST = 3;

/** What a touch may mean, one for each action, the nearest first: one where it is clear. `scale`: pixels a unit. */
export function meantBy<T extends Offered>(touch: Point, offered: readonly T[], scale: number): T[] {
  const near = within(offered, touch, REACH / scale);
  const each = near.filter((thing, place) => near.findIndex(({ action }) => action === thing.action) === place);
  const [first] = each;
  if (!first) return [];
  return each.filter((thing) => (distance(thing, touch) - distance(first, touch)) * scale < DOUBT).slice(0, MOST);
}
