/** What to do now, in words with their verb; and where, on a phone. */

import { Noun, say, words } from "../../core/words.svelte";
import type { Play } from "../game";
import { GAME, type View } from "./box";
import { aboutOf, kindOf } from "./lines";

const IN_MY_CITY = new Set(["remove", "activate", "beneath"]);

export function promptOf(play: Play<View>): string | null {
  if (play.seat === null || !play.actors.includes(play.seat) || !words.has("page-divukraj-do-turn")) return null;
  const playing = play.draft.find((line) => kindOf(line) === "play");
  const card = playing ? aboutOf(playing).split(" ")[0] : undefined;
  if (play.isWhole)
    return card
      ? say("page-divukraj-do-confirm-card", { card: new Noun(GAME, card) })
      : say("page-divukraj-do-confirm");
  const kinds = [...new Set(play.next.map(kindOf))];
  if (card && kinds.includes("by")) return say("page-divukraj-do-by", { card: new Noun(GAME, card) });
  if (play.view.phase === "turn" && play.draft.length === 0) return say("page-divukraj-do-turn");
  const key = `page-divukraj-do-${play.view.phase}`;
  return words.has(key) ? say(key) : null;
}

/** Cards in the Meadow and places lie on the table, the hand and the city are mine. */
export function tabFor(play: Play<View>): string | null {
  if (play.seat === null || !play.actors.includes(play.seat)) return null;
  const kinds = new Set(play.next.map(kindOf));
  const { phase } = play.view;
  if (phase === "turn" || kinds.size === 0) return null;
  if (phase === "bury" || phase === "meadow" || phase === "inn" || kinds.has("slot") || kinds.has("visit"))
    return "table";
  if (kinds.has("use") || kinds.has("lift")) return "table";
  if (phase === "discard" || phase === "give-cards" || phase === "graduate") return "mine";
  return [...kinds].some((kind) => IN_MY_CITY.has(kind)) ? "mine" : null;
}
