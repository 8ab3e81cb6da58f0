/** Towns, rivers and turns in the words of a test. */

import { readFileSync } from "node:fs";
import type { Box, Side, Tile, TownTold, View } from "../../src/games/bobrany/box";
import { Hand } from "../../src/games/bobrany/hand.svelte";
import { Following } from "../../src/games/bobrany/following.svelte";
import { Plan } from "../../src/games/bobrany/plan";
import type { Play } from "../../src/games/game";

const FILE = new URL("../../../src/osada/games/bobrany/components.json", import.meta.url);

export const BOX = JSON.parse(readFileSync(FILE, "utf-8")) as Box;
export const PLAN = new Plan(BOX);

/** `{ C2: "brown NESW" }`: the words of a tile and its walkways. */
export type Laid = Partial<Record<string, string>>;

export function town(laid: Laid = {}, more: Partial<TownTold> = {}): TownTold {
  const words = Object.entries(laid).map(([cell, text = ""]) => {
    const all = text.split(" ");
    return { cell, tile: all.slice(0, -1).join(" ") as Tile, walkways: all.at(-1) as Side };
  });
  return {
    tiles: Object.fromEntries(words.map(({ cell, tile }) => [cell, tile])),
    walkways: Object.fromEntries(words.map(({ cell, walkways }) => [cell, walkways])),
    tokens: {},
    beavers: [],
    reserve: { crane: 0, dam: 0, raft: 1, raft2: 0 },
    points: { green: 0, brown: 0, red: 0, purple: 0, orange: 0, blue: 0, yellow: 0 },
    done: 0,
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    edition: "osada",
    seats: 2,
    phase: "turn",
    lone: 0,
    cards: {},
    starter: 0,
    rounds: 3,
    turn: 0,
    main_left: 1,
    tile: null,
    column: 0,
    cell: null,
    owed: [],
    builder: -1,
    river: {},
    rafts: {},
    unseen: {},
    towns: [town(), town()],
    ...more,
  };
}

/** What the server would say to a draft: what may follow it, the position, what each line would bring seat 0. */
export interface Answer {
  next: string[];
  view?: View;
  gains?: Record<string, number[]>;
}

export interface Turn {
  hand: Hand;
  following: Following;
  /** Everything that was planned, refused and confirmed. */
  planned: string[][];
  refused: string[];
  confirmed: string[][];
  draft(): readonly string[];
  /** The draft is cut short elsewhere: Undo. */
  undoTo(lines: string[]): void;
}

/** A turn of seat 0; `answers` by the lines of the draft, joined by `; `. */
export function turn(settled: View, answers: Record<string, Answer>): Turn {
  let lines: readonly string[] = [];
  const [planned, refused, confirmed]: [string[][], string[], string[][]] = [[], [], []];
  const answer = (): Answer => answers[lines.join("; ")] ?? { next: ["end"] };
  const play = {
    settled,
    seat: 0,
    seats: [{ seat: 0 }, { seat: 1 }],
    get legal() {
      return answers[""]?.next ?? [];
    },
    get draft() {
      return lines;
    },
    get next() {
      return answer().next;
    },
    get view() {
      return answer().view ?? settled;
    },
    get isWhole() {
      return lines.length > 0 && answer().next.includes("end");
    },
    get gains() {
      return new Map(Object.entries(answer().gains ?? {}));
    },
    plan: (now: string[]) => {
      planned.push([...now]);
      lines = now;
    },
    confirm: () => confirmed.push([...lines]),
    why: (line: string) => refused.push(line),
  };
  const hand = new Hand({ play: play as unknown as Play<View>, box: BOX, plan: PLAN });
  const following = new Following(hand);
  return { hand, following, planned, refused, confirmed, draft: () => lines, undoTo: (now) => void (lines = now) };
}
