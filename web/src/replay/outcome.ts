/** Who won, in words. */

import { say } from "../core/words.svelte";
import { language } from "../core/language.svelte";
import type { Scores } from "../core/told";

export interface Outcome {
  scores: Scores;
  /** Whose eyes read it. */
  seat: number | null;
  seats: number;
  name: (seat: number) => string;
  rival: string;
}

export type Verdict = "nobody" | "alone" | "rival" | "beaten" | "you" | "shared" | "won";

export function verdictOf({ scores, seat, seats }: Pick<Outcome, "scores" | "seat" | "seats">): Verdict {
  const { winners, rival } = scores;
  if (!winners.length) return rival ? "rival" : "nobody";
  if (winners.length > 1) return "shared";
  if (rival) return "beaten";
  if (seats === 1) return "alone";
  return winners[0] === seat ? "you" : "won";
}

export function outcomeInWords(outcome: Outcome): string {
  const { scores, name, rival } = outcome;
  const who = new Intl.ListFormat(language.now).format(scores.winners.map(name));
  const points = scores.scores[scores.winners[0] ?? 0]?.total ?? 0;
  return say(`page-replay-end-${verdictOf(outcome)}`, { who, rival, points });
}
