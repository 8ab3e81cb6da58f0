import { describe, expect, it } from "vitest";
import type { SeatCount } from "../../../src/core/told";
import { type EventSeen, eventsHad, eventsOf } from "../../../src/games/divukraj/clearing/events";
import { GROUND, view } from "./given";

const seen = (more: Parameters<typeof view>[0] = {}, count?: readonly SeatCount[]) => {
  const events = eventsOf(view(more), GROUND, 0, count);
  return (id: string) => events.find((event) => event.id === id) as EventSeen;
};

/** What the server says: `bard, inn` are there of what an event asks for. */
function towards(goal: string, needed: number, there: string): readonly SeatCount[] {
  const counted = there.split(", ").filter(Boolean);
  return [{ parts: [], goals: [{ goal, reached: counted.length, needed, counted }] }];
}

describe("how far one is with an event", () => {
  it.each([
    ["harvest_festival", 4, "farm, farm, farm, mine", [{ colour: "green", have: 4, need: 4 }]],
    ["harvest_festival", 4, "", [{ colour: "green", have: 0, need: 4 }]],
    ["grand_tour", 3, "inn, post_office", [{ colour: "red", have: 2, need: 3 }]],
  ])("%s, which asks for %i, with %s", (id, needed, there, colours) => {
    const event = seen({}, towards(id, needed, there))(id);
    expect(event.colours).toEqual(colours);
    expect(event.progress).toEqual({ have: colours[0]?.have, need: needed });
  });

  it("names what is there and what is missing", () => {
    const event = seen({}, towards("performer_in_residence", 2, "inn"))("performer_in_residence");
    expect(event.cards).toEqual([
      { card: "inn", has: true },
      { card: "bard", has: false },
    ]);
    expect(event.progress).toEqual({ have: 1, need: 2 });
  });

  it("counts what is paid, too", () => {
    const event = seen({}, towards("croak_wart_cure", 4, "undertaker, berry"))("croak_wart_cure");
    expect([event.berries, event.progress]).toEqual([
      { have: 1, need: 2 },
      { have: 2, need: 4 },
    ]);
  });

  it("is not told before the server has counted, nor to who has passed", () => {
    expect(seen()("grand_tour").progress).toBeNull();
    expect(seen({}, [{ parts: [], goals: [] }])("grand_tour").progress).toBeNull();
  });
});

describe("whose it is and what it pays", () => {
  const owners = { event_owner: { grand_tour: "1", performer_in_residence: "0", city_monument: "rugwort" } } as const;

  it("knows its owner", () => {
    const events = seen(owners);
    const ids = ["grand_tour", "performer_in_residence", "city_monument", "harvest_festival"];
    expect(ids.map((id) => events(id).owner)).toEqual([1, 0, "rugwort", null]);
    expect([0, 1, "rugwort" as const].map((who) => eventsHad(view(owners), who))).toEqual([1, 1, 1]);
  });

  it("is printed, or counted by the server, or still open", () => {
    const steps = [{ points: 4, scoring: ["performer_in_residence"], counted: [] }];
    const count = [{ parts: [{ part: "events", now: 4, possible: 6, steps }], goals: [] }] as unknown as SeatCount[];
    expect(seen()("croak_wart_cure").points).toBe(6);
    expect(seen({ events: ["a_brilliant_marketing_plan"] })("a_brilliant_marketing_plan").points).toBeNull();
    expect(seen()("performer_in_residence").points).toBeNull();
    expect(seen(owners, count)("performer_in_residence").points).toBe(4);
  });

  it("lists the special ones first", () => {
    const order = eventsOf(view(), GROUND, 0).map(({ isBasic }) => isBasic);
    expect(order).toEqual([false, false, false, false, true, true, true, true]);
  });
});
