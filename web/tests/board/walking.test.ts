import { describe, expect, it } from "vitest";
import { DIRECTIONS, jump, towards } from "../../src/board/walking";

const at = (id: string, x: number, y: number) => ({ id, x, y });
const GRID = ["A1", "A2", "B1", "B2"].map((id, place) => at(id, (place % 2) * 10, Math.floor(place / 2) * 10));

describe("arrows", () => {
  it.each([
    ["A1", "ArrowRight", "A2"],
    ["A1", "ArrowDown", "B1"],
    ["B2", "ArrowUp", "A2"],
    ["B2", "ArrowLeft", "B1"],
    ["A1", "ArrowLeft", undefined],
    ["A1", "ArrowUp", undefined],
  ] as const)("from %s by %s to %s", (from, key, next) => {
    const [here, direction] = [GRID.find(({ id }) => id === from)!, DIRECTIONS[key]!];
    expect(towards(GRID, here, direction)?.id).toBe(next);
  });

  it("rather go straight ahead than to something nearer that lies askew", () => {
    const things = [at("far", 100, 0), at("askew", 30, 40)];
    expect(towards(things, { x: 0, y: 0 }, "right")?.id).toBe("far");
  });

  it("go nowhere if all lies more aside than ahead", () => {
    expect(towards([at("aside", 10, 30)], { x: 0, y: 0 }, "right")).toBeUndefined();
  });
});

describe("from one that can be chosen to the next", () => {
  const things = [{ id: 1 }, { id: 2, disabled: true }, { id: 3 }, { id: 4, disabled: true }];

  it.each([
    [1, 1, 3],
    [3, 1, 1],
    [1, -1, 3],
    [2, 1, 3],
    [4, -1, 3],
  ] as const)("from %i by %i to %i", (from, step, next) => {
    expect(jump(things, from, step)?.id).toBe(next);
  });

  it("nowhere if nothing can be chosen", () => {
    expect(jump([{ id: 1, disabled: true }], 1, 1)).toBeUndefined();
  });
});
