/** A city as a row of small tokens: what others may visit first, equal cards as one, the rest folded. */

import type { Box, CityTold } from "../box";

export interface CityToken {
  card: string;
  count: number;
  /** Others may visit it. */
  isOpen: boolean;
  /** Whose workers stand on a copy of it. */
  guests: readonly number[];
}

type Counts = Readonly<Record<string, number | undefined>>;
type Words = Readonly<Record<string, string | undefined>>;

export function tokensOf(city: CityTold, box: Box): CityToken[] {
  const tokens = Object.entries(city.cards as Counts).flatMap(([card, count = 0]) =>
    count > 0 ? [{ card, count, isOpen: box.card(card).open_destination, guests: guestsOn(city, card) }] : [],
  );
  return tokens.sort(
    (one, two) => Number(two.isOpen) - Number(one.isOpen) || box.number(one.card) - box.number(two.card),
  );
}

/** One for each worker. */
export function guestsOn(city: CityTold, card: string): number[] {
  return Object.entries(city.guests as Words).flatMap(([key, who]) =>
    key.split(" ")[0] === card && who !== undefined
      ? Array.from({ length: (city.n_guests as Counts)[key] ?? 0 }, () => Number(who))
      : [],
  );
}

/** As many as fit into a room, in rows; where some do not, room is left for `+n`. */
export function folded<T extends { count: number }>(
  tokens: readonly T[],
  width: number,
  height: number,
  size: number,
): { shown: readonly T[]; more: number } {
  const [across, rows] = [width, height].map((length) => Math.max(1, Math.floor(length / size))) as [number, number];
  const fit = across * rows;
  if (tokens.length <= fit) return { shown: tokens, more: 0 };
  const shown = tokens.slice(0, Math.max(1, fit - 1));
  const rest = tokens.slice(shown.length);
  return { shown, more: rest.reduce((sum, { count }) => sum + count, 0) };
}
