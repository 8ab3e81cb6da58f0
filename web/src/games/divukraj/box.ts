/** What is printed in the box: cards, places and events, as data. */

import { boxes } from "../../board/box";
import type { Views } from "../../generated/views";

export type View = Views["divukraj"];
export type PlayerTold = View["players"][number];
export type CityTold = View["cities"][number];

export const GAME = "divukraj";
export const RESOURCES = ["twig", "resin", "pebble", "berry"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Readonly<Record<Resource, number>>;
export const COLOURS = ["tan", "green", "red", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof SEASONS)[number];

export const EVER_TREE = "ever_tree";

export interface Card {
  id: string;
  name_cs: string;
  name_en: string;
  kind: "critter" | "construction";
  rarity: "common" | "unique";
  colour: Colour;
  /** How many are in the deck. */
  count: number;
  cost: Goods;
  points: number;
  /** A construction's critters; a critter's construction. */
  associated: string[];
  open_destination: boolean;
  worker_spaces: number;
  worker_spaces_unlocked: { by: string; spaces: number } | null;
  worker_permanent: boolean;
}

/** What a place gives: resources, `card` and `point_token`. */
export type Gain = Readonly<Record<string, number>>;

export interface BasicPlace {
  id: string;
  exclusive: boolean;
  gain: Gain;
  board_order: number;
}

export interface ForestPlace {
  id: string;
  worker_spaces_by_players: Readonly<Record<string, number>>;
  ops: readonly Readonly<Record<string, unknown>>[];
}

export interface GameEvent {
  id: string;
  points: number;
  /** Cards, so many of one colour, or so many of several. */
  requires: { cards?: string[]; colour?: Colour; count?: number; colours?: Readonly<Record<Colour, number>> };
}

export interface SeasonTold {
  id: Season;
  workers_gained?: number;
  workers_total: number;
}

export interface Printed {
  limits: { hand: number; city_spaces: number; meadow: number };
  cards: Card[];
  basic_locations: BasicPlace[];
  forest_locations: ForestPlace[];
  basic_events: GameEvent[];
  special_events: GameEvent[];
  seasons: SeasonTold[];
  journey: { spots: { points: number; exclusive: boolean; discard: number }[] };
}

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

export class Box {
  private readonly byId: ReadonlyMap<string, Card>;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly places: ReadonlyMap<string, BasicPlace>;
  private readonly forests: ReadonlyMap<string, ForestPlace>;
  private readonly events: ReadonlyMap<string, GameEvent>;

  constructor(readonly printed: Printed) {
    this.byId = byId(printed.cards);
    this.numbers = new Map(printed.cards.map(({ id }, number) => [id, number]));
    this.places = byId(printed.basic_locations);
    this.forests = byId(printed.forest_locations);
    this.events = byId([...printed.basic_events, ...printed.special_events]);
  }

  card(id: string): Card {
    const card = this.byId.get(id);
    if (!card) throw new Error(`no card ${id} in this box`);
    return card;
  }

  /** How many cards a hand holds, and how many spaces a city has. */
  get limits(): Printed["limits"] {
    return this.printed.limits;
  }

  /** Its place in the order of the box. */
  number(card: string): number {
    return this.numbers.get(card) ?? this.numbers.size;
  }

  isCard(id: string): boolean {
    return this.byId.has(id);
  }

  basic(id: string): BasicPlace | undefined {
    return this.places.get(id);
  }

  forest(id: string): ForestPlace | undefined {
    return this.forests.get(id);
  }

  event(id: string): GameEvent | undefined {
    return this.events.get(id);
  }
}

const LISTS = ["cards", "basic_locations", "forest_locations", "basic_events", "special_events"] as const;

/** An edition of somebody's own says of a card, a place or an event only what differs: the rest of each comes from ours. */
export function completed(printed: Printed, ours: Printed): Printed {
  const lists = LISTS.map((name) => {
    const own = byId<{ id: string }>(printed[name]);
    return [name, ours[name].map((thing) => ({ ...thing, ...own.get(thing.id) }))] as const;
  });
  return { ...printed, ...(Object.fromEntries(lists) as Partial<Printed>) };
}

export const boxOf = boxes<Printed, Box>(
  GAME,
  ["divukraj", "page-divukraj", "page-divukraj-clearing", "page-divukraj-told"],
  (printed, ours) => new Box(completed(printed, ours)),
);
