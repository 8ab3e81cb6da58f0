/** Nobody is asked for a name before it matters: a guest gets a friendly one, and may change it. */

import { me } from "../core/me.svelte";
import { read, write } from "../core/kept";
import { say } from "../core/words.svelte";

/** One of the names that the words offer; `chance` is between 0 and 1. */
export function friendlyName(chance = Math.random()): string {
  const offered = say("page-shell-friendly").split(",").map((name) => name.trim());
  return offered[Math.floor(chance * offered.length) % offered.length] ?? "";
}

export const lastName = (): string => read("name", "");

/** Whoever is known is left alone. */
export async function beSomebody(name = ""): Promise<void> {
  if (me.now) return;
  await me.enter(name || lastName() || friendlyName());
}

export async function callMe(name: string): Promise<void> {
  if (me.now) await me.change({ name });
  else await me.enter(name);
  write("name", name);
}
