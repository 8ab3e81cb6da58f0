/** What is sought in the archive, as it stands in the address: PAGE/GAME/PLAYER. */

export interface Sought {
  page: number;
  game: string;
  player: string;
}

/** Stands for no game, where a player follows. */
export const ANY = "-";

export function soughtIn([page = "", game = "", player = ""]: readonly string[]): Sought {
  return { page: Math.max(0, Math.floor(Number(page)) || 0), game: game === ANY ? "" : game, player };
}

export function partsOf({ page, game, player }: Sought): string[] {
  return [String(page), game || ANY, player].filter((part) => part !== "");
}
