/**
 * Cards fly from the hand or the Meadow to where they now stand; what is drawn or refilled comes from the deck. What a
 * green card gives flies from it to its owner's line, card after card.
 */

import type { Flight } from "../../board/flights";
import type { View } from "./box";
import type { Beat, Sign } from "./seasons/production";
import { SIGNS } from "./seasons/production";
import { each, keyOf } from "./sorting";

type Counts = Readonly<Record<string, number | undefined>>;

export const DECK = "deck";
/** Where a hand is: another's as a whole. */
export const handOf = (seat: number): string => `hand of ${seat}`;
/** A sign by itself: what flies of it. */
export const signOf = (sign: Sign): string => `sign ${sign}`;
/** Where a resource of a seat is counted. */
export const goodsOf = (seat: number, sign: Sign): string => `goods ${seat} ${sign}`;
/** Where a card stands: in one's own city each by itself, in another's all equal ones as one. */
export const standsAt = (owner: number | string, card: string, copy: number, mine: number): string =>
  owner === mine ? `city ${owner} ${card} ${copy}` : `city ${owner} ${card}`;

/** Cards that one has and had not. */
export function come(now: Counts, before: Counts): string[] {
  const had = new Set(each(before).map(keyOf));
  return each(now)
    .map(keyOf)
    .filter((key) => !had.has(key));
}

/** What moved between two positions, as its reader sees it. */
export function flightsOf(now: View, before: View, mine: number): Flight[] {
  return [...played(now, before, mine), ...drawn(now, before, mine), ...refilled(now, before)];
}

const handIn = (view: View, seat: number): Counts => view.players[seat]?.hand ?? {};
const cardOf = (key: string): string => key.split(" ")[0] ?? "";

/** The slot of the Meadow that this card left; 0: none. */
const slotLeft = (card: string, now: View, before: View): number =>
  before.meadow.findIndex((there, index) => there === card && now.meadow[index] !== card) + 1;

function played(now: View, before: View, mine: number): Flight[] {
  const lost = come(handIn(before, mine), handIn(now, mine));
  return now.cities.flatMap((city, seat): Flight[] =>
    come(city.cards, before.cities[seat]?.cards ?? {}).map((key): Flight => {
      const [card, copy] = [cardOf(key), Number(key.split(" ")[1])];
      const slot = slotLeft(card, now, before);
      const held = seat === mine ? lost.find((one) => cardOf(one) === card) : undefined;
      const from = held ? `hand ${held}` : slot > 0 ? `meadow ${slot}` : handOf(seat);
      return { from, to: standsAt(seat, card, copy, mine), kind: "card" };
    }),
  );
}

/** Into my hand: out of the Meadow, or turned up from the deck. */
function drawn(now: View, before: View, mine: number): Flight[] {
  return come(handIn(now, mine), handIn(before, mine)).map((key): Flight => {
    const slot = slotLeft(cardOf(key), now, before);
    return slot > 0
      ? { from: `meadow ${slot}`, to: `hand ${key}`, kind: "card" }
      : { from: DECK, to: `hand ${key}`, kind: "turn" };
  });
}

function refilled(now: View, before: View): Flight[] {
  return now.meadow.flatMap((card, index): Flight[] =>
    card !== null && card !== before.meadow[index] ? [{ from: DECK, to: `meadow ${index + 1}`, kind: "turn" }] : [],
  );
}

const APART = 240; // milliseconds from one card that produces to the next …
const LONGEST = 2_600; // … but all of them within this
const NEXT = 50; // milliseconds between two things of one card

/** How long after the first each of so many cards acts. */
export const paceOf = (beats: number): number => Math.min(APART, LONGEST / Math.max(1, beats));

/** Every card that produces stands out, and what it gives flies to who gets it; what is paid flies nowhere. */
export function produced(beats: readonly Beat[], mine: number): Flight[] {
  const pace = paceOf(beats.length);
  return beats.flatMap(({ seat, owner, card, copy, gains }, index): Flight[] => {
    const from = standsAt(owner, card, copy, mine);
    const units = SIGNS.flatMap((sign) => Array.from({ length: Math.max(0, gains[sign] ?? 0) }, () => sign));
    const given = units.filter((sign) => sign !== "card"); // cards fly from the deck
    return [
      { from, to: from, kind: "beat", delay: index * pace },
      ...given.map((sign, nth): Flight => {
        const delay = index * pace + nth * NEXT;
        return { from, to: goodsOf(seat, sign), kind: "card", carries: signOf(sign), delay };
      }),
    ];
  });
}
