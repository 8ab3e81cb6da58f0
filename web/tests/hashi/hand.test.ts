import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../src/games/hashi/box";
import { Hand } from "../../src/games/hashi/hand.svelte";
import { Offers } from "../../src/games/hashi/offers";
import type { Play } from "../../src/games/game";
import { A } from "./given";

const done: string[] = [];
const refused: string[] = [];
const focused: number[] = [];

function given(...legal: string[]): Hand {
  const play = {
    seat: 0,
    choose: (action: string) => done.push(action),
    why: (action: string) => refused.push(action),
  };
  return new Hand({
    play: play as unknown as Play<View>,
    chart: A,
    offers: new Offers(legal, [3, 4]),
    focus: (island) => focused.push(island),
  });
}

const near = (island: number, x = 0, y = 0) => ({ x: A.at(island).x + x, y: A.at(island).y + y });

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [done, refused, focused]) list.length = 0;
});

describe("a tap", () => {
  it("writes on an island that can be written on", () => {
    given("write 8", "skip-write").tap(near(8, 5, 5), 20);
    expect(done).toEqual(["write 8"]);
  });

  it("picks the island of a start number, which follows", () => {
    const hand = given("start 8 3", "start 8 4");
    hand.tap(near(8), 20);
    expect(hand.picked).toBe(8);
    hand.start(8, 4);
    expect(done).toEqual(["start 8 4"]);
  });

  it("builds from one island to its neighbour", () => {
    const hand = given("bridge 5-8", "skip-bridges");
    hand.tap(near(8), 20);
    expect(hand.isNeighbour(5)).toBe(true);
    expect(hand.isNeighbour(11)).toBe(false);
    hand.tap(near(5), 20);
    expect(done).toEqual(["bridge 5-8"]);
    expect(hand.picked).toBeNull();
  });

  it("builds on the line between them", () => {
    given("bridge 0-1").tap(near(0, 50, 4), 20);
    expect(done).toEqual(["bridge 0-1"]);
  });

  it("shakes what is refused, for a moment, and asks why", () => {
    const hand = given("write 8", "skip-write");
    hand.tap(near(5), 20);
    expect([hand.shaken, refused, done]).toEqual([[5], ["write 5"], []]);
    vi.runAllTimers();
    expect(hand.shaken).toEqual([]);
  });
});

describe("a drag", () => {
  it("builds where it is let go near a line", () => {
    const hand = given("bridge 7-8");
    hand.drag(8, near(8, -120, 10));
    expect(hand.hinted).toBe("7-8");
    hand.drop();
    expect(done).toEqual(["bridge 7-8"]);
  });

  it("goes back where it is not", () => {
    const hand = given("bridge 7-8");
    hand.drag(8, near(8, -30, 10));
    hand.drop();
    expect([done, refused, hand.pull]).toEqual([[], [], null]);
  });
});

describe("keys", () => {
  it("build and write, and leave walking to the board", () => {
    const hand = given("bridge 7-8", "skip-bridges");
    expect(hand.key(8, "ArrowUp", false)).toBe(false);
    expect(hand.key(8, "ArrowLeft", true)).toBe(true);
    expect(done).toEqual(["bridge 7-8"]);
    hand.key(8, "ArrowUp", true);
    expect(refused).toEqual(["bridge 5-8"]);
    given("start 8 3").key(8, "3", false);
    expect([done, focused]).toEqual([["bridge 7-8", "start 8 3"], [8]]);
    expect(hand.key(8, "x", false)).toBe(false);
  });
});
