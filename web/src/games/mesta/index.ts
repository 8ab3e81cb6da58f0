/** Cities: the offer, the milestones, one's own district and cards, the others as strips. */

import type { GamePage, Play } from "../game";
import Board from "./Board.svelte";
import type { View } from "./box";
import { handOf } from "./hand.svelte";
import Mine from "./Mine.svelte";
import Numbers from "./Numbers.svelte";
import Others from "./Others.svelte";
import { prompt } from "./prompt";
import Status from "./Status.svelte";
import Table from "./Table.svelte";

const page: GamePage = {
  Board,
  Numbers,
  Status,
  drawn: new Set(["start", "take", "tile", "pick", "feature", "discard", "piece", "build"]),
  whole: true,
  gathers: true,
  tabs: [
    { id: "table", Component: Table },
    { id: "mine", Component: Mine },
    { id: "others", Component: Others },
  ],
  tabFor: (play: Play<View>) => tabFor(play),
  prompt: (play: Play<View>) => prompt(play),
};
export default page;

/** Slots lie on the table; what was taken is placed in one's own district. */
function tabFor(play: Play<View>): string | null {
  if (play.seat === null || !play.actors.includes(play.seat)) return null;
  const { kind } = handOf(play);
  if (kind === "nothing") return null;
  return kind === "start" || kind === "take" ? "table" : "mine";
}
