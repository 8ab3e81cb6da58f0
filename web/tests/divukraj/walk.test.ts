import { describe, expect, it } from "vitest";
import type { SeatCount } from "../../src/core/told";
import { type Part, PARTS, Walk } from "../../src/games/divukraj/counting/walk.svelte";

const step = (points: number, scoring: string[], counted: string[] = []) => ({ points, scoring, counted });
const parts: Partial<Record<Part, ReturnType<typeof step>[]>> = {
  cards: [step(2, ["farm", "farm"]), step(4, ["castle"])],
  prosperity: [step(2, ["castle"], ["farm", "farm"])],
};
const COUNT: SeatCount[] = [
  { parts: PARTS.map((part) => ({ part, now: 0, possible: null, steps: parts[part] ?? [] })), goals: [] },
];
const walk = (part: Part) => new Walk({ count: COUNT }, part, 0);
const space = (...cards: string[]) => cards.map((card) => ({ card }));

describe("a walk through a city", () => {
  it("stands on the cards that score, and marks what they count", () => {
    const counted = walk("prosperity");
    const spaces = [space("castle"), space("farm"), space("mine"), space("husband", "wife")];
    expect(spaces.map((each) => counted.markOn(0, each))).toEqual(["scoring", "counted", "faded", "faded"]);
    expect(counted.markOn(1, space("castle"))).toBeNull();
  });

  it("goes on to the next part that pays, and ends after the last", () => {
    const counted = walk("cards");
    expect(counted.onward).toBe("prosperity");
    counted.part = "prosperity";
    expect([counted.step?.points, counted.onward]).toEqual([2, undefined]);
  });
});
