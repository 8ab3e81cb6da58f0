/** What a game brings to the score pad: a form that people fill in, and the file that is made of it (docs/score-pad.md). */

import type { Component } from "svelte";

/** What a part of a form is given. It writes into its own `form`; `path` is where that stands in the file. */
export interface PartProps<Form, Box, Shared = unknown> {
  form: Form;
  path: string;
  /** What is printed in the box. */
  box: Box;
  /** What all players have in common. */
  shared: Shared;
  /** How many players there are. */
  players: number;
}

export interface Pad<Shared, Player> {
  least: number;
  most: number;
  /** The field of the file that has an entry for each player. */
  list: string;
  shared: () => Shared;
  player: (seat: number) => Player;
  file: (shared: Shared, players: Player[]) => Record<string, unknown>;
  Shared?: Component<PartProps<never, never>, object, "form">;
  Player: Component<PartProps<never, never, never>, object, "form">;
}

export type AnyPad = Pad<unknown, unknown>;

const PADS = import.meta.glob<{ default: unknown }>("../games/*/pad/index.ts");

export async function padOf(game: string): Promise<AnyPad> {
  const found = PADS[`../games/${game}/pad/index.ts`];
  if (!found) throw new Error(`there is no score pad of ${game}`);
  return (await found()).default as AnyPad;
}

export interface Filled {
  shared: unknown;
  players: unknown[];
}

export const emptyForm = (pad: AnyPad, players: number): Filled => ({
  shared: pad.shared(),
  players: Array.from({ length: players }, (_, seat) => pad.player(seat)),
});

/** Which player a complaint is about: `boards[1].bridges.0-1` is player 1's. */
export function seatIn(path: string, list: string): number | null {
  const found = new RegExp(`^${list}\\[(\\d+)\\]`).exec(path);
  return found ? Number(found[1]) : null;
}

/** Whether a complaint about `path` belongs to the field at `place`, or to something in it. */
export function isAt(path: string, place: string): boolean {
  return path === place || (path.startsWith(place) && ".[".includes(path.charAt(place.length)));
}
