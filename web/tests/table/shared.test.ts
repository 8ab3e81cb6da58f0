import { expect, it } from "vitest";
import { shared } from "../../src/table/shared";

const BEFORE = { seats: [{ name: "Eva" }, { name: "Ota" }], dice: [1, 2], card: null };

it("keeps what is told again as it was told before", () => {
  expect(shared(BEFORE, structuredClone(BEFORE))).toBe(BEFORE);
});

it("keeps the parts of what has changed that have not", () => {
  const now = shared(BEFORE, { ...structuredClone(BEFORE), dice: [1, 3] });
  expect(now).toEqual({ ...BEFORE, dice: [1, 3] });
  expect(now).not.toBe(BEFORE);
  expect(now.seats).toBe(BEFORE.seats);
});

it.each([
  ["a part more", { one: 1 }, { one: 1, two: 2 }],
  ["a part less", { one: 1, two: 2 }, { one: 1 }],
  ["another name", { one: null }, { two: null }],
  ["a shorter list", [1, 2], [1]],
  ["a list where names were", {}, []],
  ["something where nothing was", { card: null }, { card: { points: 3 } }],
  ["nothing where something was", { card: { points: 3 } }, { card: null }],
])("is what is told now: %s", (_, before, now) => {
  expect(shared(before, now)).toStrictEqual(now);
});
