/** Geometry of hexes with a point on top: axial places, outlines of whole sets. */

import { distance, type Frame, mean, type Point } from "../../board/points";

export interface Cell {
  q: number;
  r: number;
}

/** The radius of a hex in the units of the drawing; a drawing is scaled to fit, whatever map it shows. */
export const RADIUS = 20;
const HALF_WIDTH = (Math.sqrt(3) / 2) * RADIUS;
const SAME = 0.01;

/** In the order of the corners: the neighbour behind the edge from corner n to corner n + 1. */
const BESIDE: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: HALF_WIDTH, y: -RADIUS / 2 },
  { x: HALF_WIDTH, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HALF_WIDTH, y: RADIUS / 2 },
  { x: -HALF_WIDTH, y: -RADIUS / 2 },
];

export const keyOf = ({ q, r }: Cell): string => `${q},${r}`;

export const centreOf = ({ q, r }: Cell): Point => ({ x: 2 * HALF_WIDTH * (q + r / 2), y: 1.5 * RADIUS * r });

export const cornersOf = (centre: Point): Point[] => CORNERS.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));

export const neighboursOf = ({ q, r }: Cell): Cell[] => BESIDE.map((step) => ({ q: q + step.q, r: r + step.r }));

// --- Outlines ---------------------------------------------------------------

/** The rings around a set of cells, drawn in by some units so that sets side by side do not touch. */
export function outline(cells: readonly Cell[], inset = 0): Point[][] {
  const edges = outerEdges(cells);
  const rings: Point[][] = [];
  while (edges.size > 0) rings.push(pulledIn(nextRing(edges), inset));
  return rings;
}

const pointKey = ({ x, y }: Point): string => `${Math.round(x * 10)},${Math.round(y * 10)}`;

/** Clockwise edges that no other cell of the set shares, by the corner where they begin: three cells meet in a corner, so one begins there. */
function outerEdges(cells: readonly Cell[]): Map<string, [Point, Point]> {
  const inside = new Set(cells.map(keyOf));
  const edges = new Map<string, [Point, Point]>();
  for (const cell of cells) {
    const corners = cornersOf(centreOf(cell));
    neighboursOf(cell).forEach((neighbour, index) => {
      if (inside.has(keyOf(neighbour))) return;
      const [from, to] = [corners[index] as Point, corners[(index + 1) % corners.length] as Point];
      edges.set(pointKey(from), [from, to]);
    });
  }
  return edges;
}

function nextRing(edges: Map<string, [Point, Point]>): Point[] {
  const ring: Point[] = [];
  let key = edges.keys().next().value as string;
  for (let edge = edges.get(key); edge; edge = edges.get(key)) {
    ring.push(edge[0]);
    edges.delete(key);
    key = pointKey(edge[1]);
  }
  return ring;
}

/** Every corner moves along the sum of the inward normals of its two edges. */
function pulledIn(ring: Point[], inset: number): Point[] {
  if (inset === 0) return ring;
  return ring.map((corner, index) => {
    const before = inward(ring[(index + ring.length - 1) % ring.length] as Point, corner);
    const after = inward(corner, ring[(index + 1) % ring.length] as Point);
    const share = inset / (1 + before.x * after.x + before.y * after.y);
    return { x: corner.x + (before.x + after.x) * share, y: corner.y + (before.y + after.y) * share };
  });
}

function inward(from: Point, to: Point): Point {
  const length = distance(from, to);
  return { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
}

export function pathOf(rings: readonly Point[][]): string {
  const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return rings.map((ring) => `M${ring.map(point).join("L")}Z`).join("");
}

/** The edges between two cells of the same set: thin lines inside a group. */
export function seams(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(keyOf));
  const lines = cells.flatMap((cell) => {
    const corners = cornersOf(centreOf(cell));
    return neighboursOf(cell)
      .slice(0, 3) // the other three belong to the cell on the other side
      .map((neighbour, index) =>
        inside.has(keyOf(neighbour)) ? [corners[index] as Point, corners[index + 1] as Point] : [],
      );
  });
  return lines
    .filter((line) => line.length > 0)
    .map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`)
    .join("");
}

// --- The whole map ----------------------------------------------------------

/** What a drawing of these cells covers, with a margin. */
export function frameOf(centres: readonly Point[], margin: number): Frame {
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF_WIDTH - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF_WIDTH + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** Half of what a label of scale 1 covers: a motif, its values, a badge. */
const LABEL: Point = { x: 24, y: 23 };

/** The place inside these cells where a label can be largest between the hexes around them, and its scale there. */
export function roomiest(cells: readonly Cell[], around: readonly Point[]): { at: Point; scale: number } {
  const places = cells.flatMap((cell) => {
    const corners = cornersOf(centreOf(cell));
    const edges = corners.map((corner, index) => mean([corner, corners[(index + 1) % corners.length] as Point]));
    return [centreOf(cell), ...corners, ...edges];
  });
  const middle = mean(cells.map(centreOf));
  const rated = places.map((at) => {
    const scale = Math.min(...around.map((hex) => scaleBeside(hex, at)));
    return { at, scale, worth: scale - distance(at, middle) / (50 * RADIUS) };
  });
  const best = rated.reduce((one, two) => (two.worth > one.worth + SAME / RADIUS ? two : one));
  return { at: best.at, scale: best.scale };
}

/** How large a label may be until it meets this hex. */
function scaleBeside(hex: Point, at: Point): number {
  return Math.max((Math.abs(hex.x - at.x) - HALF_WIDTH) / LABEL.x, (Math.abs(hex.y - at.y) - 0.8 * RADIUS) / LABEL.y);
}
