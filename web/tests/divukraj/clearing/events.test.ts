import { describe, expect, it } from "vitest";
import type { SeatCount } from "../../../src/core/told";
import { type EventSeen, eventsHad, eventsOf } from "../../../src/games/divukraj/clearing/events";
import { city } from "../cards";
import { GROUND, view } from "./given";

const seen = (cards: string, more: Parameters<typeof view>[0] = {}, count?: SeatCount[]) => {
  const events = eventsOf(view({ cities: [city(cards), city("")], ...more }), GROUND, 0, count);
  return (id: string) => events.find((event) => event.id === id) as EventSeen;
};

describe("how far one is with an event", () => {
  it.each([
    ["harvest_festival", "farm 3, mine", 4, 4],
    ["harvest_festival", "farm 5, mine", 4, 4],
    ["harvest_festival", "inn, king", 0, 4],
    ["grand_tour", "inn, post_office, storehouse", 2, 3],
    ["performer_in_residence", "inn 2", 1, 2],
    ["performer_in_residence", "inn, bard", 2, 2],
    ["the_everdell_games", "farm 3, inn, king, wife", 5, 10],
  ])("%s with %s: %i of %i", (id, cards, have, need) => {
    expect([seen(cards)(id).have, seen(cards)(id).need]).toEqual([have, need]);
  });

  it("names what is there and what is missing", () => {
    expect(seen("inn")("performer_in_residence").cards).toEqual([
      { card: "inn", has: true },
      { card: "bard", has: false },
    ]);
  });
});

describe("whose it is and what it pays", () => {
  const owners = { event_owner: { grand_tour: "1", performer_in_residence: "0", city_monument: "rugwort" } } as const;

  it("knows its owner", () => {
    const events = seen("", owners);
    const ids = ["grand_tour", "performer_in_residence", "city_monument", "harvest_festival"];
    expect(ids.map((id) => events(id).owner)).toEqual([1, 0, "rugwort", null]);
    expect([0, 1, "rugwort" as const].map((who) => eventsHad(view(owners), who))).toEqual([1, 1, 1]);
  });

  it("is printed, or counted by the server, or still open", () => {
    const steps = [{ points: 4, scoring: ["performer_in_residence"], counted: [] }];
    const count = [{ parts: [{ part: "events", now: 4, possible: 6, steps }], goals: [] }] as unknown as SeatCount[];
    expect(seen("")("croak_wart_cure").points).toBe(6);
    expect(seen("", { events: ["a_brilliant_marketing_plan"] })("a_brilliant_marketing_plan").points).toBeNull();
    expect(seen("")("performer_in_residence").points).toBeNull();
    expect(seen("", owners, count)("performer_in_residence").points).toBe(4);
  });

  it("lists the special ones first", () => {
    const order = eventsOf(view(), GROUND, 0).map(({ isBasic }) => isBasic);
    expect(order).toEqual([false, false, false, false, true, true, true, true]);
  });
});
