/** The flights of cards and of what they give, wherever they are drawn. */

import { Led } from "../../board/led";
import { follow } from "../../board/motion";
import type { Desk } from "./desk.svelte";
import { flightsOf, produced } from "./flights";
import { Production } from "./seasons/production";

const QUICK = 400; // milliseconds: lines that come one after another sooner than that are seen as one

/** To be called in the script of a component. Where something is taken back, nothing flies. */
export function moving(deskOf: () => Desk): void {
  const led = new Led();
  const production = new Production(deskOf().box);
  let flown = 0;
  led.next(deskOf().play);
  follow(
    () => deskOf().play,
    (now, before) => {
      const { mine } = deskOf();
      const lines = led.next(now);
      if (lines.length === 0) return [];
      const beats = production.next(lines, now.view, before);
      const isQuick = performance.now() - flown < QUICK;
      flown = performance.now();
      return [...flightsOf(now.view, before, mine), ...produced(isQuick ? production.whole : beats, mine)];
    },
  );
}
