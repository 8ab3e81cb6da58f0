import { beforeAll, describe, expect, test, vi } from "vitest";

const ESTIMATE = { mean: 12.4, low: 9, high: 15, worlds: 50 };

describe("points that the reader cannot know", () => {
  let shown: (typeof import("../../src/table/estimate"))["shownPoints"];
  let said: (typeof import("../../src/table/estimate"))["saidEstimate"];

  beforeAll(async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("document", { documentElement: {} });
    const { words } = await import("../../src/core/words.svelte");
    await words.need("page-table");
    ({ shownPoints: shown, saidEstimate: said } = await import("../../src/table/estimate"));
  });

  test("are never shown as if they were known", () => {
    expect(shown(12, undefined)).toBe("12");
    expect(shown(0, ESTIMATE)).toBe("0");
    expect(shown(null, ESTIMATE)).toBe("≈ 12");
    expect(shown(null, undefined)).toBe("?");
  });

  test("are told with how sure that is", () => {
    expect(said(ESTIMATE)).toMatch(/12.* 9 .* 15 .* 50 /);
  });
});
