import { describe, expect, it } from "vitest";
import { turnedOn, turnOf } from "../../src/board/turning";

describe("a quarter turn", () => {
  it.each([
    // allowed            from  by  to
    [[0, 90, 180, 270], 0, 1, 90],
    [[0, 90, 180, 270], 270, 1, 0],
    [[0, 90, 180, 270], 0, -1, 270],
    [[0, 180, 270], 0, 1, 180],
    [[0, 180, 270], 180, -1, 0],
    [[0, 90], 90, 1, 0],
    [[0], 0, 1, 0],
    [[180], 90, -1, 180],
    [[], 90, 1, 90],
  ])("of %j from %i by %i leads to %i", (allowed, from, by, to) => {
    expect(turnedOn(allowed, from, by)).toBe(to);
  });
});

it.each([
  ["r", false, 1],
  ["R", true, -1],
  ["R", false, 1], // capitals are locked
  ["x", false, null],
])("the key %s, with Shift %s, turns by %s", (key, shiftKey, by) => {
  expect(turnOf({ key, shiftKey })).toBe(by);
});
