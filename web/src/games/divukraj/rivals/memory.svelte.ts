/** Remembers what Rugwort did last, for as long as the match is open. */

import type { Play } from "../../game";
import type { View } from "../box";
import { type Move, moveBetween } from "./moves";

class Memory {
  move: Move | null = $state.raw(null);
  private before: View | null = null;

  constructor(private readonly play: Play<View>) {}

  hear(): void {
    const { settled, news } = this.play;
    const move = this.before && this.before !== settled ? moveBetween(this.before, settled, news) : null;
    this.before = settled;
    if (move) this.move = move;
  }
}

const memories = new WeakMap<Play<View>, Memory>();

/** One for each match, whatever draws it. */
export function moveOf(play: Play<View>): Move | null {
  return (memories.get(play) ?? opened(play)).move;
}

function opened(play: Play<View>): Memory {
  const memory = new Memory(play);
  memories.set(play, memory);
  $effect.root(() => {
    $effect.pre(() => memory.hear());
  });
  return memory;
}
