import { describe, expect, it } from "vitest";
import { FIRST, paceOf, turnsSince } from "../../src/board/turns";
import type { EntryTold } from "../../src/core/told";

/** `0 1 1 ? 2`: who acted, `?` for an outcome. */
const log = (acts: string): EntryTold[] =>
  acts.split(" ").map((who, seq) => {
    const isChance = who === "?";
    return { seq, at: 0, kind: isChance ? "chance" : "act", seat: isChance ? null : Number(who), text: `line ${seq}` };
  });

describe("what the others did since my last turn", () => {
  it.each([
    ["turn by turn, outcomes with the turn before them", "1 0 1 1 ? 2", ["1: 2-5", "2: 5-6"]],
    ["without the outcomes of my own turn", "1 0 ? ? 1", ["1: 4-5"]],
    ["outcomes alone where nobody else plays", "0 ? ?", ["null: 1-3"]],
    ["all of it where I have not acted yet", "? 1 2", ["1: 1-2", "2: 2-3"]],
    ["nothing right after my own line", "1 2 0", []],
  ])("%s", (_, acts, turns) => {
    expect(turnsSince(log(acts), 0).map(({ seat, from, to }) => `${seat}: ${from}-${to}`)).toEqual(turns);
  });

  it("shows the newest turns each by itself, older ones as one", () => {
    const many = turnsSince(log(`0 ${"1 2 ".repeat(10).trim()}`), 0);
    expect(many).toHaveLength(10);
    expect([many[0]?.from, many[0]?.to, many.at(-1)?.to]).toEqual([1, 12, 21]);
  });

  it.each([1, 3, 4, 10])("takes at most five seconds: %i turns", (turns) => {
    expect(FIRST + turns * paceOf(turns)).toBeLessThanOrEqual(5000);
  });
});
