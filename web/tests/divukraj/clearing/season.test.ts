import { describe, expect, it } from "vitest";
import { leftBefore, previewOf } from "../../../src/games/divukraj/seasons/season";
import { BOX, city } from "../cards";
import { player, view } from "./given";

describe("before a season", () => {
  it("counts who comes home, who is new and who stays", () => {
    const match = view({
      players: [
        player({
          season: "summer",
          at_basic: { one_berry: 1 },
          at_forest: ["two_any"],
          at_events: ["grand_tour"],
          at_haven: 1,
          nowhere: 1,
        }),
        player(),
      ],
      cities: [
        city("monastery", { guests: { "monastery 1": "0" }, n_guests: { "monastery 1": 2 } }),
        city("inn", { guests: { "inn 1": "0" }, n_guests: { "inn 1": 1 } }),
      ],
    });
    expect(previewOf(match, BOX, 0)).toMatchObject({ season: "autumn", home: 6, gained: 2, staying: 2 });
  });

  it("sums what production gives for sure, and marks what asks", () => {
    const cards = "farm 2, general_store, barge_toad, twig_barge, fairgrounds, husband 2, wife, teacher";
    const preview = previewOf(view({ cities: [city(cards), city("")] }), BOX, 0);
    expect(preview?.sure).toEqual({ twig: 2 * 2 + 2, resin: 0, pebble: 0, berry: 2 + 2, card: 2, any: 1 });
    expect(preview?.produced.filter(({ isChoice }) => isChoice).map(({ card }) => card)).toEqual(["teacher"]);
    expect(preview?.produced.find(({ card }) => card === "farm")?.count).toBe(2);
  });

  it("gives nothing for conditions that are not met", () => {
    const preview = previewOf(view({ cities: [city("general_store, barge_toad, husband, wife"), city("")] }), BOX, 0);
    expect(preview?.sure).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 1, card: 0, any: 0 });
  });

  it.each([
    [5, 2],
    [7, 1],
    [8, 0],
  ])("shows the Meadow before summer: with %i cards in hand %i may be taken", (hand_size, room) => {
    const players = [player({ season: "spring", hand_size }), player()];
    const preview = previewOf(view({ players, cities: [city("farm"), city("")], locked: ["1", "2"] }), BOX, 0);
    expect(preview?.meadow).toEqual({ cards: ["inn", "wife", "king", "school", "judge", "fool"], room });
    expect(preview?.produced).toEqual([]);
  });

  it("knows when Clock Tower can be used", () => {
    const players = [player({ at_basic: { one_berry: 1 } }), player()];
    const clock = (tokens: number, at = players) =>
      previewOf(view({ players: at, cities: [city("clock_tower", { clock: tokens }), city("")] }), BOX, 0)?.hasClock;
    expect([clock(3), clock(0), clock(3, [player(), player()])]).toEqual([true, false, false]);
  });

  it("has nothing after autumn", () => {
    expect(previewOf(view({ players: [player({ season: "autumn" }), player()] }), BOX, 0)).toBeNull();
  });
});

describe("before passing", () => {
  it("says what is left to do", () => {
    const lines = ["visit one_berry", "visit haven", "play farm", "play inn meadow", "pass"];
    expect(leftBefore(view(), 0, lines)).toEqual({ workers: 2, cards: 2 });
    expect(leftBefore(view(), 0, ["pass"])).toEqual({ workers: 0, cards: 0 });
  });
});
