/** Bobřany: the river above one's own town, the rival's town and the cards beside them. */

import type { GamePage } from "../game";
import Board from "./Board.svelte";
import CardsTab from "./CardsTab.svelte";
import MineTab from "./MineTab.svelte";
import Numbers from "./Numbers.svelte";
import "./palette.css";
import { closes, promptOf, tabFor } from "./prompt";
import RivalTab from "./RivalTab.svelte";
import Status from "./Status.svelte";
import TableTab from "./TableTab.svelte";

const page: GamePage = {
  Board,
  Numbers,
  Status,
  drawn: new Set(["take", "dam", "claim", "raft", "raft2", "place", "pay", "scuttle", "end"]),
  whole: true,
  tabs: [
    { id: "table", Component: TableTab },
    { id: "mine", Component: MineTab },
    { id: "rival", Component: RivalTab },
    { id: "cards", Component: CardsTab },
  ],
  tabFor,
  closing: "end",
  closes,
  gathers: true,
  prompt: promptOf,
};
export default page;
