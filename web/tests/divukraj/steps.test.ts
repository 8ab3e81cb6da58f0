import { describe, expect, it } from "vitest";
import { grouped } from "../../src/games/divukraj/lines";
import { isAsked, isBeginning, Steps } from "../../src/games/divukraj/steps";

describe("the questions of a draft", () => {
  it("stay open to another answer", () => {
    const steps = new Steps();
    steps.learn(["play king"], ["by cost", "by innkeeper"]);
    expect(steps.questions(["play king", "by cost"], [], "by")).toEqual([
      { before: ["play king"], options: ["by cost", "by innkeeper"], answer: "by cost" },
    ]);
  });

  it("include the one that is asked now", () => {
    const steps = new Steps();
    const [open] = steps.questions(["play king"], ["by cost", "by innkeeper"], "by");
    expect(open?.answer).toBeNull();
    expect(steps.questions(["play king"], ["by cost", "done"], "by")).toEqual([]);
  });

  it("are forgotten in another position", () => {
    const steps = new Steps();
    steps.learn([], ["by cost", "by house"]);
    steps.clear();
    expect(steps.questions(["by cost"], [], "by")).toEqual([]);
  });

  it("with one answer are no questions, unless they are asked all the same", () => {
    const alone = { before: [], options: ["by cost"], answer: null };
    expect(isAsked({ ...alone, answer: "by cost" }, false)).toBe(false);
    expect(isAsked(alone, false)).toBe(true);
    expect(isAsked(alone, true)).toBe(false);
    expect(isAsked({ ...alone, options: ["by cost", "by house"] }, true)).toBe(true);
  });
});

describe("what was filled in", () => {
  it("goes with what it was filled in for", () => {
    const steps = new Steps();
    steps.follow(["play king"]);
    steps.follow(["play king", "by crane"]);
    expect(steps.beforeFollowing(["play king", "by crane"])).toEqual([]);
    expect(steps.beforeFollowing(["visit inn", "play king meadow"])).toEqual(["visit inn", "play king meadow"]);
  });

  it("is seen where a draft is cut", () => {
    expect(isBeginning(["play king"], ["play king", "by cost"])).toBe(true);
    expect(isBeginning(["play king"], ["play king"])).toBe(false);
    expect(isBeginning(["play farm"], ["play king", "by cost"])).toBe(false);
  });
});

describe("lines", () => {
  it("are grouped by kind", () => {
    expect([...grouped(["play farm", "prepare", "play farm meadow"])]).toEqual([
      ["play", ["farm", "farm meadow"]],
      ["prepare", [""]],
    ]);
  });
});
