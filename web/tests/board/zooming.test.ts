import { describe, expect, it } from "vitest";
import { Zooming } from "../../src/board/zooming.svelte";

const WHOLE = { x: 0, y: 0, width: 100, height: 50 };
const given = () => new Zooming(() => WHOLE);

describe("a nearer look", () => {
  it("begins with the whole and ends with it", () => {
    const zooming = given();
    expect(zooming.frame).toEqual(WHOLE);
    zooming.zoom(2, { x: 0, y: 0 });
    zooming.reset();
    expect([zooming.frame, zooming.isZoomed]).toEqual([WHOLE, false]);
  });

  it("keeps what lies under the fingers in its place", () => {
    const zooming = given();
    zooming.zoom(2, { x: 80, y: 40 });
    const { x, y, width, height } = zooming.frame;
    expect([(80 - x) / width, (40 - y) / height]).toEqual([0.8, 0.8]);
    expect([width, height]).toEqual([50, 25]);
  });

  it("never leaves the whole, and never comes nearer than four times", () => {
    const zooming = given();
    zooming.zoom(9, { x: 50, y: 25 });
    expect(zooming.frame.width).toBe(25);
    zooming.pan({ x: 1000, y: -1000 });
    expect(zooming.frame).toEqual({ x: 0, y: 37.5, width: 25, height: 12.5 });
    zooming.zoom(0.01, { x: 0, y: 0 });
    expect(zooming.frame).toEqual(WHOLE);
  });

  it("has nowhere to go while all is seen", () => {
    expect(given().pan({ x: 5, y: 5 })).toBe(false);
  });
});
