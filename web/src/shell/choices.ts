/** What somebody chooses for the page holds at once on this device, and on their others as soon as the server knows it. */

import { ask } from "../core/api";
import { language, type Language } from "../core/language.svelte";
import { look, type Animation, type Confirmation, type Theme } from "../core/look.svelte";
import { me } from "../core/me.svelte";
import { attempt } from "../core/notices.svelte";
import type { Me } from "../core/told";
import { words } from "../core/words.svelte";

interface Chosen {
  theme: Theme;
  animation: Animation;
  sound: boolean;
  confirmation: Confirmation;
}

export function chooseLanguage(lang: Language): Promise<boolean> {
  return attempt(async () => {
    await words.translate(lang);
    if (me.now) await me.change({ language: lang });
  });
}

export function chooseLook(change: Partial<Chosen>): Promise<boolean> {
  look.choose(change);
  return attempt(async () => {
    if (me.now) await me.change({ preferences: change });
  });
}

/** What was chosen on another device: after logging in, the page looks as its owner knows it. */
export async function takeOver(person: Me): Promise<void> {
  look.choose(knownOf(person.preferences));
  if (person.language !== language.now) await words.translate(person.language as Language);
}

const KNOWN: { [Name in keyof Chosen]: readonly Chosen[Name][] } = {
  theme: ["system", "light", "dark", "contrast"],
  animation: ["system", "full", "none"],
  sound: [true, false],
  confirmation: ["always", "needed", "never"],
};

/** Only what this page understands: the server may be newer, or older. */
export function knownOf(preferences: Record<string, unknown>): Partial<Chosen> {
  const known = Object.entries(KNOWN).filter(([name, values]) => (values as readonly unknown[]).includes(preferences[name]));
  return Object.fromEntries(known.map(([name]) => [name, preferences[name]]));
}

/** Everything that can be chosen, as it stands on this device: for somebody who has just become known. */
export const bring = (): Promise<Me> => ask("PATCH", "/api/me", { language: language.now, preferences: { ...look.chosen } });
