/** What follows of itself: a taken tile hovers over its best space, and tokens pay for the borders that do not match. */

import type { Token } from "./box";
import type { Hand } from "./hand.svelte";
import { best } from "./offers";

/** Where several tokens would do, what is missed least goes first; one's own raft comes back, so it goes last. */
const SPENT_FIRST: readonly Token[] = ["raft2", "dam", "crane", "raft"];
const PATIENCE = 1500; // milliseconds until a tile is placed though nobody has said yet where it is best

export class Following {
  /** Falls when nobody has said in time where a tile is best. */
  patience = $state(true);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = "";
  /** The draft when something was last done about it, or longer. */
  private seen = "";

  constructor(private readonly hand: Hand) {}

  /** To be called whenever the draft or what is known of it changes. */
  attend(): void {
    const { hand } = this;
    const { draft, gains, next, settled } = hand.desk.play;
    if (draft.length === 0 && gains) hand.knowing.open(settled, gains);
    if (draft.length === 0 && !hand.held) hand.letGo();
    const [before, now] = [this.seen, draft.join("; ")];
    if (now === "" || next.length > 0 || now.startsWith(before)) this.seen = now;
    if (next.length === 0) return;
    if (hand.isTakenBack(before) && !hand.aim) hand.takeBack();
    else if (hand.offers.places.length > 0) this.place();
    else if (hand.offers.pays.length > 0) this.pay();
    else this.asked = "";
  }

  stop(): void {
    clearTimeout(this.waiting);
  }

  private place(): void {
    const { hand } = this;
    const { draft, gains } = hand.desk.play;
    hand.knowing.learn(draft.join("; "), hand.offers.places, gains);
    if (hand.aim) return;
    if (!gains && this.patience) return this.wait();
    this.stop();
    this.patience = true;
    this.go(hand.wished()?.line);
  }

  private wait(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => (this.patience = false), PATIENCE);
  }

  private pay(): void {
    const { offers, mine, desk } = this.hand;
    const pays = SPENT_FIRST.filter((token) => offers.pays.includes(token)).map((token) => ({ line: `pay ${token}` }));
    this.go(best(pays, desk.play.gains, mine)?.line);
  }

  /** Once for each draft, however often it is looked at. */
  private go(line: string | undefined): void {
    const { play } = this.hand.desk;
    const lines = [...play.draft, ...(line === undefined ? [] : [line])];
    if (line === undefined || this.asked === lines.join("; ")) return;
    this.asked = lines.join("; ");
    this.hand.go(lines);
  }
}
