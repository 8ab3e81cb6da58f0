import { describe, expect, it } from "vitest";
import { type Flight, Follower, framesOf, timed } from "../../src/board/flights";
import type { Play } from "../../src/games/game";

interface Harbours {
  ferries: string[];
}

const play = (...ferries: string[]) => ({ view: { ferries } }) as Play<Harbours>;

/** A ferry that lies elsewhere than before has sailed there. */
const sailed = (now: Play<Harbours>, before: Harbours): Flight[] =>
  now.view.ferries.flatMap((harbour, seat) =>
    harbour === before.ferries[seat] ? [] : [{ from: before.ferries[seat] ?? "", to: harbour, kind: "piece" }],
  );

describe("flights", () => {
  it("are told once for each change of the position, none for the first", () => {
    const follower = new Follower(sailed);
    const [one, other] = [play("Anse", "Brac"), play("Cres", "Brac")];
    expect(follower.next(one)).toEqual([]);
    expect(follower.next(other)).toEqual([{ from: "Anse", to: "Cres", kind: "piece" }]);
    expect(follower.next(other)).toEqual([]);
  });

  it("are none where the same position is told anew: what was tried has become true", () => {
    const follower = new Follower(sailed);
    follower.next(play("Anse"));
    expect(follower.next(play("Brac"))).toHaveLength(1);
    expect(follower.next(play("Brac"))).toEqual([]);
  });
});

describe("the frames of a flight", () => {
  const moved = { x: 30, y: -10, scale: 0.5 };
  const away = "translate(30px, -10px) scale(0.5)";
  const home = "translate(0px, 0px) scale(1)";

  it.each([
    ["home", "piece", false, false, [{ transform: away }, { transform: home }]],
    [
      "home, turned over",
      "turn",
      false,
      false,
      [{ transform: `${away} scaleX(0)` }, { transform: `${home} scaleX(1)` }],
    ],
    [
      "away",
      "card",
      false,
      true,
      [
        { transform: home, opacity: 1 },
        { transform: away, opacity: 0 },
      ],
    ],
    ["home, kept still", "ceremony", true, false, [{ opacity: 0 }, { opacity: 1 }]],
    ["away, kept still", "card", true, true, [{ opacity: 1 }, { opacity: 0 }]],
  ] as const)("%s", (_, kind, isStill, leaves, frames) => {
    expect(framesOf(kind, moved, isStill, leaves)).toEqual(frames);
  });
});

describe("flights that depart together", () => {
  const frames = [{ opacity: 0 }, { opacity: 1 }];

  it.each([
    [
      "the longest is itself",
      { departs: 0, arrives: 320, ends: 320 },
      [
        { opacity: 0, offset: 0, easing: "ease" },
        { opacity: 1, offset: 1, easing: "ease" },
      ],
    ],
    [
      "one that waits and arrives early is still until it departs and after it has arrived",
      { departs: 80, arrives: 240, ends: 320 },
      [
        { opacity: 0, offset: 0, easing: "ease" },
        { opacity: 0, offset: 0.25, easing: "ease" },
        { opacity: 1, offset: 0.75, easing: "ease" },
        { opacity: 1, offset: 1, easing: "ease" },
      ],
    ],
  ])("%s", (_, timing, expected) => {
    expect(timed(frames, timing, "ease")).toEqual(expected);
  });

  it("keep the shares of frames that state them", () => {
    const told = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }];
    const timing = { departs: 100, arrives: 200, ends: 200 };
    expect(timed(told, timing, "ease").map(({ offset }) => offset)).toEqual([0, 0.5, 0.6, 1]);
  });
});
