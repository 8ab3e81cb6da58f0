/** What is drawn in every QR code: the finders in three corners, timing, alignment, and the bits that tell mask and version. */

export type Grid = boolean[][];

const ALIGNMENTS: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const FORMAT_M = 0b00; // the two bits that say error correction M
const FORMAT_POLYNOMIAL = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_POLYNOMIAL = 0x1f25;
const FIRST_WITH_VERSION = 7;

export const sizeOf = (version: number): number => 17 + 4 * version;

const square = (size: number): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

function set(grid: Grid, row: number, column: number, value: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = value;
}

/** The fixed parts, and where they lie. */
export function skeleton(version: number): { grid: Grid; isFixed: Grid } {
  const size = sizeOf(version);
  const [grid, isFixed] = [square(size), square(size)];
  const put = (row: number, column: number, value: boolean) => {
    set(grid, row, column, value);
    set(isFixed, row, column, true);
  };
  for (let step = 0; step < size; step += 1) {
    put(6, step, step % 2 === 0);
    put(step, 6, step % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(put, row, column, 4);
  const places = ALIGNMENTS[version - 1] ?? [];
  for (const row of places) {
    for (const column of places) if (!isFinder(size, row, column)) rings(put, row, column, 2);
  }
  reserve(put, version);
  return { grid, isFixed };
}

/** Squares in one another, the middle and every other ring but the outermost of four dark. */
function rings(
  put: (row: number, column: number, value: boolean) => void,
  row: number,
  column: number,
  radius: number,
): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      put(row + down, column + right, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

const isFinder = (size: number, row: number, column: number): boolean =>
  (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);

/** Room for the bits that are drawn last. */
function reserve(put: (row: number, column: number, value: boolean) => void, version: number): void {
  const size = sizeOf(version);
  for (const { row, column } of [...formatCells(size).first, ...formatCells(size).second]) put(row, column, false);
  put(size - 8, 8, true); // always dark
  if (version >= FIRST_WITH_VERSION) for (const { row, column } of versionCells(size)) put(row, column, false);
}

interface Cell {
  row: number;
  column: number;
}

/** Where the fifteen bits of the format lie, twice, the lowest bit first. */
function formatCells(size: number): { first: Cell[]; second: Cell[] } {
  const around = [0, 1, 2, 3, 4, 5, 7, 8];
  const down = around.map((row) => ({ row, column: 8 }));
  const left = [7, 5, 4, 3, 2, 1, 0].map((column) => ({ row: 8, column }));
  const right = Array.from({ length: 8 }, (_, index) => ({ row: 8, column: size - 1 - index }));
  const bottom = Array.from({ length: 7 }, (_, index) => ({ row: size - 7 + index, column: 8 }));
  return { first: [...down, ...left], second: [...right, ...bottom] };
}

function versionCells(size: number): Cell[] {
  const block = Array.from({ length: 18 }, (_, bit) => ({ row: Math.floor(bit / 3), column: size - 11 + (bit % 3) }));
  return [...block, ...block.map(({ row, column }) => ({ row: column, column: row }))];
}

/** A number with its own check bits, as Bose, Chaudhuri and Hocquenghem would have them. */
function checked(value: number, bits: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << degree;
  for (let bit = bits - 1; bit >= 0; bit -= 1) {
    if (rest & (1 << (bit + degree))) rest ^= polynomial << bit;
  }
  return (value << degree) | rest;
}

export const formatBits = (mask: number): number => checked((FORMAT_M << 3) | mask, 5, FORMAT_POLYNOMIAL) ^ FORMAT_MASK;

export const versionBits = (version: number): number => checked(version, 6, VERSION_POLYNOMIAL);

export function drawFormat(grid: Grid, mask: number): void {
  const bits = formatBits(mask);
  const { first, second } = formatCells(grid.length);
  for (const cells of [first, second])
    cells.forEach(({ row, column }, bit) => set(grid, row, column, ((bits >> bit) & 1) === 1));
}

export function drawVersion(grid: Grid, version: number): void {
  if (version < FIRST_WITH_VERSION) return;
  const bits = versionBits(version);
  versionCells(grid.length).forEach(({ row, column }, index) =>
    set(grid, row, column, ((bits >> (index % 18)) & 1) === 1),
  );
}

/** The cells for data, in their order: two columns at a time, from the right, up and down in turn, around the timing. */
export function dataCells(isFixed: Grid): [number, number][] {
  const size = isFixed.length;
  const found: [number, number][] = [];
  for (let pair = 0, right = size - 1; right > 0; pair += 1, right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (!isFixed[row]?.[column]) found.push([row, column]);
    }
  }
  return found;
}
