/** What is shown of a hand: the tile in it, where that may lie, what the draft spends. */

import { type Tile, type Token, type TownTold } from "./box";
import type { Counting } from "../../board/counting.svelte";
import type { Desk, Ghost, Over } from "./desk";
import { acquires, beforeMain, type Deed, deedsOf, type InHand, inHand } from "./draft";
import { Knowing } from "./knowing.svelte";
import { Offers, type Place, type River } from "./offers";
import { columnOf, type Point, positionOf } from "./plan";
import { walkwaysOf } from "./tiles";
import { endsOf, tokenAt, townOf } from "./walkways";

export class Shown {
  /** The token that was clicked and looks for its target. */
  armed: Token | null = $state(null);
  over: Over = $state.raw({});
  /** Where the tile hovers though it may not lie like that. */
  aim: { cell: string; turn: number } | null = $state.raw(null);
  /** The space that was clicked for the tile; clicked again, it confirms. */
  picked: string | null = $state(null);
  /** Degrees that the ghost has been turned in all, so that it never turns back on its way. */
  spin = $state(0);
  /** What is being pulled by a pointer, a slot or a space, and where to. */
  pull: { id: string; to: Point } | null = $state.raw(null);
  /** A card that is being counted. */
  counting: Counting | null = $state.raw(null);
  /** The last tile that went over the waterfall, for who was there to see it. */
  lost: Tile | null = $state(null);
  /** The keys took a tile: they shall follow it to its space. */
  leads = false;
  readonly knowing = new Knowing(() => this.mine);

  readonly deeds = $derived.by((): Deed[] => deedsOf(this.desk.play.draft));
  readonly offers = $derived.by((): Offers => new Offers(this.desk.play.next));
  readonly held = $derived.by((): InHand | null => inHand(this.desk.play.settled, this.last));
  readonly ghost = $derived.by((): Ghost | null => this.hovering());

  constructor(readonly desk: Desk) {}

  get last(): Deed | undefined {
    return this.deeds.at(-1);
  }

  get mine(): number {
    const { home, seat } = this.desk.play;
    return home ?? seat ?? 0;
  }

  get mayAct(): boolean {
    return this.desk.play.legal.length > 0;
  }

  /** My town with the draft in it. */
  get town(): TownTold {
    return townOf(this.desk.play.view, this.mine);
  }

  protected get settledTown(): TownTold {
    return townOf(this.desk.play.settled, this.mine);
  }

  // --- What is shown ---------------------------------------------------------------

  private hovering(): Ghost | null {
    const { held, last } = this;
    const at = this.aim ?? last?.place ?? null;
    if (!held || !at || (last && !acquires(last))) return null;
    const sides = walkwaysOf(held.tile, at.turn, this.desk.box);
    const ends = endsOf(this.desk.plan, this.town, at.cell, sides);
    return { tile: held.tile, ...at, sides, ends, isLegal: this.aim === null };
  }

  /** The columns that light up: of the tile that is pointed at, or of the one in hand. */
  get lit(): readonly number[] {
    const { held, over } = this;
    if (over.slot !== undefined) return [positionOf(over.slot)];
    if (!held) return [];
    return this.armed === "crane" ? this.desk.plan.columns : [held.column];
  }

  /** Where the tile in hand may lie: in its column, with a crane anywhere. */
  get places(): readonly Place[] {
    const places = this.knowing.places(this.head.join("; "));
    const own = places.filter(({ cell }) => columnOf(cell) === this.held?.column);
    return this.armed === "crane" || own.length === 0 ? places : own;
  }

  /** What a space would bring at best. */
  gainAt(cell: string): number | undefined {
    return this.knowing.gain(this.places.filter((place) => place.cell === cell));
  }

  /** What a crane would bring, where that is more than the own column does. */
  get craneGain(): number | undefined {
    return this.held ? this.knowing.gainElsewhere(this.head.join("; "), this.held.column) : undefined;
  }

  gainOn(slot: string): number | undefined {
    return this.knowing.gainOn(this.desk.play.settled, slot);
  }

  /** A click on this tile of the river would do something. */
  isOffered(slot: string): boolean {
    const { armed } = this;
    if (armed && armed !== "crane") return this.may(armed, slot);
    return this.may("take", slot) || this.may("claim", slot) || (this.isFree && this.offers.may("dam", slot));
  }

  /** After the draft, or instead of the main action in it. */
  protected may(kind: River, slot: string): boolean {
    const { draft, legal } = this.desk.play;
    return (
      this.offers.may(kind, slot) || (legal.includes(`${kind} ${slot}`) && beforeMain(draft).length < draft.length)
    );
  }

  /** The borders onto which the token in hand may go. */
  get borders(): readonly string[] {
    return this.armed && this.isFree ? this.offers.bordersFor(this.armed) : [];
  }

  /** No tile waits to be placed or paid for. */
  get isFree(): boolean {
    return !this.held || Boolean(this.last?.place);
  }

  isTaken(slot: string): boolean {
    return this.deeds.some((deed) => deed.slot === slot && acquires(deed));
  }

  /** The borders that the tile in hand pays for, in the order of its lines. */
  get paid(): string[] {
    const scuttled = this.deeds.map(({ head }) => (head?.startsWith("scuttle ") ? head.split(" ")[1] : undefined));
    return (this.ghost?.ends ?? []).flatMap(({ border }) =>
      border && this.isNew(border.id) && !scuttled.includes(border.id) ? [border.id] : [],
    );
  }

  /** A token lies there only in the draft. */
  isNew(border: string): boolean {
    return tokenAt(this.town, border) !== undefined && tokenAt(this.settledTown, border) === undefined;
  }

  /** How many tokens of a kind the draft spends. */
  spends(token: Token): number {
    return Math.max(0, this.settledTown.reserve[token] - this.town.reserve[token]);
  }

  /** How often the river will still bring new tiles. */
  get comings(): number {
    const left = Object.values(this.desk.play.settled.unseen).reduce((sum, count) => sum + count, 0);
    return Math.ceil(left / this.desk.plan.depth);
  }

  /** The draft up to the line that took the tile in hand. */
  protected get head(): string[] {
    const { last } = this;
    return last ? this.desk.play.draft.slice(0, last.from + (last.head === null ? 0 : 1)) : [];
  }

  protected legalAt(cell: string): Place[] {
    return this.knowing.places(this.head.join("; ")).filter((place) => place.cell === cell);
  }
}
