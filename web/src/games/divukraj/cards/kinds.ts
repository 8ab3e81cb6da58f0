/** The sign of each kind of card: colour is never alone. */

import type { Colour } from "../box";

export const KIND_SIGNS: Readonly<Record<Colour, string>> = {
  tan: "kind-footprint",
  green: "kind-wheat",
  red: "kind-door",
  blue: "kind-key",
  purple: "kind-flower",
};
