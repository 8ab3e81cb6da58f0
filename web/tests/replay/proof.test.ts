/** A proof that Python made: checked whole, and refused in its own words whatever somebody changes in it. */

import { afterEach, describe, expect, it, vi } from "vitest";
import type { KeysTold, ProofTold, TableTold } from "../../src/core/told";
import { commandsFor, firstDraw } from "../../src/replay/byHand";
import { matchIn, prove, type Own } from "../../src/replay/proof";
import { botsOf, isUnsigned } from "../../src/replay/source";
import made from "./proof.json";

const COMMIT = "9619e2c3275e1e8be9ca29f0d7e0668cfdc675efcac99dbfa3ed48872c69809f";
const MINE = "mine".repeat(8);
const { proof, keys }: { proof: ProofTold; keys: KeysTold } = made;
const own: Own = { kept: { commit: COMMIT, nonces: [MINE] }, isMine: true, bots: [1] };

async function verdicts(changed: Partial<ProofTold> = {}, mine: Partial<Own> = {}, known = keys) {
  const points = await prove({ ...proof, ...changed }, known, { ...own, ...mine });
  return Object.fromEntries(points.map(({ about, verdict }) => [about, verdict]));
}

const RIGHT = { seed: "yes", promise: "yes", nonce: "yes", bots: "yes", draws: "yes", signature: "yes" };

afterEach(() => void vi.unstubAllGlobals());

describe("a proof", () => {
  it("is right in every point", async () => {
    expect(await verdicts()).toEqual(RIGHT);
    const [, , , bots, draws] = await prove(proof, keys, own);
    expect([bots?.values?.["count"], draws?.values?.["count"]]).toEqual([1, proof.weights.length]);
  });

  it("is the same without Web Crypto, but for the signature, which is left open", async () => {
    vi.stubGlobal("crypto", {});
    expect(await verdicts()).toEqual({ ...RIGHT, signature: "unknown" });
  });

  it("leaves open what this device does not know", async () => {
    expect(await verdicts({}, { kept: null })).toEqual({ ...RIGHT, promise: "unknown", nonce: "unknown" });
    expect(await verdicts({}, { isMine: false })).toEqual({ ...RIGHT, nonce: "unknown" });
    expect(await verdicts({ signature: null })).toEqual({ ...omitted("signature"), unsigned: "unknown" });
  });

  it("of a match without a seed is none", async () => {
    const text = proof.text.replace(/^(commit|seed|nonce) .*\n/gm, "");
    expect(await verdicts({ text, signature: null })).toEqual({ unproved: "unknown", unsigned: "unknown" });
  });
});

const omitted = (...points: (keyof typeof RIGHT)[]) =>
  Object.fromEntries(Object.entries(RIGHT).filter(([about]) => !points.includes(about as keyof typeof RIGHT)));

const text = (from: string | RegExp, to: string) => ({ text: proof.text.replace(from, to) });
const weights = (row: number[], at = 0) => ({ weights: proof.weights.map((each, n) => (n === at ? row : each)) });

describe("what somebody changed is found:", () => {
  it.each([
    ["my number", text(MINE, "swap".repeat(8)), { nonce: "no", draws: "no", signature: "no" }],
    ["the seed", text(/seed .*/, `seed ${"bad".repeat(20)}`), { seed: "no", draws: "no", signature: "no" }],
    ["the number of the bot", text(/nonce 1 .*/, "nonce 1 chosen"), { bots: "no", draws: "no", signature: "no" }],
    ["an outcome", text("chance card Tip", "chance card Cargo"), { draws: "no", signature: "no" }],
    ["a line", text("0 rest", "0 sell"), { signature: "no" }],
    ["the result", text(/result .*/, "result 99 0"), { signature: "no" }],
    ["the signature", { signature: proof.signature?.replace(/....$/, "AAAA") ?? null }, { signature: "no" }],
    ["no signature at all", { signature: "nonsense" }, { key: "no" }],
  ])("%s", async (_, changed, wanted) => {
    const expected = "key" in wanted ? { ...omitted("signature"), ...wanted } : { ...RIGHT, ...wanted };
    expect(await verdicts(changed)).toEqual(expected);
  });

  it("seed and promise together, by who was told another one", async () => {
    const other = { commit: "0".repeat(64), nonces: [MINE] };
    expect(await verdicts({}, { kept: other })).toEqual({ ...RIGHT, promise: "no" });
  });

  it.each([
    ["others", [5, 3, 2, 1]],
    ["of something that could not come", [4, 3, 2, 0]],
    ["too few", [4, 3, 2]],
    ["negative", [4, 3, -2, 1]],
    ["no numbers", [4, 3, 0.5, 1]],
    ["all nothing", [0, 0, 0, 0]],
  ])("weights that are %s", async (_, row) => {
    const found = await verdicts(weights(row));
    expect([found["draws"], found["weights"]]).toContain("no");
  });

  it("a draw that is left out", async () => {
    expect(await verdicts({ weights: proof.weights.slice(1) })).toMatchObject({ weights: "no" });
  });

  it("a key that is lost, or not ours", async () => {
    const lost = { keys: keys.keys.map((key) => ({ ...key, lost: 1 })) };
    for (const known of [lost, { keys: [] }]) expect(await verdicts({}, {}, known)).toMatchObject({ key: "no" });
  });
});

describe("by hand", () => {
  it("the first draw can be followed on paper", async () => {
    const first = await firstDraw(proof);
    expect(first?.["words"]).toBe("card Smuggler");
    expect(BigInt(`0x${first?.["digits"] ?? ""}`) % 10n).toBe(BigInt(first?.["rest"] ?? -1));
    expect(first?.["weights"]).toBe("card Cargo: 4, card Tip: 3, card Lighthouse: 2, card Smuggler: 1");
  });

  it("commands name the numbers of the match, or what to put there", () => {
    const { seed, nonce, draw } = commandsFor(matchIn(proof.text));
    expect(seed).toBe(`printf '%s' '${"5eed".repeat(16)}' | sha256sum    # ${COMMIT}`);
    expect(nonce).toBe(`printf '%s\\n%s' '${COMMIT}' '1' | sha256sum`);
    expect(draw).toMatch(/^printf '%s\\n%s\\n%s\\n%s' 'mine.*' '.*' '0' '0' \| openssl dgst -sha256 -hmac '5eed/);
    expect(commandsFor(null).seed).toContain("'SEED'");
  });
});

const around = (entries: object[], seats: object[] = []) => ({ entries, seats }) as unknown as TableTold;
const line = (text: string, kind = "table", seat: number | null = null) => ({ kind, text, seat });

describe("where lines come from", () => {
  it.each([
    [[], false],
    [["start", "finish"], false],
    [["start", "loaded"], true],
    [["start", "loaded proved"], true],
    [["forked ABC 6"], true],
    [["loaded proved 0123456789abcdef AAAA"], false],
  ])("%j: unsigned is %s", (texts, wanted) => expect(isUnsigned(around(texts.map((each) => line(each))))).toBe(wanted));

  it("a bot is at a seat where no person ever sat", () => {
    const seats = [
      { seat: 0, bot: null, person: "eva", name: "Eva" },
      { seat: 1, bot: "easy", person: null, name: "" },
      { seat: 2, bot: "easy", person: "jan", name: "Jan" },
      { seat: 3, bot: "easy", person: null, name: "" },
    ];
    expect(botsOf(around([line("forget", "seat", 3)], seats))).toEqual([1]);
  });
});
