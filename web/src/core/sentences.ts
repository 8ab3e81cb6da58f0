/** A line of the log as a sentence, by the same messages as the terminal's. */

import { Noun, say, words } from "./words.svelte";

export interface Line {
  /** A seat, or null for an outcome. */
  seat: number | null;
  text: string;
}

/** `$one` and `$two` are the words of the line, `$all` is all of them as one name; `chance first 1` is about seat 1. */
export function sentence(game: string, line: Line, who: (seat: number) => string): string {
  const [kind = "", ...rest] = line.text.split(" ");
  const subject = kind === "first" ? Number(rest[0]) : line.seat;
  const actor = line.seat === null ? "chance" : String(line.seat);
  const own = `${game}-say-${actor}-${kind}`;
  const [one, two] = rest.map((word) => new Noun(game, word));
  return say(words.has(own) ? own : `${game}-say-${kind}`, {
    who: subject === null ? "" : who(subject),
    all: new Noun(game, rest.join(" ")),
    ...(one ? { one } : {}),
    ...(two ? { two } : {}),
  });
}
