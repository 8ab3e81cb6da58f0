/** What a server promised before a match, and what this device added to its chance: kept here until the match is over. */

import { read, write } from "./kept";

export interface Kept {
  /** The SHA-256 of the seed, as it was told before the nonce was sent; null where it was not told. */
  commit: string | null;
  /** Of the seats of this device. */
  nonces: string[];
}

const WHERE = "promises";
const MOST = 200; // tables

type All = Record<string, Kept>;

export function keepPromise(table: string, commit: string | null, nonces: string[]): boolean {
  const others = Object.entries(read<All>(WHERE, {})).filter(([id]) => id !== table);
  return write(WHERE, Object.fromEntries([...others, [table, { commit, nonces }]].slice(-MOST)));
}

export const keptOf = (table: string): Kept | null => read<All>(WHERE, {})[table] ?? null;

/** Who leaves before the match takes the nonce along. */
export function forgetPromise(table: string): boolean {
  const others = Object.entries(read<All>(WHERE, {})).filter(([id]) => id !== table);
  return write(WHERE, Object.fromEntries(others));
}
