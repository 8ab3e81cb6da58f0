// Mistakes in what a game tells about its view: a field that is not there, one that is left out, an action that nobody can do.
import type { LegendOf } from "../src/table/generic/legend";

type Fields = LegendOf<"hashi">["fields"];

export const unknown: Partial<Fields> = { renamed: {} };
export const incomplete: Fields = { rounds: {} };
export const impossible: Partial<Fields> = { rounds: { offers: ["burn *"] } };
