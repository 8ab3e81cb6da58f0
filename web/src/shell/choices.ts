/** What somebody chooses for the page holds at once on this device, and on their others as soon as the server knows it. */

import { ask } from "../core/api";
import { language, type Language } from "../core/language.svelte";
import { look } from "../core/look.svelte";
import { me } from "../core/me.svelte";
import { attempt } from "../core/notices.svelte";
import type { Me } from "../core/told";
import { words } from "../core/words.svelte";
import { knownOf, type Chosen } from "./preferences";

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

/** What was chosen on another device: the page looks as its owner knows it. */
export async function takeOver(person: Me): Promise<void> {
  look.choose(knownOf(person.preferences));
  if (person.language !== language.now) await words.translate(person.language as Language);
}

/** Everything that can be chosen, as it stands on this device: for somebody who has just become known. */
export const bring = (): Promise<Me> =>
  ask("PATCH", "/api/me", { language: language.now, preferences: { ...look.chosen } });
