/** The components of a game by their ids, whatever list of the box they stand in. */

import { SvelteMap } from "svelte/reactivity";
import { componentsOf } from "../../core/components";
import { attempt } from "../../core/notices.svelte";
import type { Play } from "../../games/game";

export interface Component {
  id: string;
  colour?: string;
  points?: number;
  cost?: Record<string, number>;
  layout?: string[][];
}

const boxes = new SvelteMap<string, Map<string, Component>>();
const asked = new Set<string>();

/** Empty until it has come; what is drawn then is drawn anew. */
export function boxOf({ game, edition }: Pick<Play, "game" | "edition">): ReadonlyMap<string, Component> {
  const key = `${game}/${edition}`;
  if (!asked.has(key)) {
    asked.add(key);
    void attempt(async () => boxes.set(key, byId(await componentsOf(game, edition)))).then((done) => done || asked.delete(key));
  }
  return boxes.get(key) ?? new Map();
}

export function byId(components: unknown): Map<string, Component> {
  const found = new Map<string, Component>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === "object" && value !== null) {
      if ("id" in value && typeof value.id === "string") found.set(value.id, value as Component);
      Object.values(value).forEach(walk);
    }
  };
  walk(components);
  return found;
}
