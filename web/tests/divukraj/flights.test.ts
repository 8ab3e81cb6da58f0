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
    expect(flightsOf(now, before, 0)).toEqual([{ from: "meadow 2", to: "city 1 farm 2", kind: "card" }]);
  });

  it("comes from nowhere that is seen out of another's hand", () => {
    expect(flightsOf(view("", [], "", "farm"), view("", [], "", ""), 0)).toEqual([]);
  });
});
