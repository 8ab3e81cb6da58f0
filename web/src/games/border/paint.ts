/** Which of the house's colours things have: by name of the token, so that themes decide. */

import type { DieColour, Motif } from "./view";

const LIGHT: ReadonlySet<string> = new Set(["grey", "yellow", "orange"]);

export const fillOf = (colour: DieColour): string => `var(--${colour})`;

/** What is printed on a fill. */
export const inkOn = (colour: DieColour): string => (LIGHT.has(colour) ? "var(--print)" : "var(--on-dark)");

const GROUND: Record<Motif, string> = {
  well: "grass",
  sailboat: "water",
  eagle: "water",
  wind_turbine: "grass",
  lighthouse: "water",
  villa: "sand",
  forest: "grass",
  castle: "sand",
  mountain: "wood",
};

/** The ground of an area, by its motif. */
export const groundOf = (motif: Motif): string => `var(--${GROUND[motif]})`;

/** `wind_turbine` is drawn in `wind-turbine`. */
export const iconOf = (motif: Motif): string => motif.replaceAll("_", "-");
