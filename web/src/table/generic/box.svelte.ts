/** The components of a game by their ids, whatever list of the box they stand in. */

import { SvelteMap } from "svelte/reactivity";
import { componentsOf } from "../../core/components";
import { attempt } from "../../core/notices.svelte";
import type { Play } from "../../games/game";
import { byId, type Component } from "./components";

const EMPTY: ReadonlyMap<string, Component> = new SvelteMap();
const boxes = new SvelteMap<string, ReadonlyMap<string, Component>>();
const asked: Record<string, boolean> = {};

/** Empty until it has come; what is drawn then is drawn anew. */
export function boxOf({ game, edition }: Pick<Play, "game" | "edition">): ReadonlyMap<string, Component> {
  const key = `${game}/${edition}`;
  if (!asked[key]) {
    asked[key] = true;
    void attempt(async () => boxes.set(key, byId(await componentsOf(game, edition)))).then(
      (done) => (asked[key] = done),
    );
  }
  return boxes.get(key) ?? EMPTY;
}
