import { describe, expect, it } from "vitest";
import { Counting } from "../../src/board/counting.svelte";

const steps = [
  { points: 4, scoring: ["A3"], counted: ["A4"] },
  { points: 2, scoring: ["B2"], counted: [] },
];
const COUNT = [
  { parts: [{ part: "shrine", now: 6, possible: 22, steps }], goals: [] },
  { parts: [{ part: "shrine", now: 0, possible: 26, steps: [] }], goals: [] },
];
const given = (part = "shrine") => new Counting(part, () => COUNT, [0, 1]);

describe("a count", () => {
  it("goes from step to step, and stops at both ends", () => {
    const counting = given();
    const seen = [-1, 1, 1, 1].map((by) => {
      counting.go(by);
      return counting.step?.scoring;
    });
    expect(seen).toEqual([["A3"], ["B2"], ["B2"], ["B2"]]);
  });

  it("fades what no step of a seat is about", () => {
    const [mine, theirs] = [given().fades(0), given().fades(1)];
    expect(["A3", "A4", "C1"].map(mine)).toEqual([false, false, true]);
    expect(theirs("A3")).toBe(true);
  });

  it("marks and bubbles the step that it is at", () => {
    const counting = given();
    counting.go(1);
    expect(["B2", "A3"].map((space) => counting.markOf(0, space))).toEqual(["scoring", "faded"]);
    expect(counting.bubbles(0).map(({ space, state }) => [space, state])).toEqual([
      ["A3", "done"],
      ["B2", "now"],
    ]);
  });

  it("of nothing fades nothing", () => {
    const counting = given("food");
    expect([counting.step, counting.fades(0)("A3"), counting.markOf(0, "A3")]).toEqual([undefined, false, null]);
  });
});
