/** What to do now, in words with their verb. */

import { Noun, say, words } from "../../core/words.svelte";
import type { Play } from "../game";
import type { View } from "./box";
import { handOf } from "./hand.svelte";
import { GAME, thing } from "./said";
import { kindOf } from "./turn";

export function prompt(play: Play<View>): string | null {
  if (play.seat === null || !play.actors.includes(play.seat) || !words.has("page-mesta-do-take")) return null;
  const hand = handOf(play);
  const { answer } = hand.question;
  switch (hand.kind) {
    case "start":
      return say(answer ? "page-mesta-do-start-confirm" : "page-mesta-do-start");
    case "take":
      return answer ? taken(play) : say("page-mesta-do-take");
    case "tile":
      return say("page-mesta-do-tile", { placed: answer ? "yes" : "no" });
    case "pick":
    case "feature":
      return answer ? say("page-mesta-do-confirm") : feature(play, hand.features);
    case "piece":
    case "build":
      return answer ? say("page-mesta-do-confirm") : piece(play);
    case "nothing":
      return play.draft.length > 0 ? say("page-mesta-do-confirm") : null;
  }
}

const isHidden = (play: Play<View>, slot: string): boolean =>
  slot.endsWith(".4") && play.draft.every((line) => kindOf(line) === "take");

function taken(play: Play<View>): string {
  const slot = play.draft.at(-1)?.slice("take ".length) ?? "";
  const card = (play.settled.row_cards as Readonly<Record<string, string | undefined>>)[slot];
  if (isHidden(play, slot)) return say("page-mesta-do-reveal", { bag: slot === "4.4" ? "yes" : "no" });
  return say("page-mesta-do-card", { card: card ? thing(card) : "" });
}

function feature(play: Play<View>, { both, first }: { both: string[]; first: number | null }): string {
  const current = both[both.length === 1 ? 0 : (first ?? 1) - 1] ?? play.view.taken[0] ?? "";
  return say("page-mesta-do-feature", { feature: new Noun(GAME, current) });
}

function piece(play: Play<View>): string {
  const items = handOf(play).pieces;
  const number = items.findIndex(({ state }) => state === "current") + 1;
  return say("page-mesta-do-piece", { colour: play.view.piece ?? "R", number, count: items.length });
}
