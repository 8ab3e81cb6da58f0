/** What a card costs, what is missing for it, and what each way to pay it saves (R7). */

import { type Card, type CityTold, EVER_TREE, type Goods, type PlayerTold, type Resource, RESOURCES } from "./box";
import { aboutOf, kindOf } from "./lines";

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

/** The answer that is filled in where all that is asked is how to pay, or what a discount spares; null elsewhere. */
export function usualWay(
  lines: readonly string[],
  card: Card,
  city: CityTold,
  due: Partial<Goods>,
  have: Goods,
): string | null {
  const isAll = (kind: string) => lines.every((line) => kindOf(line) === kind);
  const answers = lines.map(aboutOf);
  if (isAll("by")) return answered("by", cheapest(answers.filter(isWay), card, city));
  return isAll("spare") ? answered("spare", scarcest(answers as Resource[], due, have)) : null;
}

const answered = (kind: string, about: string | undefined): string | null => (about ? `${kind} ${about}` : null);

/** What somebody has, and how many spaces of the city are in use. */
type Stock = Pick<PlayerTold, "resources" | "spaces">;

/** Why a card cannot be played, as far as the table shows it; the server has the last word. */
export type Obstacle =
  { kind: "goods"; lack: Lack } | { kind: "unique" } | { kind: "full" } | { kind: "construction" } | { kind: "other" };

/** Who lives with somebody that is there alone needs no space, nor do these two. */
const SPOUSES: Readonly<Record<string, string>> = { husband: "wife", wife: "husband" };
const NEEDS_NO_SPACE: ReadonlySet<string> = new Set(["fool", "wanderer"]);

/** `all`: the spaces of a city. */
export function obstacleTo(card: Card, { resources, spaces }: Stock, city: CityTold, all: number): Obstacle {
  const there = (id: string) => (city.cards as Readonly<Record<string, number | undefined>>)[id] ?? 0;
  if (card.id !== "fool" && card.rarity === "unique" && there(card.id) > 0) return { kind: "unique" };
  const lack = missingFor(card.cost, resources);
  if (totalOf(lack) > 0) return { kind: "goods", lack };
  if (card.id === "ruins") return { kind: "construction" };
  const spouse = SPOUSES[card.id];
  const isJoined = spouse !== undefined && there(spouse) > there(card.id);
  return spaces >= all && !isJoined && !NEEDS_NO_SPACE.has(card.id) ? { kind: "full" } : { kind: "other" };
}
