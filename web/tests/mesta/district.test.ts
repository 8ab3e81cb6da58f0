import { describe, expect, it } from "vitest";
import { grown } from "../../src/games/mesta/district";
import { areasOf, changedSpaces, hiding, pillAt, plaqueShift } from "../../src/games/mesta/sight";
import { slant } from "../../src/games/mesta/lens";
import { frameOf, named, roomy, turned } from "../../src/games/mesta/tiles";
import { district } from "./given";

const grounds = (tiles: string) =>
  [...district(tiles).spaces.values()].map(({ id, ground }) => `${id}${ground}`).join(" ");

describe("a tile", () => {
  it("lies as printed, and turns clockwise", () => {
    expect(grounds("S1@0,0")).toBe("0,0R 1,0P 0,1W 1,1B");
    expect(grounds("S1@0,0:90")).toBe("0,0W 1,0R 0,1B 1,1P");
    expect(grounds("S1@-1,0:180")).toBe("-2,0B -1,0W -2,1P -1,1R");
    expect(
      turned(
        [
          ["R", "P"],
          ["W", "B"],
        ],
        360,
      ),
    ).toEqual([
      ["R", "P"],
      ["W", "B"],
    ]);
  });

  it("makes the district as large as the outermost ones", () => {
    const { frame } = district("S1@0,0 T13@0,1 T14@-1,1");
    expect(frame).toEqual({ left: -1, top: 0, right: 0, bottom: 1 });
    expect(roomy(frameOf([{ x: 2, y: 1 }]))).toEqual({ left: 2, top: 1, right: 3, bottom: 2 });
  });

  it("names spaces by letters across and numbers down", () => {
    const { frame } = district("S1@0,0 T13@0,1 T14@-1,1");
    expect([named({ x: -2, y: 2 }, frame), named({ x: 1, y: 0 }, frame)]).toEqual(["a3", "d1"]);
  });
});

describe("areas", () => {
  it("hang together side by side, not across a corner", () => {
    const areas = district("T14@0,0 T13@1,0:90").areas();
    expect(areas.map(({ ground, spaces }) => [ground, spaces.length])).toEqual([
      ["P", 1],
      ["P", 3],
    ]);
  });

  it("have the points that the server counts for them", () => {
    const count = {
      parts: [{ part: "water", now: 3, possible: 10, steps: [{ points: 3, scoring: ["1,1"], counted: ["0,1"] }] }],
      goals: [],
    };
    const points = (given: typeof count | undefined) =>
      areasOf(district("T15@0,0 S1@1,1"), given, null).map((area) => area.points);
    expect(points(count)).toEqual([3, 0, 0]);
    expect(points(undefined)).toEqual([null, null, null]);
  });

  it("that the choice has made larger are told from the others", () => {
    const [before, now] = [district("S1@0,0"), district("S1@0,0 T25@1,0")];
    expect(grown(now, before)).toEqual(new Set(["2,1 3,0 3,1"]));
    expect(
      areasOf(now, undefined, before)
        .filter(({ isGrown }) => isGrown)
        .map(({ ground }) => ground),
    ).toEqual(["P"]);
    expect(areasOf(now, undefined, null).some(({ isGrown }) => isGrown)).toBe(false);
  });

  it("have their pill on a space without a feature, if there is one", () => {
    const [area] = district("T15@0,0", { features: { "1,1": "water:ducks" } }).areas();
    expect(area && pillAt(area, slant)).toEqual({ x: -46, y: 50 });
  });
});

describe("what stands before a building", () => {
  const tower = (heights: Record<string, number>) => {
    const colours = Object.fromEntries(Object.keys(heights).map((space) => [space, "R" as const]));
    const found = district("T01@0,0", { heights, colours });
    const space = found.at(0, 0);
    return space && plaqueShift(found, space);
  };

  it("moves its plaque up, or aside", () => {
    expect(tower({ "0,0": 2 })).toEqual({ x: 0, y: 0 });
    expect(tower({ "0,0": 2, "1,1": 2 })).toEqual({ x: 0, y: 0 });
    expect(tower({ "0,0": 2, "1,1": 3 })).toEqual({ x: 0, y: -15 });
    expect(tower({ "0,0": 2, "1,0": 2 })).toEqual({ x: -9, y: 0 });
    expect(tower({ "0,0": 2, "0,1": 3 })).toEqual({ x: 9, y: 0 });
    expect(tower({ "0,0": 2, "1,0": 2, "0,1": 2 })).toEqual({ x: 0, y: -15 });
  });
});

it("hides what lies two storeys lower behind it, but nothing that is asked for itself", () => {
  const heights = { "1,0": 2, "0,1": 1, "1,1": 4 };
  const colours = { "1,0": "R", "0,1": "R", "1,1": "R" } as const;
  const found = district("T01@0,0", { heights, colours });
  expect(hiding(found, ["0,0"])).toEqual(new Set(["1,0", "1,1"]));
  expect(hiding(found, ["0,0", "1,1"])).toEqual(new Set(["1,0"]));
  expect(hiding(found, ["1,1"])).toEqual(new Set());
});

it("tells the spaces that a choice has changed", () => {
  const before = district("T15@0,0", { heights: { "0,0": 1 }, colours: { "0,0": "B" } });
  const now = district("T15@0,0", {
    heights: { "0,0": 2 },
    colours: { "0,0": "B" },
    features: { "0,1": "water:ducks" },
  });
  expect(changedSpaces(now, before)).toEqual(new Set(["0,0", "0,1"]));
});
