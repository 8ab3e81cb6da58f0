/** What Rugwort did between two positions: a card that he rolled, a season that he prepared for. */

import type { EntryTold } from "../../../core/told";
import type { View } from "../box";

export type Move =
  | { kind: "took"; slot: string; card: string }
  | { kind: "fool"; slot: string }
  | { kind: "nothing"; slot: string }
  | { kind: "season"; season: string; places: readonly string[]; events: readonly string[] };

export type Lines = readonly Pick<EntryTold, "text">[];

type Counts = Readonly<Record<string, number | undefined>>;

/** The last of them; null where he did nothing. */
export function moveBetween(before: View, now: View, news: Lines): Move | null {
  if (now.rival_season !== before.rival_season && now.rival_season !== null) {
    const events = now.events.filter((id) => owns(now, id) && !owns(before, id));
    return { kind: "season", season: now.rival_season, places: now.rival_at, events };
  }
  const die = news.findLast(({ text }) => text?.startsWith("die "))?.text;
  if (!die) return null;
  const slot = die.slice("die ".length);
  const card = Object.keys(now.rival.cards).find((each) => countOf(now, each) > countOf(before, each));
  if (card) return { kind: "took", slot, card };
  const fools = (view: View) => view.cities.reduce((sum, city) => sum + (city.cards.fool ?? 0), 0);
  return fools(now) > fools(before) ? { kind: "fool", slot } : { kind: "nothing", slot };
}

const TRIED = 2; // turns: one that is not finished yet, and the one before it
const BEGINS = /^(visit|play|prepare|pass)\b/;

/** Where he may have moved, the newest first: a roll of his die, or a whole turn in which the player prepares. */
export function turnsOfRugwort(past: Lines): { from: number; to: number }[] {
  const found = past.flatMap(({ text }, from) => {
    if (text.startsWith("die ")) return [{ from, to: from + 1 }];
    if (text !== "prepare") return [];
    const next = past.findIndex((line, index) => index > from && BEGINS.test(line.text));
    return [{ from, to: next < 0 ? past.length : next }];
  });
  return found.reverse().slice(0, TRIED);
}

const countOf = (view: View, card: string): number => (view.rival.cards as Counts)[card] ?? 0;
const owns = (view: View, event: string): boolean =>
  (view.event_owner as Readonly<Record<string, string | undefined>>)[event] === "rugwort";
