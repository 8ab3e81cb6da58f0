/** Our own box, and positions in a few words. */

import { readFileSync } from "node:fs";
import { readBox, type Printed } from "../../src/games/border/box";
import type { Board, Motif, View } from "../../src/games/border/view";

const FILE = new URL("../../../src/osada/games/border/components.json", import.meta.url);

export const box = readBox(JSON.parse(readFileSync(FILE, "utf8")) as Printed);

/** The same number for each area. */
const each = (count: number): Record<Motif, number> => ({
  well: count,
  sailboat: count,
  eagle: count,
  wind_turbine: count,
  lighthouse: count,
  villa: count,
  forest: count,
  castle: count,
  mountain: count,
});

export const board = (given: Partial<Board> = {}): Board => ({
  layout: 1,
  crossed: ["0", "81"],
  missing: each(9),
  paid: each(0),
  dice: {},
  duty: "nothing",
  ...given,
});

export const view = (given: Partial<View> = {}): View => ({
  edition: "osada",
  seats: 2,
  phase: "choice",
  active: 0,
  rolls: 1,
  dice: ["grey", "grey", "red", "blue", "grey"],
  unused: {},
  boards: [board(), board({ layout: 2 })],
  ...given,
});
