/** Our own SHA-256 and HMAC give what the standards list, and what Web Crypto gives. */

import { createHash, createHmac, randomBytes } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as hashing from "../../src/core/hashing";
import { hmac, sha256 } from "../../src/core/sha256";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (found: Uint8Array): string => Buffer.from(found).toString("hex");
const repeated = (byte: number, count: number): Uint8Array => new Uint8Array(count).fill(byte);

describe("SHA-256", () => {
  it.each([
    // FIPS 180-4, examples of NIST
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of %.20s", (text, wanted) => expect(hex(sha256(bytes(text)))).toBe(wanted));

  it("of every length around a block, and of random bytes", () => {
    for (let size = 0; size < 200; size++) {
      const message = randomBytes(size);
      expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });
});

describe("HMAC", () => {
  it.each([
    // RFC 4231, cases 1 to 4, 6 and 7
    [repeated(0x0b, 20), bytes("Hi There"), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [
      bytes("Jefe"),
      bytes("what do ya want for nothing?"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ],
    [repeated(0xaa, 20), repeated(0xdd, 50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"],
    [
      Uint8Array.from({ length: 25 }, (_, at) => at + 1),
      repeated(0xcd, 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
    ],
    [
      repeated(0xaa, 131),
      bytes("Test Using Larger Than Block-Size Key - Hash Key First"),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ],
    [
      repeated(0xaa, 131),
      bytes(
        "This is a test using a larger than block-size key and a larger than block-size data. " +
          "The key needs to be hashed before being used by the HMAC algorithm.",
      ),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ],
  ])("of the standard", (key, message, wanted) => expect(hex(hmac(key, message))).toBe(wanted));

  it("of random keys and messages", () => {
    for (let size = 1; size < 150; size += 7) {
      const [key, message] = [randomBytes(size), randomBytes(3 * size)];
      expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
    }
  });
});

describe("without Web Crypto", () => {
  afterEach(() => void vi.unstubAllGlobals());

  const both = async (): Promise<string[]> => {
    const view = await (await hashing.hmacWith("klíč"))("zpráva");
    return [await hashing.sha256("otisk"), Buffer.from(view.buffer).toString("hex")];
  };

  it("the page finds the same", async () => {
    const found = await both();
    vi.stubGlobal("crypto", {});
    expect(await both()).toEqual(found);
  });

  it("a signature cannot be judged", async () => {
    vi.stubGlobal("crypto", {});
    expect(await hashing.isSigned("", "", "")).toBe(null);
  });
});
