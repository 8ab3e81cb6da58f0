/**
 * What the others did since one last acted, shown again on the board in a few seconds. A board draws `shownOf(play)`
 * instead of `play`, and has `<Recap {play} />` somewhere: the button, the key and the words.
 */

import { look } from "../core/look.svelte";
import { attempt } from "../core/notices.svelte";
import type { Play } from "../games/game";
import { Recalled } from "./recalled.svelte";
import { FIRST, paceOf, type Turn, turnsSince } from "./turns";

export class Recalling<V> {
  /** The words are open. */
  isOpen = $state(false);
  /** Which turn is shown; those after it are still to come. */
  at = $state(-1);
  /** The turns that are told: as they were when it began. */
  told: readonly Turn[] = $state.raw([]);
  private readonly recalled: Recalled<V>;
  private isRunning = $state(false);
  private run = 0;

  constructor(readonly live: Play<V>) {
    this.recalled = new Recalled(live);
    ofPlay.set(live, this);
    ofPlay.set(this.recalled, this);
  }

  /** What may be shown: nothing to a spectator, and nothing before somebody else has acted. */
  readonly turns: readonly Turn[] = $derived.by(() =>
    this.live.seat === null ? [] : turnsSince(this.live.past, this.live.seat),
  );

  /** What the board draws. */
  get shown(): Play<V> {
    return this.isRunning ? this.recalled : this.live;
  }

  get isMoving(): boolean {
    return this.isRunning;
  }

  start(): void {
    if (this.turns.length === 0) return;
    this.told = this.turns;
    this.isOpen = true;
    this.at = look.isStill ? this.told.length - 1 : -1;
    if (!look.isStill) void attempt(() => this.show(++this.run));
  }

  /** The table as it stands; the words stay. */
  halt(): void {
    this.run += 1;
    this.isRunning = false;
    this.at = this.told.length - 1;
  }

  close(): void {
    this.halt();
    this.isOpen = false;
  }

  private async show(run: number): Promise<void> {
    const steps = [this.told[0]?.from ?? 0, ...this.told.map(({ to }) => to)];
    const positions = await Promise.all(steps.map((step) => this.live.recall(step)));
    for (const [index, position] of positions.entries()) {
      if (this.run !== run) return;
      this.recalled.now = position;
      this.isRunning = true;
      this.at = index - 1;
      await new Promise((done) => setTimeout(done, index === 0 ? FIRST : paceOf(this.told.length)));
    }
    if (this.run === run) this.halt();
  }
}

const ofPlay = new WeakMap<object, unknown>();

/** One for each match, whatever draws it. */
export function recallingOf<V>(play: Play<V>): Recalling<V> {
  return (ofPlay.get(play) as Recalling<V> | undefined) ?? opened(play);
}

/** In a root of its own: whoever asks first must hear of changes, too. */
function opened<V>(play: Play<V>): Recalling<V> {
  let recalling: Recalling<V> | undefined;
  $effect.root(() => {
    recalling = new Recalling(play);
  });
  if (!recalling) throw new Error("a root is run at once");
  return recalling;
}

/** The match as it is to be drawn now. */
export const shownOf = <V>(play: Play<V>): Play<V> => recallingOf(play).shown;
