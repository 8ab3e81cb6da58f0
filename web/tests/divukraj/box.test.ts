import components from "$games/divukraj/components.json";
import { describe, expect, it } from "vitest";
import { Box, completed, type Printed } from "../../src/games/divukraj/box";

const OURS = components as unknown as Printed;
const own = (more: object): Printed => ({ ...OURS, ...more });

describe("an edition of somebody's own", () => {
  const printed = own({
    cards: [{ id: "farm", count: 9, points: 4, cost: { twig: 0, resin: 0, pebble: 3, berry: 0 } }],
    special_events: [{ id: "tax_relief", points: 7 }],
    basic_locations: [{ id: "one_berry", exclusive: true }],
  });
  const box = new Box(completed(printed, OURS));

  it("says what differs, and the rest of each is ours", () => {
    const { count, points, cost, kind, colour, associated } = box.card("farm");
    expect({ count, points, pebbles: cost.pebble }).toEqual({ count: 9, points: 4, pebbles: 3 });
    expect({ kind, colour, associated }).toEqual({
      kind: "construction",
      colour: "green",
      associated: ["husband", "wife"],
    });
    expect(box.event("tax_relief")).toMatchObject({ points: 7, requires: { cards: ["judge", "queen"] } });
    expect(box.basic("one_berry")).toMatchObject({ exclusive: true, gain: { berry: 1 } });
  });

  it("has every card, place and event of ours", () => {
    const { cards, basic_locations, forest_locations, special_events } = box.printed;
    const sizes = [cards, basic_locations, forest_locations, special_events].map(({ length }) => length);
    expect(sizes).toEqual([48, OURS.basic_locations.length, OURS.forest_locations.length, 16]);
  });
});
