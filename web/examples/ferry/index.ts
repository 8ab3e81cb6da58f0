/** Ferry: the page of the game in `examples/ferry`. In the project it would lie in `src/games/ferry/`. */

import type { GamePage } from "../../src/games/game";
import Board from "./Board.svelte";

const page: GamePage = { Board, drawn: new Set(["anchor", "sail", "play"]) };
export default page;
