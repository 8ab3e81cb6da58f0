/** The first match of The Border. */

import { did, may, over, type Moment } from "../../guide/moments";

const MOMENTS: Moment[] = [
  { id: "roll", when: may("reroll") },
  { id: "group", when: may("group") },
  { id: "second", when: may("cross") },
  { id: "near", when: did("cross", 3) },
  { id: "groups", when: did("group", 2) },
  { id: "area", when: (seen) => Object.values(seen.parts).some((points) => Number(points) > 0) },
  { id: "ending", when: (seen) => Object.values(seen.parts).filter((points) => Number(points) > 0).length >= 4 },
  { id: "end", when: over },
];

export default MOMENTS;
