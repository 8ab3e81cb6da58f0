import { describe, expect, it } from "vitest";
import type { View } from "../../src/games/divukraj/box";
import { flightsOf } from "../../src/games/divukraj/flights";
import { city, counted } from "./cards";

const view = (hand: string, meadow: (string | null)[], ...cities: string[]) =>
  ({
    players: [{ hand: counted(hand) }, { hand: {} }],
    meadow,
    cities: cities.map((cards) => city(cards)),
  }) as unknown as View;

describe("a card that is played", () => {
  it("flies from the hand", () => {
    const [before, now] = [view("farm 2", [], "", ""), view("farm", [], "farm", "")];
    expect(flightsOf(now, before, 0)).toEqual([{ from: "hand farm 2", to: "city 0 farm 1", kind: "card" }]);
  });

  it("flies from the Meadow, whoever plays it", () => {
    const [before, now] = [view("", ["mine", "farm"], "", "farm"), view("", ["mine", "king"], "", "farm 2")];
    expect(flightsOf(now, before, 0)).toEqual([
      { from: "meadow 2", to: "city 1 farm", kind: "card" },
      { from: "deck", to: "meadow 2", kind: "turn" },
    ]);
  });

  it("comes out of another's hand, that is seen as a whole", () => {
    const flights = flightsOf(view("", [], "", "farm"), view("", [], "", ""), 0);
    expect(flights).toEqual([{ from: "hand of 1", to: "city 1 farm", kind: "card" }]);
  });
});

describe("a card that comes into my hand", () => {
  it.each([
    ["out of the Meadow", ["mine", "farm"], ["mine", null], { from: "meadow 2", to: "hand farm 1", kind: "card" }],
    ["from the deck", ["mine", null], ["mine", null], { from: "deck", to: "hand farm 1", kind: "turn" }],
  ] as const)("%s", (_, before, now, flight) => {
    expect(flightsOf(view("farm", [...now], ""), view("", [...before], ""), 0)).toEqual([flight]);
  });
});
