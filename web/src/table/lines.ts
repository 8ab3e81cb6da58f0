/** Entries of the log in words: lines of the match by the game's own sentences, all else by the page's. */

import { sentence } from "../core/sentences";
import type { EntryTold } from "../core/told";
import { say } from "../core/words.svelte";
import { askedIn, settingsIn, type Asked } from "./agreed";

export function lineOf(game: string, entry: EntryTold, who: (seat: number) => string): string {
  if (entry.kind === "act") return sentence(game, { seat: entry.seat, text: entry.text }, who);
  if (entry.kind === "chance") return sentence(game, { seat: null, text: entry.text }, who);
  const [word = "", detail = ""] = entry.text.split(" ");
  const name = entry.seat === null ? "" : who(entry.seat);
  switch (entry.kind) {
    case "undo":
      return say("page-table-line-undo", { who: name, count: Number(entry.text) });
    case "ask":
      return askLine(name, askedIn(entry.text), who);
    case "answer":
      return say(`page-table-line-answer-${word}`, { who: name });
    case "seat":
      return say(`page-table-line-seat-${word}`, {
        who: name,
        level: detail ? say(`page-table-level-${detail}`) : "none",
      });
    default:
      return say(`page-table-line-table-${word}`, {
        who: name,
        what: word === "settings" ? settingsIn(detail) : detail,
        by: entry.seat === null ? "host" : "all",
      });
  }
}

const askLine = (name: string, { about, whom, what }: Asked, who: (seat: number) => string): string =>
  say("page-table-line-ask", {
    who: name,
    about,
    whom: whom.map(who).join(", "),
    what: about === "settings" ? settingsIn(what) : about === "bot" ? who(Number(what)) : "",
  });

/** Whose pawn stands before the line; an outcome has none. */
export const pawnOf = (entry: EntryTold): number | null => (entry.kind === "chance" ? null : entry.seat);
