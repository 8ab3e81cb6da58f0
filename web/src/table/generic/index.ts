/** Any game, drawn from its view. */

import type { GamePage } from "../../games/game";
import Board from "./Board.svelte";
import Full from "./Full.svelte";
import Mine from "./Mine.svelte";
import Numbers from "./Numbers.svelte";
import Rival from "./Rival.svelte";

const page: GamePage = { Board, Mine, Rival, Full, Numbers, drawn: new Set() };
export default page;
