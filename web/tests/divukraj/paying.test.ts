import { describe, expect, it } from "vitest";
import {
  cheapest,
  freeHouses,
  houseFor,
  missingFor,
  obstacleTo,
  priceOf,
  scarcest,
  usualWay,
  type Way,
} from "../../src/games/divukraj/paying";
import { BOX, city, goods } from "./cards";

describe("what is missing", () => {
  it.each([
    ["university", goods(0, 1, 1, 0), { pebble: 1 }],
    ["university", goods(0, 1, 2, 0), {}],
    ["castle", goods(2, 1, 0, 9), { resin: 2, pebble: 3 }],
    ["king", goods(9, 9, 9, 2), { berry: 4 }],
    ["ruins", goods(0, 0, 0, 0), {}],
  ])("for %s", (card, have, lack) => {
    expect(missingFor(BOX.card(card).cost, have)).toEqual(lack);
  });
});

describe("a house", () => {
  it("is free as long as a copy of it has no token", () => {
    expect(freeHouses(city("farm 2", { occupied: { farm: ["1"] } }), "farm")).toBe(1);
    expect(freeHouses(city("farm 2", { occupied: { farm: ["1", "2"] } }), "farm")).toBe(0);
    expect(freeHouses(city(""), "farm")).toBe(0);
  });

  it.each([
    ["teacher", city("school"), "school"],
    ["teacher", city("school", { occupied: { school: ["1"] } }), null],
    ["teacher", city("school, ever_tree", { occupied: { school: ["1"] } }), "ever_tree"],
    ["teacher", city("ever_tree", { occupied: { ever_tree: ["1"] } }), null],
    ["wife", city("farm"), "farm"],
    ["farm", city("farm, ever_tree"), null],
  ])("takes %s in", (card, told, house) => {
    expect(houseFor(BOX.card(card), told)).toBe(house);
  });
});

describe("the price", () => {
  const price = (way: Way, card: string, told = city("")) => {
    const { goods: paid, any, saves, uses } = priceOf(way, BOX.card(card), told);
    return { paid, any, saves, uses };
  };

  it("is what is printed", () => {
    expect(price("cost", "farm")).toEqual({ paid: goods(2, 1, 0, 0), any: 0, saves: 0, uses: null });
  });

  it("is nothing in a house", () => {
    expect(price("house", "teacher", city("school"))).toEqual({ paid: {}, any: 0, saves: 2, uses: "school" });
    expect(price("ever_tree", "king", city("ever_tree"))).toEqual({ paid: {}, any: 0, saves: 6, uses: "ever_tree" });
  });

  it("is three berries less by the Innkeeper, never below nothing", () => {
    expect(price("innkeeper", "king")).toEqual({ paid: goods(0, 0, 0, 3), any: 0, saves: 3, uses: "innkeeper" });
    expect(price("innkeeper", "monk")).toEqual({ paid: goods(0, 0, 0, 0), any: 0, saves: 1, uses: "innkeeper" });
  });

  it("is three of any kinds less by Crane and Dungeon", () => {
    expect(price("crane", "castle")).toEqual({ paid: {}, any: 5, saves: 3, uses: "crane" });
    expect(price("dungeon", "crane")).toEqual({ paid: {}, any: 0, saves: 1, uses: "dungeon" });
  });
});

describe("the cheapest way", () => {
  it.each<[string, Way[], Way]>([
    ["teacher", ["cost", "house", "innkeeper"], "house"],
    ["teacher", ["cost", "ever_tree"], "ever_tree"],
    ["teacher", ["house", "ever_tree"], "house"],
    ["teacher", ["cost", "innkeeper", "dungeon"], "cost"],
    ["farm", ["cost", "judge"], "cost"],
    ["farm", ["crane", "dungeon"], "crane"],
    ["farm", ["judge", "crane"], "judge"],
    ["king", ["innkeeper", "dungeon"], "innkeeper"],
  ])("of %s by %j", (card, ways, best) => {
    expect(cheapest(ways, BOX.card(card), city("school, ever_tree"))).toBe(best);
  });

  it("is none where there is no way", () => {
    expect(cheapest([], BOX.card("farm"), city(""))).toBeUndefined();
  });
});

describe("a discount of any kinds", () => {
  it("spares what would be left scarcest", () => {
    expect(scarcest(["twig", "pebble"], { twig: 2, pebble: 3 }, goods(5, 0, 1, 0))).toBe("pebble");
    expect(scarcest(["twig", "pebble"], { twig: 3, pebble: 1 }, goods(3, 0, 2, 0))).toBe("twig");
    expect(scarcest([], {}, goods(0, 0, 0, 0))).toBeUndefined();
  });
});

describe("what is filled in", () => {
  const usual = (...lines: string[]) =>
    usualWay(lines, BOX.card("teacher"), city("school"), { berry: 2 }, goods(1, 0, 0, 3));

  it("is the cheapest way, or what is scarcest; nothing where something else is asked", () => {
    expect(usual("by cost", "by house")).toBe("by house");
    expect(usual("spare twig", "spare berry")).toBe("spare twig");
    expect(usual("to 1", "to 2")).toBeNull();
    expect(usual()).toBeNull();
  });
});

describe("what stands in the way", () => {
  const rich = goods(9, 9, 9, 9);

  it.each([
    ["king", goods(0, 0, 0, 2), "", 0, { kind: "goods", lack: { berry: 4 } }],
    ["king", rich, "king", 1, { kind: "unique" }],
    ["farm", rich, "farm 15", 15, { kind: "full" }],
    ["farm", rich, "farm", 1, { kind: "other" }],
    ["fool", rich, "fool, farm 14", 15, { kind: "other" }],
    ["wanderer", rich, "farm 15", 15, { kind: "other" }],
    ["wife", rich, "husband, farm 14", 15, { kind: "other" }],
    ["wife", rich, "husband, wife, farm 14", 15, { kind: "full" }],
    ["ruins", rich, "", 0, { kind: "construction" }],
  ])("of %s", (card, resources, cards, spaces, obstacle) => {
    expect(obstacleTo(BOX.card(card), { resources, spaces }, city(cards), BOX.limits.city_spaces)).toEqual(obstacle);
  });
});
