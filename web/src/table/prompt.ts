/** What to do now, in words with their verb. While something is on its way, that is said and nothing else. */

import { sentence } from "../core/sentences";
import { say } from "../core/words.svelte";
import type { GamePage } from "../games/game";
import { dutyOf } from "./duty";
import type { LiveTable } from "./model.svelte";

export function promptOf(table: LiveTable, page: GamePage): string {
  const { sent, draft } = table;
  if (sent.length > 0) return inWords(table, mainOf(sent, table.closing));
  if (!table.isMyTurn) return "";
  const own = page.prompt?.(table as never) ?? null;
  if (own !== null) return own;
  if (draft.length > 0 && table.isWhole) {
    return say("page-table-confirm-what", { what: inWords(table, mainOf(draft, table.closing)) });
  }
  return dutyOf(table) ?? say("page-table-choose");
}

/** A line as a sentence about me. */
export function inWords(table: LiveTable, line: string): string {
  return sentence(table.game, { seat: table.seat, text: line }, (seat) => table.name(seat));
}

/** The last line that is not just the end of a turn. */
export function mainOf(lines: readonly string[], closing: string | null): string {
  return lines.findLast((line) => line !== closing) ?? lines.at(-1) ?? "";
}
