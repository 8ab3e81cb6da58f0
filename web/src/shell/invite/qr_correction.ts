/** Reed and Solomon's correction, over the field of 256 with the polynomial of QR codes. */

const FIELD = 0x11d;

function times(one: number, two: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((two >> bit) & 1) * one;
  }
  return product;
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the first one, which is 1. */
function generator(length: number): number[] {
  let found = [...Array<number>(length - 1).fill(0), 1];
  let root = 1;
  for (let factor = 0; factor < length; factor += 1) {
    found = found.map((coefficient, index) => times(coefficient, root) ^ (found[index + 1] ?? 0));
    root = times(root, 2);
  }
  return found;
}

/** The bytes that go with a block of data: what is left when it is divided by the generator. */
export function correction(data: readonly number[], length: number): number[] {
  const divisor = generator(length);
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((each, index) => each ^ times(divisor[index] ?? 0, factor));
  }
  return rest;
}
