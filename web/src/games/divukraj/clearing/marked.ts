/** Everything that is drawn of one place, in one record. */

import type { Gain } from "./ground";
import type { Spot } from "./layout";
import type { Owner } from "./standing";

/** `legal`: glows. `chosen`: in the draft. `told`: the log speaks of it. `closed`: not open in this season. */
export type State = "legal" | "chosen" | "told" | "pointed" | "closed" | "plain";

export interface Marked {
  spot: Spot;
  state: State;
  gain: Gain;
  spaces: number;
  pawns: readonly Owner[];
  /** How many more fit. */
  room: number;
  name: string;
  /** Nothing can be done with it now. */
  disabled: boolean;
}
