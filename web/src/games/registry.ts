/** The pages of the games, found in their folders and fetched when a table of theirs is opened. */

import type { GamePage } from "./game";

const PAGES = import.meta.glob<GamePage>("./*/index.ts", { import: "default" });

/** A game without a folder of its own is drawn from its view. */
export async function pageOf(game: string): Promise<GamePage> {
  const own = PAGES[`./${game}/index.ts`];
  return own ? own() : (await import("../table/generic")).default;
}
