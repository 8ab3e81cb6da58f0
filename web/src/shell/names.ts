/** Nobody is asked for a name before it matters: a guest gets a friendly one, and may change it. */

import { Refusal } from "../core/api";
import { me } from "../core/me.svelte";
import { read, write } from "../core/kept";
import { say } from "../core/words.svelte";

/** One of the names that the words offer; `chance` is between 0 and 1. */
export function friendlyName(chance = Math.random()): string {
  const offered = say("page-shell-friendly")
    .split(",")
    .map((name) => name.trim());
  return offered[Math.floor(chance * offered.length) % offered.length] ?? "";
}

export const lastName = (): string => read("name", "");

/** Whoever is known is left alone. A friendly name may belong to an account already: then another one is tried. */
export async function beSomebody(): Promise<void> {
  if (me.now) return;
  const tried = [
    lastName() || friendlyName(),
    friendlyName(),
    `${friendlyName()} ${1 + Math.floor(Math.random() * 99)}`,
  ];
  for (const [index, name] of tried.entries()) {
    try {
      return await me.enter(name);
    } catch (problem) {
      const isTaken = problem instanceof Refusal && problem.status === 409;
      if (!isTaken || index === tried.length - 1) throw problem;
    }
  }
}

export async function callMe(name: string): Promise<void> {
  if (me.now) await me.change({ name });
  else await me.enter(name);
  write("name", name);
}
