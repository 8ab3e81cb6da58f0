import { expect, it, vi } from "vitest";
import type { Play } from "../../src/games/game";
import type { View } from "../../src/games/mesta/box";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { Hand } = await import("../../src/games/mesta/hand.svelte");

const LEGAL = ["take 1.2", "take 3.1"];

/** A hand that may take from the offer, and what it has planned; `next` is another position of the same kind. */
function given() {
  const planned: (readonly string[])[] = [];
  const plan = (lines: readonly string[]) => void planned.push(lines);
  const position = () => ({ seat: 0, settled: { seat: 0 }, legal: LEGAL, next: LEGAL, draft: [], plan });
  let play = position() as unknown as Play<View>;
  const hand = new Hand(() => play);
  const next = () => {
    play = position() as unknown as Play<View>;
    hand.hear();
  };
  const press = (key: string) => hand.key({ key, shiftKey: false });
  next();
  return { hand, planned, next, press };
}

it("takes from the row and the slot that are said by their numbers", () => {
  const { planned, press } = given();
  press("3");
  press("1");
  expect(planned).toEqual([["take 3.1"]]);
});

it("forgets a row whose slot was not said before the position changed", () => {
  const { hand, planned, next, press } = given();
  press("3");
  expect(hand.row).toBe(3);
  next();
  press("1");
  press("2");
  expect(planned).toEqual([["take 1.2"]]);
});
