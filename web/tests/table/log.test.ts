import { describe, expect, test } from "vitest";
import type { EntryTold } from "../../src/core/told";
import { missed } from "../../src/table/away";
import { counted, folded, standing } from "../../src/table/folding";
import { undoing } from "../../src/table/undoing";

/** `0 take 1.1`, `chance card 5x3`, `0 undo 1`: entries from words, numbered from 1. */
function entries(...lines: string[]): EntryTold[] {
  return lines.map((line, index) => {
    const [who = "", kind = "", ...rest] = line.split(" ");
    const seat = who === "chance" ? null : Number(who);
    const isOther = kind === "undo" || kind === "chat";
    const text = isOther ? rest.join(" ") : [kind, ...rest].join(" ");
    return { seq: index + 1, kind: isOther ? kind : seat === null ? "chance" : "act", seat, text, at: 0 };
  });
}

describe("the log folds what was taken back", () => {
  const log = entries("0 take 1.1", "1 take 1.2", "0 chat hello", "0 undo 1", "0 take 1.3");

  test("under the line that took it back", () => {
    const undo = folded(log).find(({ entry }) => entry.kind === "undo");
    expect(undo?.gone.map(({ text }) => text)).toEqual(["take 1.1"]);
  });

  test("and numbers the steps of those that stand", () => {
    expect(folded(log).map(({ step }) => step)).toEqual([1, null, null, 2]);
  });

  test("with consent, all after it went too", () => {
    expect(standing(entries("0 end", "1 take 1.1", "1 place A1 0", "0 undo 3"))).toEqual([]);
  });
});

test("equal outcomes are one line", () => {
  const lines = counted(folded(entries("chance card ?", "chance card ?", "0 end", "chance card ?")));
  expect(lines.map(({ entry, times }) => [entry.text, times])).toEqual([
    ["card ?", 2],
    ["end", 1],
    ["card ?", 1],
  ]);
});

describe("undo tells the truth", () => {
  const ask = (over: Partial<Parameters<typeof undoing>[0]>) =>
    undoing({ seat: 0, chosen: null, play: { undo: null }, status: "playing", entries: [], ...over });

  test("a chosen action is only put back", () => expect(ask({ chosen: "end" })).toEqual({ can: "cancel" }));
  test("nothing was done", () => expect(ask({})).toEqual({ can: "not", why: "nothing" }));
  test("a card was drawn", () => {
    expect(ask({ entries: entries("0 take 1.1", "chance card 5") })).toEqual({ can: "not", why: "drawn" });
  });
  test("others have acted", () => {
    expect(ask({ entries: entries("0 end", "1 end") })).toEqual({ can: "not", why: "others" });
  });
  test("others would have to agree", () => {
    expect(ask({ play: { undo: { lines: ["take 1.1", "end"], ask: [1] } } })).toEqual({
      can: "ask",
      lines: ["take 1.1", "end"],
      ask: [1],
    });
  });
  test("what would go", () => {
    expect(ask({ play: { undo: { lines: ["take 1.1"], ask: [] } } })).toEqual({ can: "undo", lines: ["take 1.1"] });
  });
  test("who looks on takes nothing back", () => expect(ask({ seat: null })).toEqual({ can: "not", why: "spectator" }));
  test("nor does anybody after the end", () =>
    expect(ask({ status: "finished" })).toEqual({ can: "not", why: "over" }));
});

describe("while I was away", () => {
  test("what is newer is listed, and what touched me is marked", () => {
    const found = missed(entries("0 end", "1 give berry", "1 to 0", "1 visit inn@0"), 1, 0);
    expect(found.map(({ entry, touchesMe }) => [entry.text, touchesMe])).toEqual([
      ["give berry", false],
      ["to 0", true],
      ["visit inn@0", true],
    ]);
  });
});
