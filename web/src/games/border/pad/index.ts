/** The Border: which areas are closed, and what they paid. */

import type { Pad } from "../../../pad/pad";
import { file, player, type Player } from "./form";
import Sheet from "./Sheet.svelte";

const pad: Pad<object, Player> = { least: 1, most: 4, list: "boards", shared: () => ({}), player, file, Player: Sheet };
export default pad;
