import { describe, expect, it } from "vitest";
import {
  account,
  degree,
  ghosts,
  isFinished,
  networks,
  paysNow,
  progress,
  room,
  stateOf,
  withAction,
} from "../../src/games/hashi/islands";
import { A, board, BOX } from "./given";

const MOST = 6;

/** Islands 0, 1, 4 and 7 in one network, 8 beside it, not finished. */
const SOME = board({ numbers: { 0: 3, 1: 2, 4: 1, 7: 3, 8: 4 }, bridges: { "0-1": 1, "1-4": 1, "0-7": 2, "7-8": 1 } });

const state = (given: Parameters<typeof board>[0], one: number, other: number) => {
  const line = A.lineBetween(one, other);
  if (!line) throw new Error(`no line ${one}-${other}`);
  return stateOf(A, board(given), line, MOST);
};

describe("an island", () => {
  it("counts the bridges that lead to it, and what it still takes", () => {
    expect(degree(A, SOME, 0)).toBe(3);
    expect(room(A, SOME, 8, MOST)).toBe(3);
    expect(room(A, SOME, 10, MOST)).toBe(6);
    expect(isFinished(SOME, 0)).toBe(true);
    expect(isFinished(SOME, 8)).toBe(false);
  });

  it("is told to those who do not see it", () => {
    const red = A.islands[7];
    if (!red) throw new Error("no island 7");
    expect(account(A, SOME, red)).toEqual({ island: 7, flag: "red", number: 3, bridges: 3 });
  });
});

describe("a line", () => {
  it.each([
    [{}, 0, 1, "open"],
    [{ numbers: { 0: 4 }, bridges: { "0-1": 1 } }, 0, 1, "open"],
    [{ numbers: { 0: 4 }, bridges: { "0-1": 2 } }, 0, 1, "full"],
    [{ numbers: { 0: 1 }, bridges: { "0-1": 1 } }, 0, 7, "closed"],
    [{ numbers: { 8: 4 }, bridges: { "7-8": 1 } }, 4, 14, "closed"],
    [{ numbers: { 8: 4 }, bridges: { "5-8": 2, "8-9": 2, "8-11": 2 } }, 7, 8, "closed"],
  ])("%o makes %i-%i %s", (given, one, other, expected) => {
    expect(state(given, one, other)).toBe(expected);
  });
});

describe("networks", () => {
  it("join finished islands only", () => {
    const [largest] = networks(A, SOME);
    expect(largest?.islands.toSorted((one, other) => one - other)).toEqual([0, 1, 4, 7]);
    expect(largest?.lines).toHaveLength(3);
  });

  it("begin with the largest one", () => {
    const two = board({ numbers: { 12: 1, 17: 1, 0: 1, 1: 2, 4: 1 }, bridges: { "12-17": 1, "0-1": 1, "1-4": 1 } });
    expect(networks(A, two).map(({ islands }) => islands.length)).toEqual([3, 2]);
  });
});

describe("bonuses", () => {
  it("say how far they are", () => {
    expect(progress(A, SOME, "red")).toEqual({ done: 1, of: 4 });
    expect(progress(A, SOME, "blue")).toEqual({ done: 1, of: 3 });
    expect(progress(A, SOME, "six")).toEqual({ done: 4, of: 6 });
  });

  it("pay less once somebody has them", () => {
    const paid = board({ bonuses: { red: 9 } });
    expect(paysNow(BOX, [board(), board()], 9, "red")).toBe(9);
    expect(paysNow(BOX, [board(), paid], 9, "red")).toBe(5);
    expect(paysNow(BOX, [board(), paid], 9, "blue")).toBe(7);
  });

  it("alone pay less after their card", () => {
    expect(paysNow(BOX, [board()], 7, "blue")).toBe(7);
    expect(paysNow(BOX, [board()], 8, "blue")).toBe(3);
    expect(paysNow(BOX, [board()], 12, "six")).toBe(8);
  });
});

describe("ghosts", () => {
  it("are what the drawn board has more than the settled one", () => {
    const before = board({ numbers: { 0: 3 }, bridges: { "0-1": 1 } });
    const after = board({ numbers: { 0: 3, 4: 2 }, bridges: { "0-1": 2, "0-7": 1 } });
    const found = ghosts(A, before, after);
    expect([...found.numbers]).toEqual([[4, 2]]);
    expect([...found.bridges]).toEqual([
      ["0-1", 1],
      ["0-7", 1],
    ]);
  });

  it.each([
    ["write 4", { 4: 5 }, {}],
    ["start 6 3", { 6: 3 }, {}],
    ["bridge 0-1", {}, { "0-1": 1 }],
    ["skip-write", {}, {}],
    [null, {}, {}],
  ])("show %s before the server has answered", (action, numbers, bridges) => {
    const shown = withAction(board(), action, 5);
    expect(shown.numbers).toEqual(numbers);
    expect(shown.bridges).toEqual(bridges);
  });
});
