/** Lots and buildings by their colour: its sign, and the letter in the reader's language. */

import { nameOfColour } from "../../look/colours";
import type { Lot } from "./tiles";

const SIGNS = { R: "red", B: "blue", G: "green", Y: "yellow" } as const;

export const signOf = (lot: Lot) => SIGNS[lot];

export const letterOf = (lot: Lot): string => nameOfColour(SIGNS[lot]).letter;
