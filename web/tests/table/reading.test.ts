import { describe, expect, test } from "vitest";
import { byId } from "../../src/table/generic/components";
import { offered } from "../../src/table/generic/offers";
import { middleOf, partsOf, recordOf } from "../../src/table/generic/reading";
import { coveredFor } from "../../src/table/handover";
import { dutyIn, withoutCommands } from "../../src/table/duty";
import { lyingOn } from "../../src/table/lying";
import { timeLeft } from "../../src/table/time";

const VIEW = {
  phase: "turn",
  rounds: 3,
  river: { "1.1": "blue tee" },
  towns: [
    { tiles: { A1: "red" }, done: 0 },
    { tiles: {}, done: 1 },
  ],
  players: [
    { hand: { farm: 2 }, duty: "turn" },
    { hand: {}, duty: "nothing" },
  ],
};

describe("a view is read without knowing the game", () => {
  test("records of seats are not in the middle", () => {
    expect(middleOf(VIEW, 2).map(({ field, sort }) => [field, sort])).toEqual([
      ["river", "places"],
      ["rounds", "scalar"],
    ]);
  });

  test("a seat has what every list tells of it", () => {
    expect(recordOf(VIEW, 2, 0)).toEqual({ tiles: { A1: "red" }, done: 0, hand: { farm: 2 }, duty: "turn" });
  });

  test("what says nothing is left out", () => {
    expect(partsOf({ empty: {}, none: null, zero: 0, minus: -1, list: [null] })).toEqual([]);
  });

  test("boards come first, what the room tells is left out", () => {
    const fields = { edition: 0, rounds: 1, secret: 2, draft: { "1.1": "C01" } };
    expect(partsOf(fields).map(({ field }) => field)).toEqual(["draft", "rounds", "secret"]);
  });

  test("a field whose keys are places is a board", () => {
    const [board] = partsOf({ draft: { "1.1": "C01", "1.2 R": 2, "1.2.1": "x" } });
    expect(
      board?.sort === "places" &&
        board.places.map(({ key, layers }) => [key, layers.map(({ word, count }) => [word, count])]),
    ).toEqual([
      ["1.1", [["C01", null]]],
      [
        "1.2",
        [
          ["R", 2],
          ["x", null],
        ],
      ],
    ]);
  });
});

test("a thing offers the actions that name it first", () => {
  const legal = ["play farm", "play farm meadow", "place B3 90", "swap twig farm"];
  expect(offered(legal, "farm")).toEqual(["play farm", "play farm meadow"]);
});

test("the things of a box are found by their ids, whatever list they stand in", () => {
  const box = byId({ cards: [{ id: "farm", colour: "green" }], more: { deep: [{ id: "inn", colour: "red" }] } });
  expect([box.get("farm")?.colour, box.get("inn")?.colour]).toEqual(["green", "red"]);
});

describe("what is to be done", () => {
  test("is my own duty, else the phase", () => {
    expect(dutyIn(VIEW, 1)).toBe("nothing");
    expect(dutyIn({ phase: "place" }, 0)).toBe("place");
  });
  test("is said without the words to type", () => {
    expect(withoutCommands("Place it (place B3 90), in peace (really).", (word) => word === "place")).toBe(
      "Place it, in peace (really).",
    );
  });
  test("what lies on a place is known", () => {
    expect(lyingOn({ row: { "4.2 G": 2 }, features: { "4.2.1": "statue" }, workers: { "4.2": "1" } }, "4.2")).toEqual([
      "G",
      "G",
      "statue",
    ]);
  });
});

describe("a shared device", () => {
  const hands = {
    isShared: true,
    mySeats: [0, 1],
    actors: [0],
    eyes: 0,
    wanted: null,
    seat: 0,
    told: { end: null, status: "playing" },
  };
  test("is open to whoever is to act", () => expect(coveredFor(hands)).toBeNull());
  test("is covered for the next one", () => expect(coveredFor({ ...hands, actors: [1] })).toBe(1));
  test("is covered at first", () => expect(coveredFor({ ...hands, eyes: null })).toBe(0));
  test("stays covered until the other view has come", () =>
    expect(coveredFor({ ...hands, actors: [1], eyes: 1 })).toBe(1));
  test("goes where it is passed", () =>
    expect(coveredFor({ ...hands, actors: [0, 1], eyes: null, wanted: 1 })).toBe(1));
  test("is nobody's matter at other tables", () =>
    expect(coveredFor({ ...hands, isShared: false, eyes: null })).toBeNull());
});

test.each([
  [200_000, { unit: "days", count: 2 }],
  [7_300, { unit: "hours", count: 2 }],
  [150, { unit: "minutes", count: 2 }],
  [119, { unit: "seconds", count: 119 }],
  [-5, { unit: "seconds", count: 0 }],
])("%i seconds left", (seconds, left) => expect(timeLeft(1000 + seconds, 1000)).toEqual(left));
