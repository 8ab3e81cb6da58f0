import { describe, expect, it } from "vitest";
import { type Gain, HAVEN, JOURNEY, MANY } from "../../../src/games/divukraj/clearing/ground";
import { GROUND } from "./given";

const written = (gain: Gain): string =>
  gain.map((row) => row.map((token) => ("text" in token ? token.text : token.sign)).join(" ")).join(" / ");

describe("what a place gives", () => {
  it.each([
    ["three_twigs", "3 twig"],
    ["two_twigs_one_card", "2 twig / 1 card"],
    ["two_cards_one_point", "2 card / 1 point"],
    ["one_berry", "1 berry"],
    ["twig_resin_berry", "1 twig / 1 resin / 1 berry"],
    ["two_any", "2 any"],
    ["two_cards_one_any", "2 card / 1 any"],
    ["copy_basic_and_card", "place + 1 card"],
    ["discard_up_to_3_for_any", "1 card → 1 any"],
    ["discard_any_draw_double", "1 card → 2 card"],
    ["two_meadow_play_one_minus_1", "2 card"],
    [HAVEN, "2 card → 1 any"],
  ])("%s: %s", (place, signs) => {
    expect(written(GROUND.gainOf(place))).toBe(signs);
  });
});

describe("how many workers fit", () => {
  it.each([
    ["three_twigs", 4, 1],
    ["one_berry", 4, MANY],
    ["two_any", 3, 1],
    ["two_any", 4, 2],
    [HAVEN, 2, MANY],
    ["journey-5", 4, 1],
    ["journey-2", 2, MANY],
    ["grand_tour", 4, 1],
  ])("%s with %i seats: %d", (place, seats, spaces) => {
    expect(GROUND.spacesOf(place, seats)).toBe(spaces);
  });
});

describe("a word of a line", () => {
  it.each([
    ["three_twigs", "basic"],
    ["two_any", "forest"],
    [HAVEN, "haven"],
    [JOURNEY, "journey"],
    ["journey-4", "journey"],
    ["tax_relief", "event"],
    ["inn", null],
    ["inn@1", null],
  ])("%s is of the kind %s", (word, kind) => {
    expect(GROUND.kindOf(word)).toBe(kind);
  });

  it("leaves a choice only where something is to be chosen", () => {
    const places = [...GROUND.basic, "three_berries", "two_any", "copy_basic_and_card", HAVEN, JOURNEY];
    expect(places.filter((place) => GROUND.isChoice(place))).toEqual([
      "two_any",
      "copy_basic_and_card",
      HAVEN,
      JOURNEY,
    ]);
  });
});
