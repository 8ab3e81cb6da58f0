import { describe, expect, it } from "vitest";
import { Arrivals, each, fanned, keyOf, movedTo, sorted, type Sort } from "../../src/games/divukraj/sorting";
import { BOX, counted } from "./cards";

const HAND = each(counted("castle, farm 2, ruins, king, teacher"));
const names = (sort: Sort, own: string[] = []) => sorted(HAND, sort, BOX, own).map(keyOf);

describe("the hand", () => {
  it("lies by cost, the cheapest first", () => {
    expect(names("cost")).toEqual(["ruins 1", "teacher 1", "farm 1", "farm 2", "king 1", "castle 1"]);
  });

  it("lies by kind, constructions first", () => {
    expect(names("kind")).toEqual(["ruins 1", "farm 1", "farm 2", "castle 1", "teacher 1", "king 1"]);
  });

  it("lies by colour", () => {
    expect(names("colour")).toEqual(["ruins 1", "teacher 1", "farm 1", "farm 2", "king 1", "castle 1"]);
  });

  it("lies as it came, the newest first", () => {
    const arrivals = new Arrivals();
    arrivals.follow(counted("farm, king"));
    arrivals.follow(counted("farm, king, crane"));
    const arrived = arrivals.follow(counted("farm 2, crane"));
    expect(sorted(arrived, "new", BOX).map(keyOf)).toEqual(["farm 2", "crane 1", "farm 1"]);
  });

  it("lies as it came also when the page is opened anew", () => {
    let kept: readonly string[] = [];
    const first = new Arrivals([], (keys) => (kept = keys));
    first.follow(counted("king"));
    first.follow(counted("king, farm"));
    expect(new Arrivals(kept).follow(counted("farm, king, crane")).map(keyOf)).toEqual(["king 1", "farm 1", "crane 1"]);
  });

  it("lies as its owner laid it, what nobody moved at the end", () => {
    expect(names("own", ["king 1", "farm 2"])).toEqual([
      "king 1",
      "farm 2",
      "castle 1",
      "farm 1",
      "ruins 1",
      "teacher 1",
    ]);
  });
});

describe("a card that is moved", () => {
  const order = each(counted("farm, king, crane"));

  it.each([
    ["farm 1", 1, ["king 1", "farm 1", "crane 1"]],
    ["crane 1", 0, ["crane 1", "farm 1", "king 1"]],
    ["farm 1", 9, ["king 1", "crane 1", "farm 1"]],
    ["farm 1", -1, ["farm 1", "king 1", "crane 1"]],
    ["mine 1", 1, ["farm 1", "king 1", "crane 1"]],
  ])("%s to %i", (moved, to, keys) => {
    expect(movedTo(order, moved, to)).toEqual(keys);
  });
});

describe("a fan", () => {
  it("opens no further than its cards are wide", () => {
    expect(fanned([true, true], 100, 1000)).toEqual([0, 103]);
    expect(fanned([], 100, 1000)).toEqual([0]);
  });

  it("fills its room, and shows more of what can be played", () => {
    const lefts = fanned([true, false, false], 100, 194);
    expect(lefts.map(Math.round)).toEqual([0, 54, 94]);
  });
});
