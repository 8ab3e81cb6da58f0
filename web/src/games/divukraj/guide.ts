/** The first match of Everdell. */

import { both, did, may, over, type Moment } from "../../guide/moments";

const MOMENTS: Moment[] = [
  { id: "visit", when: may("visit") },
  { id: "play", when: may("play") },
  { id: "pay", when: may("by") },
  { id: "house", when: (seen) => did("play", 2)(seen) && may("play")(seen) },
  { id: "prepare", when: may("prepare") },
  { id: "spring", when: did("prepare") },
  { id: "events", when: both(did("play", 4), may("visit")) },
  { id: "autumn", when: did("prepare", 3) },
  { id: "pass", when: both(may("pass"), did("prepare", 3)) },
  { id: "end", when: over },
];

export default MOMENTS;
