/** Boards in the words of a test, on the two sides of our own edition. */

import { readFileSync } from "node:fs";
import type { BoardTold, Box } from "../../src/games/hashi/box";
import { Chart } from "../../src/games/hashi/geometry";
import { degree } from "../../src/games/hashi/islands";

const FILE = new URL("../../../src/osada/games/hashi/components.json", import.meta.url);

export const BOX = JSON.parse(readFileSync(FILE, "utf-8")) as Box;
export const A = new Chart(BOX.sides.A);
export const B = new Chart(BOX.sides.B);

interface Given {
  numbers?: Record<number, number>;
  bridges?: Record<string, number>;
  bonuses?: Partial<BoardTold["bonuses"]>;
}

/** A board of side A; what is finished follows from the rest, as the server would say. */
export function board({ numbers = {}, bridges = {}, bonuses = {} }: Given = {}): BoardTold {
  const open: BoardTold = {
    numbers,
    bridges,
    finished: [],
    bonuses: { red: 0, blue: 0, six: 0, ...bonuses },
    duty: "write",
    owed: 0,
  };
  const finished = Object.entries(numbers).filter(([island, number]) => degree(A, open, Number(island)) === number);
  return { ...open, finished: finished.map(([island]) => island) as BoardTold["finished"] };
}
