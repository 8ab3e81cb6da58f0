/** The flights of this game, wherever it is drawn. */

import { follow } from "../../board/motion";
import type { Play } from "../game";
import type { View } from "./box";
import { flightsOf } from "./flights";

export function moving(play: () => Play<View>): void {
  follow(play, (now, before) => flightsOf(now.view, before));
}
