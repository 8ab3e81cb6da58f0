import { expect, test } from "vitest";
import type { EntryTold } from "../../src/core/told";
import { nextOf, sampled, stepFor, turnEnds } from "../../src/replay/steps";

const line = (seat: number | null): EntryTold => ({
  seq: 0,
  kind: seat === null ? "chance" : "act",
  seat,
  text: "x",
  at: 0,
});
const LINES = [line(null), line(0), line(0), line(null), line(1), line(0)];

test("samples always have both ends", () => {
  expect(sampled(100, 4)).toEqual([0, 25, 50, 75, 100]);
  expect(sampled(2, 10)).toEqual([0, 1, 2]);
  expect(sampled(0, 10)).toEqual([0]);
});

test("a turn ends where another seat goes on", () => {
  expect(turnEnds(LINES)).toEqual([3, 5, 6]);
  expect(turnEnds([])).toEqual([0]);
});

test("keys move by steps, turns and to the ends", () => {
  expect(stepFor("ArrowRight", false, 0, LINES)).toBe(1);
  expect(stepFor("ArrowLeft", false, 0, LINES)).toBe(0);
  expect(stepFor("ArrowRight", true, 0, LINES)).toBe(3);
  expect(stepFor("ArrowLeft", true, 5, LINES)).toBe(3);
  expect(stepFor("End", false, 0, LINES)).toBe(6);
  expect(stepFor("Home", false, 4, LINES)).toBe(0);
  expect(stepFor("x", false, 4, LINES)).toBeNull();
  expect(nextOf([3], 5, 1, 6)).toBe(6);
});
