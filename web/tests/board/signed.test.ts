import { expect, it } from "vitest";
import { gainOf, signed } from "../../src/board/signed";

it.each([
  [5, "+5", "good"],
  [-6, "−6", "warn"],
  [0, "+0", "none"],
])("a change by %i reads %s", (change, text, gain) => {
  expect([signed(change), gainOf(change)]).toEqual([text, gain]);
});
