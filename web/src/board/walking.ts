/**
 * From thing to thing by keys, whatever the shape of the board: a row, a grid, hexes, islands.
 *
 *     const next = towards(cells, cells[0], DIRECTIONS[event.key]);
 */

import type { Point } from "./points";

export type Direction = "up" | "down" | "left" | "right";

/** The arrow keys. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export const STEPS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const SAME = 0.01; // units: what differs by less lies in one row
const ASIDE = 2.5; // how much worse a unit aside is than a unit ahead
const ASKEW = 2; // units aside for each unit ahead: what lies further aside lies in another direction

/** How far ahead something lies, and how far aside. */
function along(from: Point, to: Point, step: Point): [number, number] {
  const way = { x: to.x - from.x, y: to.y - from.y };
  return step.x === 0 ? [way.y * step.y, Math.abs(way.x)] : [way.x * step.x, Math.abs(way.y)];
}

/** The nearest one that way, one straight ahead before one that lies askew; undefined at the edge. */
export function towards<T extends Point>(things: readonly T[], from: Point, direction: Direction): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [ahead, aside] = along(from, thing, STEPS[direction]);
    const effort = ahead + ASIDE * aside;
    if (ahead > SAME && aside <= ASKEW * ahead && effort < least) [best, least] = [thing, effort];
  }
  return best;
}

/** The next one of those that can be chosen, in the order of `things`, round and round. */
export function jump<T extends { id: unknown; disabled?: boolean | undefined }>(
  things: readonly T[],
  from: unknown,
  step: 1 | -1,
): T | undefined {
  const here = things.findIndex(({ id }) => id === from);
  for (let count = 1; count <= things.length; count += 1) {
    const thing = things[(((here + step * count) % things.length) + things.length) % things.length];
    if (thing && !thing.disabled) return thing;
  }
  return undefined;
}
