/** Cities and hands in the words of a test. */

import components from "$games/divukraj/components.json";
import { Box, type CityTold, type Goods, type Printed } from "../../src/games/divukraj/box";

export const BOX = new Box(components as unknown as Printed);

/** `farm 2, school`: what stands in a city. */
export function city(cards: string, more: Partial<CityTold> = {}): CityTold {
  const counts = counted(cards);
  return {
    points: 0,
    occupied: {},
    cards: counts,
    n_cards: Object.values(counts).reduce((sum, count) => sum + count, 0),
    guests: {},
    n_guests: {},
    goods: {},
    chapel: 0,
    clock: 0,
    prisoners: [null, null],
    ...more,
  };
}

export function counted(cards: string): Record<string, number> {
  const words = cards.split(", ").filter(Boolean);
  return Object.fromEntries(
    words.map((word) => {
      const [card = "", count = "1"] = word.split(" ");
      return [card, Number(count)];
    }),
  );
}

export const goods = (twig: number, resin: number, pebble: number, berry: number): Goods => ({
  twig,
  resin,
  pebble,
  berry,
});
