/** Everdell: the clearing and the Meadow above one's own hand and city, the rivals as strips. */

import type { GamePage, Play } from "../game";
import Board from "./Board.svelte";
import type { View } from "./box";
import MineTab from "./MineTab.svelte";
import Numbers from "./Numbers.svelte";
import OthersTab from "./OthersTab.svelte";
import { promptOf, tabFor } from "./prompt";
import Sheet from "./Sheet.svelte";
import TableTab from "./TableTab.svelte";

const page: GamePage = {
  Board,
  Numbers,
  Sheet,
  drawn: new Set([
    ...["visit", "play", "prepare", "pass", "done", "by", "jail", "spare", "swap", "to", "of", "slot"],
    ...["take", "discard", "give", "store", "remove", "beneath", "activate", "use", "lift"],
  ]),
  final: ["pass"],
  whole: true,
  gathers: true,
  isTurnBegun: ({ phase }: View) => phase === "turn",
  tabs: [
    { id: "table", Component: TableTab },
    { id: "mine", Component: MineTab },
    { id: "others", Component: OthersTab },
  ],
  tabFor: (play: Play<View>) => tabFor(play),
  prompt: (play: Play<View>) => promptOf(play),
};
export default page;
