/** The thing on the board that was clicked and has more than one action: the choices are then about it alone. */

import type { Play } from "../games/game";
import { choiceOf } from "./grouping";

class Picked {
  word: string | null = $state(null);

  /** The only action with this word is done; of several, one is chosen next. */
  pick(play: Play, word: string, kinds?: ReadonlySet<string>): void {
    const found = actionsWith(play.legal, word, kinds);
    if (found.length === 1 && found[0]) play.choose(found[0]);
    else this.word = this.word === word ? null : word;
  }

  clear(): void {
    this.word = null;
  }
}

export const picked = new Picked();

/** Legal actions that name this thing first. */
export function actionsWith(legal: readonly string[], word: string, kinds?: ReadonlySet<string>): string[] {
  return legal.filter((action) => {
    const { kind, words } = choiceOf(action);
    return words[0] === word && (!kinds || kinds.has(kind));
  });
}
