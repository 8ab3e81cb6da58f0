/** What the player's hand does on the board: taps, drags, keys. Every one of them ends as the words of an action. */

import type { Point } from "../../board/points";
import { type Direction, DIRECTIONS } from "../../board/walking";
import type { Play } from "../game";
import type { Line, View } from "./box";
import { type Chart, otherEnd, pairOf } from "./geometry";
import { bridgeOn, type Offers } from "./offers";

/** What the hand acts on. */
export interface Desk {
  readonly play: Play<View>;
  readonly chart: Chart;
  readonly offers: Offers;
  /** Moves the browser's focus onto an island. */
  focus(island: number): void;
}

/** Islands answer a little beyond their shore; between two of them there is still a line to point at. */
const RIM = 36;
const SHAKE = 420; // milliseconds, as long as the motion in Isle.svelte

export class Hand {
  /** The island that the keys speak of: the board's one tab stop. */
  focused = $state(0);
  /** The island chosen first, for a bridge from there or for its start number. */
  picked: number | null = $state(null);
  /** The same, while the keys really are there. */
  keyed: number | null = $state(null);
  over: { island?: number; line?: Line } = $state.raw({});
  /** A bridge being drawn by dragging; `line` is where it would lie if let go now. */
  pull: { from: number; to: Point; line: Line | undefined } | null = $state.raw(null);
  shaken: readonly number[] = $state.raw([]);
  private calm: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  // --- Pointing ----------------------------------------------------------------

  hover(point: Point | null, reach: number): void {
    const { chart } = this.desk;
    const island = point ? chart.islandUnder(point, RIM) : undefined;
    const line = point && island === undefined ? chart.lineUnder(point, reach) : undefined;
    if (island === this.over.island && line === this.over.line) return;
    this.over = { ...(island === undefined ? {} : { island }), ...(line ? { line } : {}) };
  }

  tap(point: Point, reach: number): void {
    const { chart, offers } = this.desk;
    const line = offers.isBuilding ? chart.lineUnder(point, reach) : undefined;
    const near = chart.islandUnder(point, line ? RIM : Math.max(RIM, reach));
    if (near !== undefined) this.tapIsland(near);
    else if (line) this.build(line);
    else this.picked = null;
  }

  drag(from: number, to: Point): void {
    this.pull = { from, to, line: this.desk.chart.lineDragged(from, to) };
  }

  /** Lets go: on a line it builds, elsewhere nothing has happened. */
  drop(): void {
    const line = this.pull?.line;
    this.pull = null;
    if (line) this.build(line);
  }

  letGo(): void {
    this.pull = null;
    this.picked = null;
  }

  /** Nothing is to be written on it after all. */
  giveUp(island: number): void {
    this.letGo();
    this.desk.focus(island);
  }

  // --- Meaning -------------------------------------------------------------------

  tapIsland(island: number): void {
    const { play, offers } = this.desk;
    this.focused = island;
    if (offers.isBuilding) return this.tapEnd(island);
    if (offers.write(island)) return play.choose(`write ${island}`);
    if (offers.start(island).length > 0) this.picked = this.picked === island ? null : island;
    else this.refuse([island], offers.isStarting ? `start ${island} 3` : `write ${island}`);
  }

  start(island: number, number: number): void {
    this.picked = null;
    this.desk.play.choose(`start ${island} ${number}`);
    this.desk.focus(island);
  }

  skip(): void {
    const { play, offers } = this.desk;
    if (offers.skip) play.choose(offers.skip);
  }

  build(line: Line): void {
    const { play, offers } = this.desk;
    this.picked = null;
    if (offers.bridge(line)) play.choose(bridgeOn(line));
    else this.refuse([line.a, line.b], bridgeOn(line));
  }

  /** The first end of a bridge, or the second one. */
  private tapEnd(island: number): void {
    const { chart, offers } = this.desk;
    const line = this.picked === null ? undefined : chart.lineBetween(this.picked, island);
    if (line) return this.build(line);
    if (this.picked === island) this.picked = null;
    else if (offers.linesAt(chart, island).length > 0) this.picked = island;
    else this.refuseEnd(island);
  }

  /** The words for an island that takes no bridge are those of one of its lines. */
  private refuseEnd(island: number): void {
    this.picked = null;
    const line = this.desk.chart.linesAt(island)[0];
    if (line) this.refuse([island], bridgeOn(line));
  }

  private refuse(islands: number[], action: string): void {
    if (this.desk.play.seat === null) return; // who only looks on is not told off
    clearTimeout(this.calm);
    this.shaken = islands;
    this.calm = setTimeout(() => (this.shaken = []), SHAKE);
    this.desk.play.why(action);
  }

  // --- Keys ------------------------------------------------------------------------

  /** True where the key meant something; walking and tapping are everywhere the same. */
  key(island: number, key: string, isShifted: boolean): boolean {
    const direction = DIRECTIONS[key];
    if (direction && isShifted) return this.buildTowards(island, direction);
    if (key === "Escape") this.letGo();
    else if (this.desk.offers.start(island).includes(Number(key))) this.start(island, Number(key));
    else return false;
    return true;
  }

  private buildTowards(island: number, direction: Direction): boolean {
    const line = this.desk.chart.lineTowards(island, direction);
    if (line) this.build(line);
    return true;
  }

  // --- What is shown of it ------------------------------------------------------------

  /** The line whose bridge lies under the pointer, though nobody has built it yet. */
  get hinted(): string | null {
    const line = this.pull ? this.pull.line : this.over.line;
    return line && this.desk.offers.bridge(line) ? pairOf(line) : null;
  }

  /** Whose remaining bridges are told. */
  get asked(): number | null {
    return this.pull?.from ?? this.over.island ?? this.keyed ?? this.picked;
  }

  isNeighbour(island: number): boolean {
    const { chart, offers } = this.desk;
    const { picked } = this;
    return picked !== null && offers.linesAt(chart, picked).some((line) => otherEnd(line, picked) === island);
  }
}
