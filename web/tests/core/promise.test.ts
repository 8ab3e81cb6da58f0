import { beforeEach, describe, expect, it } from "vitest";
import { isKept, keepPromise } from "../../src/core/promise";

const SEED = "seed";
const COMMIT = "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"; // its SHA-256

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
  it("is kept by the seed that was promised", async () => {
    keepPromise("table", COMMIT);
    expect(await isKept("table", COMMIT, SEED)).toBe(true);
  });

  it("is broken by another seed, and by another commitment than at first", async () => {
    keepPromise("table", COMMIT);
    expect(await isKept("table", COMMIT, "another")).toBe(false);
    expect(await isKept("table", COMMIT.replace("1", "2"), SEED)).toBe(false);
  });

  it("that was not given to this device cannot be judged", async () => {
    expect(await isKept("table", COMMIT, SEED)).toBe(null);
  });
});
