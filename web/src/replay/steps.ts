/** Steps of a match: step n is the position after n lines. */

import type { EntryTold } from "../core/told";

/** About so many steps, evenly, always the first and the last. */
export function sampled(steps: number, about: number): number[] {
  const count = Math.min(steps, about);
  const found = Array.from({ length: count + 1 }, (_, index) => Math.round((index * steps) / (count || 1)));
  return [...new Set(found)];
}

export const isOutcome = (line: EntryTold): boolean => line.kind === "chance";

/** Steps at which a turn ends: the next thing that somebody does is another seat's. */
export function turnEnds(lines: readonly EntryTold[]): number[] {
  const ends: number[] = [];
  let [seat, last]: [number | null, number] = [null, 0];
  lines.forEach((line, index) => {
    if (isOutcome(line)) return;
    if (seat !== null && line.seat !== seat) ends.push(last);
    [seat, last] = [line.seat, index + 1];
  });
  return [...ends, lines.length];
}

/** The step before (-1) or after (+1) this one among those that are listed; the ends of the match bound it. */
export function nextOf(listed: readonly number[], step: number, way: 1 | -1, last: number): number {
  if (way > 0) return listed.find((each) => each > step) ?? last;
  return listed.filter((each) => each < step).at(-1) ?? 0;
}

/** Which keys move the scrubber, and where to; null for all others. */
export function stepFor(key: string, isShifted: boolean, step: number, lines: readonly EntryTold[]): number | null {
  const last = lines.length;
  const way = key === "ArrowRight" ? 1 : -1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key !== "ArrowRight" && key !== "ArrowLeft") return null;
  if (isShifted) return nextOf(turnEnds(lines), step, way, last);
  return Math.max(0, Math.min(last, step + way));
}
