/** Rugwort in words, and what he would score. */

import { say } from "../../../core/words.svelte";
import type { View } from "../box";
import { thing } from "../clearing/said";
import type { Move } from "./moves";

export const PARTS = ["cards", "tokens", "journey", "events"] as const;

type Counts = Readonly<Record<string, number | undefined>>;

export const rivalTotal = (view: View): number =>
  Object.values(view.rival_scores as Counts).reduce<number>((sum, points) => sum + (points ?? 0), 0);

export const placesSaid = (places: readonly string[]): string => places.map(thing).join(", ");

export function moveSaid(move: Move): string {
  switch (move.kind) {
    case "took":
      return say("page-divukraj-clearing-rugwort-die", { slot: move.slot, card: thing(move.card) });
    case "fool":
      return say("page-divukraj-clearing-rugwort-die-fool", { slot: move.slot });
    case "nothing":
      return say("page-divukraj-clearing-rugwort-die-empty", { slot: move.slot });
    case "season": {
      const { season, places, events } = move;
      const moved = say("page-divukraj-clearing-rugwort-season", { season: thing(season), places: placesSaid(places) });
      return events.length > 0
        ? `${moved} ${say("page-divukraj-clearing-rugwort-achieved", { events: events.map(thing).join(", ") })}`
        : moved;
    }
  }
}
