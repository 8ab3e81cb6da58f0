/** What Rugwort did last: as it was seen, or, where nobody has looked on yet, as the log has it. */

import { attempt } from "../../../core/notices.svelte";
import type { Play } from "../../game";
import type { View } from "../box";
import { type Lines, type Move, moveBetween, turnsOfRugwort } from "./moves";

class Memory {
  move: Move | null = $state.raw(null);
  private before: View | null = null;
  private heard = 0;

  constructor(private readonly play: Play<View>) {}

  hear(): void {
    const { settled, past } = this.play;
    if (this.before === settled) return;
    if (this.before === null || past.length < this.heard) void attempt(() => this.recall());
    else this.see(this.before, settled, past.slice(this.heard));
    [this.before, this.heard] = [settled, past.length];
  }

  private see(before: View, now: View, lines: Lines): void {
    const move = moveBetween(before, now, lines);
    if (move) this.move = move;
  }

  /** The newest of the turns in which he may have moved, with the positions around it. */
  private async recall(): Promise<void> {
    const { past } = this.play;
    let move: Move | null = null;
    for (const { from, to } of turnsOfRugwort(past)) {
      const [before, now] = await Promise.all([this.play.recall(from), this.play.recall(to)]);
      move = moveBetween(before.view as unknown as View, now.view as unknown as View, past.slice(from, to));
      if (move) break;
    }
    if (this.play.past.length === past.length) this.move = move; // else others have told since
  }
}

const memories = new WeakMap<Play<View>, Memory>();

/** One for each match, whatever draws it. */
export function moveOf(play: Play<View>): Move | null {
  return (memories.get(play) ?? opened(play)).move;
}

/** In a root of its own: whoever asks first must hear of changes, too. */
function opened(play: Play<View>): Memory {
  let memory: Memory | undefined;
  $effect.root(() => {
    const made = new Memory(play);
    memory = made;
    memories.set(play, made);
    $effect.pre(() => made.hear());
  });
  if (!memory) throw new Error("a root is run at once");
  return memory;
}
