import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, turn, town, view } from "./given";

const RIVER = { "3.1": "purple corner", "3.2": "blue cross", "1.1": "green straight" } as const;
const LEGAL = ["take 3.1", "take 3.2", "take 1.1", "raft 3.2", "end"];
const PLACES = ["place C3 0", "place C3 90", "place D3 0"];

/** A turn in which the purple corner goes best onto D3. */
function given(more: Record<string, Answer> = {}, reserve = { crane: 0, dam: 0, raft: 1, raft2: 0 }) {
  const settled = view({ river: RIVER, towns: [town({}, { reserve }), town()] });
  return turn(settled, {
    "": { next: LEGAL, gains: { "take 3.1": [6, -6] } },
    "take 3.1": { next: PLACES, gains: { "place C3 0": [5, -6], "place C3 90": [1, 0], "place D3 0": [6, -6] } },
    "take 3.2": { next: ["place C3 0", "place A1 0"], gains: { "place C3 0": [2, 0], "place A1 0": [9, 0] } },
    ...more,
  });
}

beforeEach(() => void vi.useFakeTimers());

describe("a tile of the river", () => {
  it("hovers over its best space at once", () => {
    const { hand, following, draft } = given();
    following.attend();
    hand.tapSlot("3.1");
    following.attend();
    expect(draft()).toEqual(["take 3.1", "place D3 0"]);
    expect(hand.ghost).toMatchObject({ cell: "D3", turn: 0, isLegal: true });
    expect(hand.gainAt("C3")).toBe(5);
    expect(hand.gainOn("3.1")).toBe(6);
  });

  it("stays in its column where no crane was taken up, though another would bring more", () => {
    const { hand, following, draft } = given({}, { crane: 1, dam: 0, raft: 1, raft2: 0 });
    hand.tapSlot("3.2");
    following.attend();
    expect(draft()).toEqual(["take 3.2", "place C3 0"]);
    expect(hand.craneGain).toBe(9);
    hand.takeUp("crane");
    expect(hand.lit).toEqual([1, 2, 3, 4]);
    hand.tapCell("A1");
    expect(draft()).toEqual(["take 3.2", "place A1 0"]);
  });

  it("goes onto the space it was pulled to", () => {
    const { hand, following, draft } = given();
    hand.tapSlot("3.1", "C3");
    following.attend();
    expect(draft()).toEqual(["take 3.1", "place C3 0"]);
  });

  it("takes the place of the one that was chosen before; clicked again, it goes back", () => {
    const { hand, following, draft } = given();
    hand.tapSlot("3.1");
    following.attend();
    hand.tapSlot("3.2");
    following.attend();
    expect(draft()).toEqual(["take 3.2", "place C3 0"]);
    hand.tapSlot("3.2");
    expect(draft()).toEqual([]);
  });

  it("under one's own raft is claimed, whatever else is drafted", () => {
    const { hand, draft } = given({ "": { next: [...LEGAL, "claim 4.1"] } });
    hand.tapSlot("4.1");
    expect(draft()).toEqual(["claim 4.1"]);
  });

  it("that cannot be taken says why", () => {
    const { hand, planned } = given();
    hand.tapSlot("4.2");
    expect(planned).toEqual([["take 4.2"]]);
  });
});

describe("the ghost", () => {
  function hovering(more: Record<string, Answer> = {}) {
    const given_ = given(more);
    given_.hand.tapSlot("3.1");
    given_.following.attend();
    return given_;
  }

  it("moves to another space at its best turn", () => {
    const { hand, draft } = hovering();
    hand.tapCell("C3");
    expect(draft()).toEqual(["take 3.1", "place C3 0"]);
  });

  it("turns in place", () => {
    const { hand, draft } = hovering();
    hand.tapCell("C3");
    hand.turn(1);
    expect(draft()).toEqual(["take 3.1", "place C3 90"]);
    expect(hand.spin).toBe(90);
  });

  it("is shown where it may not lie, with the reason, and cannot be confirmed there", () => {
    const { hand, following, draft, refused } = hovering();
    hand.turn(-1);
    following.attend();
    expect(draft()).toEqual(["take 3.1"]);
    expect(hand.ghost).toMatchObject({ cell: "D3", turn: 270, isLegal: false });
    expect(refused).toEqual(["place D3 270"]);
    hand.turn(1);
    expect(draft()).toEqual(["take 3.1", "place D3 0"]);
    expect(hand.ghost?.isLegal).toBe(true);
  });

  it("is confirmed by a second click on its space, never by the first", () => {
    const { hand, confirmed } = hovering();
    hand.tapCell("D3");
    expect(confirmed).toEqual([]);
    hand.tapCell("D3");
    expect(confirmed).toEqual([["take 3.1", "place D3 0"]]);
  });

  it("goes back to the river as a whole when Undo takes back its space", () => {
    const { following, undoTo, draft } = hovering();
    for (const lines of [["take 3.1", "place D3 0"], ["take 3.1"]]) {
      undoTo(lines);
      following.attend();
    }
    expect(draft()).toEqual([]);
  });

  it("waits a moment for what is best, then takes the first space", () => {
    const { hand, following, draft } = given();
    Object.defineProperty(hand.desk.play, "gains", { value: undefined });
    hand.tapSlot("3.1");
    following.attend();
    expect(draft()).toEqual(["take 3.1"]);
    vi.advanceTimersByTime(1500);
    following.attend();
    expect(draft()).toEqual(["take 3.1", "place C3 0"]);
  });
});

describe("tokens", () => {
  const paying = {
    "take 3.1; place D3 0": { next: ["pay dam", "pay raft"], gains: { "pay dam": [5, 0], "pay raft": [5, 0] } },
  };

  it("pay of themselves, those first that are missed least", () => {
    const { hand, following, draft } = given(paying, { crane: 0, dam: 1, raft: 1, raft2: 0 });
    hand.tapSlot("3.1");
    following.attend();
    following.attend();
    expect(draft()).toEqual(["take 3.1", "place D3 0", "pay dam"]);
  });

  it("pay instead of another one on a click", () => {
    const laid = { D2: "brown NESW" };
    const before = view({
      river: RIVER,
      towns: [town(laid, { reserve: { crane: 0, dam: 1, raft: 1, raft2: 0 } }), town()],
    });
    const paid = { ...laid, D3: "purple corner NE" };
    const after = view({
      river: RIVER,
      towns: [town(paid, { reserve: { crane: 0, dam: 0, raft: 1, raft2: 0 }, tokens: { "D2-D3": "dam" } }), town()],
    });
    const { hand, draft, undoTo } = turn(before, { "take 3.1; place D3 0; pay dam": { next: ["end"], view: after } });
    undoTo(["take 3.1", "place D3 0", "pay dam"]);
    expect(hand.paid).toEqual(["D2-D3"]);
    expect(hand.spends("dam")).toBe(1);
    hand.payOtherwise();
    expect(draft()).toEqual(["take 3.1", "place D3 0", "pay raft"]);
  });

  it("are taken up, reach their places, and are put down again", () => {
    const { hand, draft } = given({ "": { next: [...LEGAL, "scuttle A1-B1 raft"] } });
    hand.takeUp("raft");
    expect(hand.isOffered("3.2")).toBe(true);
    expect(hand.isOffered("3.1")).toBe(false);
    expect(hand.borders).toEqual(["A1-B1"]);
    hand.tapBorder("A1-B1");
    expect(draft()).toEqual(["scuttle A1-B1 raft"]);
    expect(hand.armed).toBeNull();
  });

  it("that are not there say so", () => {
    const { hand, refused } = given();
    hand.takeUp("dam");
    expect(hand.armed).toBeNull();
    expect(refused).toHaveLength(1);
  });

  it("make a raft the main action instead of the tile in the draft", () => {
    const { hand, following, draft } = given();
    hand.tapSlot("3.1");
    following.attend();
    hand.takeUp("raft");
    hand.tapSlot("3.2");
    expect(draft()).toEqual(["raft 3.2"]);
  });
});

describe("the end of a turn", () => {
  it("without a main action is said, never assumed", () => {
    const { hand, draft, confirmed } = given();
    hand.pass();
    hand.pass();
    expect(draft()).toEqual(["end"]);
    expect(confirmed).toEqual([]);
  });
});
