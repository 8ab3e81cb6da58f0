import { describe, expect, it } from "vitest";
import type { Line } from "../../src/board/led";
import type { View } from "../../src/games/divukraj/box";
import { produced } from "../../src/games/divukraj/flights";
import { type Beat, plainLines, Production, sumOf } from "../../src/games/divukraj/seasons/production";
import { BOX, city, counted } from "./cards";

const view = (...cities: string[]) => ({ cities: cities.map((cards) => city(cards)), rival: city("mine") }) as View;
const lines = (text: string, seat = 0): Line[] =>
  text
    .split("; ")
    .filter(Boolean)
    .map((line) => ({ seat: line.startsWith("card ") ? null : seat, text: line }));
const told = ({ owner, card, copy, gains }: Beat) =>
  `${card} ${copy} of ${owner}: ${Object.entries(gains)
    .map(([sign, count]) => `${count} ${sign}`)
    .join(", ")}`;
const beats = (text: string, ...cities: string[]) => {
  const now = view(...cities);
  return new Production(BOX).next(lines(text), now, now).map(told);
};

describe("production, card by card", () => {
  it.each([
    ["each copy by itself", "activate farm; activate farm", "farm 2", ["farm 1 of 0: 1 berry", "farm 2 of 0: 1 berry"]],
    [
      "with what is printed on a condition",
      "activate general_store",
      "general_store, farm",
      ["general_store 1 of 0: 2 berry"],
    ],
    ["for each Farm", "activate barge_toad", "barge_toad, farm 3", ["barge_toad 1 of 0: 6 twig"]],
    [
      "cards as they come",
      "activate fairgrounds; card inn; card ruins; card king",
      "fairgrounds",
      ["fairgrounds 1 of 0: 2 card"],
    ],
    ["what is paid for points", "activate doctor; pay 2", "doctor", ["doctor 1 of 0: -2 berry, 2 point"]],
    [
      "berries that a Monk gives",
      "activate monk; give berry; give berry; done; to 1",
      "monk",
      ["monk 1 of 0: -2 berry, 4 point"],
    ],
    ["what a Husband chooses", "activate husband; take pebble", "husband, wife, farm", ["husband 1 of 0: 1 pebble"]],
    [
      "what a Peddler exchanges",
      "activate peddler; swap twig resin; done",
      "peddler",
      ["peddler 1 of 0: -1 twig, 1 resin"],
    ],
    ["through a Chip Sweep", "activate chip_sweep; activate mine", "chip_sweep, mine", ["mine 1 of 0: 1 pebble"]],
  ])("%s", (_, text, cards, expected) => {
    expect(beats(text, cards)).toEqual(expected);
  });

  it("copies a card of another city, by the Farms of that city", () => {
    expect(beats("activate miner_mole; copy general_store; of 1", "miner_mole, farm", "general_store")).toEqual([
      "general_store 1 of 1: 1 berry",
    ]);
    expect(beats("activate miner_mole; copy mine; of rugwort", "miner_mole")).toEqual(["mine 1 of rugwort: 1 pebble"]);
  });

  it("of a green card that arrives", () => {
    const [before, now] = [view("farm"), view("farm 2, inn")];
    expect(new Production(BOX).next(lines("play farm; by cost"), now, before).map(told)).toEqual([
      "farm 2 of 0: 1 berry",
    ]);
  });

  it("does not take a Judge's exchange for a Peddler's", () => {
    const [before, now] = [view("judge"), view("judge, peddler")];
    const text = "play peddler; by judge; swap berry twig";
    expect(new Production(BOX).next(lines(text), now, before).map(told)).toEqual(["peddler 1 of 0: "]);
  });

  it("belongs to the card that asked, also when the answer comes later", () => {
    const production = new Production(BOX);
    const now = view("woodcarver");
    production.next(lines("activate woodcarver"), now, now);
    expect(production.next(lines("pay 3"), now, now).map(told)).toEqual(["woodcarver 1 of 0: -3 twig, 3 point"]);
  });

  it("that comes line by line is one, until another turn begins", () => {
    const production = new Production(BOX);
    const now = view("farm 2", "mine");
    const wholes = [lines("prepare; activate farm"), lines("activate farm"), lines("prepare; activate mine", 1)].map(
      (each) => {
        production.next(each, now, now);
        return production.whole.map(({ seat, card }) => `${seat} ${card}`);
      },
    );
    expect(wholes).toEqual([["0 farm"], ["0 farm", "0 farm"], ["1 mine"]]);
  });

  it("is summed for a seat", () => {
    const now = view("farm 2, mine, twig_barge", "farm");
    const all = [
      ...lines("activate farm; activate farm; activate mine; activate twig_barge"),
      ...lines("activate farm", 1),
    ];
    expect(sumOf(new Production(BOX).next(all, now, now), 0)).toEqual({ berry: 2, pebble: 1, twig: 2 });
  });
});

describe("what a card gives flies", () => {
  it("from the card to its owner's line, card after card", () => {
    const now = view("farm, mine");
    const flights = produced(new Production(BOX).next(lines("activate farm; activate mine"), now, now), 0);
    expect(flights.map(({ from, to, kind, carries, delay }) => [from, to, kind, carries, delay])).toEqual([
      ["city 0 farm 1", "city 0 farm 1", "beat", undefined, 0],
      ["city 0 farm 1", "goods 0 berry", "card", "sign berry", 0],
      ["city 0 mine 1", "city 0 mine 1", "beat", undefined, 240],
      ["city 0 mine 1", "goods 0 pebble", "card", "sign pebble", 240],
    ]);
  });

  it("within three seconds, however many there are", () => {
    const now = view("farm 8, mine 3, resin_refinery 3");
    const text = Array.from({ length: 14 }, (_, index) => `activate ${index < 8 ? "farm" : "mine"}`).join("; ");
    const flights = produced(new Production(BOX).next(lines(text), now, now), 0);
    expect(Math.max(...flights.map(({ delay = 0 }) => delay))).toBeLessThan(3000);
  });
});

describe("cards that only give", () => {
  const asked = (cards: string, phase = "produce") =>
    ({ ...view(""), phase, to_activate: counted(cards) }) as unknown as View;

  it("need no question; those that ask or draw do", () => {
    const lines = plainLines(asked("farm 2, doctor, fairgrounds, general_store, husband, storehouse"), BOX);
    expect(lines).toEqual(["activate farm", "activate farm", "activate general_store"]);
  });

  it("only in a production", () => {
    expect(plainLines(asked("farm", "sweep"), BOX)).toEqual([]);
  });
});
