/** Everdell: cities, and alone the rival. */

import type { Pad } from "../../../pad/pad";
import { file, player, shared, type Player, type Shared } from "./form";
import Person from "./Person.svelte";
import Rival from "./Rival.svelte";

const pad: Pad<Shared, Player> = {
  least: 1,
  most: 4,
  list: "players",
  shared,
  player,
  file,
  Shared: Rival,
  Player: Person,
};
export default pad;
