/** Makes a table and goes there. */

import { ask, newClient } from "../core/api";
import { read, write } from "../core/kept";
import { attempt } from "../core/notices.svelte";
import { keepPromise } from "../core/promise";
import { go } from "../core/route.svelte";
import type { GameTold, Made, Seal, TableForm } from "../core/told";
import { beSomebody } from "./names";
import { draftOf, formOf, USUAL_LEVEL } from "./setup";

export const usualLevel = (): string => read("level", USUAL_LEVEL);

export const rememberLevel = (level: string): boolean => write("level", level);

/** The server's promise comes first: its seed is fixed before this device adds its own numbers to the outcomes. */
export async function make(form: TableForm): Promise<void> {
  await beSomebody();
  const { seal, commit } = await ask<Seal>("POST", "/api/tables/seals");
  const seats = form.seats.map((seat) => (seat.who === "me" ? { ...seat, nonce: newClient() } : seat));
  const nonces = seats.flatMap(({ nonce }) => nonce || []);
  const made = await ask<Made>("POST", "/api/tables", { ...form, seats, seal });
  keepPromise(made.table, commit, nonces);
  go(form.seats.some(({ who }) => who === "open") ? "wait" : "table", made.table);
}

export const playBot = (game: GameTold): Promise<boolean> =>
  attempt(() => make(formOf(game, draftOf(game, "bot", usualLevel()))));

export const playFriend = (game: GameTold): Promise<boolean> =>
  attempt(() => make(formOf(game, draftOf(game, "open"))));
