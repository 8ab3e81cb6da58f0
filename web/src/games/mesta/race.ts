/** The milestones as races: how far every seat is, which places are left. */

import type { SeatCount } from "../../core/told";
import type { View } from "./box";

const COVERED = "covered";
const RINGS = [1, 2, 3] as const;

export interface Place {
  id: string;
  points: number;
  /** Who has a ring there. */
  owner: number | null;
  isCovered: boolean;
  /** The choice that waits for Confirm would put a ring there. */
  isNew: boolean;
}

export interface Runner {
  seat: number;
  reached: number;
  needed: number;
  hasRing: boolean;
}

export interface Race {
  milestone: string;
  places: Place[];
  /** Empty until the server has counted. */
  runners: Runner[];
}

type Told = Readonly<Record<string, string | number | undefined>>;

export function racesOf(view: View, settled: View, count: readonly SeatCount[] | undefined): Race[] {
  const [rings, before, points] = [view.rings as Told, settled.rings as Told, view.slot_points as Told];
  return view.milestones.flatMap((milestone, index) => {
    if (milestone === null) return [];
    const places = RINGS.map((slot): Place => {
      const id = `${index + 1}.${slot}`;
      const [owner, worth] = [rings[id], Number(points[id] ?? 0)];
      const isCovered = owner === COVERED;
      const who = owner === undefined || isCovered ? null : Number(owner);
      return { id, points: worth, owner: who, isCovered, isNew: who !== null && before[id] === undefined };
    });
    const runners = (count ?? []).flatMap((seat, who): Runner[] => {
      const goal = seat.goals.find((each) => each.goal === milestone);
      if (!goal || goal.reached === null || goal.needed === null) return [];
      const hasRing = places.some(({ owner }) => owner === who);
      return [{ seat: who, reached: goal.reached, needed: goal.needed, hasRing }];
    });
    return [{ milestone, places, runners }];
  });
}

/** One step is missing, and there is still a place. */
export function isNear({ places }: Race, { reached, needed, hasRing }: Runner): boolean {
  return !hasRing && needed - reached === 1 && places.some(({ owner, isCovered }) => owner === null && !isCovered);
}

/** All that are as far as this, for a track with discs; who is past the goal stands on it. */
export function standingAt({ runners }: Race, step: number): number[] {
  return runners.filter(({ reached, needed }) => Math.min(reached, needed) === step).map(({ seat }) => seat);
}
