/** The proof of a match, point by point, done here: from its record, the weights of each draw, and what was kept. */

import { hmacWith, isSigned, sha256, type Hmac } from "../core/hashing";
import type { Kept } from "../core/promise";
import type { KeysTold, ProofTold } from "../core/told";

/** `unknown`: nobody can tell here, which is nobody's fault. */
export type Verdict = "yes" | "no" | "unknown";

export interface Point {
  about: "seed" | "promise" | "nonce" | "bots" | "draws" | "weights" | "signature" | "key" | "unproved" | "unsigned";
  verdict: Verdict;
  values?: Record<string, string | number>;
}

/** What this device knows of the match by itself. */
export interface Own {
  kept: Kept | null;
  /** Whether it has a seat there. */
  isMine: boolean;
  /** Seats at which no person ever sat. */
  bots: number[];
}

interface Draw {
  /** Of the line in the match, from 1. */
  line: number;
  words: string;
}

export interface Match {
  commit: string;
  seed: string;
  nonces: string[];
  draws: Draw[];
}

export const WORD = 2n ** 64n;
const WORD_BYTES = 8;
const LINE = /^(\d+|chance) (.*)$/;

const pointOf = (about: Point["about"], isRight: boolean | null, values: Point["values"] = {}): Point => ({
  about,
  verdict: isRight === null ? "unknown" : isRight ? "yes" : "no",
  values,
});

/** What the signed text says. One without a seed promises nothing. */
export function matchIn(text: string): Match | null {
  const rows = text.trimEnd().split("\n");
  const headers = rows.filter((row) => !LINE.test(row)).map((row) => row.split(" "));
  const valueOf = (name: string): string | undefined => headers.find(([head]) => head === name)?.[1];
  const nonces: string[] = [];
  for (const [head, seat, nonce] of headers) if (head === "nonce") nonces[Number(seat)] = nonce ?? "";
  const lines = rows.map((row) => LINE.exec(row)).filter((found) => found !== null);
  const draws = lines.flatMap(([, who, words = ""], at) => (who === "chance" ? [{ line: at + 1, words }] : []));
  const [commit, seed] = [valueOf("commit"), valueOf("seed")];
  return commit && seed ? { commit, seed, nonces, draws } : null;
}

/** Every point that can be checked; what fails is named by the first thing that is wrong. */
export async function prove(proof: ProofTold, keys: KeysTold, own: Own): Promise<Point[]> {
  const match = matchIn(proof.text);
  const signed = await signature(proof, keys);
  if (!match) return [pointOf("unproved", null), signed];
  const hash = await sha256(match.seed);
  return [
    pointOf("seed", hash === match.commit),
    promise(match, own),
    nonce(match, own),
    await bots(match, own),
    await draws(match, proof),
    signed,
  ];
}

function promise(match: Match, { kept }: Own): Point {
  return pointOf("promise", kept?.commit ? kept.commit === match.commit : null);
}

function nonce(match: Match, { kept, isMine }: Own): Point {
  if (!isMine || !kept?.nonces.length) return pointOf("nonce", null);
  return pointOf(
    "nonce",
    kept.nonces.every((each) => match.nonces.includes(each)),
  );
}

/** As docs/record.md says it: what nobody chose follows from the commitment. */
export const publicNonce = (commit: string, seat: number): Promise<string> => sha256(`${commit}\n${seat}`);

async function bots(match: Match, own: Own): Promise<Point> {
  const expected = await Promise.all(match.nonces.map((_, seat) => publicNonce(match.commit, seat)));
  const isPublic = (seat: number): boolean => match.nonces[seat] === expected[seat];
  const wrong = own.bots.find((seat) => !isPublic(seat));
  const count = match.nonces.filter((_, seat) => isPublic(seat)).length;
  return pointOf("bots", wrong === undefined, { count, number: (wrong ?? 0) + 1 });
}

// --- Draws ------------------------------------------------------------------

async function draws(match: Match, proof: ProofTold): Promise<Point> {
  const count = match.draws.length;
  if (proof.weights.length !== count) return pointOf("weights", false, { line: 0 });
  const draw = await hmacWith(match.seed);
  for (const [n, { line, words }] of match.draws.entries()) {
    const weights = proof.weights[n] ?? [];
    if (!areWeights(weights, proof.outcomes, words)) return pointOf("weights", false, { line });
    const expected = proof.outcomes[await drawn(draw, match.nonces, n, weights)] ?? "";
    if (expected !== words) return pointOf("draws", false, { count, line, words, expected });
  }
  return pointOf("draws", true, { count });
}

/** One for each outcome, none below 0, and the one that came could come. */
function areWeights(weights: number[], outcomes: string[], words: string): boolean {
  const areNumbers = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0);
  return areNumbers && weights.length === outcomes.length && (weights[outcomes.indexOf(words)] ?? 0) > 0;
}

/** The index of outcome n, as docs/record.md says it. */
export async function drawn(draw: Hmac, nonces: string[], n: number, weights: number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  for (let counter = 0; ; counter++) {
    const digest = await draw([...nonces, n, counter].join("\n"));
    for (let at = 0; at < digest.byteLength; at += WORD_BYTES) {
      const word = digest.getBigUint64(at);
      if (word < WORD - (WORD % total)) return walked(Number(word % total), weights);
    }
  }
}

function walked(rest: number, weights: number[]): number {
  let left = rest;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

// --- The signature ----------------------------------------------------------

async function signature({ text, signature }: ProofTold, { keys }: KeysTold): Promise<Point> {
  if (signature === null) return pointOf("unsigned", null);
  const [id = "", made = ""] = signature.split(" ");
  const key = keys.find((each) => each.id === id);
  if (!key || key.lost !== undefined) return pointOf("key", false, { id });
  return pointOf("signature", await isSigned(key.public, made, text), { id });
}
