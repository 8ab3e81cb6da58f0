/** Places on a drawing, in its own units; all that boards ask of them. */

export interface Point {
  x: number;
  y: number;
}

/** Anything that lies somewhere and has a name. */
export interface Placed<Id = number> extends Point {
  id: Id;
}

/** What a drawing covers. */
export interface Frame extends Point {
  width: number;
  height: number;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function mean(points: readonly Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Those within reach of a touch, the nearest first. */
export function within<T extends Point>(things: readonly T[], touch: Point, reach: number): T[] {
  return things
    .filter((thing) => distance(thing, touch) <= reach)
    .sort((one, other) => distance(one, touch) - distance(other, touch));
}

/** As `viewBox` writes it. */
export const viewBoxOf = ({ x, y, width, height }: Frame): string =>
  [x, y, width, height].map((each) => Number(each.toFixed(2))).join(" ");
