/** The first match of Cities. */

import { both, did, has, may, over, type Moment } from "../../guide/moments";

const MOMENTS: Moment[] = [
  { id: "start", when: may("start") },
  { id: "take", when: may("take") },
  { id: "tile", when: may("tile") },
  { id: "feature", when: may("feature") },
  { id: "piece", when: may("piece") },
  { id: "build", when: may("build") },
  { id: "rows", when: both(may("take"), did("take", 2)) },
  { id: "milestones", when: both(may("take"), did("take", 5)) },
  { id: "ring", when: has("milestones") },
  { id: "end", when: over },
];

export default MOMENTS;
