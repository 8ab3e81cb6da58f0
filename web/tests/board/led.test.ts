import { describe, expect, it } from "vitest";
import { Led } from "../../src/board/led";
import type { EntryTold } from "../../src/core/told";

const entry = (line: string): EntryTold => {
  const [who = "", ...words] = line.split(" ");
  const isChance = who === "chance";
  return {
    seq: 0,
    at: 0,
    kind: isChance ? "chance" : "act",
    seat: isChance ? null : Number(who),
    text: words.join(" "),
  };
};

/** `0 sail Brac; chance Tip`: the log, and what seat 0 drafts. */
const play = (log: string, draft = "") => ({
  past: log.split("; ").filter(Boolean).map(entry),
  draft: draft.split("; ").filter(Boolean),
  seat: 0,
});

describe("lines that led to what is drawn", () => {
  it.each([
    ["come with the news", [play("0 rest"), play("0 rest; 1 sell; chance Tip")], ["1 sell", "null Tip"]],
    ["are told when they are tried", [play("1 rest"), play("1 rest", "sell")], ["0 sell"]],
    ["are not told again when they are done", [play("1 rest", "sell"), play("1 rest; 0 sell; 1 rest")], ["1 rest"]],
    ["are none where something is taken back", [play("1 rest", "sell"), play("1 rest", "rest")], []],
    ["are none at first", [play("1 rest; 0 sell")], []],
  ] as const)("%s", (_, plays, told) => {
    const led = new Led();
    const last = plays.map((each) => led.next(each)).at(-1) ?? [];
    expect(last.map(({ seat, text }) => `${seat} ${text}`)).toEqual(told);
  });
});
