/** What is in the box of a game's edition: boards, cards, tiles, as data. */

import { ask } from "./api";
import type { ComponentsTold } from "./told";
import { words } from "./words.svelte";

const found = new Map<string, Promise<unknown>>();

export function componentsOf<T>(game: string, edition: string): Promise<T> {
  const key = `${game}/${edition}`;
  const box = found.get(key) ?? fetchBox(game, edition);
  found.set(key, box);
  box.catch(() => found.delete(key));
  return box as Promise<T>;
}

async function fetchBox(game: string, edition: string): Promise<unknown> {
  const box = await ask<ComponentsTold>("GET", `/api/games/${game}/components?edition=${encodeURIComponent(edition)}`);
  if (box.names.cs) words.add("cs", box.names.cs);
  if (box.names.en) words.add("en", box.names.en);
  return box.components;
}
