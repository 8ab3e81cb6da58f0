/** The plan of a town: which spaces there are, what lies beside what, and where it is drawn (a tile is 100 wide). */

import { type Box, type Side, SIDES } from "./box";

export const TILE = 100;
export const PITCH = 104;
/** Grass around the outer tiles. */
export const RIM = 10;

const STEPS: Readonly<Record<Side, readonly [number, number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };

export interface Point {
  x: number;
  y: number;
}

/** Between two spaces, the earlier one first, as in `scuttle A1-B1 dam`. */
export interface Border extends Point {
  id: string;
  a: string;
  b: string;
  /** Whether one walks across it from left to right. */
  lies: "across" | "down";
}

export const opposite = (side: Side): Side => OPPOSITE[side];
export const columnOf = (cell: string): number => Number(cell.slice(1));
export const positionOf = (slot: string): number => Number(slot.split(".")[0]);
export const placeOf = (slot: string): number => Number(slot.split(".")[1]);

export class Plan {
  readonly rows: readonly string[];
  readonly columns: readonly number[];
  readonly cells: readonly string[];
  readonly borders: readonly Border[];
  readonly slots: readonly string[];
  readonly positions: number;
  readonly depth: number;

  constructor({ geometry, box, start }: Pick<Box, "geometry" | "box" | "start">) {
    this.rows = geometry.rows;
    this.columns = geometry.columns;
    this.cells = this.rows.flatMap((row) => this.columns.map((column) => `${row}${column}`));
    this.positions = box.river_boards;
    this.depth = start.tiles_turned_up_each_round;
    const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    this.slots = counted(this.positions).flatMap((at) => counted(this.depth).map((slot) => `${at}.${slot}`));
    this.borders = this.cells.flatMap((cell) =>
      (["E", "S"] as const).flatMap((side) => this.borderAt(cell, side) ?? []),
    );
  }

  get width(): number {
    return this.columns.length * PITCH - PITCH + TILE;
  }

  get height(): number {
    return this.rows.length * PITCH - PITCH + TILE;
  }

  /** The upper left corner of a space. */
  corner(cell: string): Point {
    return { x: this.columns.indexOf(columnOf(cell)) * PITCH, y: this.rows.indexOf(cell.charAt(0)) * PITCH };
  }

  middle(cell: string): Point {
    const { x, y } = this.corner(cell);
    return { x: x + TILE / 2, y: y + TILE / 2 };
  }

  neighbour(cell: string, side: Side): string | undefined {
    const [down, right] = STEPS[side];
    const row = this.rows[this.rows.indexOf(cell.charAt(0)) + down];
    const column = this.columns[this.columns.indexOf(columnOf(cell)) + right];
    return row === undefined || column === undefined ? undefined : `${row}${column}`;
  }

  neighbours(cell: string): { side: Side; cell: string }[] {
    return SIDES.flatMap((side) => {
      const found = this.neighbour(cell, side);
      return found === undefined ? [] : [{ side, cell: found }];
    });
  }

  /** The border on a side of a space; none at the edge of the town. */
  borderAt(cell: string, side: Side): Border | undefined {
    const other = this.neighbour(cell, side);
    if (other === undefined) return undefined;
    const isFirst = side === "E" || side === "S";
    const [a, b] = isFirst ? [cell, other] : [other, cell];
    const [from, to] = [this.middle(a), this.middle(b)];
    const lies = side === "E" || side === "W" ? "across" : "down";
    return { id: `${a}-${b}`, a, b, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, lies };
  }

  column(column: number): string[] {
    return this.cells.filter((cell) => columnOf(cell) === column);
  }

  /** The space under a point, with the half of a gap around it. */
  cellUnder({ x, y }: Point): string | undefined {
    const gap = (PITCH - TILE) / 2;
    const column = this.columns[Math.floor((x + gap) / PITCH)];
    const row = this.rows[Math.floor((y + gap) / PITCH)];
    return row === undefined || column === undefined ? undefined : `${row}${column}`;
  }

  /** The nearest of these borders within reach of a point. */
  borderUnder(point: Point, borders: readonly Border[], reach: number): Border | undefined {
    const far = (border: Border) => Math.hypot(border.x - point.x, border.y - point.y);
    return borders.filter((each) => far(each) <= reach).sort((a, b) => far(a) - far(b))[0];
  }
}
