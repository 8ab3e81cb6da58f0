/** The Border: a map of hexes, five dice, nine areas. */

import type { GamePage } from "../game";
import Board from "./Board.svelte";
import Full from "./Full.svelte";
import Numbers from "./Numbers.svelte";
import Rival from "./Rival.svelte";

const page: GamePage = { Board, Rival, Full, Numbers, drawn: new Set(["reroll", "stop", "group", "cross"]) };
export default page;
