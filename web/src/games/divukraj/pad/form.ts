/** A city card by card, with what lies on it; points, resources, the Journey, events; alone, what the rival has. */

export interface Shared {
  /** Alone against the rival. */
  isSolo: boolean;
  year: number;
  cards: Record<string, number>;
  basic_events: number;
  points: number;
}

export interface Player {
  /** How many of each card. */
  city: Record<string, number>;
  /** Tokens on the Chapel and the Clock Tower, workers that stay on the Cemetery and the Monastery. */
  on: Record<string, number>;
  prisoners: string[];
  points: number;
  resources: Record<string, number>;
  /** How many workers stand on each spot of the Journey. */
  journey: Record<string, number>;
  /** The achieved events; a number is what lies there, in points. */
  events: Record<string, number>;
}

export interface Card {
  id: string;
  colour: string;
  kind: string;
  rarity: string;
  count: number;
}

export interface Event {
  id: string;
  endgame?: { per_stored?: unknown; per_card_beneath?: number } | null;
}

export interface Box {
  cards: Card[];
  basic_events: Event[];
  special_events: Event[];
  journey: { spots: { points: number; exclusive: boolean }[] };
  resources: Record<string, unknown>;
}

export const COLOURS = ["tan", "green", "red", "blue", "purple"] as const;
export const WITH_TOKENS = { chapel: 20, clock_tower: 3 } as const;
export const WITH_WORKERS = { cemetery: 2, monastery: 2 } as const;
export const CELLS = 2;

export const shared = (): Shared => ({ isSolo: false, year: 1, cards: {}, basic_events: 0, points: 0 });

export const player = (): Player => ({
  city: {},
  on: {},
  prisoners: [],
  points: 0,
  resources: {},
  journey: {},
  events: {},
});

/** What an event pays does not follow from the city where something lies on it or beneath it. */
export const isVariable = ({ endgame }: Event): boolean => Boolean(endgame?.per_stored ?? endgame?.per_card_beneath);

export const copiesOf = ({ rarity, count }: Card): number => (rarity === "unique" ? 1 : count);

export function sizeOf({ city }: Player): number {
  const couples = Math.min(city["husband"] ?? 0, city["wife"] ?? 0);
  const all = Object.values(city).reduce((sum, count) => sum + count, 0);
  return all - (city["wanderer"] ?? 0) - couples;
}

export function file(all: Shared, players: Player[]): Record<string, unknown> {
  const told = { players: players.map(playerOf) };
  if (!all.isSolo || players.length > 1) return told;
  const { year, basic_events, points } = all;
  const cards = Object.fromEntries(COLOURS.map((colour) => [colour, all.cards[colour] ?? 0]));
  return { ...told, rival: { year, cards, basic_events, points } };
}

function playerOf(form: Player): Record<string, unknown> {
  const { points, resources } = form;
  const journey = Object.entries(form.journey).flatMap(([spot, count]) => Array<number>(count).fill(Number(spot)));
  return { city: cityOf(form), points, resources, journey, events: Object.entries(form.events).map(eventOf) };
}

const eventOf = ([event, points]: [string, number]): unknown => (points < 0 ? event : { event, points });

function cityOf(form: Player): unknown[] {
  return Object.entries(form.city).flatMap(([card, count]) => Array<unknown>(count).fill(entryOf(form, card)));
}

function entryOf({ on, prisoners }: Player, card: string): unknown {
  if (card in WITH_TOKENS) return { card, points: on[card] ?? 0 };
  if (card in WITH_WORKERS) return { card, workers: on[card] ?? 0 };
  if (card === "dungeon") return { card, prisoners: prisoners.filter(Boolean) };
  return card;
}
