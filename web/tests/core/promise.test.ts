import { beforeEach, describe, expect, it } from "vitest";
import { forgetPromise, keepPromise, keptOf } from "../../src/core/promise";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

describe("a promise", () => {
  it("is kept with the numbers that this device added", () => {
    keepPromise("table", "commit", ["mine", "hers"]);
    keepPromise("other", null, ["mine"]);
    expect(keptOf("table")).toEqual({ commit: "commit", nonces: ["mine", "hers"] });
    expect(keptOf("other")).toEqual({ commit: null, nonces: ["mine"] });
    expect(keptOf("unknown")).toBe(null);
  });

  it("is forgotten by who leaves", () => {
    keepPromise("table", "commit", ["mine"]);
    keepPromise("other", "commit", ["mine"]);
    forgetPromise("table");
    expect([keptOf("table"), keptOf("other")?.commit]).toEqual([null, "commit"]);
  });

  it("of the oldest tables goes first; one that is kept again is new", () => {
    for (let table = 0; table < 200; table++) keepPromise(`table ${table}`, "commit", []);
    keepPromise("table 0", "again", []);
    keepPromise("one more", "commit", []);
    expect([keptOf("table 0")?.commit, keptOf("table 1"), keptOf("table 2")?.commit]).toEqual([
      "again",
      null,
      "commit",
    ]);
  });
});
