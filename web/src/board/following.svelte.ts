/** What flies when the position changes: measured before the page is drawn anew, started after it. See `motion.ts`. */

import type { Play } from "../games/game";
import { Airborne } from "./flying";
import { type Flights, Follower } from "./flights";

const PRESSES = ["pointerdown", "keydown"] as const; // whoever goes on need not wait for what is in the air

/** Follows a match from the script of a component, as long as that is there. */
export function follow<V>(play: () => Play<V>, flights: Flights<V>): void {
  const [follower, airborne] = [new Follower(flights), new Airborne(() => play().game)];

  $effect.pre(() => airborne.prepare(follower.next(play())));
  $effect(() => {
    void play().view;
    airborne.start();
  });
  $effect(() => {
    const land = () => airborne.land();
    for (const press of PRESSES) addEventListener(press, land, { capture: true });
    return () => {
      for (const press of PRESSES) removeEventListener(press, land, { capture: true });
      land();
    };
  });
}
