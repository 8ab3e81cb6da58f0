/** What pointers mean: hover, tap, drag, long press, turn, pinch, pan. No document is needed here: events are plain data. */

import { meantBy, REACH } from "./meant";
import { distance, mean, type Point } from "./points";
import type { Pointing, Roaming } from "./pointing";

const DEAD_ZONE = 9; // pixels within which a press is a tap, however the finger trembles
const HOLD = 500; // milliseconds of a long press
const TWICE = 300; // milliseconds between the taps of a double tap
const QUARTER = 40; // degrees that two fingers turn for a quarter: hands do not turn further with ease
const NOTCH = 60; // of the wheel, for a quarter
const QUIET = 200; // milliseconds after which the wheel begins anew
const CLOSER = 0.0022; // how much a unit of the wheel enlarges

/** What is read of a PointerEvent. */
export interface Touch {
  pointerId: number;
  pointerType: string;
  isPrimary: boolean;
  button: number;
  clientX: number;
  clientY: number;
  timeStamp: number;
  target: EventTarget | null;
}

/** What is read of a WheelEvent. */
export interface Wheel {
  deltaY: number;
  ctrlKey: boolean;
  clientX: number;
  clientY: number;
  timeStamp: number;
}

interface Press<Thing> {
  id: number;
  at: Point;
  last: Point;
  thing: Thing | undefined;
  isMoved: boolean;
  isOver: boolean;
}

const whereOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });
const isFinger = ({ pointerType }: Touch): boolean => pointerType === "touch";

export class Gestures<Thing> {
  private press: Press<Thing> | null = null;
  private readonly touches = new Map<number, Point>();
  private pair: { angle: number; span: number } | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  private tapped = { time: -Infinity, at: { x: 0, y: 0 } };
  private wheeled = { time: -Infinity, sum: 0 };

  constructor(
    private readonly asked: () => Pointing<Thing> | undefined,
    private readonly roams: () => Roaming | undefined,
    private readonly place: (at: Point) => { point: Point; scale: number },
  ) {}

  private get wants(): Partial<Pointing<Thing>> {
    return this.asked() ?? {};
  }

  /** A touch that has begun belongs to the drawing, not to whoever listens for swipes. */
  get isHolding(): boolean {
    if (this.pair) return true;
    if (!this.press) return false;
    return this.press.thing === undefined ? Boolean(this.roams()?.isZoomed) : this.wants.drag !== undefined;
  }

  // --- Pressing ------------------------------------------------------------------

  /** True where the pointer is to stay with the drawing until it is let go. */
  down(event: Touch): boolean {
    this.touches.set(event.pointerId, whereOf(event));
    if (this.touches.size === 2) this.join();
    if (!event.isPrimary || event.button !== 0) return false;
    const at = whereOf(event);
    const { thing } = this.found(event);
    this.press = { id: event.pointerId, at, last: at, thing, isMoved: false, isOver: false };
    if (event.pointerType !== "mouse") this.wait(this.press);
    return this.isHolding;
  }

  move(event: Touch): void {
    if (this.touches.has(event.pointerId)) this.touches.set(event.pointerId, whereOf(event));
    if (this.pair) return this.twist(this.pair);
    const { press } = this;
    if (press?.id === event.pointerId) this.pull(press, event);
    if (press?.thing === undefined && !isFinger(event)) this.over(event);
  }

  up(event: Touch): void {
    this.lift(event);
    const { press } = this;
    if (press?.id !== event.pointerId) return;
    clearTimeout(this.holding);
    this.press = null;
    if (press.isOver) return;
    const { point } = this.place(whereOf(event));
    if (!press.isMoved) this.tap(press, event);
    else if (press.thing !== undefined && this.wants.drag) this.wants.drop?.(press.thing, point);
  }

  cancel(event: Touch): void {
    this.lift(event);
    clearTimeout(this.holding);
    this.press = null;
    this.wants.letGo?.();
  }

  leave(): void {
    this.wants.hover?.(undefined, null, 0);
  }

  stop(): void {
    clearTimeout(this.holding);
  }

  private lift({ pointerId }: Touch): void {
    this.touches.delete(pointerId);
    if (this.touches.size < 2) this.pair = null;
  }

  private spot(event: Touch): { point: Point; reach: number; scale: number } {
    const { point, scale } = this.place(whereOf(event));
    return { point, reach: (event.pointerType === "mouse" ? REACH / 2 : REACH) / scale, scale };
  }

  private found(event: Touch): { thing: Thing | undefined; point: Point; reach: number } {
    const { point, reach } = this.spot(event);
    return { thing: this.wants.at?.(point, reach, event.target as Element | null), point, reach };
  }

  private over(event: Touch): void {
    if (!this.wants.hover) return;
    const { thing, point, reach } = this.found(event);
    this.wants.hover(thing, point, reach);
  }

  private wait(press: Press<Thing>): void {
    clearTimeout(this.holding);
    const [{ hold }, { thing }] = [this.wants, press];
    if (!hold || thing === undefined) return;
    this.holding = setTimeout(() => {
      press.isOver = true;
      hold(thing, press.at);
    }, HOLD);
  }

  private pull(press: Press<Thing>, event: Touch): void {
    const at = whereOf(event);
    press.isMoved ||= distance(at, press.at) > DEAD_ZONE;
    if (!press.isMoved || press.isOver) return;
    clearTimeout(this.holding);
    const { point, scale } = this.place(at);
    if (press.thing !== undefined) this.wants.drag?.(press.thing, point);
    else this.roams()?.pan({ x: (at.x - press.last.x) / scale, y: (at.y - press.last.y) / scale });
    press.last = at;
  }

  private tap({ thing }: Press<Thing>, event: Touch): void {
    if (this.isSecond(event, thing)) return this.roams()?.reset();
    const { wants } = this;
    const { point, reach, scale } = this.spot(event);
    const meant = isFinger(event) ? meantBy(point, wants.offered?.() ?? [], scale) : [];
    if (meant.length > 1 && wants.doubt) wants.doubt(meant, whereOf(event));
    else wants.tap?.(meant[0]?.id ?? thing, point, reach);
  }

  /** The second tap on empty ground, where there is something to reset. */
  private isSecond(event: Touch, thing: Thing | undefined): boolean {
    const [before, at] = [this.tapped, whereOf(event)];
    this.tapped = { time: event.timeStamp, at };
    const isNear = event.timeStamp - before.time < TWICE && distance(at, before.at) < 2 * REACH;
    return isNear && thing === undefined && Boolean(this.roams()?.isZoomed);
  }

  // --- Two fingers ---------------------------------------------------------------

  private join(): void {
    clearTimeout(this.holding);
    if (this.press?.isMoved) this.wants.letGo?.();
    this.press = null;
    this.pair = this.measured();
  }

  private measured(): { angle: number; span: number; middle: Point } {
    const [one = { x: 0, y: 0 }, other = one] = [...this.touches.values()];
    const angle = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
    return { angle, span: Math.max(1, distance(one, other)), middle: mean([one, other]) };
  }

  /** Two fingers turn what can be turned; else they zoom. */
  private twist(pair: { angle: number; span: number }): void {
    const { angle, span, middle } = this.measured();
    if (!this.wants.turn) {
      this.roams()?.zoom(span / pair.span, this.place(middle).point);
      pair.span = span;
      return;
    }
    const turned = ((angle - pair.angle + 540) % 360) - 180;
    if (Math.abs(turned) < QUARTER) return;
    pair.angle = angle;
    this.wants.turn(turned > 0 ? 1 : -1);
  }

  // --- The wheel and the right button ----------------------------------------------

  /** True where it meant something. */
  wheel(event: Wheel): boolean {
    const roams = this.roams();
    if (event.ctrlKey) {
      roams?.zoom(Math.exp(-event.deltaY * CLOSER), this.place(whereOf(event)).point);
      return roams !== undefined;
    }
    const { turn } = this.wants;
    if (turn) this.roll(event, turn);
    return turn !== undefined;
  }

  private roll({ deltaY, timeStamp }: Wheel, turn: (by: 1 | -1) => void): void {
    const { time, sum } = this.wheeled;
    const isAnew = timeStamp - time > QUIET || Math.sign(deltaY) !== Math.sign(sum);
    this.wheeled = { time: timeStamp, sum: isAnew ? deltaY : sum + deltaY };
    if (Math.abs(this.wheeled.sum) < NOTCH) return;
    this.wheeled.sum = Math.sign(deltaY) * 0.001; // the direction is kept: a fling of the wheel is one quarter after the other
    turn(deltaY > 0 ? 1 : -1);
  }

  /** True where the browser's own menu is not wanted. */
  menu({ pointerType }: { pointerType?: string }): boolean {
    const { hold, turn } = this.wants;
    if (pointerType === "touch") return hold !== undefined;
    turn?.(1);
    return turn !== undefined;
  }
}
