/**
 * What a game may tell about its view, so that it is drawn better. A game that tells nothing is drawn all the same.
 * Its fields, kinds of action and words are those that the rules write: one that is renamed there breaks the build.
 */

import type { ActionKinds, GameId, Views } from "../../generated/views";
import type { Colour } from "../../look/Sign.svelte";

/** Fields that no view shows: the room tells of them. */
export const OF_THE_ROOM = ["edition", "seats", "phase", "duty"] as const;

/** How a field is shown. */
export interface Shown<Rule = string> {
  /** Nobody needs to see it. */
  hidden?: true;
  /** A rival's strip shows it, too. */
  brief?: true;
  /** It stands in the one row of numbers on a phone. */
  number?: true;
  /** Its words or numbers are seats. */
  seats?: true;
  /** Its words are cards: drawn with what they cost and do. */
  cards?: true;
  /** Which actions a thing in it offers: `*` is the thing, `?` any one more word. */
  offers?: readonly Rule[];
}

export interface Legend<Field extends string = string, Rule = string, Word extends string = string> {
  /** Every field, in the order in which they are shown. */
  fields?: Readonly<Record<Field, Shown<Rule>>>;
  colours?: Readonly<Record<string, Colour>>;
  icons?: Readonly<Partial<Record<Word, string>>>;
}

// --- Typed by the rules -----------------------------------------------------------

/** A list with a record for each seat. */
type Records = readonly object[];

type Own<V> = { [F in keyof V]: V[F] extends Records ? never : F }[keyof V];
type OfSeats<V> = {
  [F in keyof V]: V[F] extends readonly (infer One)[] ? (One extends object ? keyof One : never) : never;
}[keyof V];

/** The fields of a view and of its records. */
export type FieldOf<V> = Exclude<(Own<V> | OfSeats<V>) & string, (typeof OF_THE_ROOM)[number]>;

/** Every word that may stand in it. */
export type WordOf<V> = V extends string
  ? string extends V
    ? never
    : V
  : V extends readonly (infer One)[]
    ? WordOf<One>
    : V extends object
      ? { [F in keyof V]-?: WordOf<V[F]> }[keyof V]
      : never;

export type LegendOf<G extends GameId> = Required<
  Pick<Legend<FieldOf<Views[G]>, `${ActionKinds[G]} ${string}`, WordOf<Views[G]>>, "fields">
> &
  Legend<FieldOf<Views[G]>, `${ActionKinds[G]} ${string}`, WordOf<Views[G]>>;

const LEGENDS = new Map<string, Legend>();

export const learn = <G extends GameId>(game: G, legend: LegendOf<G>): void => void LEGENDS.set(game, legend as Legend);
export const legendOf = (game: string): Legend => LEGENDS.get(game) ?? {};

// --- Read without knowing the game --------------------------------------------------

/** How a field is shown; undefined where the game does not say. */
export const shownOf = ({ fields }: Legend, field: string): Shown | undefined => fields?.[field];

/** Which actions things in a field offer: where a game says so at all, a field of which it says nothing offers none. */
export const rulesOf = ({ fields }: Legend, field: string): readonly string[] | undefined =>
  fields ? (fields[field]?.offers ?? []) : undefined;
