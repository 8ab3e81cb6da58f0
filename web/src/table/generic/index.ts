/** Any game, drawn from its view. */

import type { GamePage } from "../../games/game";
import Board from "./Board.svelte";

const page: GamePage = { Board, drawn: new Set() };
export default page;
