/** Where things are on the screen, how far they have to go, and those that are on their way: for `motion.ts`. */

import { look } from "../core/look.svelte";
import { carriedFrames, DURATIONS, type Flight, framesOf, timed, type Timing } from "./flights";
import type { Point } from "./points";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** The middle of something, and how wide it is, in pixels. */
export interface Place extends Point {
  size: number;
}

/** A way, in the units of whoever goes it, and how much larger it was where it comes from. */
export interface Moved extends Point {
  scale: number;
}

export function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, size: Math.max(width, 1) };
}

/** From a place to where an element is now, told in the element's own units. */
export function movedBy(element: Element, from: Place): Moved {
  const to = placeOf(element);
  const way = { x: from.x - to.x, y: from.y - to.y };
  const scale = from.size / to.size;
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  if (!matrix || element instanceof SVGSVGElement) return { ...way, scale };
  const inverse = DOMMatrix.fromMatrix({ a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d }).inverse();
  const { x, y } = new DOMPoint(way.x, way.y).matrixTransform(inverse);
  return { x, y, scale };
}

/** A flight whose beginning is known. */
interface Ready {
  flight: Flight;
  from: Place;
  copy: (() => Element) | null;
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
  private readonly running = new Set<Animation>();

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
    for (const animation of this.running) animation.finish();
  }

  private begun(flight: Flight): Ready[] {
    const element = spot(flight.from);
    const carried = flight.carries === undefined ? element : spot(flight.carries);
    if (!element || !carried || (look.isStill && carried !== element)) return [];
    const copy = flight.leaves || carried !== element ? copyOf(carried) : null;
    return [{ flight, from: placeOf(element), copy, at: placeOf(carried) }];
  }

  private departure(ready: Ready, timing: Timing): () => void {
    const { flight, from, copy } = ready;
    const target = spot(flight.to);
    if (copy) return this.away(ready, copy, target, timing);
    if (!target) return () => undefined;
    const frames = framesOf(flight.kind, movedBy(target, from), look.isStill);
    return () => void this.run(target, frames, timing);
  }

  private away(ready: Ready, copy: () => Element, target: Element | null, timing: Timing): () => void {
    const { flight, from, at } = ready;
    const to = target ? placeOf(target) : from;
    const way = (place: Place) => ({ x: place.x - at.x, y: place.y - at.y, scale: place.size / at.size });
    const frames =
      flight.carries === undefined
        ? framesOf(flight.kind, way(to), look.isStill, true)
        : carriedFrames(way(from), way(to));
    return () => {
      const flying = copy();
      const animation = this.run(flying, frames, timing);
      animation.addEventListener("finish", () => flying.remove());
    };
  }

  private run(element: Element, frames: Keyframe[], timing: Timing): Animation {
    if (element instanceof SVGElement) {
      element.style.setProperty("transform-box", "fill-box");
      element.style.setProperty("transform-origin", "center");
    }
    const animation = element.animate(timed(frames, timing, EASE), timing.ends);
    this.running.add(animation);
    animation.addEventListener("finish", () => this.running.delete(animation));
    return animation;
  }
}

/** A copy of what is about to go, to be shown above everything when the page has been drawn anew. */
export function copyOf(element: Element): () => Element {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as Element;
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return () => {
    const shown = matrix && !(element instanceof SVGSVGElement) ? framed(copy, matrix, left, top) : copy;
    place(shown as HTMLElement | SVGElement, { left, top, width, height });
    document.body.append(shown);
    return shown;
  };
}

/** A part of a drawing needs one around it. */
function framed(copy: Element, matrix: DOMMatrix, left: number, top: number): Element {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { a, b, c, d, e, f } = matrix;
  group.setAttribute("transform", `matrix(${[a, b, c, d, e - left, f - top].join(" ")})`);
  group.append(copy);
  svg.append(group);
  return svg;
}

function place(element: HTMLElement | SVGElement, box: Record<"left" | "top" | "width" | "height", number>): void {
  const { style } = element;
  for (const [side, pixels] of Object.entries(box)) style.setProperty(side, `${pixels}px`);
  style.setProperty("position", "fixed");
  style.setProperty("margin", "0");
  style.setProperty("overflow", "visible");
  style.setProperty("pointer-events", "none");
  style.setProperty("z-index", "30");
  element.removeAttribute("data-spot");
  element.setAttribute("aria-hidden", "true");
}
