/** The games of this server, asked for once. Their words come with them: names and what they are about. */

import { ask } from "../core/api";
import type { GameTold } from "../core/told";
import { say, words } from "../core/words.svelte";

class Games {
  all: GameTold[] = $state.raw([]);
  private asked: Promise<void> | undefined;

  look(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  private async fetch(): Promise<void> {
    try {
      const found = await ask<GameTold[]>("GET", "/api/games");
      await words.need(...found.map(({ id }) => id));
      this.all = found;
    } catch (problem) {
      this.asked = undefined; // whoever comes next asks again
      throw problem;
    }
  }

  named(id: string): GameTold | undefined {
    return this.all.find((game) => game.id === id);
  }
}

export const games = new Games();

/** A game from elsewhere may have no name in this language: then it is called by its id. */
export const gameName = (id: string): string => (words.has(`${id}-name`) ? say(`${id}-name`) : id);

export const gameAbout = (id: string): string => (words.has(`${id}-about`) ? say(`${id}-about`) : "");
