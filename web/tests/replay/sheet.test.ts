import { expect, test } from "vitest";
import { letterOf, sheetOf, stacked } from "../../src/replay/sheet";

const SCORES = {
  scores: [
    { seat: 0, total: 12, parts: { islands: 10, red: 5, blue: -3 } },
    { seat: 1, total: 14, parts: { islands: 14, red: 0, blue: 0 } },
  ],
  winners: [1],
  rival: null,
  final: true,
};

test("the best of a row is marked, unless all are equal", () => {
  const [islands, red] = sheetOf(SCORES).rows;
  expect(islands?.best).toEqual([false, true]);
  expect(red?.best).toEqual([true, false]);
  expect(sheetOf({ ...SCORES, scores: SCORES.scores.slice(0, 1) }).rows.every((row) => !row.best[0])).toBe(true);
});

test("a rival has a column without a seat", () => {
  const sheet = sheetOf({ ...SCORES, rival: { total: 20, parts: { cards: 20 } } });
  expect(sheet.columns).toEqual([0, 1, null]);
  expect(sheet.rows.at(-1)).toMatchObject({ part: "cards", values: [null, null, 20] });
});

test("points are laid end to end, losses below the start", () => {
  expect(stacked(sheetOf(SCORES), 0).map(({ from, to }) => [from, to])).toEqual([
    [0, 10],
    [10, 15],
    [-3, 0],
  ]);
  expect(stacked(sheetOf(SCORES), 1)).toHaveLength(1);
});

test("letters do not run out", () => {
  expect([0, 25, 26, 27, 51, 52].map(letterOf)).toEqual(["a", "z", "aa", "ab", "az", "ba"]);
});
