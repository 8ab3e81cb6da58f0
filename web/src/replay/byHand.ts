/** The commands with which anybody can check a match by hand: of a match that is known, or with names to fill in. */

import { hmacWith } from "../core/hashing";
import type { ProofTold } from "../core/told";
import { drawn, matchIn, WORD, type Match } from "./proof";

export interface ByHand {
  seed: string;
  nonce: string;
  draw: string;
}

const NAMES = { commit: "COMMIT", seed: "SEED", nonces: ["NONCE0", "NONCE1"], draws: [] } satisfies Match;

const quoted = (texts: (string | number)[]): string => texts.map((text) => `'${text}'`).join(" ");

const printed = (texts: (string | number)[]): string =>
  `printf '${texts.map(() => "%s").join("\\n")}' ${quoted(texts)}`;

export function commandsFor(match: Match | null): ByHand {
  const { seed, commit, nonces } = match ?? NAMES;
  return {
    seed: `${printed([seed])} | sha256sum    # ${commit}`,
    nonce: `${printed([commit, match ? nonces.length - 1 : "SEAT"])} | sha256sum`,
    draw: `${printed([...nonces, 0, 0])} | openssl dgst -sha256 -hmac '${seed}'`,
  };
}

/** The first draw as one does it on paper; null where its first digits do not decide. */
export async function firstDraw(proof: ProofTold): Promise<Record<string, string> | null> {
  const [match, weights] = [matchIn(proof.text), proof.weights[0]];
  if (!match || !weights) return null;
  const draw = await hmacWith(match.seed);
  const word = (await draw([...match.nonces, 0, 0].join("\n"))).getBigUint64(0);
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (word >= WORD - (WORD % total)) return null;
  const possible = proof.outcomes.map((words, at) => [words, weights[at] ?? 0] as const).filter(([, weight]) => weight);
  return {
    digits: word.toString(16).padStart(16, "0"),
    total: String(total),
    rest: String(word % total),
    weights: possible.map(([words, weight]) => `${words}: ${weight}`).join(", "),
    words: proof.outcomes[await drawn(draw, match.nonces, 0, weights)] ?? "",
  };
}
