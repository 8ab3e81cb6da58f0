import { describe, expect, test } from "vitest";
import type { Tried } from "../../src/core/told";
import { Draft, type Ground } from "../../src/table/drafting.svelte";

/** A game of few lines: after each of them what may follow; a word in capitals says why nobody can go on. */
const GAME: Record<string, string[] | Tried["stops"]> = {
  "": ["take", "raft", "pass", "peek"],
  take: ["place 1", "place 2"],
  "take,place 1": ["pay raft"],
  "take,place 1,pay raft": ["end", "claim"],
  "take,place 1,pay raft,claim": ["end"],
  "take,place 1,pay raft,claim,end": "others",
  "take,place 1,pay raft,end": "others",
  "take,place 2": ["end"],
  "take,place 2,end": "outcome",
  raft: ["end"],
  "raft,end": "others",
  peek: "hidden",
  pass: "others",
};

const NO_SCORES = { scores: [], winners: [], rival: null, final: false };

class Table implements Ground {
  asked: string[] = [];
  refused: string[] = [];
  closing: string | null = null;
  closes = true;
  gathers = false;
  asks = false;
  isDoneAtOnce = false;

  get legal(): string[] {
    return GAME[""] as string[];
  }

  isFinal(line: string): boolean {
    return line === "pass";
  }

  async try(lines: readonly string[]): Promise<Tried> {
    this.asked.push(lines.join());
    const found = GAME[lines.join()];
    const error = { kind: "illegal", reason: "no", args: [], message: `${lines.at(-1)} is not legal` };
    const common = { done: lines.length, view: { lines }, scores: NO_SCORES };
    if (found === undefined) return { ...common, stops: "illegal", legal: [], error };
    if (Array.isArray(found)) return { ...common, stops: null, legal: found, error: null };
    return { ...common, stops: found, legal: [], error: null };
  }

  refuse({ error }: Tried): void {
    this.refused.push(error?.message ?? "");
  }
}

function given(over: Partial<Table> = {}): { draft: Draft; table: Table } {
  const table = Object.assign(new Table(), over);
  return { draft: new Draft(table), table };
}

const TURN = { closing: "end", gathers: true };

describe("a turn that ends where the same seat goes on", () => {
  const ALONE = { gathers: true, endsTurn: ({ done }: Tried) => done === 2 };

  test("is a whole choice, and nothing of the next turn follows", async () => {
    const { draft } = given(ALONE);
    await draft.become(["take"]);
    expect([draft.isWhole, draft.next]).toEqual([false, ["place 1", "place 2"]]);
    await draft.become(["take", "place 2"]);
    expect([draft.isWhole, draft.next, draft.lines]).toEqual([true, [], ["take", "place 2"]]);
  });

  test("is left to Confirm where its last line is the only way", async () => {
    const { draft } = given(ALONE);
    await draft.become(["raft"]);
    expect([draft.lines, draft.closing, draft.isWhole]).toEqual([["raft"], "end", true]);
    expect(draft.send()).toEqual(["raft", "end"]);
  });
});

describe("a draft", () => {
  test("is drawn with what may follow it", async () => {
    const { draft } = given();
    expect([draft.next, draft.position]).toEqual([GAME[""], null]);
    await draft.become(["take"]);
    expect([draft.lines, draft.next]).toEqual([["take"], ["place 1", "place 2"]]);
    expect(draft.position?.view).toEqual({ lines: ["take"] });
  });

  test("offers nothing while it is tried, and keeps drawing what is known of it", async () => {
    const { draft } = given(TURN);
    await draft.become(["take"]);
    const tried = draft.become(["take", "place 2"]);
    expect([draft.lines, draft.next, draft.drawn]).toEqual([["take", "place 2"], [], ["take"]]);
    await tried;
    expect(draft.drawn).toEqual(["take", "place 2"]);
  });

  test("that is not legal says why and changes nothing", async () => {
    const { draft, table } = given(TURN);
    await draft.become(["take"]);
    expect(await draft.become(["take", "claim"])).toBe(false);
    expect([draft.lines, draft.next, table.refused]).toEqual([
      ["take"],
      ["place 1", "place 2"],
      ["claim is not legal"],
    ]);
  });

  test("is the last one that was wanted, however late the others are answered", async () => {
    const { draft } = given();
    const [first, second] = [draft.become(["take"]), draft.become(["raft"])];
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(draft.lines).toEqual(["raft"]);
  });

  test("takes in a line as near to its end as that is legal, where lines are gathered", async () => {
    const { draft } = given(TURN);
    await draft.become(["take"]);
    await draft.become(["take", "place 2"]);
    expect(["end", "place 1", "raft", "claim"].map((line) => draft.including(line))).toEqual([
      ["take", "place 2", "end"],
      ["take", "place 1"],
      ["raft"],
      null,
    ]);
  });

  test("is replaced by a line where each of them is a choice of its own, unless that is legal only after it", async () => {
    const { draft } = given();
    await draft.become(["take"]);
    await draft.become(["take", "place 2"]);
    expect(["end", "place 1", "raft"].map((line) => draft.including(line))).toEqual([
      ["take", "place 2", "end"],
      null,
      ["raft"],
    ]);
  });

  test("is waited for until the server has judged it, or cannot", async () => {
    const { draft, table } = given();
    void draft.become(["take"]);
    expect(draft.isTrying).toBe(true);
    await draft.ended();
    expect(draft.isTrying).toBe(false);
    table.try = () => Promise.reject(new Error("cut"));
    const failed = expect(draft.become(["take", "place 1"])).rejects.toThrow("cut");
    await draft.ended();
    expect([draft.isTrying, draft.lines]).toEqual([false, ["take"]]);
    await failed;
  });

  test("is asked for once in a position", async () => {
    const { draft, table } = given();
    for (const lines of [["take"], ["peek"], ["take"]]) await draft.become(lines);
    expect(table.asked).toEqual(["take", "peek"]);
    draft.forget();
    await draft.become(["take"]);
    expect(table.asked).toEqual(["take", "peek", "take"]);
  });

  test("that cannot be tried, for the wire is cut, may be confirmed where it is one legal line", async () => {
    const { draft, table } = given();
    table.try = () => Promise.reject(new Error("cut"));
    await expect(draft.become(["peek"])).rejects.toThrow("cut");
    expect([draft.isWhole, draft.send()]).toEqual([true, ["peek"]]);
    expect(draft.isWhole).toBe(false);
  });

  test.each([
    { what: "after others", over: {}, lines: ["take", "place 1"] },
    { what: "as a part of a turn", over: TURN, lines: ["raft"] },
  ])("that cannot be tried is not chosen $what", async ({ over, lines }) => {
    const { draft, table } = given(over);
    await draft.become(["take"]);
    table.try = () => Promise.reject(new Error("cut"));
    await expect(draft.become(lines)).rejects.toThrow("cut");
    expect([draft.lines, draft.isWhole]).toEqual([["take"], !("closing" in over)]);
  });
});

describe("with one way to go on", () => {
  test("it is taken and told", async () => {
    const { draft } = given(TURN);
    await draft.become(["take", "place 1"]);
    expect([draft.lines, draft.taken]).toEqual([["take", "place 1", "pay raft"], ["pay raft"]]);
    expect(draft.next).toEqual(["end", "claim"]);
  });

  test("it is asked for where somebody wants that", async () => {
    const { draft } = given({ ...TURN, asks: true });
    await draft.become(["take", "place 1"]);
    expect([draft.lines, draft.taken, draft.isWhole]).toEqual([["take", "place 1"], [], false]);
  });

  test("what ends the turn is left to Confirm", async () => {
    const { draft } = given();
    await draft.become(["raft"]);
    expect([draft.lines, draft.closing, draft.taken]).toEqual([["raft"], "end", []]);
    expect(draft.send()).toEqual(["raft", "end"]);
  });

  test("from the start it is taken, too, and told", async () => {
    const { draft } = given();
    await draft.begin("take");
    expect([draft.lines, draft.taken]).toEqual([["take"], ["take"]]);
  });

  test("it goes with the line before it", async () => {
    const { draft } = given(TURN);
    await draft.become(["take", "place 1"]);
    await draft.become([...draft.lines, "claim"]);
    expect(draft.taken).toEqual(["pay raft"]);
    expect(draft.shortened()).toEqual(["take", "place 1", "pay raft"]);
    await draft.become(draft.shortened());
    expect(draft.shortened()).toEqual(["take"]);
  });
});

describe("a choice is whole", () => {
  test.each([
    // gathers  lines                                whole  what is sent
    [false, ["take"], true, ["take"]],
    [false, ["peek"], true, ["peek"]],
    [true, ["take"], false, ["take"]],
    [true, ["take", "place 2"], true, ["take", "place 2", "end"]],
    [true, ["take", "place 1", "pay raft"], true, ["take", "place 1", "pay raft", "end"]],
    [true, ["take", "place 1", "pay raft", "end"], true, ["take", "place 1", "pay raft", "end"]],
    [true, ["pass"], true, ["pass"]],
    [true, ["peek"], true, ["peek"]],
  ])("gathered %s: %s is %s and sends %s", async (gathers, lines, isWhole, sent) => {
    const { draft } = given(gathers ? TURN : {});
    await draft.become(lines);
    expect(draft.isWhole).toBe(isWhole);
    expect(draft.send()).toEqual(sent);
    expect([draft.lines, draft.isWhole]).toEqual([[], false]);
  });

  test("nothing ends a turn that the page does not call done, unless somebody says so", async () => {
    const { draft } = given({ ...TURN, closes: false });
    await draft.become(["take", "place 1", "pay raft"]);
    expect([draft.isWhole, draft.closing]).toEqual([false, null]);
    await draft.become(["take", "place 1", "pay raft", "end"]);
    expect([draft.isWhole, draft.closing]).toEqual([true, null]);
  });

  test("what was sent stays drawn until the news come", async () => {
    const { draft } = given();
    await draft.become(["take"]);
    draft.send();
    expect(draft.position?.view).toEqual({ lines: ["take"] });
    draft.forget();
    expect(draft.position).toBe(null);
  });

  test("the same lines again are the same choice, with or without what went without saying", async () => {
    const { draft } = given(TURN);
    expect(draft.isSame([])).toBe(false);
    await draft.become(["take", "place 1"]);
    const same = [["take", "place 1"], ["take", "place 1", "pay raft"], ["take"], []].map((lines) =>
      draft.isSame(lines),
    );
    expect(same).toEqual([true, true, false, false]);
  });
});
