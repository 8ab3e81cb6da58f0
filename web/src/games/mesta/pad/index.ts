/** Cities: the metropolis, and a district for each player. */

import type { Pad } from "../../../pad/pad";
import City from "./City.svelte";
import District from "./District.svelte";
import { file, player, shared, type Player, type Shared } from "./form";

const pad: Pad<Shared, Player> = {
  least: 1,
  most: 4,
  list: "districts",
  shared,
  player,
  file,
  Shared: City,
  Player: District,
};
export default pad;
