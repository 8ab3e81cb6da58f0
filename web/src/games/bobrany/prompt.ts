/** What to do now, in words with their verb; and where, on a phone. */

import { say } from "../../core/words.svelte";
import type { Play } from "../game";
import type { View } from "./box";
import { END } from "./desk";
import type { Hand } from "./hand.svelte";
import { openedHand } from "./hands.svelte";
import { faceName, tokenName } from "./said";

export function promptOf(play: Play<View>): string | null {
  const hand = openedHand(play);
  if (!hand || !hand.mayAct) return null;
  if (play.draft.at(-1) === END)
    return say("page-bobrany-do-end", { main: play.settled.main_left > 0 ? "left" : "used" });
  if (hand.armed)
    return say("page-bobrany-do-token", {
      token: tokenName(hand.armed),
      kind: hand.armed,
      held: hand.held ? "yes" : "no",
    });
  if (hand.held) return placing(hand);
  if (play.draft.length > 0 && !play.isWhole) return say("page-bobrany-do-main");
  if (play.draft.length > 0) return say("page-bobrany-do-confirm");
  return say("page-bobrany-do-take", { only: play.legal.length === 1 ? "end" : "tile" });
}

function placing({ held, ghost, desk }: Hand): string {
  const said = { face: held ? faceName(held.tile) : "", column: held?.column ?? 0, cell: ghost?.cell ?? "" };
  if (ghost && !ghost.isLegal) return say("page-bobrany-do-turn", said);
  return say("page-bobrany-do-place", { ...said, whole: desk.play.isWhole ? "yes" : "no" });
}

/** A tile is taken at the table and placed in the own town; a border is chosen there, too. */
export function tabFor(play: Play<View>): string | null {
  const hand = openedHand(play);
  if (!hand || !hand.mayAct) return null;
  return hand.held ? "mine" : "table";
}

/** Confirm ends the turn where its main action is used, or none is left to do: nobody passes by mistake. */
export function closes(play: Play<View>): boolean {
  return play.view.main_left === 0 || !play.next.some((line) => /^(take|raft2?) /.test(line));
}
