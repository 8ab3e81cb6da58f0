/** What the player's hand does: takes, places, turns, pays, uses tokens. All of it ends as the lines of a draft. */

import { type Tile, type Token, TOKENS, type TownTold } from "./box";
import { Counting } from "./counting.svelte";
import { type Desk, END, type Ghost, type Over } from "./desk";
import {
  acquires,
  beforeMain,
  type Deed,
  deedsOf,
  type InHand,
  inHand,
  paidWith,
  placedAt,
  withoutLast,
} from "./draft";
import { Knowing } from "./knowing.svelte";
import { Offers, type Place, type River } from "./offers";
import { columnOf, type Point, positionOf } from "./plan";
import { QUARTER, turnsOf, walkwaysOf } from "./tiles";
import { endsOf, tileAt, tokenAt, townOf } from "./walkways";

export class Hand {
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
  /** The space for the tile that is on its way into the hand. */
  private wanted: string | null = null;
  private planned = "";

  readonly deeds = $derived.by((): Deed[] => deedsOf(this.desk.play.draft));
  readonly offers = $derived.by((): Offers => new Offers(this.desk.play.next));
  readonly held = $derived.by((): InHand | null => inHand(this.desk.play.settled, this.last));
  readonly ghost = $derived.by((): Ghost | null => this.hovering());

  constructor(readonly desk: Desk) {}

  get last(): Deed | undefined {
    return this.deeds.at(-1);
  }

  get mine(): number {
    return this.desk.play.seat ?? 0;
  }

  get mayAct(): boolean {
    return this.desk.play.legal.length > 0;
  }

  /** My town with the draft in it. */
  get town(): TownTold {
    return townOf(this.desk.play.view, this.mine);
  }

  private get settledTown(): TownTold {
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
  private may(kind: River, slot: string): boolean {
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
    const turn = turns[(turns.indexOf(ghost.turn) + by + turns.length) % turns.length] ?? 0;
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

  private legalAt(cell: string): Place[] {
    return this.knowing.places(this.head.join("; ")).filter((place) => place.cell === cell);
  }

  /** The draft up to the line that took the tile in hand. */
  private get head(): string[] {
    const { last } = this;
    return last ? this.desk.play.draft.slice(0, last.from + (last.head === null ? 0 : 1)) : [];
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

  /** Some of what was planned was taken back elsewhere: the rest of that deed goes, too. */
  get isTakenBack(): boolean {
    const now = this.desk.play.draft.join("; ");
    return now !== "" && this.planned.startsWith(`${now}; `);
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
