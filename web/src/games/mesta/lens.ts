/** How a district is seen: slanting, with heights, or from above. Both draw the same spaces, rings and outlines. */

import { type At, type Frame, SIDE } from "./tiles";

export interface Point {
  x: number;
  y: number;
}

export interface Lens {
  /** A corner of the grid of spaces, `z` units above the ground. */
  at(x: number, y: number, z?: number): Point;
  /** All that can be drawn within a frame: the box of an SVG. */
  box(frame: Frame): { x: number; y: number; width: number; height: number };
}

export const A = 46; // half the width of a space
export const B = 25; // half its height
export const STOREY = 19;
export const EDGE = 9; // thickness of a tile
export const MOST_STOREYS = 4;
export const HEADROOM = STOREY * MOST_STOREYS + 8; // the highest building, with its ring
export const SQUARE = 56; // of a space seen from above

const MARGIN = 4;

export const slant: Lens = {
  at: (x, y, z = 0) => ({ x: (x - y) * A, y: (x + y) * B - z }),
  box({ left, top, right, bottom }) {
    const [x1, y1, x2, y2] = [SIDE * left, SIDE * top, SIDE * (right + 1), SIDE * (bottom + 1)];
    const [west, east] = [slant.at(x1, y2).x, slant.at(x2, y1).x];
    const [north, south] = [slant.at(x1, y1).y - HEADROOM + B, slant.at(x2, y2).y + EDGE];
    return { x: west - MARGIN, y: north, width: east - west + 2 * MARGIN, height: south - north + MARGIN };
  },
};

const AXIS = 22; // room for letters and numbers

export const plan: Lens = {
  at: (x, y) => ({ x: x * SQUARE, y: y * SQUARE }),
  box({ left, top, right, bottom }) {
    const [from, to] = [plan.at(SIDE * left, SIDE * top), plan.at(SIDE * (right + 1), SIDE * (bottom + 1))];
    const [x, y] = [from.x - AXIS, from.y - AXIS];
    return { x, y, width: to.x - x + MARGIN, height: to.y - y + MARGIN };
  },
};

const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed line through points. */
export const closed = (points: readonly Point[]): string => `M${points.map(written).join("L")}Z`;

/** Spaces from one corner on, made smaller on all sides by a part of a space. */
export function rectangle(lens: Lens, { x, y }: At, size = 1, inset = 0, z = 0): string {
  const [near, far] = [inset, size - inset];
  const corners = [
    [near, near],
    [far, near],
    [far, far],
    [near, far],
  ] as const;
  return closed(corners.map(([dx, dy]) => lens.at(x + dx, y + dy, z)));
}

export const centre = (lens: Lens, { x, y }: At, z = 0): Point => lens.at(x + 0.5, y + 0.5, z);

// --- Outlines ------------------------------------------------------------------

interface Side {
  from: At;
  to: At;
}

const name = ({ x, y }: At): string => `${x},${y}`;

/** The sides of spaces that no other of them shares, each with its space on the right. */
function sides(spaces: readonly At[]): Side[] {
  const all = new Set(spaces.map(name));
  return spaces.flatMap(({ x, y }) => {
    const around: [At, Side][] = [
      [
        { x, y: y - 1 },
        { from: { x, y }, to: { x: x + 1, y } },
      ],
      [
        { x: x + 1, y },
        { from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } },
      ],
      [
        { x, y: y + 1 },
        { from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } },
      ],
      [
        { x: x - 1, y },
        { from: { x, y: y + 1 }, to: { x, y } },
      ],
    ];
    return around.filter(([other]) => !all.has(name(other))).map(([, side]) => side);
  });
}

const step = ({ from, to }: Side): At => ({ x: to.x - from.x, y: to.y - from.y });
/** Where the space lies, seen from its side. */
const inwards = (side: Side): At => ({ x: -step(side).y, y: step(side).x });

/** Goes round every island and every hole once; where two spaces touch at a corner it stays with the same one. */
function loops(spaces: readonly At[]): Side[][] {
  const left = new Set(sides(spaces));
  const found: Side[][] = [];
  for (const first of left) {
    const loop = [first];
    left.delete(first);
    for (let last = first; name(last.to) !== name(first.from) || loop.length < 3;) {
      const next = [...left].filter(({ from }) => name(from) === name(last.to));
      const turn = next.find((side) => name(step(side)) === name(inwards(last))) ?? next[0];
      if (!turn) break;
      left.delete(turn);
      loop.push(turn);
      last = turn;
    }
    found.push(loop);
  }
  return found;
}

/** The line around spaces, a part of a space inside of them. */
export function outline(lens: Lens, spaces: readonly At[], inset: number): string {
  return loops(spaces)
    .map((loop) => {
      const corners = loop.flatMap((side, index) => {
        const next = loop[(index + 1) % loop.length] ?? side;
        const [one, two] = [inwards(side), inwards(next)];
        if (name(one) === name(two)) return [];
        return [lens.at(side.to.x + inset * (one.x + two.x), side.to.y + inset * (one.y + two.y))];
      });
      return closed(corners);
    })
    .join("");
}

/** The line around a building, from the ground of its space to its roof: one line, so that all of it is inside. */
export function silhouette({ x, y }: At, height: number): string {
  const [near, far, z] = [0.09, 0.91, height * STOREY];
  return closed([
    slant.at(x, y + 1),
    slant.at(x + 1, y + 1),
    slant.at(x + 1, y),
    slant.at(x + far, y + near, z),
    slant.at(x + near, y + near, z),
    slant.at(x + near, y + far, z),
  ]);
}
