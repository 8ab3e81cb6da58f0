/** What all parts of the board read: the match, what is drawn of it, what may be done, and what is in the hand. */

import type { Play } from "../game";
import type { Box, CityTold, PlayerTold, View } from "./box";
import { aboutOf, grouped, kindOf } from "./lines";

export type Origin = "hand" | "meadow" | "revealed";

export class Desk {
  /** A rival whose city lies open over the Meadow; `rugwort` in the solo game. */
  opened: number | "rugwort" | null = $state(null);

  constructor(
    readonly play: Play<View>,
    readonly box: Box,
  ) {}

  // --- What is drawn ------------------------------------------------------------

  /** The position after the draft. */
  get view(): View {
    return this.play.view;
  }

  get settled(): View {
    return this.play.settled;
  }

  /** The seat from whose place the board is drawn. */
  get mine(): number {
    return this.play.seat ?? this.play.home ?? 0;
  }

  get me(): PlayerTold {
    return this.playerOf(this.mine);
  }

  get myCity(): CityTold {
    return this.cityOf(this.mine);
  }

  get rivals(): readonly number[] {
    const seats = this.play.seats.map(({ seat }) => seat);
    const from = seats.indexOf(this.mine);
    return [...seats.slice(from + 1), ...seats.slice(0, Math.max(0, from))];
  }

  /** Rugwort plays. */
  get isSolo(): boolean {
    return this.view.year > 0;
  }

  playerOf(seat: number, view: View = this.view): PlayerTold {
    const player = view.players[seat];
    if (!player) throw new Error(`nobody sits on ${seat}`);
    return player;
  }

  cityOf(seat: number, view: View = this.view): CityTold {
    const city = view.cities[seat];
    if (!city) throw new Error(`nobody sits on ${seat}`);
    return city;
  }

  // --- What may be done -----------------------------------------------------------

  /** It is for these eyes to act, now. */
  get mayAct(): boolean {
    const { seat, actors } = this.play;
    return seat !== null && actors.includes(seat);
  }

  /** What may follow the draft, by kind: `lines.get("visit")` are places. */
  readonly lines: ReadonlyMap<string, readonly string[]> = $derived.by(() => grouped(this.play.next));

  /** What may be done instead of the draft: the same as `lines` while nothing is drafted. */
  readonly instead: ReadonlyMap<string, readonly string[]> = $derived.by(() => grouped(this.play.legal));

  /** It may follow the draft, or be done instead of it: that is what glows. */
  may(kind: string, about = ""): boolean {
    const has = (lines: ReadonlyMap<string, readonly string[]>) => lines.get(kind)?.includes(about) ?? false;
    return has(this.lines) || (this.isFree && has(this.instead));
  }

  /** Nothing is owed yet: the draft is one choice of a turn, and may be another. */
  get isFree(): boolean {
    return this.settled.phase === "turn";
  }

  isChosen(line: string): boolean {
    return this.play.draft.includes(line);
  }

  // --- What is chosen -------------------------------------------------------------

  /** The card that is being played: in the draft, or for good while something is still owed for it. */
  get pickedCard(): string | null {
    return this.picked?.card ?? this.view.card;
  }

  /** The card of the draft, and where it comes from. */
  get picked(): { card: string; origin: Origin } | null {
    const line = this.play.draft.find((each) => kindOf(each) === "play");
    if (line === undefined) return null;
    const [card = "", where] = aboutOf(line).split(" ");
    const isHeld = card in this.playerOf(this.mine, this.settled).hand;
    return { card, origin: where === "meadow" ? "meadow" : isHeld ? "hand" : "revealed" };
  }

  // --- Choosing -------------------------------------------------------------------

  /**
   * One line follows the draft, or replaces as much of it as it must; several are a draft of their own. The same again
   * is confirmed; what is not legal says why.
   */
  choose(lines: readonly string[]): void {
    const [line] = lines;
    if (line === undefined) this.play.cancel();
    else if (lines.length === 1) this.play.choose(line);
    else this.play.plan(lines);
  }
}
