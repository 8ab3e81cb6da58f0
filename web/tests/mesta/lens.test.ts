import { describe, expect, it } from "vitest";
import { centre, outline, plan, rectangle, silhouette, slant, SQUARE } from "../../src/games/mesta/lens";
import { walls } from "../../src/games/mesta/walls";

const corners = (d: string) =>
  d
    .split("M")
    .filter(Boolean)
    .map((loop) => loop.split("L").length);

describe("a slanting view", () => {
  it("has x to the lower right, y to the lower left, height upwards", () => {
    expect(slant.at(1, 0)).toEqual({ x: 46, y: 25 });
    expect(slant.at(0, 1)).toEqual({ x: -46, y: 25 });
    expect(slant.at(0, 0, 19)).toEqual({ x: 0, y: -19 });
    expect(centre(slant, { x: 0, y: 0 })).toEqual({ x: 0, y: 25 });
  });

  it("holds a district of 3 by 3 tiles with its highest building", () => {
    const { width, height } = slant.box({ left: 0, top: 0, right: 2, bottom: 2 });
    expect(width).toBeGreaterThanOrEqual(552);
    expect(height).toBeGreaterThanOrEqual(300 + 9 + 4 * 19 - 25);
  });
});

it("a plan has room for letters and numbers", () => {
  const { x, y, width } = plan.box({ left: -1, top: 0, right: 1, bottom: 0 });
  expect(x).toBeLessThan(-2 * SQUARE);
  expect(y).toBeLessThan(0);
  expect(x + width).toBeGreaterThan(4 * SQUARE);
});

describe("the line around spaces", () => {
  it("of one is a rectangle, made smaller on all sides", () => {
    expect(outline(plan, [{ x: 0, y: 0 }], 0)).toBe("M56 0L56 56L0 56L0 0Z");
    expect(outline(plan, [{ x: 0, y: 0 }], 0.25)).toBe("M42 14L42 42L14 42L14 14Z");
    expect(rectangle(plan, { x: 0, y: 0 }, 1, 0.25)).toBe("M14 14L42 14L42 42L14 42Z");
  });

  it("of a corner has six points; of a ring it goes round the hole too", () => {
    expect(
      corners(
        outline(
          slant,
          [
            { x: 0, y: 0 },
            { x: 1, y: 0 },
            { x: 0, y: 1 },
          ],
          0.05,
        ),
      ),
    ).toEqual([6]);
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(corners(outline(slant, ring, 0.05))).toEqual([4, 4]);
  });

  it("stays with the same space where two touch at a corner", () => {
    const diagonal = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(corners(outline(plan, diagonal, 0.05))).toEqual([4, 4]);
    const bent = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
      { x: 1, y: 3 },
      { x: 0, y: 1 },
    ];
    expect(outline(plan, bent, 0.05)).not.toContain("NaN");
  });
});

it("a building has a wall for each storey, and its roof is as high", () => {
  expect([1, 2, 4].map((height) => walls(height).top)).toEqual([19, 38, 76]);
  expect(walls(3).left.match(/M/g)).toHaveLength(3);
  expect(walls(1).windows.match(/M/g)).toHaveLength(3);
  expect(silhouette({ x: 0, y: 0 }, 2).match(/M/g)).toHaveLength(1); // two would cut each other out
});
