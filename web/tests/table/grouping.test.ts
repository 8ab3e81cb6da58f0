import { describe, expect, test } from "vitest";
import { cellOf, completions, gridOf, groups } from "../../src/table/grouping";

describe("legal actions are grouped by kind", () => {
  test("and each kind has a shape", () => {
    const found = groups(["take 1.1", "take 1.2", "give twig", "end"], new Set());
    expect(found.map(({ kind, shape }) => [kind, shape])).toEqual([
      ["take", "cells"],
      ["give", "buttons"],
      ["end", "single"],
    ]);
  });

  test("what the drawings offer is left out", () => {
    expect(groups(["write 3", "skip-write"], new Set(["write"])).map(({ kind }) => kind)).toEqual(["skip-write"]);
  });

  test("many pairs of words are asked one after the other", () => {
    const legal = ["B1", "B2", "B3"].flatMap((cell) => [0, 90, 180].map((turn) => `place ${cell} ${turn}`));
    expect(groups(legal, new Set())[0]?.shape).toBe("steps");
  });

  test("a few pairs stay buttons", () => {
    expect(groups(["swap twig resin", "swap twig berry"], new Set())[0]?.shape).toBe("buttons");
  });
});

describe("words that are places", () => {
  test.each([
    ["B3", { row: 1, column: 3 }],
    ["2,-1", { row: -1, column: 2 }],
    ["4.2", { row: 4, column: 2 }],
    ["farm", null],
    ["8-11", null],
  ])("%s", (word, cell) => expect(cellOf(word)).toEqual(cell));

  test("lie on a grid with its gaps", () => {
    const grid = gridOf(["A1", "B3"], (word) => cellOf(word) ?? { row: 0, column: 0 });
    expect(grid).toEqual([
      ["A1", null, null],
      [null, null, "B3"],
    ]);
  });
});

describe("typed words are completed", () => {
  const legal = ["take 1.1", "take 1.2", "raft 1.1"];
  test("from their beginning first", () => expect(completions("TA", legal)).toEqual(["take 1.1", "take 1.2"]));
  test("and from the middle", () => expect(completions("1.1", legal)).toEqual(["take 1.1", "raft 1.1"]));
  test("nothing completes nothing", () => expect(completions(" ", legal)).toEqual([]));
});
