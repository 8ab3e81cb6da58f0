import { expect, test } from "vitest";
import { isOffered } from "../../src/games/border/said";

const standing = { group: undefined, isCrossed: false, open: 3, offers: null, chance: null };

test("a hex is offered where it can be crossed, or rolled for", () => {
  expect(isOffered(standing)).toBe(false);
  expect(isOffered({ ...standing, offers: "cross" })).toBe(true);
  expect(isOffered({ ...standing, chance: 0.2 })).toBe(true);
  expect(isOffered({ ...standing, chance: 1, open: 0 })).toBe(false);
});
