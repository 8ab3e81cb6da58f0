/** The ladder of ranks of a player who is alone (R9.3). */

import type { Rank } from "./box";

export interface Standing {
  rank: Rank;
  index: number;
  next: Rank | undefined;
  /** Points to the next rank. */
  missing: number;
}

export function standing(ranks: readonly Rank[], total: number): Standing {
  const index = Math.max(
    0,
    ranks.findLastIndex((rank) => total >= rank.min),
  );
  const [rank, next] = [ranks[index], ranks[index + 1]];
  if (!rank) throw new Error("there are no ranks");
  return { rank, index, next, missing: next ? next.min - total : 0 };
}
