/** What to do now, in words with their verb; and where, on a phone. */

import { Noun, say, words } from "../../core/words.svelte";
import type { Play } from "../game";
import { GAME, type View } from "./box";
import { isBanishing, titleOf } from "./clearing/choice";
import { titleSaid } from "./clearing/said";
import { aboutOf, kindOf } from "./lines";

/** The words of the board come with its box. */
const haveCome = (): boolean => words.has("page-divukraj-do-turn") && words.has("page-divukraj-clearing-label");

export function promptOf(play: Play<View>): string | null {
  if (play.seat === null || !play.actors.includes(play.seat) || !haveCome()) return null;
  const playing = play.draft.find((line) => kindOf(line) === "play");
  const card = playing ? aboutOf(playing).split(" ")[0] : undefined;
  if (play.isWhole)
    return card
      ? say("page-divukraj-do-confirm-card", { card: new Noun(GAME, card) })
      : say("page-divukraj-do-confirm");
  const kinds = [...new Set(play.next.map(kindOf))];
  if (card && kinds.includes("by")) return say("page-divukraj-do-by", { card: new Noun(GAME, card) });
  if (play.view.phase === "turn" && play.draft.length === 0) return say("page-divukraj-do-turn");
  const title = titleOf(play.view);
  if (title) return titleSaid(title);
  const key = `page-divukraj-do-${play.view.phase}`;
  return words.has(key) ? say(key) : null;
}

/** Where the next choice is, where it is in one place alone: on the table, before me, or with a rival. */
export function tabFor(play: Play<View>): string | null {
  if (play.seat === null || !play.actors.includes(play.seat) || play.next.length === 0) return null;
  const { phase } = play.view;
  if (isBanishing(play.view)) return "others";
  if (phase === "turn") return play.next.some(isOnTable) ? null : "mine";
  if (ON_TABLE.has(phase ?? "")) return "table";
  return IN_MY_PART.has(phase ?? "") ? "mine" : null;
}

const ON_TABLE: ReadonlySet<string> = new Set([
  ...["slot", "take", "meadow", "bury", "market", "use", "lift", "revisit", "inn", "store-event"],
]);
const IN_MY_PART: ReadonlySet<string> = new Set([
  ...["remove", "discard", "give-cards", "produce", "sweep", "forest-play", "capture", "graduate"],
]);

/** A worker may go somewhere, or a card of the Meadow may be played. */
const isOnTable = (line: string): boolean => kindOf(line) === "visit" || line.endsWith(" meadow");
