/** The flights of cards, wherever they are drawn. */

import { follow } from "../../board/motion";
import type { Desk } from "./desk.svelte";
import { flightsOf } from "./flights";

/** To be called in the script of a component. */
export function moving(deskOf: () => Desk): void {
  follow(
    () => deskOf().play,
    (now, before) => flightsOf(now.view, before, deskOf().mine),
  );
}
