/** The view of a seat, as the rules write it: types come from its record. */

import type { Views } from "../../generated/views";

export type View = Views["border"];
export type Board = View["boards"][number];
export type Motif = keyof Board["missing"];
export type DieColour = NonNullable<View["dice"][number]>;
