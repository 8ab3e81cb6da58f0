/** What moves when the match goes on: workers to slots, tiles, storeys and features to the district, rings to places. */

import type { Flight } from "../../board/flights";
import type { View } from "./box";
import { at, spacesOf, word } from "./tiles";

type Told = Readonly<Record<string, unknown>>;

const came = (now: Told, before: Told): string[] => Object.keys(now).filter((key) => before[key] === undefined);

/** Between two positions: everything goes where it went from. */
export function flightsOf(now: View, before: View): Flight[] {
  const taken = came(now.workers as Told, before.workers as Told)[0];
  const from = taken ? `slot ${taken}` : `slot ${lastSlot(now) ?? ""}`;
  const things = now.districts.flatMap((district, seat): Flight[] => {
    const old = before.districts[seat];
    if (!old) return [];
    const spaces = [
      ...came(district.features as Told, old.features as Told),
      ...Object.keys(district.heights).filter(
        (space) => ((district.heights as Told)[space] ?? 0) !== ((old.heights as Told)[space] ?? 0),
      ),
    ];
    const tiles = came(district.tiles as Told, old.tiles as Told).flatMap((place) => spacesOf(at(place)));
    return [
      ...tiles.map((space): Flight => ({ from, to: `space ${seat} ${word(space)}`, kind: "card" })),
      ...spaces.map((space): Flight => ({ from, to: `space ${seat} ${space}`, kind: "piece" })),
      ...district.cards
        .filter((card) => !old.cards.includes(card))
        .map((card): Flight => ({ from, to: `card ${card}`, kind: "card" })),
    ];
  });
  const rings = came(now.rings as Told, before.rings as Told);
  const workers = came(now.workers as Told, before.workers as Told).map((slot): Flight => ({
    from: `pawn ${(now.workers as Told)[slot]}`,
    to: `worker ${slot}`,
    kind: "piece",
  }));
  return [
    ...workers,
    ...things,
    ...rings.map((ring): Flight => ({ from: `ring ${ring}`, to: `ring ${ring}`, kind: "turn" })),
  ];
}

/** The slot of the seat that acts: what it holds came from there. */
function lastSlot(view: View): string | undefined {
  return Object.entries(view.workers).findLast(([, seat]) => Number(seat) === view.seat)?.[0];
}
