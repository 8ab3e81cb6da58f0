/** Production, card by card: which green card acts, in whose city, and what it gives to whom. Read from the lines. */

import type { Line } from "../../../board/led";
import { type Box, type CityTold, RESOURCES, type View } from "../box";
import { type Owner, RUGWORT } from "../clearing/standing";
import { aboutOf, kindOf } from "../lines";
import { givenBy, isPlain, opsOf } from "./season";

/** `card`: a card is drawn; `point`: a point token. */
export type Sign = (typeof RESOURCES)[number] | "card" | "point";
export const SIGNS: readonly Sign[] = [...RESOURCES, "card", "point"];
export type Gains = Readonly<Partial<Record<Sign, number>>>;

/** Which card, in whose city, for whom; of equal cards which copy. */
interface Actor {
  seat: number;
  owner: Owner;
  card: string;
  copy: number;
}

/** One card acts once. */
export interface Beat extends Actor {
  gains: Gains;
}

type Counts = Readonly<Record<string, number | undefined>>;

/** What all of them gave to a seat. */
export function sumOf(beats: readonly Beat[], seat: number): Gains {
  return beats.filter((beat) => beat.seat === seat).reduce<Gains>((sum, { gains }) => plus(sum, gains), {});
}

function plus(one: Gains, two: Gains): Gains {
  const sums = SIGNS.map((sign) => [sign, (one[sign] ?? 0) + (two[sign] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, count]) => count !== 0));
}

/** Cards that only pass a production on. */
const isCopier = (card: string, box: Box): boolean =>
  opsOf(box, card).some(({ op }) => op === "activate_production" || op === "copy_production");

const BEGINS = /^(visit|play|prepare|pass)\b/; // a turn

/** Follows the lines of a match: a card may be asked about later than it acted. */
export class Production {
  /** All beats of the turn that the last ones belong to: they may come line by line. */
  whole: readonly Beat[] = [];
  private beats: Beat[] = [];
  private acted: Record<string, number> = {};
  private last: Actor | null = null;
  private copied: string | null = null;
  private isJudged = false;

  constructor(private readonly box: Box) {}

  /** The beats of new lines. Green cards act as they arrive. */
  next(lines: readonly Line[], view: View, before: View): Beat[] {
    this.beats = [];
    this.acted = {};
    view.cities.forEach((_, seat) => this.arrive(seat, view, before));
    for (const line of lines) this.hear(line, view);
    this.gather(lines);
    return this.beats;
  }

  private gather(lines: readonly Line[]): void {
    const seat = this.beats.at(-1)?.seat;
    if (lines.some(({ text }) => BEGINS.test(text))) this.whole = [];
    if (seat !== undefined) this.whole = [...this.whole, ...this.beats].filter((beat) => beat.seat === seat);
  }

  private arrive(seat: number, view: View, before: View): void {
    const cards = Object.entries((view.cities[seat]?.cards ?? {}) as Counts);
    for (const [card, count = 0] of cards)
      if (count > countOf(before, seat, card) && this.box.card(card).colour === "green")
        this.act({ seat, owner: seat, card, copy: count }, view);
  }

  private hear({ seat, text }: Line, view: View): void {
    const [kind, about] = [kindOf(text), aboutOf(text)];
    if (seat === null) this.draw(kind, view);
    else if (kind === "activate") this.act(this.nextCopy(seat, seat, about, view), view);
    else if (kind === "copy") this.copied = about;
    else if (kind === "of" && this.copied !== null) this.copy(seat, about, view);
    else this.choose(seat, kind, about);
  }

  /** R8.36, R8.50 The end of a chain of copies acts, wherever it stands. */
  private copy(seat: number, whose: string, view: View): void {
    const card = this.copied ?? "";
    this.copied = null;
    this.act(this.nextCopy(seat, whose === RUGWORT ? RUGWORT : Number(whose), card, view), view);
  }

  private nextCopy(seat: number, owner: Owner, card: string, view: View): Actor {
    const key = `${owner} ${card}`;
    const copy = ((this.acted[key] ?? 0) % Math.max(1, countOf(view, owner, card))) + 1;
    this.acted[key] = copy;
    return { seat, owner, card, copy };
  }

  private act(actor: Actor, view: View): void {
    const city = cityOf(view, actor.owner);
    if (!city || isCopier(actor.card, this.box)) return;
    this.last = actor;
    const given = givenBy(actor.card, city, this.box);
    const gains = Object.fromEntries(RESOURCES.map((resource) => [resource, given[resource]]));
    this.beats.push({ ...actor, gains: plus(gains, {}) });
  }

  /** What a card asks for belongs to it; a Judge's exchange is a payment. */
  private choose(seat: number, kind: string, about: string): void {
    if (kind === "by") this.isJudged = about === "judge";
    if (this.last?.seat !== seat) return;
    const op = opsOf(this.box, this.last.card)[0];
    const [each, resource] = [op?.points_each ?? 0, op?.resource ?? ""];
    if (kind === "pay" && op?.op === "pay_for_points")
      this.add({ [resource]: -Number(about), point: each * Number(about) });
    else if (kind === "give" && op?.op === "give_to_opponent") this.add({ [resource]: -1, point: each });
    else if (kind === "take" && op?.op === "gain_any") this.add({ [about]: 1 });
    else if (kind === "swap" && op?.op === "exchange" && !this.isJudged) this.swap(about);
    if (kind === "swap") this.isJudged = false;
  }

  private swap(about: string): void {
    const [given = "", gained = ""] = about.split(" ");
    this.add({ [given]: -1 });
    this.add({ [gained]: 1 });
  }

  /** As many cards as it draws, as they come. */
  private draw(kind: string, view: View): void {
    const [last, beat] = [this.last, this.beats.at(-1)];
    const city = last && cityOf(view, last.owner);
    if (kind !== "card" || !last || !city || !beat) return;
    if (givenBy(last.card, city, this.box).card > (beat.gains.card ?? 0)) this.add({ card: 1 });
  }

  private add(more: Gains): void {
    if (!this.last) return;
    const beat = this.beats.pop() ?? { ...this.last, gains: {} };
    this.beats.push({ ...beat, gains: plus(beat.gains, more) });
  }
}

const cityOf = (view: View, owner: Owner): CityTold | undefined =>
  owner === RUGWORT ? view.rival : view.cities[owner];

const countOf = (view: View, owner: Owner, card: string): number =>
  ((cityOf(view, owner)?.cards ?? {}) as Counts)[card] ?? 0;

/** In a production: all cards that only give. Their order changes nothing, and what they give is there for the others. */
export function plainLines(view: View, box: Box): string[] {
  if (view.phase !== "produce") return [];
  return Object.entries(view.to_activate as Counts).flatMap(([card, count = 0]) =>
    isPlain(card, box) ? Array.from({ length: count }, () => `activate ${card}`) : [],
  );
}
