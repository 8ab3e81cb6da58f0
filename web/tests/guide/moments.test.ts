import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { momentsOf } from "../../src/guide/kept";
import { both, did, has, may, nextMoment, seenBy, type Moment } from "../../src/guide/moments";

const act = (seat: number, text: string) => ({ seq: 0, kind: "act", seat, text, at: 0 });
const SEEN = seenBy({
  view: {},
  seat: 1,
  legal: ["write 3", "skip-write"],
  entries: [act(1, "start 4 3"), act(0, "start 2 3"), act(1, "start 5 3")],
  scores: {
    scores: [
      { seat: 0, total: 9, parts: { red: 9 } },
      { seat: 1, total: 2, parts: { islands: 2, red: 0 } },
    ],
    winners: [],
    rival: null,
    final: false,
  },
  isMyTurn: true,
  isOver: false,
});

test("conditions look at what I may do, did and have", () => {
  expect(
    [may("write"), may("bridge"), did("start", 2), did("start", 3), has("islands"), has("red")].map((when) =>
      when(SEEN),
    ),
  ).toEqual([true, false, true, false, true, false]);
  expect(both(may("write"), did("start"))(SEEN)).toBe(true);
});

test("a moment comes once, in the order of the file", () => {
  const moments: Moment[] = [
    { id: "bridge", when: may("bridge") },
    { id: "write", when: may("write") },
    { id: "islands", when: has("islands") },
  ];
  expect(nextMoment(moments, SEEN, [])?.id).toBe("write");
  expect(nextMoment(moments, SEEN, ["write"])?.id).toBe("islands");
  expect(nextMoment(moments, SEEN, ["write", "islands"])).toBeUndefined();
});

const GAMES = Object.keys(import.meta.glob("../../src/games/*/guide.ts")).map((file) => file.split("/").at(-2) ?? "");

test.each(GAMES)("%s has five to ten moments, each with words in both languages", async (game) => {
  const moments = await momentsOf(game);
  expect(moments.length).toBeGreaterThanOrEqual(5);
  expect(moments.length).toBeLessThanOrEqual(10);
  for (const lang of ["cs", "en"]) {
    const file = `../../../src/osada/games/${game}/show/${lang}/page-guide-${game}.ftl`;
    const text = readFileSync(new URL(file, import.meta.url), "utf-8");
    const told = [...text.matchAll(new RegExp(`^page-guide-${game}-([a-z-]+) =`, "gm"))].map((found) => found[1]);
    expect(told.sort()).toEqual(moments.map(({ id }) => id).sort());
  }
});
