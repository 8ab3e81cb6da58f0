/** What the player's hand does: takes, places, turns, pays, uses tokens. All of it ends as the lines of a draft. */

import { Counting } from "../../board/counting.svelte";
import { turnedOn } from "../../board/turning";
import { type Token, TOKENS } from "./box";
import { END } from "./desk";
import { acquires, beforeMain, paidWith, placedAt, withoutLast } from "./draft";
import type { Place } from "./offers";
import { Shown } from "./shown.svelte";
import { QUARTER, turnsOf } from "./tiles";
import { tileAt } from "./walkways";

export class Hand extends Shown {
  /** The space for the tile that is on its way into the hand. */
  private wanted: string | null = null;
  private planned = "";

  // --- The tile ----------------------------------------------------------------------

  /** Takes a tile of the river, or uses the token in hand on it; `cell`: the space onto which it was pulled. */
  tapSlot(slot: string, cell: string | null = null): void {
    if (!this.mayAct) return this.refuse(`take ${slot}`);
    const { armed } = this;
    this.letGo();
    this.wanted = cell;
    if (armed && armed !== "crane") return this.use(`${armed} ${slot}`);
    if (this.isTaken(slot)) return this.putBack(slot);
    const kind = (["claim", "take", "dam"] as const).find((each) => this.may(each, slot));
    this.use(`${kind ?? "take"} ${slot}`);
  }

  tapCell(cell: string): void {
    const { ghost } = this;
    if (ghost?.cell === cell && ghost.isLegal) return this.pick(cell);
    if (!this.held) return this.refuse(`place ${cell} 0`);
    const place = this.knowing.best(this.legalAt(cell));
    if (!place) return this.aimAt(cell, ghost?.turn ?? 0);
    this.picked = cell;
    this.lay(place);
  }

  /** A quarter turn of the ghost; also to where it may not lie, so that one sees why. */
  turn(by: 1 | -1): void {
    const { ghost } = this;
    if (!ghost) return;
    const turns = turnsOf(ghost.tile, this.desk.box);
    const turn = turnedOn(turns, ghost.turn, by);
    if (turn === ghost.turn) return;
    this.spin += by * QUARTER;
    const place = this.legalAt(ghost.cell).find((each) => each.turn === turn);
    if (place) this.lay(place);
    else this.aimAt(ghost.cell, turn);
  }

  /** Another token pays for a border of the ghost. */
  payOtherwise(border: string | undefined = this.paid[0]): void {
    const index = border === undefined ? -1 : this.paid.indexOf(border);
    const now = this.last?.pays[index];
    if (now === undefined) return;
    const from = TOKENS.indexOf(now);
    const others = [...TOKENS.slice(from + 1), ...TOKENS.slice(0, from)];
    const other = others.find((token) => this.town.reserve[token] > 0);
    if (other) this.go(paidWith(this.desk.play.draft, index, other));
  }

  private pick(cell: string): void {
    if (this.picked === cell && this.desk.play.isWhole) this.desk.play.confirm();
    else this.picked = cell;
  }

  private lay(place: Place): void {
    this.aim = null;
    this.go(placedAt(this.desk.play.draft, place.line));
  }

  /** Shows the tile where it may not lie, and says why. With a single way to lay it, only that is said. */
  private aimAt(cell: string, turn: number): void {
    const line = `place ${cell} ${this.held && turnsOf(this.held.tile, this.desk.box).includes(turn) ? turn : 0}`;
    const isAlone = this.knowing.places(this.head.join("; ")).length < 2;
    if (!isAlone && !tileAt(this.settledTown, cell)) {
      this.aim = { cell, turn };
      this.picked = null;
      this.go(this.head);
    }
    this.refuse(line);
  }

  private putBack(slot: string): void {
    const deed = this.deeds.find((each) => each.slot === slot && acquires(each));
    this.go(this.desk.play.draft.slice(0, deed?.from ?? 0));
  }

  /** Where a tile that was just taken shall hover. */
  wished(): Place | undefined {
    const wished = this.wanted === null ? [] : this.legalAt(this.wanted);
    if (wished.length > 0) this.picked = this.wanted;
    this.wanted = null;
    return this.knowing.best(wished.length > 0 ? wished : this.places);
  }

  // --- Tokens ------------------------------------------------------------------------

  /** Takes up a token, or puts it down again. */
  takeUp(token: Token): void {
    if (this.town.reserve[token] === 0) return this.refuse(`scuttle ${this.desk.plan.borders[0]?.id} ${token}`);
    this.armed = this.armed === token ? null : token;
  }

  tapBorder(border: string): void {
    if (this.paid.includes(border)) this.payOtherwise(border);
    else if (this.armed) this.use(`scuttle ${border} ${this.armed}`);
  }

  /** The turn ends here; where the main action is left, that is passing. */
  pass(): void {
    const { draft } = this.desk.play;
    if (this.mayAct && draft.at(-1) !== END) this.go([...(this.isFree ? draft : withoutLast(draft)), END]);
  }

  /** Lets go of the token, and of a place where the tile may not lie. */
  escape(): void {
    this.armed = null;
    this.aim = null;
  }

  /** A free action, or the main one, after the draft. A tile that lies nowhere yet goes back first. */
  private use(line: string): void {
    const { draft, legal } = this.desk.play;
    const base = this.isFree ? draft : withoutLast(draft);
    const isInstead = !this.offers.lines.includes(line) && legal.includes(line);
    if (!line.startsWith("take ") && !line.startsWith("claim ")) this.armed = null;
    this.go([...(isInstead ? beforeMain(base) : base), line]);
  }

  /** Counts a card in both towns, one's own first; the same one again closes it. */
  countUp(part: string | null): void {
    const { play } = this.desk;
    const seats = [this.mine, ...play.seats.map(({ seat }) => seat).filter((seat) => seat !== this.mine)];
    const isSame = this.counting?.part === part;
    this.counting = part === null || isSame ? null : new Counting(part, () => play.count, seats);
  }

  // --- The draft ---------------------------------------------------------------------

  letGo(): void {
    this.aim = null;
    this.picked = null;
    this.spin = 0;
  }

  private refuse(line: string): void {
    if (this.desk.play.seat !== null) this.desk.play.why(line); // who only looks on is not told off
  }

  /** Whether a draft that was longer was cut elsewhere: the rest of that deed goes, too. */
  isTakenBack(before: string): boolean {
    const now = this.desk.play.draft.join("; ");
    return now !== "" && now !== this.planned && before.startsWith(`${now}; `);
  }

  takeBack(): void {
    this.letGo();
    this.go(withoutLast(this.desk.play.draft));
  }

  /** Never the same lines again: that would confirm them. */
  go(lines: readonly string[]): void {
    const { play } = this.desk;
    const [key, now] = [lines.join("; "), play.draft.join("; ")];
    if (key === now || (key === this.planned && key !== "" && now.startsWith(key))) return;
    this.planned = key;
    play.plan(lines);
  }
}
