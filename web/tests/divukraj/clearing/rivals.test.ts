import { describe, expect, it } from "vitest";
import { moveBetween, turnsOfRugwort } from "../../../src/games/divukraj/rivals/moves";
import { cardLine, rivalLine } from "../../../src/games/divukraj/rivals/target";
import { folded, guestsOn, tokensOf } from "../../../src/games/divukraj/rivals/tokens";
import type { View } from "../../../src/games/divukraj/box";
import { BOX, city } from "../cards";
import { player, view } from "./given";

describe("a city as tokens", () => {
  it("has open cards first, equal ones once", () => {
    const tokens = tokensOf(city("farm 3, king, post_office, inn"), BOX);
    expect(tokens.map(({ card, count }) => `${card} ${count}`)).toEqual(["inn 1", "post_office 1", "farm 3", "king 1"]);
  });

  it("knows who visits", () => {
    const inn = city("inn 2", { guests: { "inn 2": "1" }, n_guests: { "inn 2": 1 } });
    expect(guestsOn(inn, "inn")).toEqual([1]);
    expect(guestsOn(city("inn"), "inn")).toEqual([]);
  });

  it.each([
    [200, 40, 5, 0],
    [199, 40, 3, 4],
    [90, 40, 1, 8],
    [10, 0, 1, 8],
    [90, 119, 3, 4],
    [90, 120, 5, 0],
  ])("within %i × %i shows %i and folds %i", (width, height, shown, more) => {
    const tokens = [1, 2, 2, 1, 3].map((count) => ({ count }));
    const fit = folded(tokens, width, height, 40);
    expect([fit.shown.length, fit.more]).toEqual([shown, more]);
  });
});

describe("a click on a rival", () => {
  const may =
    (...lines: string[]) =>
    (kind: string, about: string) =>
      lines.includes(`${kind} ${about}`);

  it.each([
    ["to 1", 1, ["to 1", "to 2"]],
    ["of rugwort", "rugwort", ["of rugwort"]],
    [null, 1, ["visit inn@1"]],
  ] as const)("says %s", (line, owner, lines) => {
    expect(rivalLine(owner, may(...lines))).toBe(line);
  });

  it.each([
    ["visit inn@1", "inn", ["visit inn@1"]],
    ["lift inn@1", "inn", ["lift inn@1"]],
    [null, "inn", ["visit inn@2", "visit inn"]],
    ["copy farm", "farm", ["copy farm"]],
    [null, "farm", ["remove farm"]],
  ] as const)("on a card says %s", (line, card, lines) => {
    expect(cardLine(1, card, view(), may(...lines))).toBe(line);
  });

  it("lets a Fool banish a card of Rugwort alone", () => {
    const asked = (a: number) => view({ phase: "remove", depth: 1, task_a: { "1": a } });
    expect(cardLine("rugwort", "farm", asked(3), may("remove farm"))).toBe("remove farm");
    expect(cardLine("rugwort", "farm", asked(0), may("remove farm"))).toBeNull();
  });
});

describe("Rugwort's last move", () => {
  const alone = (more: Partial<View>) =>
    view({ players: [player()], year: 1, rival_season: "winter", rival: city("farm"), cities: [city("")], ...more });
  const before = alone({});
  const die = [{ text: "card farm" }, { text: "die 4" }, { text: "card mine" }];

  it("is a card that he rolled", () => {
    expect(moveBetween(before, alone({ rival: city("farm 2") }), die)).toEqual({
      kind: "took",
      slot: "4",
      card: "farm",
    });
    expect(moveBetween(before, alone({ rival: city("farm, inn") }), die)).toMatchObject({ kind: "took", card: "inn" });
  });

  it("is a Fool in my city, or nothing at all", () => {
    expect(moveBetween(before, alone({ cities: [city("fool")] }), die)).toEqual({ kind: "fool", slot: "4" });
    expect(moveBetween(before, alone({}), die)).toEqual({ kind: "nothing", slot: "4" });
    expect(moveBetween(before, alone({}), [])).toBeNull();
  });

  it("is his preparing, with the events he took", () => {
    const spring = alone({ rival_season: "spring", rival_at: ["two_resin"], event_owner: { grand_tour: "rugwort" } });
    expect(moveBetween(before, spring, die)).toEqual({
      kind: "season",
      season: "spring",
      places: ["two_resin"],
      events: ["grand_tour"],
    });
  });

  it("is looked for where he rolled, or where a turn with preparing ended", () => {
    const past = [
      "play farm",
      "by cost",
      "die 4",
      "card inn",
      "visit haven",
      "prepare",
      "activate farm",
      "visit haven",
    ];
    expect(turnsOfRugwort(past.map((text) => ({ text })))).toEqual([
      { from: 5, to: 7 },
      { from: 2, to: 3 },
    ]);
  });
});
