import { describe, expect, it } from "vitest";
import { distance, type Placed } from "../../src/board/points";
import { towards } from "../../src/board/walking";
import {
  centreOf,
  frameOf,
  neighboursOf,
  outline,
  pathOf,
  RADIUS,
  roomiest,
  seams,
} from "../../src/games/border/hexes";
import { box } from "./given";

const DIRECTIONS = ["left", "right", "up", "down"] as const;

describe("places", () => {
  it("puts all six neighbours at the same distance", () => {
    const centre = centreOf({ q: 2, r: -3 });
    const distances = neighboursOf({ q: 2, r: -3 }).map((cell) => distance(centreOf(cell), centre));
    for (const each of distances) expect(each).toBeCloseTo(Math.sqrt(3) * RADIUS);
  });

  it("frames the whole map, whatever its coordinates", () => {
    const far = frameOf([centreOf({ q: 50, r: -40 }), centreOf({ q: 51, r: -40 })], 0);
    expect(far.height).toBeCloseTo(2 * RADIUS);
    expect(far.width).toBeCloseTo(2 * Math.sqrt(3) * RADIUS);
  });
});

describe("outlines", () => {
  it("goes around one cell, two cells, and inside and outside of a ring", () => {
    const ring = neighboursOf({ q: 0, r: 0 });
    expect(outline([{ q: 0, r: 0 }]).map((each) => each.length)).toEqual([6]);
    expect(
      outline([
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ]).map((each) => each.length),
    ).toEqual([10]);
    expect(
      outline(ring)
        .map((each) => each.length)
        .sort(),
    ).toEqual([18, 6].sort());
  });

  it("is drawn in by as much as is asked", () => {
    const [inner = []] = outline([{ q: 0, r: 0 }], (Math.sqrt(3) / 2) * 4);
    for (const corner of inner) expect(distance(corner, { x: 0, y: 0 })).toBeCloseTo(RADIUS - 4);
  });

  it("closes every ring of the path", () => {
    expect(pathOf(outline(neighboursOf({ q: 0, r: 0 }))).match(/Z/g)).toHaveLength(2);
  });

  it("has a seam between two cells and none around one", () => {
    expect(seams([{ q: 0, r: 0 }])).toBe("");
    expect(
      seams([
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ]).match(/M/g),
    ).toHaveLength(1);
  });
});

describe("the heart of an area", () => {
  it("has room for a label nearly as large as it is drawn, in every area", () => {
    for (const area of box.areas) expect(area.scale).toBeGreaterThan(0.7);
  });

  it("is the corner where three cells meet in the smallest area", () => {
    const { at } = roomiest(
      [
        { q: 0, r: 0 },
        { q: 0, r: 1 },
        { q: 1, r: 0 },
      ],
      box.hexes,
    );
    expect(at.x).toBeCloseTo(centreOf({ q: 0, r: 0 }).x + (Math.sqrt(3) / 2) * RADIUS);
  });
});

describe("arrow keys", () => {
  it("go to the neighbour in a row and stop at the edge", () => {
    const [first, second] = [box.hexes[0]!, box.hexes[1]!];
    expect(towards(box.hexes, first, "right")?.id).toBe(second.id);
    expect(towards(box.hexes, first, "up")).toBeUndefined();
  });

  it("reach every hex from the first", () => {
    const found = new Set<Placed>([box.hexes[0] as Placed]);
    for (const hex of found) {
      for (const direction of DIRECTIONS) found.add(towards(box.hexes, hex, direction) ?? hex);
    }
    expect(found.size).toBe(box.hexes.length);
  });
});
