/** What is known about a match's game: its components, once they have come. */

import type { Play } from "../../games/game";
import { boxOf } from "./box.svelte";
import type { Known } from "./signs";

export const knownOf = (play: Pick<Play, "game" | "edition">): Known => ({
  game: play.game,
  box: boxOf(play),
});
