import { describe, expect, it } from "vitest";
import { choiceOf, earned, titleOf } from "../../../src/games/divukraj/clearing/choice";
import type { View } from "../../../src/games/divukraj/box";
import { BOX } from "../cards";
import { view } from "./given";

const asked = (phase: View["phase"], a = 0, b = 0, c = 0): View =>
  view({ phase, depth: 1, task_a: { "1": a }, task_b: { "1": b }, task_c: { "1": c } });

describe("what is asked at a place", () => {
  it.each([
    ["take", asked("take", 2), { key: "take", left: 2 }],
    ["the Haven", asked("discard", 0, 1, 99), { key: "discard", purpose: "haven", left: 98 }],
    ["three for any", asked("discard", 1, 1, 3), { key: "discard", purpose: "three", left: 2 }],
    ["the Journey", asked("discard", 5, 2, 5), { key: "discard", purpose: "journey", left: 3 }],
    ["a basic place", asked("use", 1), { key: "use" }],
    ["Clock Tower", asked("use", 2), { key: "clock" }],
    ["summer", asked("meadow", 2, 1), { key: "summer" }],
    ["the forest's Meadow cards", asked("meadow", 2, 0, 1), { key: "meadow" }],
    ["Ranger", asked("lift", 0), { key: "range" }],
    ["A Well Run City", asked("lift", 1), { key: "lift" }],
  ])("%s", (_, match, title) => {
    expect(titleOf(match)).toEqual(title);
  });

  it.each([
    ["Bard", asked("discard", 3)],
    ["Post Office", asked("discard", 4)],
    ["Undertaker", asked("meadow", 1)],
    ["a turn", view()],
    ["a payment", asked("by")],
  ])("%s is asked elsewhere", (_, match) => {
    expect(titleOf(match)).toBeNull();
  });
});

describe("the options", () => {
  it("are resources, cards, players, and an end", () => {
    expect(choiceOf(asked("take", 2), BOX, ["take twig", "take berry"])?.resources).toEqual([
      { line: "take twig", resource: "twig" },
      { line: "take berry", resource: "berry" },
    ]);
    const discards = choiceOf(asked("discard", 0, 3, 99), BOX, ["discard farm", "done"]);
    expect(discards?.cards).toEqual([{ line: "discard farm", kind: "discard", card: "farm" }]);
    expect([discards?.canStop, discards?.discarded]).toEqual([true, 3]);
    expect(choiceOf(asked("to-goods"), BOX, ["to 1", "to 2"])?.seats.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("name workers that stand elsewhere; those on the clearing and on own cards are drawn", () => {
    const lines = ["lift three_twigs", "lift inn", "lift inn@1", "lift nowhere"];
    const choice = choiceOf(asked("lift"), BOX, lines);
    expect(choice?.elsewhere.map(({ about }) => about)).toEqual(["inn@1", "nowhere"]);
    expect(choice?.cards.map(({ card }) => card)).toEqual(["inn"]);
  });

  it("are none while the server tries a draft", () => {
    expect(choiceOf(asked("take", 1), BOX, [])).toBeNull();
  });
});

describe("discarded cards", () => {
  it.each([
    ["haven", 3, 1],
    ["haven", 4, 2],
    ["three", 3, 3],
    ["double", 2, 4],
    ["journey", 5, 0],
  ] as const)("%s: %i bring %i", (purpose, cards, brought) => {
    expect(earned(purpose, cards)).toBe(brought);
  });
});
