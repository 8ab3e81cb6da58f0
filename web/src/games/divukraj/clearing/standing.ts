/** Who stands where, and what may be done there now. */

import type { View } from "../box";
import { type Ground, HAVEN, JOURNEY, MANY } from "./ground";

export const RUGWORT = "rugwort";
/** A seat, or the opponent of who plays alone. */
export type Owner = number | typeof RUGWORT;

export interface Standing {
  who: Owner;
  count: number;
}

type Player = View["players"][number];
type Counts = Readonly<Record<string, number | undefined>>;

/** The workers at a place, seat by seat, Rugwort's last. The Journey as a whole has all of its spots. */
export function standingAt(view: View, place: string): Standing[] {
  const seats = view.players.map((player, who): Standing => ({ who, count: countAt(player, place) }));
  const rival: Standing = { who: RUGWORT, count: isRivalAt(view, place) ? 1 : 0 };
  return [...seats, rival].filter(({ count }) => count > 0);
}

function countAt(player: Player, place: string): number {
  if (place === HAVEN) return player.at_haven;
  if (place === JOURNEY) return total(player.at_journey);
  const named = { ...player.at_basic, ...player.at_journey } as Counts;
  const isThere = [...player.at_forest, ...player.at_events].some((each) => each === place);
  return named[place] ?? (isThere ? 1 : 0);
}

const isRivalAt = (view: View, place: string): boolean =>
  view.rival_at.some((at) => at === place || (place === JOURNEY && at.startsWith(`${JOURNEY}-`)));

const total = (counts: Counts): number => Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

/** One for each worker, so that each gets its space. */
export const pawnsAt = (view: View, place: string): Owner[] =>
  standingAt(view, place).flatMap(({ who, count }) => Array.from({ length: count }, () => who));

/** How many more may come; `MANY` where there is no end. */
export function roomAt(view: View, ground: Ground, place: string): number {
  const spaces = ground.spacesOf(place, view.seats);
  return spaces === MANY ? MANY : Math.max(0, spaces - pawnsAt(view, place).length);
}

// --- Lines ----------------------------------------------------------------------

/** Kinds of line that name a place. */
const PLACED = ["visit", "use", "lift"] as const;
type Placed = (typeof PLACED)[number];
const ASKS: Readonly<Record<string, Placed>> = { use: "use", lift: "lift" };

/** The place on the clearing that a line speaks of, the Journey as one; null where it speaks of none. */
export function placeOf(line: string, ground: Ground): string | null {
  const [kind = "", word = ""] = line.split(" ");
  if (!PLACED.some((each) => each === kind)) return null;
  const found = ground.kindOf(word);
  return found === "journey" ? JOURNEY : found && word;
}

/** The lines that may be said now, by the place they name. */
export function offersOf(lines: readonly string[], ground: Ground): ReadonlyMap<string, readonly string[]> {
  const offers = new Map<string, string[]>();
  for (const line of lines) {
    const place = placeOf(line, ground);
    if (place !== null) offers.set(place, [...(offers.get(place) ?? []), line]);
  }
  return offers;
}

/** What would be said of a place in this phase, legal or not: the server says why not. */
export function wishFor(place: string, phase: string | null, ground: Ground): string {
  const word = place === JOURNEY ? (ground.spots.at(-1)?.id ?? place) : place;
  return `${ASKS[phase ?? ""] ?? "visit"} ${word}`;
}
