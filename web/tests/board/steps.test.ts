import { describe, expect, it } from "vitest";
import { bubblesOf, markOf, stepsOf } from "../../src/board/steps";

const COUNT = [
  {
    parts: [
      {
        part: "shrine",
        now: 6,
        possible: 22,
        steps: [
          { points: 4, scoring: ["A3"], counted: [] },
          { points: 2, scoring: ["B2", "B3"], counted: ["C2"] },
        ],
      },
    ],
  },
  { parts: [{ part: "shrine", now: 4, possible: 26, steps: [{ points: 4, scoring: [], counted: ["D1"] }] }] },
];
const STEPS = stepsOf(COUNT, "shrine", [0, 1]);

describe("the steps of a part", () => {
  it("go on from seat to seat, each with its own sum", () => {
    expect(STEPS.map(({ seat, number, points, sum }) => [seat, number, points, sum])).toEqual([
      [0, 1, 4, 4],
      [0, 2, 2, 6],
      [1, 1, 4, 4],
    ]);
  });

  it("are in the order in which the seats are told, and none of another part", () => {
    expect(stepsOf(COUNT, "shrine", [1, 0]).map(({ seat }) => seat)).toEqual([1, 0, 0]);
    expect(stepsOf(COUNT, "food", [0, 1])).toEqual([]);
  });
});

describe("the marks of a step", () => {
  it.each([
    [1, 0, "B2", "scoring"],
    [1, 0, "C2", "counted"],
    [1, 0, "A3", "faded"],
    [1, 1, "B2", "faded"],
    [2, 1, "D1", "counted"],
  ])("at %i, seat %i, %s: %s", (at, seat, space, mark) => {
    expect(markOf(STEPS[at], seat, space)).toBe(mark);
  });

  it("are none where nothing is counted", () => {
    expect(markOf(undefined, 0, "A3")).toBeNull();
  });
});

it("a bubble lies on the first space of each step, done, now or later", () => {
  expect(bubblesOf(STEPS, 1, 0)).toEqual([
    { space: "A3", number: 1, points: 4, state: "done" },
    { space: "B2", number: 2, points: 2, state: "now" },
  ]);
  expect(bubblesOf(STEPS, 1, 1)).toEqual([{ space: "D1", number: 1, points: 4, state: "later" }]);
});
