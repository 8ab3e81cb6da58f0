/** What moves when a position changes, as plain data: for `motion.ts`. */

import type { Play } from "../games/game";
import type { Moved } from "./flying";

/** `beat`: what lies there stands out for a moment. */
export type Kind = "piece" | "card" | "ceremony" | "turn" | "beat";

export interface Flight {
  from: string;
  to: string;
  kind: Kind;
  /** It is gone from the board, or turned into something else, when it arrives. */
  leaves?: boolean;
  /** Not what lies at `from` flies but a copy of what lies at this spot: a sign of what is given, say. */
  carries?: string;
  /** Milliseconds after the others. */
  delay?: number;
}

/** What moved between two positions. */
export type Flights<V> = (now: Play<V>, before: V) => readonly Flight[];

export const DURATIONS: Readonly<Record<Kind, number>> = { piece: 180, card: 320, ceremony: 700, turn: 320, beat: 320 };

/** Tells each change of the position once: what is drawn anew for another reason moves nothing. */
export class Follower<V> {
  private before: V | undefined;

  constructor(private readonly flights: Flights<V>) {}

  next(play: Play<V>): readonly Flight[] {
    const [now, before] = [play.view, this.before];
    this.before = now;
    return before === undefined || before === now ? [] : this.flights(play, before);
  }
}

/** Of a flight, at any time: transform and opacity alone. Where things keep still they appear in a short fade. */
export function framesOf(kind: Kind, moved: Moved, isStill: boolean, leaves = false): Keyframe[] {
  const away = `translate(${moved.x}px, ${moved.y}px) scale(${moved.scale})`;
  const home = "translate(0px, 0px) scale(1)";
  const frames: Keyframe[] =
    kind === "turn"
      ? [{ transform: `${away} scaleX(0)` }, { transform: `${home} scaleX(1)` }]
      : [{ transform: away }, { transform: home }];
  if (kind === "beat" && !isStill)
    return [{ transform: "scale(1)" }, { transform: "scale(1.14)" }, { transform: "scale(1)" }];
  if (isStill) return leaves ? [{ opacity: 1 }, { opacity: 0 }] : [{ opacity: 0 }, { opacity: 1 }];
  if (!leaves) return frames;
  const [last = {}, first = {}] = frames;
  return [
    { ...first, opacity: 1 },
    { ...last, opacity: 0 },
  ];
}

/** When a flight departs and arrives, in milliseconds, and when the last of those that depart with it arrives. */
export interface Timing {
  departs: number;
  arrives: number;
  ends: number;
}

/** A motion as a part of a longer one, still before and after it: what flies together begins and ends at once. */
export function timed(frames: readonly Keyframe[], { departs, arrives, ends }: Timing, easing: string): Keyframe[] {
  const lasts = arrives - departs;
  const shareOf = ({ offset }: Keyframe, index: number) => offset ?? index / (frames.length - 1);
  const moving = frames.map((frame, index) => {
    const offset = (departs + shareOf(frame, index) * lasts) / ends;
    return { ...frame, offset, easing };
  });
  const [first = {}, last = {}] = [moving[0], moving.at(-1)];
  return [
    ...(departs > 0 ? [{ ...first, offset: 0 }] : []),
    ...moving,
    ...(arrives < ends ? [{ ...last, offset: 1 }] : []),
  ];
}

/** Of a copy that is carried from one place to another: unseen until it departs, and when it has arrived. */
export function carriedFrames(start: Moved, end: Moved): Keyframe[] {
  const at = ({ x, y }: Moved) => `translate(${x}px, ${y}px)`;
  return [
    { transform: at(start), opacity: 0 },
    { transform: at(start), opacity: 1, offset: 0.15 },
    { transform: at(end), opacity: 1, offset: 0.85 },
    { transform: at(end), opacity: 0 },
  ];
}
