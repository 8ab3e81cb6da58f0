import { expect, test } from "vitest";
import { accuracyOf, countOf, exactness, labelOf, type MoveReviewed } from "../../src/replay/judging";

const move = (lost: number | null, change: Partial<MoveReviewed> = {}): MoveReviewed => ({
  ...{ line: 1, seat: 0, action: "a", best: "b", better: "b", visits: 100, guess: false },
  ...{ value_before: 4, value_after: 3, value_lost: 1, win_before: 0.5, win_after: 0.4, win_lost: lost },
  ...change,
});

test("labels go by what was lost", () => {
  expect([0.01, 0.05, 0.12, 0.5].map((lost) => labelOf(move(lost)))).toEqual([
    "fine",
    "inaccuracy",
    "mistake",
    "blunder",
  ]);
  expect(labelOf(move(0.5, { guess: true }))).toBe("fine");
  expect(labelOf(move(0.5, { better: null }))).toBe("fine");
  expect(labelOf(move(null))).toBe("fine");
});

test("who loses nothing is exact", () => {
  expect(exactness(0)).toBeCloseTo(100, 0);
  expect(exactness(1)).toBe(0);
  expect(accuracyOf([move(0), move(0, { seat: 1 })], 0)).toBeCloseTo(100, 0);
  expect(accuracyOf([move(null)], 0)).toBeNull();
  expect(countOf([move(0.3), move(0.02)], 0, "blunder")).toBe(1);
});
