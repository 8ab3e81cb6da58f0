/** What is known about a match's game: its legend, and its components once they have come. */

import type { Play } from "../../games/game";
import { boxOf } from "./box.svelte";
import { legendOf } from "./legend";
import type { Known } from "./signs";

export const knownOf = (play: Pick<Play, "game" | "edition">): Known => ({
  game: play.game,
  legend: legendOf(play.game),
  box: boxOf(play),
});
