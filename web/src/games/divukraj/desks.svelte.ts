/** The desks that are open: one for each match, whatever draws it. */

import type { Play } from "../game";
import type { Box, View } from "./box";
import { Desk } from "./desk.svelte";

const desks = new WeakMap<Play<View>, Desk>();

/** In a root of its own: two would answer the same question twice. */
export function deskOf(play: Play<View>, box: Box): Desk {
  return desks.get(play) ?? opened(play, box);
}

function opened(play: Play<View>, box: Box): Desk {
  let desk: Desk | undefined;
  $effect.root(() => {
    const made = new Desk(play, box);
    desk = made;
    desks.set(play, made);
    $effect.pre(() => made.hear());
  });
  if (!desk) throw new Error("a desk is opened at once");
  return desk;
}
