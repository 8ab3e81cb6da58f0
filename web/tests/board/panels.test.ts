import { describe, expect, it } from "vitest";
import { foldedIn } from "../../src/board/folding.svelte";

const ORDER = [{ id: "log", width: 1280 }, { id: "names" }, { id: "cards", width: 960, height: 500 }, { id: "rivals" }];

describe("zones", () => {
  it.each([
    // width height  how many zones have to be folded until all fits
    [1366, 700, 0, []],
    [1200, 700, 0, ["log"]],
    [900, 700, 0, ["log", "cards"]],
    [1366, 480, 0, ["cards"]],
    [1366, 700, 1, ["names"]],
    [1366, 700, 9, ["names", "rivals"]],
    [900, 400, 3, ["log", "cards", "names"]],
  ])("in %i by %i fold in their order until all fits", (width, height, needed, folded) => {
    expect(foldedIn(ORDER, { width, height }, (tried) => tried.length >= needed)).toEqual(folded);
  });
});
