/** Where workers stand on the clearing: the rings of every place, and each worker within them. */

import type { View } from "../box";
import { ownerOf } from "./events";
import { type Ground, JOURNEY, MANY } from "./ground";
import type { Layout, Spot } from "./layout";
import { type Owner, pawnsAt } from "./standing";

/** A closed ring for each worker that a place takes, or one that is open at the bottom for all of them. */
export interface Rings {
  place: string;
  /** The middle of all its rings. */
  x: number;
  y: number;
  r: number;
  spaces: number;
  /** How far the workers of an open ring may spread to each side. */
  spread: number;
}

const WIDE = { r: 14.5, event: 15, journey: 13, head: 18 };
const NARROW = { r: 13, pair: 10.5, event: 13.5, journey: 11, head: 78 };
const APART = 5; // between two rings
const LARGEST = 26; // the most that workers spread

export function ringsOf(layout: Layout, view: View, ground: Ground): Rings[] {
  return layout.spots.flatMap((spot): Rings[] => {
    const spaces = ground.spacesOf(spot.id, view.seats);
    if (spot.kind === "event") return [{ place: spot.id, ...eventRing(spot, layout.isNarrow), spaces: 1, spread: 0 }];
    if (spot.id !== JOURNEY) return [{ place: spot.id, ...placeRing(spot, spaces, layout.isNarrow), spaces }];
    return journeySpots(spot, ground, layout.isNarrow).map(({ id, x, y }) => ({
      place: id,
      ...(layout.isNarrow ? { x: x + 9, r: NARROW.journey } : { x: x + 13, r: WIDE.journey }),
      y,
      spaces: ground.spacesOf(id, view.seats),
      spread: 9,
    }));
  });
}

/** On a phone the spaces lie to the right of what a place gives, smaller where there are two; else below it. */
export function placeRing(spot: Spot, spaces: number, isNarrow: boolean): Omit<Rings, "place" | "spaces"> {
  const isPair = spaces === 2;
  const most = isNarrow ? (isPair ? NARROW.pair : NARROW.r) : WIDE.r;
  const r = isPair ? Math.min(most, (spot.width - 2 * APART) / 4) : most;
  const across = isPair ? 2 * r + APART / 2 : r;
  return isNarrow
    ? { x: spot.x + spot.width - across - 4, y: spot.y + spot.height / 2, r, spread: 8 }
    : {
        x: spot.x + spot.width / 2,
        y: spot.y + spot.height - 19,
        r,
        spread: Math.min(LARGEST, spot.width / 2 - 15),
      };
}

export function eventRing(spot: Spot, isNarrow: boolean): Pick<Rings, "x" | "y" | "r"> {
  const r = isNarrow ? NARROW.event : WIDE.event;
  const isCentred = isNarrow || spot.isBasic;
  return {
    x: spot.x + spot.width - r - 5,
    y: isCentred ? spot.y + spot.height / 2 : spot.y + spot.height - r - 8,
    r,
  };
}

/** The middle of each spot of the Journey. */
export function journeySpots(
  spot: Spot,
  ground: Ground,
  isNarrow: boolean,
): { id: string; points: number; x: number; y: number }[] {
  const columns = isNarrow ? 4 : 2;
  const [left, top] = isNarrow ? [NARROW.head, 0] : [0, WIDE.head - 1];
  const width = (spot.width - left) / columns;
  const height = (spot.height - top) / Math.ceil(ground.spots.length / columns);
  return ground.spots.map(({ id, points }, index) => ({
    id,
    points,
    x: spot.x + left + ((index % columns) + 0.5) * width,
    y: spot.y + top + (Math.floor(index / columns) + 0.5) * height,
  }));
}

export const isShared = ({ spaces }: Rings): boolean => spaces === MANY;

/** The middle of each ring. */
export function ringsAcross(rings: Rings): number[] {
  const count = isShared(rings) ? 1 : rings.spaces;
  const step = 2 * rings.r + APART;
  return Array.from({ length: count }, (_, index) => rings.x + (index - (count - 1) / 2) * step);
}

/** Where one worker stands. */
export interface Stand {
  /** Names it for what flies. */
  spot: string;
  who: Owner;
  x: number;
  y: number;
  size: number;
}

/** Each in its ring; in an open one side by side, closer the more there are. On an event stands whose it is. */
export function standsIn(rings: Rings, view: View): Stand[] {
  const owner = ownerOf(view, rings.place);
  const pawns = owner === null ? pawnsAt(view, rings.place) : [owner];
  const across = ringsAcross(rings);
  const crowd = Math.min(rings.r * 1.1, (2 * rings.spread) / Math.max(1, pawns.length - 1));
  return pawns.map((who, index) => ({
    spot: spotOf(rings.place, index),
    who,
    x: isShared(rings) ? rings.x + (index - (pawns.length - 1) / 2) * crowd : (across[index] ?? rings.x),
    y: rings.y - rings.r * 0.15,
    size: rings.r * (isShared(rings) && pawns.length > 2 ? 1.75 : 2),
  }));
}

/** The name of a worker for what flies: the number of those that stand before it. */
export const spotOf = (place: string, index: number): string => `worker ${place} ${index}`;
