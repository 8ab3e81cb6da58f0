/** The flights of cards and of what they give, wherever they are drawn. */

import { Led } from "../../board/led";
import { follow } from "../../board/motion";
import type { Desk } from "./desk.svelte";
import { flightsOf, produced } from "./flights";
import { Production } from "./seasons/production";

/** To be called in the script of a component. Where something is taken back, nothing flies. */
export function moving(deskOf: () => Desk): void {
  const led = new Led();
  const production = new Production(deskOf().box);
  led.next(deskOf().play);
  follow(
    () => deskOf().play,
    (now, before) => {
      const { mine } = deskOf();
      const lines = led.next(now);
      if (lines.length === 0) return [];
      return [...flightsOf(now.view, before, mine), ...produced(production.next(lines, now.view, before), mine)];
    },
  );
}
