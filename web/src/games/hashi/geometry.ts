/** Where things lie: the islands of a side on a sheet whose narrowest gap between two islands is `STEP` long. */

import { distance, type Placed, type Point, within } from "../../board/points";
import { type Direction, STEPS } from "../../board/walking";
import type { Island, Line, Side } from "./box";

export const STEP = 100;
export const RADIUS = 29;
const MARGIN = 62;

export const pairOf = (line: Line): string => `${line.a}-${line.b}`;

/** A side laid out, with all that can be known of it before anybody plays. */
export class Chart {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly islands: readonly Island[];
  /** Where each of them lies. */
  readonly places: readonly Placed[];
  private readonly crossed = new Map<number, Line[]>();

  constructor(side: Side) {
    this.islands = side.islands;
    this.lines = side.lines.map((line) => (line.a < line.b ? line : { ...line, a: line.b, b: line.a }));
    const scale = STEP / narrowest(side.islands);
    const [left, top] = [least(side.islands, "x"), least(side.islands, "y")];
    this.places = side.islands.map(({ id, x, y }) => ({
      id,
      x: MARGIN + (x - left) * scale,
      y: MARGIN + (y - top) * scale,
    }));
    this.width = MARGIN + Math.max(...this.places.map(({ x }) => x));
    this.height = MARGIN + Math.max(...this.places.map(({ y }) => y));
    for (const line of this.lines) {
      this.crossed.set(
        line.id,
        this.lines.filter((other) => this.cross(line, other)),
      );
    }
  }

  at(island: number): Placed {
    const place = this.places.find(({ id }) => id === island);
    if (!place) throw new Error(`there is no island ${island}`);
    return place;
  }

  ends(line: Line): [Point, Point] {
    return [this.at(line.a), this.at(line.b)];
  }

  isUpright(line: Line): boolean {
    const [one, other] = this.ends(line);
    return one.x === other.x;
  }

  crossings(line: Line): readonly Line[] {
    return this.crossed.get(line.id) ?? [];
  }

  linesAt(island: number): Line[] {
    return this.lines.filter((line) => line.a === island || line.b === island);
  }

  lineBetween(one: number, other: number): Line | undefined {
    return this.linesAt(one).find((line) => line.a === other || line.b === other);
  }

  /** The line that leaves an island in a direction. */
  lineTowards(island: number, direction: Direction): Line | undefined {
    const [from, step] = [this.at(island), STEPS[direction]];
    return this.linesAt(island).find((line) => {
      const to = this.at(otherEnd(line, island));
      return Math.sign(to.x - from.x) === step.x && Math.sign(to.y - from.y) === step.y;
    });
  }

  /** The island under a finger that covers `reach`, or else the line. */
  islandUnder(point: Point, reach: number): number | undefined {
    return within(this.places, point, Math.max(reach, RADIUS))[0]?.id;
  }

  lineUnder(point: Point, reach: number): Line | undefined {
    const near = this.lines
      .map((line) => ({ line, far: distanceToLine(point, this.ends(line)) }))
      .filter(({ far }) => far <= reach);
    return near.sort((one, other) => one.far - other.far)[0]?.line;
  }

  /** The line along which a drag from an island to this point runs, once it is half way there. */
  lineDragged(island: number, point: Point): Line | undefined {
    const from = this.at(island);
    const pull = { x: point.x - from.x, y: point.y - from.y };
    const line = this.lineTowards(island, directionOf(pull));
    if (!line) return undefined;
    const length = distance(...this.ends(line));
    return Math.max(Math.abs(pull.x), Math.abs(pull.y)) >= Math.min(length / 2, STEP) ? line : undefined;
  }

  /** Small waves between the lines, the same ones every time, where neither flags nor names are. */
  waves(): Point[] {
    const found: Point[] = [];
    for (let row = 0; MARGIN + (row + 1) * STEP < this.height; row += 1) {
      for (let column = row % 2; MARGIN + (column + 1) * STEP < this.width; column += 2) {
        found.push({ x: MARGIN + column * STEP + 66, y: MARGIN + row * STEP + 60 + (column % 3) * 2 });
      }
    }
    return found;
  }

  private cross(line: Line, other: Line): boolean {
    if (this.isUpright(line) === this.isUpright(other)) return false;
    const [upright, level] = this.isUpright(line) ? [line, other] : [other, line];
    const [[top, bottom], [left, right]] = [this.ends(upright), this.ends(level)];
    return isBetween(top.x, left.x, right.x) && isBetween(left.y, top.y, bottom.y);
  }
}

export const otherEnd = (line: Line, island: number): number => (line.a === island ? line.b : line.a);

export function directionOf(pull: Point): Direction {
  if (Math.abs(pull.x) > Math.abs(pull.y)) return pull.x < 0 ? "left" : "right";
  return pull.y < 0 ? "up" : "down";
}

function distanceToLine(point: Point, [one, other]: [Point, Point]): number {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const nearest = { x: Math.min(Math.max(point.x, left), right), y: Math.min(Math.max(point.y, top), bottom) };
  return distance(point, nearest);
}

const isBetween = (value: number, one: number, other: number): boolean =>
  Math.min(one, other) < value && value < Math.max(one, other);

const least = (islands: Island[], axis: "x" | "y"): number => Math.min(...islands.map((island) => island[axis]));

function narrowest(islands: Island[]): number {
  const gaps = islands.flatMap((one, index) =>
    islands.slice(index + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))),
  );
  return Math.min(...gaps);
}
