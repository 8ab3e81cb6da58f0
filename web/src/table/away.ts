/** What happened while somebody was away, and what of it was about them. */

import type { EntryTold } from "../core/told";
import { standing } from "./folding";

export interface Missed {
  entry: EntryTold;
  touchesMe: boolean;
}

/** Lines of the match after the last one that was seen, as far as they stand. */
export function missed(entries: readonly EntryTold[], seen: number, seat: number | null): Missed[] {
  return standing(entries)
    .filter((entry) => entry.seq > seen)
    .map((entry) => ({ entry, touchesMe: seat !== null && touches(entry, seat) }));
}

/** Somebody gave me something, used what is mine, or played for me. */
function touches(entry: EntryTold, seat: number): boolean {
  if (entry.kind === "act" && entry.seat === seat) return true;
  return (
    entry.seat !== seat &&
    (entry.text.includes(`@${seat}`) || entry.text === `to ${seat}` || entry.text === `of ${seat}`)
  );
}
