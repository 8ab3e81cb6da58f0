/** The next season of a seat: who comes home, who is new, what it brings. Read from what lies open, before it is chosen. */

import { type Box, type CityTold, type Season, SEASONS, type View } from "../box";

export interface Produced {
  card: string;
  count: number;
  /** It asks for a choice, or it may give nothing. */
  isChoice: boolean;
}

/** What green cards give for sure; `card`: cards drawn, `any`: resources of choice. */
export type Sure = Readonly<Record<"twig" | "resin" | "pebble" | "berry" | "card" | "any", number>>;

export interface Preview {
  season: Season;
  /** Workers that come home, that are new, that stay where they are. */
  home: number;
  gained: number;
  staying: number;
  /** Green cards that act; none in summer. */
  produced: readonly Produced[];
  sure: Sure;
  /** In summer: the cards that may be taken, and how many of them; null in another season. */
  meadow: { cards: readonly string[]; room: number } | null;
  /** Clock Tower may use a place again. */
  hasClock: boolean;
}

interface Op {
  op: string;
  resource?: string;
  count?: number;
  per_city_card?: string;
  each?: number;
  points_each?: number;
}

interface Effect {
  trigger?: string;
  condition?: string[];
  ops?: Op[];
}

interface Bonus {
  op: string;
  max?: number;
}

type Counts = Readonly<Record<string, number | undefined>>;
type Words = Readonly<Record<string, string | undefined>>;

/** Null where no season is left. */
export function previewOf(view: View, box: Box, seat: number): Preview | null {
  const player = view.players[seat];
  const city = view.cities[seat];
  const season = SEASONS[SEASONS.indexOf(player?.season ?? "autumn") + 1];
  if (!player || !city || !season) return null;
  const printed = box.printed.seasons.find(({ id }) => id === season);
  const bonus = (printed as { bonus?: Bonus[] } | undefined)?.bonus ?? [];
  const draws = bonus.find(({ op }) => op === "draw_meadow")?.max;
  const isProducing = bonus.some(({ op }) => op === "activate_all_production");
  const { home, staying } = placedOf(view, box, seat);
  const room = Math.max(0, Math.min(draws ?? 0, box.limits.hand - player.hand_size));
  return {
    season,
    home,
    gained: printed?.workers_gained ?? 0,
    staying,
    produced: isProducing ? producedIn(city, box) : [],
    sure: isProducing ? sureOf(city, box) : NOTHING,
    meadow: draws === undefined ? null : { cards: openMeadow(view), room },
    hasClock: city.clock > 0 && total(player.at_basic) + player.at_forest.length > 0,
  };
}

/** R10.3 All come home but those on cards that keep them, and those on the Journey. */
function placedOf(view: View, box: Box, seat: number): { home: number; staying: number } {
  const player = view.players[seat];
  if (!player) return { home: 0, staying: 0 };
  const onCards = [...view.cities, view.rival].map((city) => guestsOf(city, box, seat));
  const places = total(player.at_basic) + player.at_forest.length + player.at_events.length;
  return {
    home: places + player.at_haven + player.nowhere + sum(onCards.map(({ free }) => free)),
    staying: total(player.at_journey) + sum(onCards.map(({ kept }) => kept)),
  };
}

function guestsOf(city: CityTold, box: Box, seat: number): { free: number; kept: number } {
  const guests = Object.entries(city.guests as Words).filter(([, who]) => Number(who) === seat);
  const countOf = (isKept: boolean) =>
    sum(
      guests.map(([key]) => {
        const card = key.split(" ")[0] ?? "";
        return box.card(card).worker_permanent === isKept ? ((city.n_guests as Counts)[key] ?? 0) : 0;
      }),
    );
  return { free: countOf(false), kept: countOf(true) };
}

const effectOf = (box: Box, card: string): Effect => (box.card(card) as unknown as { effect?: Effect }).effect ?? {};
/** What is printed on a card that it does. */
export const opsOf = (box: Box, card: string): readonly Op[] => effectOf(box, card).ops ?? [];
const greens = (city: CityTold, box: Box): [string, number][] =>
  Object.entries(city.cards as Counts).flatMap(([card, count = 0]) =>
    count > 0 && box.card(card).colour === "green" ? [[card, count]] : [],
  );

const producedIn = (city: CityTold, box: Box): Produced[] =>
  greens(city, box).map(([card, count]) => ({ card, count, isChoice: !isSure(effectOf(box, card)) }));

const isSure = ({ ops = [] }: Effect): boolean =>
  ops.every(({ op }) => op === "gain" || op === "gain_if" || op === "draw" || op === "gain_any");

const NOTHING: Sure = { twig: 0, resin: 0, pebble: 0, berry: 0, card: 0, any: 0 };

/** What one copy of a green card gives without a choice, by the city that it stands in. */
export function givenBy(card: string, city: CityTold, box: Box): Sure {
  const cards = city.cards as Counts;
  const gains: Record<string, number> = { ...NOTHING };
  for (const { op, resource, count = 0, per_city_card, each = 0 } of opsOf(box, card)) {
    const sign = op === "draw" ? "card" : op === "gain_any" ? "any" : op.startsWith("gain") ? resource : undefined;
    const isMet = op !== "gain_if" || (cards["farm"] ?? 0) > 0;
    const amount = per_city_card ? each * (cards[per_city_card] ?? 0) : isMet ? count : 0;
    if (sign !== undefined && sign in gains) gains[sign] = (gains[sign] ?? 0) + amount;
  }
  return gains as unknown as Sure;
}

/** It only gives resources: nobody is asked, and nothing hidden is shown. */
export const isPlain = (card: string, box: Box): boolean =>
  opsOf(box, card).every(({ op }) => op === "gain" || op === "gain_if");

/** The sum of what needs no choice, with the conditions that are printed on the cards. */
function sureOf(city: CityTold, box: Box): Sure {
  const cards = city.cards as Counts;
  const couples = (cards["farm"] ?? 0) > 0 ? (cards["wife"] ?? 0) : 0;
  const gains: Record<string, number> = { ...NOTHING };
  for (const [card, count] of greens(city, box)) {
    const times = effectOf(box, card).condition ? Math.min(count, couples) : count;
    for (const [sign, amount] of Object.entries(givenBy(card, city, box)))
      gains[sign] = (gains[sign] ?? 0) + times * amount;
  }
  return gains as unknown as Sure;
}

/** What lies in the Meadow and is not closed by Rugwort. */
const openMeadow = (view: View): string[] =>
  view.meadow.flatMap((card, index) => (card && !view.locked.some((slot) => Number(slot) === index + 1) ? [card] : []));

/** What could still be done instead of passing. */
export interface Left {
  workers: number;
  cards: number;
}

export function leftBefore(view: View, seat: number, legal: readonly string[]): Left {
  const kinds = (kind: string) => legal.filter((line) => line.startsWith(`${kind} `)).length;
  return { workers: kinds("visit") > 0 ? (view.players[seat]?.workers ?? 0) : 0, cards: kinds("play") };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0);
const total = (counts: object): number => sum(Object.values(counts as Counts).map((count) => count ?? 0));
