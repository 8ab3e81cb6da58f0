import { describe, expect, it } from "vitest";
import { Movement } from "../../src/games/bobrany/flights";
import { PLAN, town, view } from "./given";

type Given = Parameters<typeof view>[0];

const spots = (now: Given, before: Given, movement = new Movement(PLAN)) =>
  movement.next(view(now), view(before)).map(({ from, to, leaves }) => `${from} → ${to}${leaves ? " away" : ""}`);

describe("what flies", () => {
  it.each([
    [
      "a tile from the river onto its space",
      { towns: [town({ C3: "purple corner NE" }), town()] },
      { river: { "3.3": "purple corner" } as const },
      ["slot 3.3 → tile 0 C3"],
    ],
    [
      "a ghost from space to space",
      { towns: [town({ D3: "purple corner NE" }), town()] },
      { towns: [town({ C3: "purple corner NE" }), town()] },
      ["tile 0 C3 → tile 0 D3"],
    ],
    [
      "a token onto a border",
      { towns: [town(), town({}, { tokens: { "A1-A2": "dam" } })] },
      {},
      ["chip 1 dam → token 1 A1-A2"],
    ],
    [
      "a raft onto a tile",
      { river: { "2.1": "brown" }, rafts: { "2.1": "raft of 0" } } as const,
      { river: { "2.1": "brown" } } as const,
      ["chip 0 raft → raft 2.1"],
    ],
    [
      "the river by one position, and what lay before the edge over it",
      { rounds: 4, river: { "1.2": "brown", "2.1": "blue cross" } } as const,
      { rounds: 3, river: { "1.1": "blue cross", "4.1": "red dam" } } as const,
      ["jetty → slot 1.2", "slot 1.1 → slot 2.1", "slot 4.1 → falls away"],
    ],
    [
      "a one-colour raft home when its tile is lost",
      { rounds: 4 },
      {
        rounds: 3,
        river: { "4.1": "red dam" },
        rafts: { "4.1": "raft of 1" },
        towns: [town(), town({}, { reserve: { crane: 0, dam: 0, raft: 0, raft2: 0 } })],
      } as never,
      ["slot 4.1 → falls away", "raft 4.1 → chip 1 raft away"],
    ],
    ["the builder beaver to who filled the town", { builder: 1 }, {}, ["builder → builder 1"]],
    ["nothing where nothing changed", {}, {}, []],
  ])("is %s", (_, now, before, expected) => {
    expect(spots(now, before)).toEqual(expected);
  });

  it("is a tile that was taken in one line and is laid in the next", () => {
    const movement = new Movement(PLAN);
    const held = { tile: "purple corner", column: 3 } as const;
    expect(spots(held, { river: { "3.3": "purple corner" } }, movement)).toEqual([]);
    expect(spots({ towns: [town({ C3: "purple corner NE" }), town()] }, held, movement)).toEqual([
      "slot 3.3 → tile 0 C3",
    ]);
  });
});
