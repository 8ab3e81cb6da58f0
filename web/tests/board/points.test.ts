import { expect, it } from "vitest";
import { mean, viewBoxOf, within } from "../../src/board/points";

it("a touch finds the nearest thing first, and nothing beyond its reach", () => {
  const things = [
    { x: 30, y: 0 },
    { x: 10, y: 0 },
    { x: 99, y: 0 },
  ];
  expect(within(things, { x: 0, y: 0 }, 40).map(({ x }) => x)).toEqual([10, 30]);
});

it("the middle of several things lies between them", () => {
  expect(
    mean([
      { x: 0, y: 10 },
      { x: 4, y: 20 },
    ]),
  ).toEqual({ x: 2, y: 15 });
});

it("a frame is written as short as it can be", () => {
  expect(viewBoxOf({ x: -5.0001, y: 1 / 3, width: 100, height: 50.5 })).toBe("-5 0.33 100 50.5");
});
