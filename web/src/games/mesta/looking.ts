/** What a part of the score or a milestone counts, as the server says. */

import type { SeatCount } from "../../core/told";

export function countedBy(count: SeatCount | undefined, looked: string): Set<string> {
  const steps = count?.parts.find(({ part }) => part === looked)?.steps ?? [];
  const goal = count?.goals.find((each) => each.goal === looked);
  return new Set([...steps.flatMap(({ scoring, counted }) => [...scoring, ...counted]), ...(goal?.counted ?? [])]);
}
