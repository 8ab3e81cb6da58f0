/** Rated matches: what the page knows of them, and how a rating is shown. */

import { describe, expect, test } from "vitest";
import { Refusal } from "../../src/core/api";
import { isRated, paceOf, ratedBy } from "../../src/core/rated";
import { signedGain, spread, strength } from "../../src/shell/people/rating";
import { drawn } from "../../src/shell/rated/curve";

const told = (settings: Record<string, unknown>) => ({ set_up: { settings } });
const refusal = (reason: string) => new Refusal(409, { kind: "refused", reason, args: [], message: "" });

test("a table of an older release is not rated", () => {
  expect(isRated(told({ pace: 60 }))).toBe(false);
  expect(isRated(null)).toBe(false);
  expect(isRated(told({ rated: true }))).toBe(true);
});

test("the pace of a table that cannot be seen is not known", () => {
  expect(paceOf(told({ pace: 60 }))).toBe(60);
  expect(paceOf(null)).toBe(0);
});

test.each([
  [refusal("table_is_rated"), true],
  [refusal("table_is_casual"), false],
  [refusal("table_no_seat"), null],
  [new Error("table_is_rated"), null],
])("a refusal tells what the table is: %o", (problem, known) => expect(ratedBy(problem)).toBe(known));

test("an estimate is told with how sure it is", () => {
  expect(strength({ mu: 25, sigma: 8 })).toBe(1000);
  expect(spread({ mu: 25, sigma: 2 })).toBe(160);
});

test.each([
  [1, "+40"],
  [-0.5, "−20"],
  [0.001, "0"],
])("a change of %f is shown as %s", (gain, shown) => expect(signedGain(gain)).toBe(shown));

describe("the curve", () => {
  const frame = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
  const history = [
    { mu: 25, sigma: 5 },
    { mu: 30, sigma: 4 },
    { mu: 28, sigma: 3 },
  ];
  const curve = drawn(frame, history);

  test("goes from the first match at the left to the last one at the right", () => {
    expect(curve.line.startsWith("M0.0 ")).toBe(true);
    expect(curve.last[0]).toBe(200);
  });

  test("rises where the estimate does, and its band grows narrow", () => {
    const [first, second, third] = curve.line.match(/[\d.]+(?=L|$)/g)?.map(Number) ?? [];
    expect(second).toBeLessThan(first ?? 0);
    expect(third).toBeGreaterThan(second ?? 0);
    const ends = curve.band.match(/[\d.]+(?=L|Z)/g)?.map(Number) ?? [];
    const widths = [0, 1, 2].map((index) => (ends[5 - index] ?? 0) - (ends[index] ?? 0));
    expect(widths).toEqual([...widths].sort((one, two) => two - one));
  });

  test("holds the whole band", () => expect(curve.up).toEqual({ from: 0, to: 1520 }));

  test("of one match is a point", () =>
    expect(drawn(frame, history.slice(0, 1)).last).toEqual([0, expect.any(Number)]));
});
