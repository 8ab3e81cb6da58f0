import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Gestures, type Touch } from "../../src/board/gestures";
import type { Offered } from "../../src/board/meant";
import type { Point } from "../../src/board/points";
import type { Pointing, Roaming } from "../../src/board/pointing";

/** A drawing twice as large as its units, with things at 50 (a boat) and 80 (a buoy). */
const SCALE = 2;
const THINGS = { boat: 50, buoy: 80 };

let heard: string[] = [];

const round = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

const ALL: Pointing<string> = {
  at: ({ x }, reach) => Object.entries(THINGS).find(([, place]) => Math.abs(place - x) <= reach)?.[0],
  hover: (thing, point) => heard.push(`hover ${thing} ${point ? "" : "left"}`.trim()),
  tap: (thing, point, reach) => heard.push(`tap ${thing} ${round(point)} ${reach}`),
  drag: (thing, to) => heard.push(`drag ${thing} ${round(to)}`),
  drop: (thing, to) => heard.push(`drop ${thing} ${round(to)}`),
  letGo: () => heard.push("let go"),
  hold: (thing) => heard.push(`hold ${thing}`),
};

const roaming = (isZoomed: boolean): Roaming => ({
  isZoomed,
  zoom: (by) => heard.push(`zoom ${by.toFixed(1)}`),
  pan: (by) => heard.push(`pan ${round(by)}`) > 0,
  reset: () => heard.push("reset"),
});

const given = (wants: Partial<Pointing<string>>, roams?: Roaming) =>
  new Gestures<string>(
    () => ({ at: ALL.at, ...wants }),
    () => roams,
    ({ x, y }) => ({ point: { x: x / SCALE, y: y / SCALE }, scale: SCALE }),
  );

const event = (x: number, more: Partial<Touch> = {}): Touch => ({
  pointerId: 1,
  pointerType: "mouse",
  isPrimary: true,
  button: 0,
  clientX: x,
  clientY: 0,
  timeStamp: 0,
  target: null,
  ...more,
});
const finger = (x: number, more: Partial<Touch> = {}) => event(x, { pointerType: "touch", ...more });
const second = (x: number, y: number) => finger(x, { pointerId: 2, isPrimary: false, clientY: y });

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe("a press", () => {
  it("is a tap within the dead zone, in the units of the drawing", () => {
    const gestures = given(ALL);
    gestures.down(event(100));
    gestures.move(event(106));
    gestures.up(event(108));
    expect(heard).toEqual(["tap boat 54,0 5.5"]);
  });

  it("reaches further for a finger than for a mouse", () => {
    for (const press of [event(118), finger(118)]) {
      const gestures = given({ tap: ALL.tap! });
      gestures.down(press);
      gestures.up(press);
    }
    expect(heard).toEqual(["tap undefined 59,0 5.5", "tap boat 59,0 11"]);
  });

  it("is a drag beyond it, dropped where it is let go", () => {
    const gestures = given(ALL);
    expect(gestures.down(event(100))).toBe(true);
    gestures.move(event(112));
    gestures.move(event(150));
    gestures.up(event(152));
    expect(heard).toEqual(["drag boat 56,0", "drag boat 75,0", "drop boat 76,0"]);
  });

  it("that moved is nothing where nothing can be dragged: it may be a swipe", () => {
    const gestures = given({ tap: ALL.tap! });
    gestures.down(finger(100));
    expect(gestures.isHolding).toBe(false);
    gestures.move(finger(160));
    gestures.up(finger(160));
    expect(heard).toEqual([]);
  });

  it("on empty ground is left to whoever listens for swipes, on a thing it is not", () => {
    const gestures = given(ALL);
    gestures.down(finger(0));
    expect(gestures.isHolding).toBe(false);
    gestures.up(finger(0));
    gestures.down(finger(100));
    expect(gestures.isHolding).toBe(true);
  });

  it("that is broken off lets go", () => {
    const gestures = given(ALL);
    gestures.down(finger(100));
    gestures.move(finger(150));
    gestures.cancel(finger(150));
    gestures.up(finger(150));
    expect(heard).toEqual(["drag boat 75,0", "let go"]);
  });

  it("of another button or finger is none", () => {
    const gestures = given(ALL);
    gestures.down(event(100, { button: 2 }));
    gestures.up(event(100, { button: 2 }));
    expect(heard).toEqual([]);
  });
});

describe("a long press", () => {
  it("of a finger is told once, and is no tap", () => {
    const gestures = given(ALL);
    gestures.down(finger(100));
    vi.advanceTimersByTime(499);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    gestures.up(finger(100));
    expect(heard).toEqual(["hold boat"]);
  });

  it("is none of a finger that moves, nor of a mouse", () => {
    const gestures = given({ hold: ALL.hold! });
    gestures.down(finger(100));
    gestures.move(finger(120));
    vi.advanceTimersByTime(600);
    gestures.up(finger(120));
    gestures.down(event(100));
    vi.advanceTimersByTime(600);
    expect(heard).toEqual([]);
  });
});

describe("hovering", () => {
  it("is of a mouse, and ends when it leaves", () => {
    const gestures = given(ALL);
    gestures.move(event(160));
    gestures.move(event(0));
    gestures.move(finger(160));
    gestures.leave();
    expect(heard).toEqual(["hover buoy", "hover undefined", "hover undefined left"]);
  });
});

describe("a finger between two things that can be chosen", () => {
  const offered: Offered<string>[] = [
    { id: "left", x: 45, y: 0, action: "sail left" },
    { id: "right", x: 55, y: 0, action: "sail right" },
  ];
  const tapped = (wants: Partial<Pointing<string>>, x: number) => {
    const gestures = given({ tap: ALL.tap!, offered: () => offered, ...wants });
    gestures.down(finger(x));
    gestures.up(finger(x));
  };

  it("is in doubt where it is about as near to both", () => {
    tapped({ doubt: (meant) => heard.push(`doubt ${meant.map(({ id }) => id).join(" ")}`) }, 101);
    expect(heard).toEqual(["doubt right left"]);
  });

  it("means the nearer one, or the nearest where nobody asks", () => {
    tapped({ doubt: () => heard.push("doubt") }, 90);
    tapped({}, 101);
    expect(heard).toEqual(["tap left 45,0 11", "tap right 51,0 11"]);
  });
});

describe("turning", () => {
  const turn = (by: 1 | -1) => void heard.push(`turn ${by}`);
  const wheel = (deltaY: number, timeStamp: number) => ({ deltaY, ctrlKey: false, clientX: 0, clientY: 0, timeStamp });

  it("is a quarter for each notch of the wheel, and for as much of a smooth one", () => {
    const gestures = given({ turn });
    gestures.wheel(wheel(100, 0));
    gestures.wheel(wheel(-100, 1000));
    for (const time of [2000, 2020, 2040, 2060, 2080]) gestures.wheel(wheel(20, time));
    expect(heard).toEqual(["turn 1", "turn -1", "turn 1"]);
  });

  it("leaves the wheel alone where there is nothing to turn", () => {
    expect(given({}).wheel(wheel(100, 0))).toBe(false);
  });

  it("follows two fingers, and lets go of what was pulled", () => {
    const gestures = given({ ...ALL, turn });
    gestures.down(finger(100));
    gestures.move(finger(120));
    gestures.down(second(220, 0));
    gestures.move(second(200, 80));
    gestures.up(second(200, 80));
    expect(heard).toEqual(["drag boat 60,0", "let go", "turn 1"]);
  });

  it("is a click of the right button, too", () => {
    expect(given({ turn }).menu({ pointerType: "mouse" })).toBe(true);
    expect(heard).toEqual(["turn 1"]);
    expect(given({}).menu({ pointerType: "mouse" })).toBe(false);
  });
});

describe("a nearer look", () => {
  it("is by the wheel with Ctrl, or by two fingers that part", () => {
    const gestures = given({}, roaming(false));
    expect(gestures.wheel({ deltaY: -315, ctrlKey: true, clientX: 0, clientY: 0, timeStamp: 0 })).toBe(true);
    gestures.down(finger(0));
    gestures.down(second(100, 0));
    gestures.move(second(150, 0));
    expect(heard).toEqual(["zoom 2.0", "zoom 1.5"]);
  });

  it("is moved by pulling empty ground, and ends by a double tap there", () => {
    const gestures = given({ tap: ALL.tap! }, roaming(true));
    gestures.down(event(0));
    gestures.move(event(20));
    gestures.up(event(20));
    for (const timeStamp of [1000, 1200]) {
      gestures.down(event(0, { timeStamp }));
      gestures.up(event(0, { timeStamp }));
    }
    expect(heard).toEqual(["pan 10,0", "tap undefined 0,0 5.5", "reset"]);
  });
});
