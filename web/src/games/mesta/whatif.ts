/** What the draft would change: the difference of two counts of the server, part by part. */

import { say } from "../../core/words.svelte";
import type { Scores } from "../../core/told";
import type { Play } from "../game";
import type { View } from "./box";
import { racesOf } from "./race";
import { thing } from "./said";

export interface Changed {
  icon: string;
  name: string;
  from: number;
  to: number;
}

export interface Changes {
  mine: number;
  lines: Changed[];
  others: { seat: number; change: number }[];
}

const ICONS: Record<string, string> = { milestones: "ring", water: "water", park: "park", statues: "statue" };
const MOST = 4; // lines; more would hide the district

type Seat = Scores["scores"][number];

const numberOf = (part: Seat["parts"][string] | undefined): number => (typeof part === "number" ? part : 0);

export function changesOf(play: Play<View>): Changes | null {
  const of = (scores: Scores, seat: number) => scores.scores.find((each) => each.seat === seat);
  const change = (seat: number) => (of(play.scores, seat)?.total ?? 0) - (of(play.standing, seat)?.total ?? 0);
  if (play.seat === null) return null;
  const [now, before] = [of(play.scores, play.seat), of(play.standing, play.seat)];
  if (!now || !before) return null;
  const others = play.scores.scores
    .filter(({ seat }) => seat !== play.seat && change(seat) !== 0)
    .map(({ seat }) => ({ seat, change: change(seat) }));
  const rings = ringsWon(play);
  const parts = partsChanged(now, before).filter(({ icon }) => icon !== "ring" || rings.length === 0);
  return { mine: change(play.seat), lines: [...rings, ...parts].slice(0, MOST), others };
}

function partsChanged(now: Seat, before: Seat): Changed[] {
  return Object.keys(now.parts).flatMap((part) => {
    const [from, to] = [numberOf(before.parts[part]), numberOf(now.parts[part])];
    if (from === to && part in before.parts) return [];
    const name = part in ICONS ? say(`mesta-part-${part}`) : thing(part);
    return [{ icon: ICONS[part] ?? "card", name, from, to }];
  });
}

/** The milestones that would get my ring, each by its name. */
function ringsWon(play: Play<View>): Changed[] {
  return racesOf(play.view, play.settled, undefined).flatMap(({ milestone, places }) => {
    const won = places.find(({ isNew, owner }) => isNew && owner === play.seat);
    return won ? [{ icon: "ring", name: thing(milestone), from: 0, to: won.points }] : [];
  });
}
