/** What a server promised before a match, kept here until the seed is shown: the SHA-256 of that seed. */

import { read, write } from "./kept";

const keyOf = (table: string): string => `promise.${table}`;

export const keepPromise = (table: string, commit: string): boolean => write(keyOf(table), commit);

/** Whether the seed is the one that was promised to this device; unknown where nothing was kept or can be reckoned. */
export async function isKept(table: string, commit: string, seed: string): Promise<boolean | null> {
  const promised = read<string | null>(keyOf(table), null);
  if (promised === null || !globalThis.crypto?.subtle) return null; // browsers reckon only where the wire is safe
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return promised === commit && hash === commit;
}
