/** What is drawn of a district besides what lies there: sizes and points of areas, where plaques stand. */

import type { SeatCount } from "../../core/told";
import { type Area, type District, grown, keyOf, type Space } from "./district";
import { A, B, centre, EDGE, type Lens, type Point, STOREY } from "./lens";

export interface AreaSeen extends Area {
  key: string;
  /** For the different features in it, as the server counts them; null until it has said. */
  points: number | null;
  /** The choice that waits for Confirm has made it larger. */
  isGrown: boolean;
}

const PARTS = { P: "park", W: "water" } as const;

export function areasOf(district: District, count: SeatCount | undefined, before: District | null): AreaSeen[] {
  const larger = before ? grown(district, before) : new Set<string>();
  return district.areas().map((area) => {
    const key = keyOf(area.spaces);
    return { ...area, key, points: count ? pointsOf(area, count) : null, isGrown: larger.has(key) };
  });
}

function pointsOf({ ground, spaces }: Area, count: SeatCount): number {
  const inside = new Set(spaces.map(({ id }) => id));
  const steps = count.parts.find(({ part }) => part === PARTS[ground])?.steps ?? [];
  const here = steps.filter(({ scoring, counted }) => [...scoring, ...counted].some((space) => inside.has(space)));
  return here.reduce((sum, { points }) => sum + points, 0);
}

/** A single space without a feature needs no number. */
export const isTold = ({ spaces, points }: AreaSeen): boolean => spaces.length > 1 || (points ?? 0) > 0;

/** Where its pill lies: on a space that is free of things, as near to the reader as can be. */
export function pillAt(area: Area, lens: Lens): Point {
  const free = area.spaces.filter(({ feature }) => feature === null);
  const [space] = (free.length > 0 ? free : area.spaces).toSorted((one, two) => two.x + two.y - one.x - one.y);
  if (!space) return { x: 0, y: 0 };
  return centre(lens, space);
}

const UP = 15;
const ASIDE = 9;

/** A plaque lies at the front corner of its roof; it gives way to what stands before it, so that it can be read. */
export function plaqueShift(district: District, { x, y, height }: Space): Point {
  const high = (dx: number, dy: number) => district.at(x + dx, y + dy)?.height ?? 0;
  const [right, left] = [high(1, 0) >= height, high(0, 1) >= height];
  if (high(1, 1) > height || (right && left)) return { x: 0, y: -UP };
  if (right === left) return { x: 0, y: 0 };
  return { x: right ? -ASIDE : ASIDE, y: 0 };
}

const BEFORE = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];
const FEATURE = 3; // storeys: as high as a feature stands
const HIDES = 2; // storeys above a roof or a lot, and it is hardly seen

/** In a slanting view: what stands before these spaces and hides them. */
export function hiding(district: District, spaces: Iterable<string>): Set<string> {
  const asked = new Set(spaces);
  const high = ({ height, feature }: Space) => (feature === null ? height : FEATURE);
  return new Set(
    [...asked].flatMap((id) => {
      const space = district.spaces.get(id);
      if (!space) return [];
      return BEFORE.flatMap((step) => district.at(space.x + step.x, space.y + step.y) ?? [])
        .filter((before) => high(before) >= space.height + HIDES && !asked.has(before.id))
        .map((before) => before.id);
    }),
  );
}

/** What the choice has changed on single spaces: a storey, a feature. */
export function changedSpaces(now: District, before: District): Set<string> {
  const same = (one: Space, two: Space | undefined) =>
    two !== undefined && one.feature === two.feature && one.height === two.height;
  return new Set(
    [...now.spaces.values()].filter((space) => !same(space, before.spaces.get(space.id))).map(({ id }) => id),
  );
}

const STANDS = 32; // how high a feature rises above the middle of its space
const RIM = 6;

/** What a district covers as it stands, without room for what may still be built: for miniatures. */
export function tight(district: District): { x: number; y: number; width: number; height: number } {
  const spaces = [...district.spaces.values()];
  const left = Math.min(...spaces.map(({ x, y }) => (x - y - 1) * A)) - RIM;
  const right = Math.max(...spaces.map(({ x, y }) => (x - y + 1) * A)) + RIM;
  const high = ({ height, feature }: Space) => Math.max(height * STOREY, feature ? STANDS : 0);
  const top = Math.min(...spaces.map((space) => (space.x + space.y) * B - high(space))) - RIM;
  const bottom = Math.max(...spaces.map(({ x, y }) => (x + y + 2) * B)) + EDGE + RIM;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
