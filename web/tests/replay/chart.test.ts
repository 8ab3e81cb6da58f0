import { expect, test } from "vitest";
import { across, apart, path, rangeOf, ticks, upwards } from "../../src/replay/chart";

const FRAME = { width: 100, height: 50, left: 10, right: 10, top: 5, bottom: 5 };

test("values lie inside the frame", () => {
  expect(across(FRAME, { from: 0, to: 10 }, 5)).toBe(50);
  expect(upwards(FRAME, { from: 0, to: 10 }, 0)).toBe(45);
  expect(upwards(FRAME, { from: 0, to: 10 }, 10)).toBe(5);
  expect(across(FRAME, { from: 3, to: 3 }, 3)).toBe(10);
});

test("scales have round numbers", () => {
  expect(ticks({ from: 0, to: 47 }, 4)).toEqual([0, 20, 40]);
  expect(ticks({ from: 0, to: 1 }, 4)).toEqual([0, 0.5, 1]);
  expect(rangeOf([-3, 8], { from: 0, to: 5 })).toEqual({ from: -3, to: 8 });
});

test("labels do not lie over each other", () => {
  expect(apart([10, 12, 40], 14)).toEqual([10, 24, 40]);
  expect(
    path([
      [0, 1],
      [2, 3],
    ]),
  ).toBe("M0.0 1.0L2.0 3.0");
});
