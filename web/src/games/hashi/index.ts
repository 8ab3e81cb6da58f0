/** Hashi: one's own sea in the middle, the others' as small ones. */

import type { GamePage } from "../game";
import Board from "./Board.svelte";
import Full from "./Full.svelte";
import Numbers from "./Numbers.svelte";
import Rival from "./Rival.svelte";

const page: GamePage = {
  Board,
  Numbers,
  Rival,
  Full,
  drawn: new Set(["start", "write", "skip-write", "bridge", "skip-bridges"]),
};
export default page;
