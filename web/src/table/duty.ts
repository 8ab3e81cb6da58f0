/** What is to be done now, in the game's own words: the same ones that say why another action must wait. */

import { Noun, say, words } from "../core/words.svelte";

interface Asked {
  game: string;
  view: unknown;
  seat: number | null;
  legal: readonly string[];
}

export function dutyOf(play: Asked): string | null {
  const key = `${play.game}-why-not-now`;
  const duty = dutyIn(play.view, play.seat);
  if (duty === null || !words.has(key)) return null;
  return withoutCommands(say(key, { duty: new Noun(play.game, duty) }), play.legal);
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
export function withoutCommands(text: string, legal: readonly string[]): string {
  const kinds = [...new Set(legal.map((action) => action.split(" ")[0] ?? ""))];
  const isCommand = (inner: string) => kinds.some((kind) => inner === kind || inner.startsWith(`${kind} `));
  return text.replace(/ \(([^()]*)\)/g, (whole, inner: string) => (isCommand(inner) ? "" : whole));
}
