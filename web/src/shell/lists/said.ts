/** What a list says of a table, in words. */

import type { ListedTable } from "../../core/told";
import { say } from "../../core/words.svelte";

type Seat = ListedTable["seats"][number];

/** With the total of a finished match, and a mark that is a word for whoever won. */
export function nameOfListed(table: ListedTable, seat: Seat): string {
  const name = bareName(seat);
  const total = table.result?.totals[seat.seat];
  if (total === undefined) return name;
  const won = table.result?.winners.includes(seat.seat) ? "won" : "other";
  return say("page-shell-scored", { name, total, won });
}

function bareName(seat: Seat): string {
  if (seat.open) return say("page-shell-free-seat");
  if (seat.name) return seat.name;
  return seat.bot
    ? say("page-shell-bot", { level: levelName(seat.bot) })
    : say("page-player", { number: seat.seat + 1 });
}

export const levelName = (level: string): string => say(`page-shell-level-${level}`);

/** Of a list where the hour does not matter; `at` in seconds, as the server counts. */
export const dateOf = (at: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(at * 1000));

/** With the hour. */
export function dayOf(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at * 1000));
}
