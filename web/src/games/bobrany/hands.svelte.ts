/** The hand at a table: one for all that is drawn of it, in whatever tab. */

import { untrack } from "svelte";
import { follow } from "../../board/motion";
import type { Play } from "../game";
import type { Box, Tile, View } from "./box";
import { Movement } from "./flights";
import { Following } from "./following.svelte";
import { Hand } from "./hand.svelte";
import { keyOn } from "./keys";
import { Plan } from "./plan";

interface Kept {
  hand: Hand;
  following: Following;
}

const HANDS = new WeakMap<Play<View>, Kept>();
/** Rises when a hand is opened: who asked before its board was there asks again. */
const opening = $state({ count: 0 });

/** The hand that was opened for a table; none before its board is there. */
export function openedHand(play: Play<View>): Hand | undefined {
  return opening.count >= 0 ? HANDS.get(play)?.hand : undefined;
}

/** To be called in the script of a component: what is drawn there lives as long as that. */
export function useHand(play: Play<View>, box: Box): Hand {
  const plan = new Plan(box);
  const kept = HANDS.get(play) ?? opened({ play, box, plan });
  HANDS.set(play, kept);
  const { hand, following } = kept;
  $effect(() => untrack(() => void (opening.count += 1)));
  const movement = new Movement(plan);
  follow(
    () => play,
    (now, before) => movement.next(now.view, before),
  );
  $effect(() => {
    void [play.draft, play.next, play.gains, play.settled, following.patience, hand.aim];
    untrack(() => following.attend());
  });
  $effect(() => {
    const { settled } = play;
    return () => untrack(() => remember(hand, settled, play.settled, plan));
  });
  $effect(() => {
    const press = (event: KeyboardEvent) => keyOn(hand, event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return hand;
}

/** It outlives the tab in which it was opened, and with it all that is derived in it. */
function opened(desk: { play: Play<View>; box: Box; plan: Plan }): Kept {
  let kept: Kept | undefined;
  $effect.root(() => {
    const hand = new Hand(desk);
    kept = { hand, following: new Following(hand) };
  });
  if (!kept) throw new Error("a hand is opened at once");
  return kept;
}

/** When the river moves, the last of what lay before the edge is lost. */
function remember(hand: Hand, before: View, now: View | undefined, plan: Plan): void {
  if (!now || now.rounds <= before.rounds) return;
  const river = before.river as Partial<Record<string, Tile>>;
  const fallen = plan.slots.filter((slot) => slot.startsWith(`${plan.positions}.`)).map((slot) => river[slot]);
  hand.lost = fallen.findLast((tile) => tile !== undefined) ?? hand.lost;
}
