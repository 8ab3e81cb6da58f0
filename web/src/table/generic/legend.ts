/** What a game may tell about its view, so that it is drawn better. A game that tells nothing is drawn all the same. */

import type { Colour } from "../../look/Sign.svelte";

/** Fields whose keys are places, drawn together as one board. */
export interface Board {
  fields: readonly string[];
  /** How many rows and columns there are, where empty places are to be seen. */
  size?: { rows: readonly [number, number]; columns: readonly [number, number] };
  /** The first number of a place goes across instead of down. */
  turned?: boolean;
  /** Fields of tiles that cover several places, by the `layout` of their component, and how they are turned. */
  plates?: { tiles: string; turns: string };
  /** Places that hold cards or several things are wider than high. */
  wide?: boolean;
  small?: boolean;
}

export interface Legend {
  /** The order of fields; those not named come after. */
  order?: readonly string[];
  /** Fields that nobody needs to see. */
  hidden?: readonly string[];
  /** Fields that a rival's strip shows. */
  brief?: readonly string[];
  /** Fields that are shown only while an action is about their things. */
  passing?: readonly string[];
  /** Fields in one row on a phone. */
  numbers?: readonly string[];
  boards?: Readonly<Record<string, Board>>;
  /** Fields whose words or numbers are seats. */
  people?: readonly string[];
  /** Fields whose words are cards: drawn with what they cost and do. */
  cards?: readonly string[];
  /** Which actions a thing in a field offers: `*` is the thing, `?` any one more word. */
  offers?: Readonly<Record<string, readonly string[]>>;
  colours?: Readonly<Record<string, Colour>>;
  /** Shapes that lead out of a place, by the sides they lead to as printed: `NES`. */
  sides?: Readonly<Record<string, string>>;
  icons?: Readonly<Record<string, string>>;
}

const LEGENDS = new Map<string, Legend>();

export const learn = (game: string, legend: Legend): void => void LEGENDS.set(game, legend);
export const legendOf = (game: string): Legend => LEGENDS.get(game) ?? {};
