/** A link as a QR code: byte mode, error correction M, versions 1 to 10 (213 bytes), the mask with the fewest penalties. */

import { correction } from "./qr_correction";
import { dataCells, drawFormat, drawVersion, skeleton, type Grid } from "./qr_grid";
import { penalty } from "./qr_penalty";

/** Of error correction M: bytes of correction in a block, and the data bytes of each block. */
const BLOCKS: readonly { correction: number; data: readonly number[] }[] = [
  { correction: 10, data: [16] },
  { correction: 16, data: [28] },
  { correction: 26, data: [44] },
  { correction: 18, data: [32, 32] },
  { correction: 24, data: [43, 43] },
  { correction: 16, data: [27, 27, 27, 27] },
  { correction: 18, data: [31, 31, 31, 31] },
  { correction: 22, data: [38, 38, 39, 39] },
  { correction: 22, data: [36, 36, 36, 37, 37] },
  { correction: 26, data: [43, 43, 43, 43, 44] },
];
const BYTE_MODE = 0b0100;
const PADDING = [0b11101100, 0b00010001] as const;

/** From each cell: whether the mask turns it. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);

/** The length of the text is told in one byte in small codes and in two in larger ones. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** Any mask is right; without one it is the one that is easiest to read. */
export function qr(text: string, mask?: number): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const codewords = interleaved(version, dataBytes(version, bytes));
  if (mask !== undefined) return drawn(version, codewords, mask);
  const grids = MASKS.map((_, each) => drawn(version, codewords, each));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

function versionFor(length: number): number {
  const found = BLOCKS.findIndex(({ data }, index) => 4 + lengthBits(index + 1) + 8 * length <= 8 * sum(data));
  if (found < 0) throw new Error(`${length} bytes are too long for a code`);
  return found + 1;
}

function blocksOf(version: number): (typeof BLOCKS)[number] {
  const found = BLOCKS[version - 1];
  if (!found) throw new Error(`there is no version ${version}`);
  return found;
}

function dataBytes(version: number, bytes: Uint8Array): number[] {
  const size = sum(blocksOf(version).data);
  const bits = [
    ...bitsOf(BYTE_MODE, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, 8 * size - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const found = Array.from({ length: bits.length / 8 }, (_, index) =>
    parseInt(bits.slice(8 * index, 8 * index + 8).join(""), 2),
  );
  for (let index = 0; found.length < size; index += 1) found.push(PADDING[index % 2] ?? 0);
  return found;
}

export function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >> (length - 1 - index)) & 1);
}

/** The blocks are woven, so that a stain hurts each of them a little and none of them much. */
function interleaved(version: number, data: readonly number[]): number[] {
  const { correction: length, data: sizes } = blocksOf(version);
  const blocks = sizes.map((size, index) => {
    const start = sum(sizes.slice(0, index));
    return data.slice(start, start + size);
  });
  return [...woven(blocks), ...woven(blocks.map((block) => correction(block, length)))];
}

function woven(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block.slice(index, index + 1))).flat();
}

function drawn(version: number, codewords: readonly number[], mask: number): Grid {
  const { grid, isFixed } = skeleton(version);
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
  const turns = MASKS[mask];
  dataCells(isFixed).forEach(([row, column], index) => {
    const line = grid[row];
    if (line && turns) line[column] = (bits[index] === 1) !== turns(row, column);
  });
  drawFormat(grid, mask);
  drawVersion(grid, version);
  return grid;
}
