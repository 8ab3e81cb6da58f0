import { beforeAll, describe, expect, it, vi } from "vitest";

const page = { matches: false, addEventListener: () => undefined };

describe("what was said", () => {
  let words: (typeof import("../../src/core/words.svelte"))["words"];
  let say: (typeof import("../../src/core/words.svelte"))["say"];

  beforeAll(async () => {
    vi.stubGlobal("matchMedia", () => page);
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("document", { documentElement: {} });
    ({ words, say } = await import("../../src/core/words.svelte"));
  });

  it("is said anew for other values", () => {
    for (const lang of ["en", "cs"] as const) words.add(lang, "ferries = {$count} at {$harbour}");
    expect(say("ferries", { count: 2, harbour: "Brac" })).toBe("2 at Brac");
    expect(say("ferries", { count: 3, harbour: "Brac" })).toBe("3 at Brac");
    expect(say("ferries", { count: 2, harbour: "Brac" })).toBe("2 at Brac");
  });

  it("is said anew when its words arrive, or others instead", () => {
    expect(say("tip")).toBe("tip");
    for (const lang of ["en", "cs"] as const) words.add(lang, "tip = Tip");
    expect(say("tip")).toBe("Tip");
    for (const lang of ["en", "cs"] as const) words.add(lang, "tip = A tip");
    expect(say("tip")).toBe("A tip");
  });
});
