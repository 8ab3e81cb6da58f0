import { describe, expect, it } from "vitest";
import { HAVEN, JOURNEY, MANY } from "../../../src/games/divukraj/clearing/ground";
import { flightsOf } from "../../../src/games/divukraj/clearing/flights";
import { offersOf, pawnsAt, placeOf, roomAt, standingAt, wishFor } from "../../../src/games/divukraj/clearing/standing";
import { GROUND, player, view } from "./given";

const CROWDED = view({
  players: [
    player({ at_basic: { one_berry: 2, three_twigs: 1 }, at_forest: ["two_any"], at_events: ["grand_tour"] }),
    player({ at_basic: { one_berry: 1 }, at_haven: 1, at_journey: { "journey-2": 2, "journey-3": 1 } }),
  ],
});

describe("who stands where", () => {
  it.each([
    ["one_berry", [0, 0, 1]],
    ["three_twigs", [0]],
    ["two_any", [0]],
    ["grand_tour", [0]],
    [HAVEN, [1]],
    ["journey-2", [1, 1]],
    ["journey-5", []],
    [JOURNEY, [1, 1, 1]],
  ])("%s: %j", (place, pawns) => {
    expect(pawnsAt(CROWDED, place)).toEqual(pawns);
  });

  it("has Rugwort last", () => {
    const alone = view({ players: [player({ at_basic: { one_berry: 1 } })], rival_at: ["one_berry", "journey-3"] });
    expect(standingAt(alone, "one_berry")).toEqual([
      { who: 0, count: 1 },
      { who: "rugwort", count: 1 },
    ]);
    expect(pawnsAt(alone, "journey-3")).toEqual(["rugwort"]);
    expect(pawnsAt(alone, JOURNEY)).toEqual(["rugwort"]);
  });

  it("says how many more fit", () => {
    const rooms = ["one_berry", "three_twigs", "two_resin", "two_any", "three_berries", "journey-3"];
    expect(rooms.map((place) => roomAt(CROWDED, GROUND, place))).toEqual([MANY, 0, 1, 0, 1, 0]);
    const four = view({ players: [player({ at_forest: ["two_any"] }), player(), player(), player()] });
    expect(roomAt(four, GROUND, "two_any")).toBe(1);
  });
});

describe("a line", () => {
  it.each([
    ["visit three_twigs", "three_twigs"],
    ["use two_any", "two_any"],
    ["lift grand_tour", "grand_tour"],
    ["visit journey-5", JOURNEY],
    ["visit inn", null],
    ["lift nowhere", null],
    ["take twig", null],
    ["prepare", null],
  ])("%s is about %s", (line, place) => {
    expect(placeOf(line, GROUND)).toBe(place);
  });

  it("is found by its place, the Journey's all in one", () => {
    const lines = ["visit three_twigs", "visit journey-3", "visit journey-2", "visit inn", "pass"];
    expect([...offersOf(lines, GROUND)]).toEqual([
      ["three_twigs", ["visit three_twigs"]],
      [JOURNEY, ["visit journey-3", "visit journey-2"]],
    ]);
  });

  it.each([
    ["one_berry", "turn", "visit one_berry"],
    ["one_berry", "use", "use one_berry"],
    ["one_berry", "lift", "lift one_berry"],
    [JOURNEY, "turn", "visit journey-2"],
  ])("for %s while %s is asked is %s", (place, phase, line) => {
    expect(wishFor(place, phase, GROUND)).toBe(line);
  });
});

describe("workers fly", () => {
  it("from home to where they stand now", () => {
    const before = view({ players: [player({ at_basic: { one_berry: 1 } }), player()] });
    const now = view({ players: [player({ at_basic: { one_berry: 1 } }), player({ at_basic: { one_berry: 1 } })] });
    expect(flightsOf(now, before, GROUND)).toEqual([{ from: "home 1", to: "worker one_berry 1", kind: "piece" }]);
  });

  it("and home again", () => {
    const before = view({ players: [player({ at_forest: ["two_any"] }), player()] });
    expect(flightsOf(view(), before, GROUND)).toEqual([
      { from: "worker two_any 0", to: "home 0", kind: "ceremony", leaves: true },
    ]);
  });
});
