/** Cards fly from the hand or the Meadow to where they now stand; what is drawn or refilled comes from the deck. */

import type { Flight } from "../../board/flights";
import type { View } from "./box";
import { each, keyOf } from "./sorting";

type Counts = Readonly<Record<string, number | undefined>>;

/** Cards that one has and had not. */
export function come(now: Counts, before: Counts): string[] {
  const had = new Set(each(before).map(keyOf));
  return each(now)
    .map(keyOf)
    .filter((key) => !had.has(key));
}

/** What moved between two positions, as its reader sees it. */
export function flightsOf(now: View, before: View, mine: number): Flight[] {
  const held = (view: View): Counts => view.players[mine]?.hand ?? {};
  const lost = come(held(before), held(now));
  return now.cities.flatMap((city, seat): Flight[] =>
    come(city.cards, before.cities[seat]?.cards ?? {}).flatMap((key): Flight[] => {
      const card = key.split(" ")[0] ?? "";
      const slot = before.meadow.findIndex((there, index) => there === card && now.meadow[index] !== card);
      const fromHand = seat === mine ? lost.find((one) => one.startsWith(`${card} `)) : undefined;
      const from = fromHand ? `hand ${fromHand}` : slot >= 0 ? `meadow ${slot + 1}` : null;
      return from ? [{ from, to: `city ${seat} ${key}`, kind: "card" }] : [];
    }),
  );
}
