/** The first match of Hashi. */

import { both, did, has, may, over, type Moment, type Seen } from "../../guide/moments";

const LATE = 13; // rounds after which it pays to finish what is begun

interface View {
  rounds: number;
}

const isLate = (seen: Seen): boolean => (seen.view as View).rounds >= LATE;

const MOMENTS: Moment[] = [
  { id: "start", when: may("start") },
  { id: "write", when: may("write") },
  { id: "bridge", when: may("bridge") },
  { id: "waiting", when: (seen) => did("bridge")(seen) && !seen.isMyTurn && !seen.isOver },
  { id: "flags", when: both(may("write"), did("write", 2)) },
  { id: "finished", when: has("islands") },
  { id: "six", when: (seen) => Number(seen.parts["islands"] ?? 0) >= 8 },
  { id: "late", when: isLate },
  { id: "end", when: over },
];

export default MOMENTS;
