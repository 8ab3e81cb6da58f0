import { describe, expect, it } from "vitest";
import type { Tile } from "../../src/games/bobrany/box";
import { faceOf, turnsOf, walkwaysOf } from "../../src/games/bobrany/tiles";
import { connectedTo, endsOf, joins } from "../../src/games/bobrany/walkways";
import { BOX, PLAN, town } from "./given";

describe("the plan", () => {
  it("has the spaces and borders of the record", () => {
    expect(PLAN.cells).toHaveLength(16);
    expect(PLAN.borders).toHaveLength(24);
    expect(PLAN.borders.map(({ id }) => id).slice(0, 3)).toEqual(["A1-A2", "A1-B1", "A2-A3"]);
    expect(PLAN.slots).toEqual(["1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3"]);
  });

  it.each([
    ["B2", "N", "A2-B2"],
    ["B2", "E", "B2-B3"],
    ["B2", "S", "B2-C2"],
    ["B2", "W", "B1-B2"],
  ] as const)("calls the border of %s to the %s %s", (cell, side, border) => {
    expect(PLAN.borderAt(cell, side)?.id).toBe(border);
  });

  it("ends at the edge of the town", () => {
    expect(PLAN.borderAt("A1", "N")).toBeUndefined();
    expect(PLAN.neighbours("A1").map(({ cell }) => cell)).toEqual(["A2", "B1"]);
  });

  it("finds the space under a point, also in the gap beside it", () => {
    expect(PLAN.cellUnder({ x: 50, y: 50 })).toBe("A1");
    expect(PLAN.cellUnder({ x: 101, y: 210 })).toBe("C1");
    expect(PLAN.cellUnder({ x: 500, y: 50 })).toBeUndefined();
  });
});

describe("a tile", () => {
  it.each([
    ["green corner", { colour: "green", shape: "corner", thing: null }],
    ["yellow end", { colour: "yellow", shape: "dead_end", thing: null }],
    ["brown", { colour: "brown", shape: "cross", thing: "beaver" }],
    ["red crane", { colour: "red", shape: "cross", thing: "crane" }],
    ["red raft", { colour: "red", shape: "cross", thing: "raft2" }],
  ] as [Tile, object][])("is read from its words: %s", (tile, face) => {
    expect(faceOf(tile)).toEqual(face);
  });

  it.each([
    ["yellow end", 0, "N"],
    ["yellow end", 270, "W"],
    ["green corner", 90, "ES"],
    ["green straight", 90, "EW"],
    ["blue tee", 180, "NSW"],
    ["brown", 0, "NESW"],
  ] as [Tile, number, string][])("%s turned by %i leads to %s", (tile, degrees, sides) => {
    expect(walkwaysOf(tile, degrees, BOX).join("")).toBe(sides);
  });

  it("turns only to where it looks different", () => {
    expect(turnsOf("blue tee", BOX)).toEqual([0, 90, 180, 270]);
    expect(turnsOf("green straight", BOX)).toEqual([0, 90]);
    expect(turnsOf("brown", BOX)).toEqual([0]);
  });
});

describe("walkways", () => {
  const laid = town({ B3: "orange corner ES", C2: "brown NESW", C4: "blue straight NS" });

  it.each([
    ["NW", { N: "joined", E: "closed", S: "closed", W: "joined" }],
    ["NE", { N: "joined", E: "blocked", S: "closed", W: "blocked" }],
    ["SW", { N: "blocked", E: "closed", S: "open", W: "joined" }],
  ])("of a tile that leads to %s join, stay open or are blocked", (sides, states) => {
    const ends = endsOf(PLAN, laid, "C3", [...sides] as never);
    expect(Object.fromEntries(ends.map(({ side, state }) => [side, state]))).toEqual(states);
  });

  it("have a plank where both tiles lead to the border", () => {
    const two = town({ A1: "green corner ES", A2: "blue corner SW", B1: "yellow end S" });
    expect(joins(PLAN, two).map(({ id }) => id)).toEqual(["A1-A2"]);
  });

  it("connect by a token, too", () => {
    const two = town({ A1: "green corner ES", B1: "yellow end S" }, { tokens: { "A1-B1": "dam" } });
    expect(connectedTo(PLAN, two, "A1")).toEqual(["B1"]);
  });
});
