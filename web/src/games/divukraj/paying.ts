/** What a card costs, what is missing for it, and what each way to pay it saves (R7). */

import { type Box, type Card, type CityTold, EVER_TREE, type Goods, type Resource, RESOURCES } from "./box";

export const WAYS = ["house", EVER_TREE, "cost", "judge", "innkeeper", "crane", "dungeon"] as const;
export type Way = (typeof WAYS)[number];

const DISCOUNT = 3;
/** Ways by which a card of the own city is given up. */
const GIVES_UP: ReadonlySet<string> = new Set(["innkeeper", "crane", "dungeon"]);

export const isWay = (word: string): word is Way => (WAYS as readonly string[]).includes(word);

export const totalOf = (goods: Partial<Goods>): number =>
  RESOURCES.reduce((sum, resource) => sum + (goods[resource] ?? 0), 0);

export type Lack = Partial<Record<Resource, number>>;

/** What is missing for a cost. */
export function missingFor(cost: Goods, have: Goods): Lack {
  const lacks = RESOURCES.map((resource) => [resource, cost[resource] - have[resource]] as const);
  return Object.fromEntries(lacks.filter(([, more]) => more > 0));
}

/** How many copies of a construction have no occupied token. */
export function freeHouses(city: CityTold, house: string): number {
  const cards = city.cards as Readonly<Record<string, number | undefined>>;
  const occupied = city.occupied as Readonly<Record<string, readonly string[] | undefined>>;
  return (cards[house] ?? 0) - (occupied[house]?.length ?? 0);
}

/** The construction in which a critter would live for nothing: its own, else the Ever Tree. */
export function houseFor(card: Card, city: CityTold): string | null {
  if (card.kind !== "critter") return null;
  return [...card.associated, EVER_TREE].find((house) => freeHouses(city, house) > 0) ?? null;
}

export interface Price {
  way: Way;
  /** Resources that are paid, by kind; `any`: what is left of a discount that may be of any kinds. */
  goods: Partial<Goods>;
  any: number;
  /** How many resources fewer than the printed cost. */
  saves: number;
  /** The card of the own city that leaves it, or is taken. */
  uses: string | null;
}

export function priceOf(way: Way, card: Card, city: CityTold): Price {
  const all = totalOf(card.cost);
  const plain = { way, goods: card.cost, any: 0, saves: 0, uses: null };
  switch (way) {
    case "house":
      return {
        ...plain,
        goods: {},
        saves: all,
        uses: card.associated.find((one) => freeHouses(city, one) > 0) ?? null,
      };
    case EVER_TREE:
      return { ...plain, goods: {}, saves: all, uses: EVER_TREE };
    case "innkeeper": {
      const saves = Math.min(DISCOUNT, card.cost.berry);
      return { ...plain, goods: { ...card.cost, berry: card.cost.berry - saves }, saves, uses: way };
    }
    case "crane":
    case "dungeon": {
      const saves = Math.min(DISCOUNT, all);
      return { ...plain, goods: {}, any: all - saves, saves, uses: way };
    }
    case "judge":
      return { ...plain, uses: way };
    case "cost":
      return plain;
  }
}

/** The way that costs least: nothing of the city is given up as long as there is another way. */
export function cheapest(ways: readonly Way[], card: Card, city: CityTold): Way | undefined {
  const weight = (way: Way): number => {
    const { goods, any } = priceOf(way, card, city);
    return (GIVES_UP.has(way) ? 100 : 0) + totalOf(goods) + any;
  };
  return WAYS.filter((way) => ways.includes(way)).reduce<Way | undefined>(
    (best, way) => (best === undefined || weight(way) < weight(best) ? way : best),
    undefined,
  );
}

/** Of a discount of any kinds: the unit to spare is the one that would be left scarcest. */
export function scarcest(options: readonly Resource[], due: Partial<Goods>, have: Goods): Resource | undefined {
  const left = (resource: Resource) => have[resource] - (due[resource] ?? 0);
  return options.reduce<Resource | undefined>(
    (best, resource) => (best === undefined || left(resource) < left(best) ? resource : best),
    undefined,
  );
}

/** Why a card cannot be played, as far as the table shows it; the server has the last word. */
export type Obstacle =
  { kind: "goods"; lack: Lack } | { kind: "unique" } | { kind: "full" } | { kind: "construction" } | { kind: "other" };

/** Spaces that the cards of a city take: a pair takes one, a Wanderer none. */
export function spacesTaken(city: CityTold): number {
  const { husband = 0, wife = 0, wanderer = 0 } = city.cards;
  return city.n_cards - wanderer - Math.min(husband, wife);
}

export function obstacleTo(card: Card, have: Goods, city: CityTold, spaces: number): Obstacle {
  const cards = city.cards as Readonly<Record<string, number | undefined>>;
  if (card.id !== "fool" && card.rarity === "unique" && (cards[card.id] ?? 0) > 0) return { kind: "unique" };
  const lack = missingFor(card.cost, have);
  if (totalOf(lack) > 0) return { kind: "goods", lack };
  if (card.id === "ruins") return { kind: "construction" };
  if (card.id !== "fool" && spacesTaken(city) >= spaces) return { kind: "full" };
  return { kind: "other" };
}

/** A card costs nothing but an occupied token. */
export const isFreeByHouse = (box: Box, card: string, city: CityTold): boolean =>
  houseFor(box.card(card), city) !== null;
