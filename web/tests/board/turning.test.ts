import { describe, expect, it } from "vitest";
import { Turning } from "../../src/board/turning.svelte";

const key = (name: string, more = {}) => ({ key: name, altKey: false, ctrlKey: false, metaKey: false, ...more });

describe("a quarter turn", () => {
  it("goes round and round, and the drawing never turns back", () => {
    const turning = new Turning();
    const seen = Array.from({ length: 5 }, () => {
      turning.turn(1);
      return [turning.quarters, turning.angle];
    });
    expect(seen).toEqual([
      [1, 90],
      [2, 180],
      [3, 270],
      [0, 360],
      [1, 450],
    ]);
  });

  it("skips what is not allowed, in both directions", () => {
    const turning = new Turning(() => [0, 2, 3]);
    turning.turn(1);
    expect([turning.quarters, turning.angle]).toEqual([2, 180]);
    turning.turn(-1);
    turning.turn(-1);
    expect([turning.quarters, turning.angle]).toEqual([3, -90]);
  });

  it("is none of something that looks the same on all sides", () => {
    const turning = new Turning(() => [0]);
    expect(turning.isFixed).toBe(true);
    turning.turn(1);
    expect([turning.quarters, turning.angle]).toEqual([0, 0]);
  });

  it("set from elsewhere goes the short way", () => {
    const turning = new Turning();
    turning.set(3);
    expect([turning.quarters, turning.angle]).toEqual([3, -90]);
  });

  it("falls back to what is allowed when that changes", () => {
    let allowed = [0, 1];
    const turning = new Turning(() => allowed);
    turning.turn(1);
    allowed = [2, 3];
    expect(turning.quarters).toBe(2);
  });
});

describe("its keys", () => {
  it.each([
    ["r", {}, true, 1],
    ["R", {}, true, 3],
    ["r", { ctrlKey: true }, false, 0],
    ["x", {}, false, 0],
  ])("%s %o", (name, more, isMeant, quarters) => {
    const turning = new Turning();
    expect(turning.key(key(name, more))).toBe(isMeant);
    expect(turning.quarters).toBe(quarters);
  });
});
