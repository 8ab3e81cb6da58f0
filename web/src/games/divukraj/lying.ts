/** What a click on a card means: that depends on where it lies, and on what is asked. */

import type { View } from "./box";
import { isBanishing } from "./clearing/choice";
import { type Owner, RUGWORT } from "./clearing/standing";
import type { Desk } from "./desk.svelte";

export type Zone = "hand" | "meadow" | "revealed" | "city";

const OF_MEADOW: ReadonlySet<string> = new Set(["slot", "meadow", "bury", "inn", "queen"]);
const IN_HAND: Readonly<Record<string, string>> = { discard: "discard", "give-cards": "give", graduate: "beneath" };
const IN_MEADOW: Readonly<Record<string, string>> = { meadow: "take", bury: "discard" };
const IN_CITY = ["remove", "activate", "visit"];

/** The line of a card in the hand. */
export function handLine(desk: Desk, card: string): string {
  return `${IN_HAND[desk.view.phase ?? ""] ?? "play"} ${card}`;
}

/** The line of a card in the Meadow; where equal cards lie on several slots, its slot is said. */
export function meadowLine(desk: Desk, card: string, slot: number): string {
  if (desk.lines.get("slot")?.includes(String(slot))) return `slot ${slot}`;
  const kind = IN_MEADOW[desk.view.phase ?? ""];
  return kind ? `${kind} ${card}` : `play ${card} meadow`;
}

/** The line of a card in my city; null where nothing can be done with it now. */
export function cityLine(desk: Desk, card: string): string | null {
  if (isBanishing(desk.view)) return null;
  const kinds = desk.view.phase === "capture" ? ["beneath"] : IN_CITY;
  const kind = kinds.find((each) => desk.may(each, card));
  return kind ? `${kind} ${card}` : null;
}

/** The lines of a card that was turned up: it may be taken, played, or put beneath an event. */
export function revealedLines(desk: Desk, card: string): string[] {
  return ["take", "play", "beneath"]
    .filter((kind) => desk.lines.get(kind)?.includes(card))
    .map((kind) => `${kind} ${card}`);
}

/** Whose city must lie open for what is asked; null: the Meadow, and no city over it; undefined: whatever lies there. */
export function mustSee(view: View): Owner | null | undefined {
  if (isBanishing(view)) return RUGWORT;
  return OF_MEADOW.has(view.phase ?? "") ? null : undefined;
}
