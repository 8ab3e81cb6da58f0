import { describe, expect, it } from "vitest";
import { beforeMain, deedsOf, inHand, paidWith, placedAt, withoutLast } from "../../src/games/bobrany/draft";
import { best, gainOf, Offers } from "../../src/games/bobrany/offers";
import { view } from "./given";

const DRAFT = ["claim 2.1", "place A2 0", "take 3.3", "place C3 270", "pay dam", "scuttle A1-B1 crane"];

describe("a draft", () => {
  it("is read as deeds", () => {
    const [claim, take, scuttle] = deedsOf(DRAFT);
    expect(claim).toEqual({
      from: 0,
      head: "claim 2.1",
      kind: "claim",
      slot: "2.1",
      place: { cell: "A2", turn: 0 },
      pays: [],
    });
    expect(take).toMatchObject({ from: 2, slot: "3.3", place: { cell: "C3", turn: 270 }, pays: ["dam"] });
    expect(scuttle).toMatchObject({ from: 5, kind: "scuttle", slot: null, place: null });
  });

  it("may begin with a tile that was taken before", () => {
    expect(deedsOf(["place C3 0", "pay raft"])).toMatchObject([{ head: null, place: { cell: "C3" }, pays: ["raft"] }]);
  });

  it.each([
    ["without its last deed", withoutLast(DRAFT), DRAFT.slice(0, 5)],
    ["without its main action", beforeMain(DRAFT), DRAFT.slice(0, 2)],
    ["turned otherwise", placedAt(DRAFT.slice(0, 5), "place D3 0"), [...DRAFT.slice(0, 3), "place D3 0"]],
    ["paid otherwise", paidWith(DRAFT.slice(0, 5), 0, "raft"), [...DRAFT.slice(0, 4), "pay raft"]],
  ])("is written anew: %s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("knows which tile is in the hand, and its column", () => {
    const settled = view({ river: { "3.3": "purple corner" } });
    expect(inHand(settled, deedsOf(["take 3.3"])[0])).toEqual({ tile: "purple corner", column: 3, slot: "3.3" });
    expect(inHand(settled, deedsOf(["raft 3.3"])[0])).toBeNull();
    expect(inHand(view({ tile: "brown", column: 2 }), undefined)).toEqual({ tile: "brown", column: 2, slot: null });
  });
});

describe("offers", () => {
  const offers = new Offers([
    "take 1.1",
    "raft 1.1",
    "dam 2.2",
    "place C3 90",
    "pay crane",
    "scuttle A1-B1 dam",
    "end",
  ]);

  it("are sorted by the things on the board", () => {
    expect(offers.may("take", "1.1")).toBe(true);
    expect(offers.may("take", "2.2")).toBe(false);
    expect(offers.slots("dam")).toEqual(["2.2"]);
    expect(offers.at("C3")).toEqual([{ line: "place C3 90", cell: "C3", turn: 90 }]);
    expect(offers.pays).toEqual(["crane"]);
    expect(offers.bordersFor("dam")).toEqual(["A1-B1"]);
    expect(offers.canEnd).toBe(true);
  });

  it.each([
    ["brings most", { a: [2, 0], b: [5, 0], c: [3, 0] }, "b"],
    ["takes most from the rival, of equal ones", { a: [5, 0], b: [5, -6], c: [5, 0] }, "b"],
    ["comes first, of those about which nothing is known", {}, "a"],
  ])("the best one is that which %s", (_, gains, expected) => {
    const lines = ["a", "b", "c"].map((line) => ({ line }));
    expect(best(lines, new Map(Object.entries(gains)), 0)?.line).toBe(expected);
  });

  it("bring nothing that the server has not told", () => {
    expect(gainOf(["a"], new Map([["a", [4, -1]]]), 0)).toBe(4);
    expect(gainOf(["a"], undefined, 0)).toBeUndefined();
  });
});
