/** What is to be done now, in the game's own words: the same ones that say why another action must wait. */

import { Noun, say, words } from "../core/words.svelte";

interface Asked {
  game: string;
  view: unknown;
  seat: number | null;
}

export function dutyOf(play: Asked): string | null {
  const key = `${play.game}-why-not-now`;
  const duty = dutyIn(play.view, play.seat);
  if (duty === null || !words.has(key)) return null;
  return withoutCommands(say(key, { duty: new Noun(play.game, duty) }), (kind) =>
    words.has(`${play.game}-kind-${kind}`),
  );
}

/** The field `duty` of my own record, else the phase of the match. */
export function dutyIn(view: unknown, seat: number | null): string | null {
  const fields = (view ?? {}) as Record<string, unknown>;
  const records = Object.values(fields).filter(Array.isArray);
  const mine = records.map((list) => list[seat ?? 0] as { duty?: unknown } | undefined);
  const duty = mine.map((record) => record?.duty).find((each) => typeof each === "string");
  return (duty as string | undefined) ?? (typeof fields["phase"] === "string" ? fields["phase"] : null);
}

/** `(place B3 90)` is for those who type; here there are buttons. */
export function withoutCommands(text: string, isKind: (word: string) => boolean): string {
  return text.replace(/ \(([^()]*)\)/g, (whole, inner: string) => (isKind(inner.split(" ")[0] ?? "") ? "" : whole));
}
