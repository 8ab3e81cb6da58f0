/** Hashi: the map as it was drawn. */

import type { Pad } from "../../../pad/pad";
import { file, player, shared, type Player, type Shared } from "./form";
import Board from "./Board.svelte";
import Side from "./Side.svelte";

const pad: Pad<Shared, Player> = {
  least: 1,
  most: 4,
  list: "boards",
  shared,
  player,
  file,
  Shared: Side,
  Player: Board,
};
export default pad;
