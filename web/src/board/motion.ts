/**
 * Things go where they went from, so that the eye can follow. In a board's script:
 *
 *     follow(() => play, (now, before) => [{ from: "river 3", to: "space C3", kind: "card" }]);
 *
 * and on what is drawn: `data-spot="river 3"`. Whenever the position changes, `flights` tells what moved between spots;
 * where they begin is measured before the page is drawn anew, where they end after it, once each. What lies at `to` then
 * flies in from `from`. With `leaves`, what lay at `from` flies away to `to` (or fades where it was) as a copy of itself.
 * A spot is an HTML element or a `<g>` without a `transform` of its own: the flight takes that place.
 */

export { type Flight, type Flights, type Kind } from "./flights";
export { follow } from "./following.svelte";
