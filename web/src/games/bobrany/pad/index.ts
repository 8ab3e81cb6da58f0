/** Timber Town: the cards of the match, and both towns. */

import type { Pad } from "../../../pad/pad";
import Cards from "./Cards.svelte";
import { file, player, shared, type Player, type Shared } from "./form";
import Town from "./Town.svelte";

const pad: Pad<Shared, Player> = {
  least: 2,
  most: 2,
  list: "towns",
  shared,
  player,
  file,
  Shared: Cards,
  Player: Town,
};
export default pad;
