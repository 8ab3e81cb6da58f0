import { describe, expect, it } from "vitest";
import { choiceOf, earned, isBanishing, needsSheet, titleOf } from "../../../src/games/divukraj/clearing/choice";
import type { View } from "../../../src/games/divukraj/box";
import { GROUND, view } from "./given";

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
    ["ancient scrolls", asked("scrolls")],
    ["cards beneath an event", asked("capture")],
    ["who receives a gift", asked("to-goods")],
    ["a turn", view()],
    ["a payment", asked("by")],
  ])("%s is asked elsewhere", (_, match) => {
    expect(titleOf(match)).toBeNull();
  });
});

describe("the options", () => {
  it("are resources", () => {
    expect(choiceOf(asked("take", 2), GROUND, ["take twig", "take berry"])?.resources).toEqual([
      { line: "take twig", resource: "twig" },
      { line: "take berry", resource: "berry" },
    ]);
  });

  it("name workers that stand on cards or nowhere; those on the clearing are drawn", () => {
    const lines = ["lift three_twigs", "lift haven", "lift inn", "lift inn@1", "lift nowhere"];
    const choice = choiceOf(asked("lift"), GROUND, lines);
    expect(choice?.elsewhere.map(({ about }) => about)).toEqual(["inn", "inn@1", "nowhere"]);
  });

  it.each([
    ["take", ["take twig"], true],
    ["store-event", ["store berry", "done"], true],
    ["discard", ["discard farm", "done"], true],
    ["use", ["use three_twigs", "done"], false],
    ["lift", ["lift three_twigs"], false],
    ["lift", ["lift inn@1"], true],
  ] as const)("of %s with %j need a sheet: %s", (phase, lines, needed) => {
    const choice = choiceOf(asked(phase), GROUND, lines);
    expect(choice !== null && needsSheet(choice)).toBe(needed);
  });

  it("are none while the server tries a draft", () => {
    expect(choiceOf(asked("take", 1), GROUND, [])).toBeNull();
  });
});

describe("a card that leaves", () => {
  it.each([
    ["Rugwort's city, for a Fool", asked("remove", 3), true],
    ["the own one, for the Ruins", asked("remove", 0), false],
    ["no city", asked("use", 3), false],
  ])("leaves %s", (_, match, isRugworts) => {
    expect(isBanishing(match)).toBe(isRugworts);
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
