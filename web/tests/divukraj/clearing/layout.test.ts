import { describe, expect, it } from "vitest";
import { layoutOf, type Spot } from "../../../src/games/divukraj/clearing/layout";
import { lettered, rowOf, widthOf } from "../../../src/games/divukraj/clearing/lettering";
import { GROUND, player, view } from "./given";

const overlap = (one: Spot, two: Spot): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

const FOUR = view({
  players: [player(), player(), player(), player()],
  forest: ["two_any", "three_berries", "copy_basic_and_card", "two_cards_one_any"],
});

describe.each([
  ["two seats, wide", view(), false, 8 + 8 + 3 + 2],
  ["two seats, narrow", view(), true, 8 + 8 + 3 + 2],
  ["four seats, wide", FOUR, false, 8 + 8 + 4 + 2],
  ["four seats, narrow", FOUR, true, 8 + 8 + 4 + 2],
])("the clearing of %s", (_, match, isNarrow, count) => {
  const { width, height, spots } = layoutOf(match, GROUND, isNarrow);

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

describe("lettering", () => {
  it.each([
    ["Inn", 100, ["Inn"]],
    ["A Brilliant Marketing Plan", 116, ["A Brilliant", "Marketing Plan"]],
    ["Capture of the Acorn Thieves", 116, ["Capture of the", "Acorn Thieves"]],
  ])("%s within %i", (text, width, lines) => {
    expect(lettered(text, width, 2, 11.5).lines).toEqual(lines);
  });

  it("gets smaller before anything is cut", () => {
    const { lines, size } = lettered("Cartographer's Expedition", 80, 2, 11.5);
    expect(lines).toEqual(["Cartographer's", "Expedition"]);
    expect(size).toBeLessThan(11.5);
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(80);
  });

  it("lays signs around the middle", () => {
    const { placed, width } = rowOf([{ text: "2" }, { sign: "twig" }], 10);
    expect(placed[0]?.x).toBeCloseTo(-width / 2);
    expect((placed[1]?.x ?? 0) + (placed[1]?.width ?? 0)).toBeCloseTo(width / 2);
  });
});
