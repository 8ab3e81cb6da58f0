/** The first match of Timber Town. */

import { both, did, may, over, type Moment } from "../../guide/moments";

const MOMENTS: Moment[] = [
  { id: "take", when: may("take") },
  { id: "place", when: may("take") },
  { id: "pay", when: did("pay") },
  { id: "end-turn", when: both(may("end"), did("place")) },
  { id: "raft", when: both(may("raft"), did("take", 2)) },
  { id: "claim", when: may("claim") },
  { id: "dam", when: may("dam") },
  { id: "cards", when: did("place", 4) },
  { id: "full", when: did("place", 11) },
  { id: "end", when: over },
];

export default MOMENTS;
