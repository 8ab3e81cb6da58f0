/** What the server keeps of somebody's choices, as far as this page understands it. */

import type { Animation, Confirmation, Obvious, Theme } from "../core/look.svelte";

export interface Chosen {
  theme: Theme;
  animation: Animation;
  sound: boolean;
  confirmation: Confirmation;
  obvious: Obvious;
}

const KNOWN: { [Name in keyof Chosen]: readonly Chosen[Name][] } = {
  theme: ["system", "light", "dark", "contrast"],
  animation: ["system", "full", "none"],
  sound: [true, false],
  confirmation: ["always", "needed", "never"],
  obvious: ["taken", "asked"],
};

/** Only what this page understands: the server may be newer, or older. */
export function knownOf(preferences: Record<string, unknown>): Partial<Chosen> {
  const known = Object.entries(KNOWN).filter(([name, values]) =>
    (values as readonly unknown[]).includes(preferences[name]),
  );
  return Object.fromEntries(known.map(([name]) => [name, preferences[name]]));
}
