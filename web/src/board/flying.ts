/** Where things are on the screen, how far they have to go, and those that are on their way: for `motion.ts`. */

import { look } from "../core/look.svelte";
import { carriedFrames, DURATIONS, type Flight, framesOf, timed, type Timing } from "./flights";
import { copyOf, isPart, Raised } from "./layers";
import type { Point } from "./points";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** The middle of something, and how wide it is, in pixels. */
export interface Place extends Point {
  size: number;
}

/** A way in pixels, and how much larger it was where it comes from. */
export interface Moved extends Point {
  scale: number;
}

export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.max(width, 1) };
}

/** From a place to where an element is now. */
export function movedBy(element: Element, from: Place): Moved {
  const to = placeOf(element);
  return { x: from.x - to.x, y: from.y - to.y, scale: from.size / to.size };
}

/** A flight whose beginning is known. */
interface Ready {
  flight: Flight;
  from: Place;
  copy: (() => HTMLElement) | null;
  /** Where the copy lies before it moves. */
  at: Place;
}

function timeOf({ kind, delay = 0 }: Flight): Omit<Timing, "ends"> {
  const departs = look.isStill ? 0 : delay;
  return { departs, arrives: departs + look.motion(DURATIONS[kind]) };
}

const spot = (name: string): Element | null => document.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** What is in the air. The next change of the position lands it all at once. */
export class Airborne {
  private ready: Ready[] = [];
  /** What is to be done when they land. */
  private readonly running = new Map<Animation, () => void>();

  /** Of a game, whose id is the class of what it draws. */
  constructor(private readonly game: () => string) {}

  /** Before the page is drawn anew: where things begin. */
  prepare(flights: readonly Flight[]): void {
    if (flights.length === 0) return;
    this.land();
    this.ready = document.hidden ? [] : flights.flatMap((flight) => this.begun(flight));
  }

  /**
   * After it: where they end. All is measured before anything moves, so that the page is laid out once; and all begins
   * and ends at once, for the page draws anew whenever one of them does.
   */
  start(): void {
    const ends = Math.max(...this.ready.map(({ flight }) => timeOf(flight).arrives));
    const departures = this.ready.map((each) => this.departure(each, { ...timeOf(each.flight), ends }));
    this.ready = [];
    for (const depart of departures) depart();
  }

  land(): void {
    for (const animation of [...this.running.keys()]) {
      this.landed(animation);
      animation.finish();
    }
  }

  private begun(flight: Flight): Ready[] {
    const element = spot(flight.from);
    const carried = flight.carries === undefined ? element : spot(flight.carries);
    if (!element || !carried || (look.isStill && carried !== element)) return [];
    const copy = flight.leaves || carried !== element ? copyOf(carried, this.game()) : null;
    return [{ flight, from: placeOf(element), copy, at: placeOf(carried) }];
  }

  private departure(ready: Ready, timing: Timing): () => void {
    const { flight, from, copy } = ready;
    const target = spot(flight.to);
    if (copy) return this.away(ready, copy, target, timing);
    if (!target) return () => undefined;
    const frames = framesOf(flight.kind, movedBy(target, from), look.isStill);
    if (look.isStill || !isPart(target)) return () => this.run(target, frames, timing);
    const raise = Raised.from(target, this.game());
    return () => {
      const raised = raise();
      raised.layer.dataset["flown"] = flight.to;
      this.run(raised.layer, frames, timing, () => raised.land());
    };
  }

  private away(ready: Ready, copy: () => HTMLElement, target: Element | null, timing: Timing): () => void {
    const { flight, from, at } = ready;
    const to = target ? placeOf(target) : from;
    const way = (place: Place) => ({ x: place.x - at.x, y: place.y - at.y, scale: place.size / at.size });
    const frames =
      flight.carries === undefined
        ? framesOf(flight.kind, way(to), look.isStill, true)
        : carriedFrames(way(from), way(to));
    return () => {
      const layer = copy();
      this.run(layer, frames, timing, () => layer.remove());
    };
  }

  private run(element: Element, frames: Keyframe[], timing: Timing, landed = () => undefined as void): void {
    const animation = element.animate(timed(frames, timing, EASE), timing.ends);
    this.running.set(animation, landed);
    animation.addEventListener("finish", () => this.landed(animation));
  }

  private landed(animation: Animation): void {
    const landed = this.running.get(animation);
    this.running.delete(animation);
    landed?.();
  }
}
