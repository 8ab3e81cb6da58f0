import { describe, expect, it } from "vitest";
import { atLeastOne, isBlind, offerOf, placed } from "../../src/games/mesta/offer";
import { flightsOf } from "../../src/games/mesta/flights";
import { isNear, racesOf, standingAt } from "../../src/games/mesta/race";
import { pictureOf } from "../../src/games/mesta/picture";
import components from "$games/mesta/components.json";
import type { Components, View } from "../../src/games/mesta/box";
import { BOX, told, view } from "./given";

const OFFER = view({
  row_cards: { "1.1": "C05", "1.4": "face-down" },
  row_tiles: { "2.1": "T28", "2.4": "face-down" },
  row_features: { "3.1.1": "statue", "3.1.2": "wild", "3.4.1": "water:ducks", "3.4.2": "face-down" },
  row_pieces: { "4.1 R": 2, "4.1 Y": 1 },
  workers: { "1.2": "0", "1.3": "1", "4.2": "0" },
} as Partial<View>);

describe("the offer", () => {
  const rows = offerOf(OFFER, BOX, 0, ["take 1.1", "take 4.4"], "take 1.1");
  const slot = (id: string) => rows.flatMap(({ slots }) => slots).find((each) => each.id === id);

  it("shows what lies on every slot", () => {
    expect(slot("1.1")?.lying).toEqual({ kind: "card", card: "C05" });
    expect(slot("1.4")?.lying).toEqual({ kind: "hidden" });
    expect(slot("3.1")?.lying).toEqual({ kind: "features", features: ["statue", "wild"], unknown: 0 });
    expect(slot("3.4")?.lying).toEqual({ kind: "features", features: ["water:ducks"], unknown: 1 });
    expect(slot("4.1")?.lying).toEqual({ kind: "pieces", pieces: ["R", "R", "Y"] });
    expect(slot("4.4")?.lying).toEqual({ kind: "bag" });
    expect(slot("4.3")?.lying).toEqual({ kind: "empty" });
  });

  it("says what would be turned up", () => {
    const blind = rows.flatMap(({ slots }) => slots).filter(({ lying }) => isBlind(lying));
    expect(blind.map(({ id }) => id)).toEqual(["1.4", "2.4", "3.4", "4.4"]);
  });

  it("says who stands where, and what may be taken", () => {
    expect([slot("1.2")?.worker, slot("1.3")?.worker, slot("1.1")?.worker]).toEqual([0, 1, null]);
    expect(
      rows
        .flatMap(({ slots }) => slots)
        .filter(({ canTake }) => canTake)
        .map(({ id }) => id),
    ).toEqual(["1.1", "4.4"]);
    expect(slot("1.1")?.isChosen).toBe(true);
    expect(rows.map(({ mine, needed }) => [mine, needed])).toEqual([
      [1, 2],
      [0, 2],
      [0, 2],
      [1, 2],
    ]);
    expect(placed(OFFER, 1)).toEqual({ cards: 1, tiles: 0, features: 0, pieces: 0 });
  });
});

describe("two pieces from the bag", () => {
  it("hold a colour as often as counting says", () => {
    expect(atLeastOne({ R: 1, B: 1 }, "R")).toBe(1);
    expect(atLeastOne({ R: 1, B: 2 }, "R")).toBeCloseTo(2 / 3);
    expect(atLeastOne({ B: 5 }, "R")).toBe(0);
    expect(atLeastOne({}, "R")).toBe(0);
    expect(atLeastOne({ R: 15, B: 14, G: 17, Y: 20 }, "Y")).toBeCloseTo(0.5175, 3);
  });
});

describe("milestones", () => {
  const RACE = view({
    slot_points: { "1.1": 6, "1.2": 4, "1.3": 2 },
    rings: { "1.1": "1", "1.2": "covered" },
  } as Partial<View>);
  const goal = (reached: number) => ({ parts: [], goals: [{ goal: "A01", reached, needed: 6, counted: [] }] });

  it("are races to places, some of them taken or covered", () => {
    const [race] = racesOf(RACE, view(), [goal(5), goal(7)]);
    expect(race?.places).toEqual([
      { id: "1.1", points: 6, owner: 1, isCovered: false, isNew: true },
      { id: "1.2", points: 4, owner: null, isCovered: true, isNew: false },
      { id: "1.3", points: 2, owner: null, isCovered: false, isNew: false },
    ]);
    expect(race?.runners.map((runner) => isNear(race, runner))).toEqual([true, false]);
    expect(race && [standingAt(race, 5), standingAt(race, 6)]).toEqual([[0], [1]]);
  });

  it("are there before anything is counted", () => {
    expect(racesOf(RACE, RACE, undefined).map(({ milestone, runners }) => [milestone, runners.length])).toEqual([
      ["A01", 0],
      ["A02", 0],
      ["A03", 0],
    ]);
  });
});

it("every card and milestone of the box has its picture", () => {
  const { scoring_cards, achievements } = components as unknown as Components;
  for (const { id, condition } of [...scoring_cards, ...achievements]) {
    expect(pictureOf(condition).cells.length, id).toBeGreaterThan(0);
  }
  expect(pictureOf({ type: "something new" }).cells).toEqual([]);
  expect(pictureOf(BOX.condition("C05"))).toEqual({
    cells: [{ x: 0, y: 0, ground: "R", colour: "R", height: 3 }],
    chips: ["3+"],
  });
});

describe("things move from the slot to where they lie", () => {
  const [before, now] = [
    view({ districts: [told("S1@0,0"), told("S2@0,0")] }),
    view({
      workers: { "4.2": "1" },
      districts: [told("S1@0,0"), told("S2@0,0", { heights: { "0,0": 1 }, colours: { "0,0": "B" }, cards: ["C05"] })],
    } as Partial<View>),
  ];
  it.each([
    ["a worker", { from: "pawn 1", to: "worker 4.2", kind: "piece" }],
    ["a storey", { from: "slot 4.2", to: "space 1 0,0", kind: "piece" }],
    ["a card", { from: "slot 4.2", to: "card C05", kind: "card" }],
  ])("%s", (_, flight) => expect(flightsOf(now, before)).toContainEqual(flight));
});
