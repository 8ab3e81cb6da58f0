/** The cards in play: what each pays now, would pay after the draft, and can still pay. All of it is told by the server. */

import { type Card, type Colour, COLOURS } from "./box";
import type { Hand } from "./hand.svelte";
import { partOf } from "./said";

export interface CardTold {
  card: Card;
  colour: Colour;
  /** Mine first. */
  seats: { seat: number; now: number; change: number; possible: number | null }[];
}

export function cardsOf(hand: Hand): CardTold[] {
  const { play } = hand.desk;
  return COLOURS.flatMap((colour) => {
    const card = play.settled.cards[colour];
    if (!card) return [];
    const seats = [hand.mine, 1 - hand.mine].map((seat) => {
      const part = play.count?.[seat]?.parts.find((each) => each.part === card);
      return { seat, ...partOf(hand, seat, card), possible: part?.possible ?? null };
    });
    return [{ card, colour, seats }];
  });
}

/** The ways on which beavers cross a town from edge to edge, space by space. */
export function walksOf({ desk: { play } }: Hand, seat: number): string[][] {
  const part = play.count?.[seat]?.parts.find((each) => each.part === play.settled.cards.brown);
  return part?.steps.map(({ counted }) => counted) ?? [];
}
