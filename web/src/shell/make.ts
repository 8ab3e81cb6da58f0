/** Makes a table and goes there. */

import { ask } from "../core/api";
import { read, write } from "../core/kept";
import { attempt } from "../core/notices.svelte";
import { go } from "../core/route.svelte";
import type { GameTold, Made, TableForm } from "../core/told";
import { beSomebody } from "./names";
import { draftOf, formOf, USUAL_LEVEL } from "./setup";

export const usualLevel = (): string => read("level", USUAL_LEVEL);

export const rememberLevel = (level: string): boolean => write("level", level);

export async function make(form: TableForm): Promise<void> {
  await beSomebody();
  const made = await ask<Made>("POST", "/api/tables", form);
  go(form.seats.some(({ who }) => who === "open") ? "wait" : "table", made.table);
}

export const playBot = (game: GameTold): Promise<boolean> =>
  attempt(() => make(formOf(game, draftOf(game, "bot", usualLevel()))));

export const playFriend = (game: GameTold): Promise<boolean> =>
  attempt(() => make(formOf(game, draftOf(game, "open"))));
