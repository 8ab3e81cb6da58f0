/** The games that have drawings of their own, fetched when a table of theirs is opened. */

import type { GamePage } from "./game";

type Loader = () => Promise<{ default: GamePage }>;

const PAGES: Record<string, Loader> = {
  bobrany: () => import("./bobrany"),
  border: () => import("./border"),
  divukraj: () => import("./divukraj"),
  hashi: () => import("./hashi"),
  mesta: () => import("./mesta"),
};

const generic: Loader = () => import("../table/generic");

export async function pageOf(game: string): Promise<GamePage> {
  return (await (PAGES[game] ?? generic)()).default;
}
