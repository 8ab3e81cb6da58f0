import { expect, test } from "vitest";
import * as bobrany from "../../src/games/bobrany/pad/form";
import * as border from "../../src/games/border/pad/form";
import * as divukraj from "../../src/games/divukraj/pad/form";
import * as hashi from "../../src/games/hashi/pad/form";
import * as mesta from "../../src/games/mesta/pad/form";
import { isAt, seatIn } from "../../src/pad/pad";
import { put } from "../../src/pad/put";

test("a complaint finds its player and its field", () => {
  expect(seatIn("boards[1].bridges.0-1", "boards")).toBe(1);
  expect(seatIn("side", "boards")).toBeNull();
  expect(isAt("boards[1].bridges.0-1", "boards[1].bridges")).toBe(true);
  expect(isAt("boards[1].bridges", "boards[1].bridges")).toBe(true);
  expect(isAt("boards[1].bridgesX", "boards[1].bridges")).toBe(false);
  expect(put({ a: 1, b: 2 }, "a", undefined)).toEqual({ b: 2 });
});

test("hashi: taps on lines and islands", () => {
  const form = { ...hashi.player(), bridges: { "0-1": 2, "0-7": 1, "3-4": 0 } };
  expect([0, 1, 2].map(hashi.nextCount)).toEqual([1, 2, 0]);
  expect(hashi.lineName(7, 0)).toBe("0-7");
  expect(hashi.bridgesAt(form, 0)).toBe(3);
  const numbered = hashi.withNumber(form, 0, 3);
  expect(hashi.isFinished(numbered, 0)).toBe(true);
  expect(hashi.isFinished({ ...numbered, crossed_out: ["0"] }, 0)).toBe(false);
  expect(hashi.withNumber(numbered, 0, 0).numbers).toEqual({});
  expect(hashi.file({ side: "A" }, [numbered])).toEqual({
    side: "A",
    boards: [
      { numbers: { "0": 3 }, bridges: { "0-1": 2, "0-7": 1 }, crossed_out: [], bonuses: { red: 0, blue: 0, six: 0 } },
    ],
  });
});

test("border: open areas are left out", () => {
  expect(border.file({}, [{ layout: 2, closed: { well: 4, villa: 0 } }])).toEqual({
    boards: [{ layout: 2, closed: { well: 4 } }],
  });
  expect(border.player(2).layout).toBe(3);
});

test("bobrany: walkways, borders, what a taken tile leaves", () => {
  expect(bobrany.withSide("NS", "E", true)).toBe("NES");
  expect(bobrany.withSide("NES", "E", false)).toBe("NS");
  expect(bobrany.newTile("brown")).toEqual({ colour: "brown", walkways: "NESW", beaver: true });
  const tiles = { A1: bobrany.newTile("brown"), A2: bobrany.newTile("green"), B1: bobrany.newTile("red") };
  expect(bobrany.bordersOf(tiles, "A1")).toEqual(["A1-A2", "A1-B1"]);
  expect(bobrany.bordersOf(tiles, "B1")).toEqual(["A1-B1"]);
  const form = { ...bobrany.player(), tiles, links: ["A1-A2", "A1-B1"] };
  expect(bobrany.without(form, "A2").links).toEqual(["A1-B1"]);
  const told = bobrany.file({ cards: { red: "dvur", green: "zahrada" }, lone: false }, [form, bobrany.player()]);
  expect(told["cards"]).toEqual(["dvur", "zahrada"]);
  expect(told["towns"]).toMatchObject([{ tiles: { A2: { colour: "green" } }, beavers: ["A1"] }, { tiles: {} }]);
});

const BOX: mesta.Box = {
  start_tiles: [
    {
      id: "S1",
      layout: [
        ["R", "P"],
        ["W", "B"],
      ],
    },
  ],
  city_tiles: [
    {
      id: "T06",
      layout: [
        ["B", "B"],
        ["R", "W"],
      ],
    },
  ],
  features: [
    { id: "water:sailboat", placed_on: "water" },
    { id: "statue", placed_on: "empty lot of any colour" },
  ],
  scoring_cards: [],
  achievements: [],
};

test("mesta: tiles turn clockwise, and features lie on their ground", () => {
  expect(
    mesta.turned(
      [
        ["a", "b"],
        ["c", "d"],
      ],
      1,
    ),
  ).toEqual([
    ["c", "a"],
    ["d", "b"],
  ]);
  expect(
    mesta.turned(
      [
        ["a", "b"],
        ["c", "d"],
      ],
      4,
    ),
  ).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  const form = { ...mesta.player(), tiles: { "1,1": { tile: "S1", rotation: 0 } } };
  expect(mesta.groundAt(form, BOX, "2,3")).toBe("W");
  expect(mesta.groundAt(form, BOX, "0,0")).toBeUndefined();
  expect(mesta.fitting(BOX, "W")).toEqual(["water:sailboat"]);
  expect(mesta.fitting(BOX, "R")).toEqual(["statue"]);
});

test("mesta: the file counts from the corner of the district", () => {
  const form: mesta.Player = {
    ...mesta.player(),
    tiles: { "1,1": { tile: "S1", rotation: 0 }, "2,1": { tile: "T06", rotation: 1 } },
    features: { "2,3": "water:sailboat" },
    buildings: { "2,2": { colour: "R", height: 4 } },
    rings: { A01: 6, A02: 0 },
  };
  expect(mesta.file({ metropolis: "New York" }, [form])["districts"]).toEqual([
    {
      tiles: [
        { tile: "S1", rotation: 0, x: 0, y: 0 },
        { tile: "T06", rotation: 1, x: 2, y: 0 },
      ],
      features: [{ feature: "water:sailboat", x: 0, y: 1 }],
      buildings: [{ colour: "R", height: 4, x: 0, y: 0 }],
      cards: [],
      rings: { A01: 6 },
    },
  ]);
  const turnedOnce = mesta.withTile(form, "1,1", { tile: "S1", rotation: 1 });
  expect([turnedOnce.features, turnedOnce.buildings]).toEqual([{}, {}]);
});

test("divukraj: one entry of the city is one card, with what lies on it", () => {
  const form: divukraj.Player = {
    ...divukraj.player(),
    city: { farm: 2, clock_tower: 1, dungeon: 1, husband: 1, wife: 1, wanderer: 1 },
    on: { clock_tower: 2 },
    prisoners: ["", "wanderer"],
    journey: { 4: 1, 2: 2, 5: 0 },
    events: { grand_tour: -1, performer_in_residence: 6 },
  };
  expect(divukraj.sizeOf(form)).toBe(5);
  expect(divukraj.file(divukraj.shared(), [form])).toEqual({
    players: [
      {
        city: [
          "farm",
          "farm",
          { card: "clock_tower", points: 2 },
          { card: "dungeon", prisoners: ["wanderer"] },
          "husband",
          "wife",
          "wanderer",
        ],
        points: 0,
        resources: {},
        journey: [2, 2, 4],
        events: ["grand_tour", { event: "performer_in_residence", points: 6 }],
      },
    ],
  });
});

test("divukraj: the rival only stands against one player", () => {
  const alone = { ...divukraj.shared(), isSolo: true, cards: { tan: 4 } };
  expect(divukraj.file(alone, [divukraj.player()])["rival"]).toMatchObject({ year: 1, cards: { tan: 4, green: 0 } });
  expect(divukraj.file(alone, [divukraj.player(), divukraj.player()])).not.toHaveProperty("rival");
  expect(divukraj.isVariable({ id: "x", endgame: { per_stored: {} } })).toBe(true);
  expect(divukraj.isVariable({ id: "x", endgame: null })).toBe(false);
});
