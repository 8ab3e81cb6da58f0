import { describe, expect, it } from "vitest";
import { layoutOf, type Spot } from "../../../src/games/divukraj/clearing/layout";
import { ringsOf, standsIn } from "../../../src/games/divukraj/clearing/rings";
import { lettered, rowOf } from "../../../src/games/divukraj/clearing/lettering";
import { GROUND, player, view } from "./given";

const overlap = (one: Spot, two: Spot): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

const FOUR = view({
  players: [player(), player(), player(), player()],
  forest: ["two_any", "three_berries", "copy_basic_and_card", "two_cards_one_any"],
});

describe.each([
  ["two seats", view(), { width: 548, height: 348 }, 8 + 8 + 3 + 2],
  ["two seats on a phone", view(), { width: 374, height: 394 }, 8 + 8 + 3 + 2],
  ["four seats", FOUR, { width: 548, height: 336 }, 8 + 8 + 4 + 2],
  ["four seats on a low screen", FOUR, { width: 484, height: 302 }, 8 + 8 + 4 + 2],
  ["four seats on a large screen", FOUR, { width: 900, height: 500 }, 8 + 8 + 4 + 2],
  ["four seats on a phone", FOUR, { width: 374, height: 394 }, 8 + 8 + 4 + 2],
  ["four seats on a low phone", FOUR, { width: 344, height: 260 }, 8 + 8 + 4 + 2],
])("the clearing of %s", (_, match, room, count) => {
  const { width, height, spots } = layoutOf(match, GROUND, room);

  it("has every place once", () => {
    expect(new Set(spots.map(({ id }) => id)).size).toBe(count);
  });

  it("has room for all of them beside each other, each as large as a finger", () => {
    const clashes = spots.flatMap((one, index) => spots.slice(index + 1).filter((two) => overlap(one, two)));
    expect(clashes).toEqual([]);
    expect(spots.filter(({ x, y }) => x < 0 || y < 0)).toEqual([]);
    expect(spots.filter((spot) => spot.x + spot.width > width || spot.y + spot.height > height)).toEqual([]);
    expect(spots.filter((spot) => Math.min(spot.width, spot.height) < 44)).toEqual([]);
  });
});

describe("rings for workers", () => {
  const match = view({ players: [player({ at_haven: 3 }), player({ at_forest: ["two_any"] })] });

  it.each([
    ["wide", { width: 548, height: 348 }],
    ["narrow", { width: 374, height: 394 }],
  ])("lie within their place, and workers within them, %s", (_, room) => {
    const layout = layoutOf(match, GROUND, room);
    const rings = ringsOf(layout, match, GROUND);
    const outside = rings.filter(({ place, x, y, r }) => {
      const spot = layout.spots.find(({ id }) => id === place || (id === "journey" && place.startsWith("journey-")));
      return !spot || x - r < spot.x || x + r > spot.x + spot.width || y - r < spot.y || y + r > spot.y + spot.height;
    });
    expect(outside).toEqual([]);
    const stands = rings.flatMap((each) => standsIn(each, match));
    expect(stands.map(({ spot, who }) => `${spot}: ${who}`)).toEqual([
      "worker two_any 0: 1",
      "worker haven 0: 0",
      "worker haven 1: 0",
      "worker haven 2: 0",
    ]);
  });
});

describe("lettering", () => {
  it.each([
    ["Inn", 100, ["Inn"]],
    ["A Brilliant Marketing Plan", 116, ["A Brilliant", "Marketing Plan"]],
    ["Capture of the Acorn Thieves", 116, ["Capture of the", "Acorn Thieves"]],
  ])("%s within %i", (text, width, lines) => {
    expect(lettered(text, width, 2, 11.5).map(({ line }) => line)).toEqual(lines);
  });

  it("is narrower where it does not fit, and nothing is cut", () => {
    expect(lettered("Cartographer's Expedition", 80, 2, 12)).toEqual([
      { line: "Cartographer's", narrowed: 80 },
      { line: "Expedition", narrowed: undefined },
    ]);
    const lines = lettered("Capture of the Acorn Thieves", 60, 2, 12);
    expect(lines.map(({ line }) => line).join(" ")).toBe("Capture of the Acorn Thieves");
  });

  it("lays signs around the middle", () => {
    const { placed, width } = rowOf([{ text: "2" }, { sign: "twig" }], 10);
    expect(placed[0]?.x).toBeCloseTo(-width / 2);
    expect((placed[1]?.x ?? 0) + (placed[1]?.width ?? 0)).toBeCloseTo(width / 2);
  });
});
