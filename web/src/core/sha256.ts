/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) of our own, for pages that came by plain HTTP: there browsers have no Web
 * Crypto. A home network is such a place.
 */

const BLOCK = 64; // bytes
const ROUNDS = 64;

/** The first bits behind the point: nobody can have chosen such constants. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}

const PRIMES = primes(ROUNDS);
const ADDED = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const mixed = (word: number, one: number, two: number, three: number): number =>
  turned(word, one) ^ turned(word, two) ^ turned(word, three);

/** The message, a one, zeros, and its length in bits: whole blocks. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(size - 8, BigInt(message.length) * 8n);
  return view;
}

function schedule(blocks: DataView, at: number): Int32Array {
  const words = new Int32Array(ROUNDS);
  for (let t = 0; t < ROUNDS; t++) {
    const [late, early] = [words[t - 2] ?? 0, words[t - 15] ?? 0];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = t < 16 ? blocks.getInt32(at + 4 * t) : (words[t - 16] ?? 0) + low + (words[t - 7] ?? 0) + high;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function round([a, b, c, d, e, f, g, h]: State, word: number, added: number): State {
  const one = (h + mixed(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + added + word) | 0;
  const two = (mixed(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  return [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  let hash = [...FIRST] as State;
  for (let at = 0; at < blocks.byteLength; at += BLOCK) {
    let state = hash;
    schedule(blocks, at).forEach((word, t) => (state = round(state, word, ADDED[t] ?? 0)));
    hash = hash.map((before, part) => (before + (state[part] ?? 0)) | 0) as State;
  }
  const view = new DataView(new ArrayBuffer(32));
  hash.forEach((word, part) => view.setInt32(4 * part, word));
  return new Uint8Array(view.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(whole, 0x36, message));
  return sha256(joined(whole, 0x5c, inner));
}

function joined(key: Uint8Array, pad: number, rest: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(key.length + rest.length);
  bytes.set(key.map((byte) => byte ^ pad));
  bytes.set(rest, key.length);
  return bytes;
}
