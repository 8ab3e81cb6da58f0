/** What all parts of the board read: the match, what is drawn of it, what may be done, and what is in the hand. */

import { untrack } from "svelte";
import { read, write } from "../../core/kept";
import { look } from "../../core/look.svelte";
import type { Play } from "../game";
import { type Box, type CityTold, GAME, type PlayerTold, type View } from "./box";
import type { Owner } from "./clearing/standing";
import type { Walk } from "./counting/walk.svelte";
import { aboutOf, grouped, kindOf } from "./lines";
import { mustSee } from "./lying";
import { Order } from "./order.svelte";
import { isWay, totalOf, usualWay, type Way } from "./paying";
import { plainLines } from "./seasons/production";
import { type Held, movedTo, type Sort, SORTS, sorted } from "./sorting";
import { isAsked, isBeginning, type Question, Steps } from "./steps";

const SORT_KEY = `${GAME}.sort`;

export type Origin = "hand" | "meadow" | "revealed";

export class Desk {
  /** A rival whose city lies open over the Meadow; `rugwort` in the solo game. */
  opened: Owner | null = $state(null);
  /** The count of a city that one walks through. */
  walk: Walk | null = $state.raw(null);

  private readonly steps = new Steps();
  private readonly order: Order;
  private position: View | undefined;
  private phase: string | null = null;
  private before: readonly string[] = [];
  private wish: string = $state(read<string>(SORT_KEY, "cost"));
  private told = $state(0);

  constructor(
    readonly play: Play<View>,
    readonly box: Box,
  ) {
    this.order = new Order(play);
  }

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

  /** How many workers a seat has in its season. */
  workersOf(seat: number, view: View = this.view): number {
    const { season, lost } = this.playerOf(seat, view);
    return (this.box.printed.seasons.find(({ id }) => id === (season ?? "winter"))?.workers_total ?? 0) - lost;
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

  /** What is drafted stands where it goes: a card from the Meadow is replaced there before it is placed. */
  get isPlaced(): boolean {
    return this.play.draft.length > 0 && this.view.card === null;
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

  /** One line of the draft is taken back, the others stay. */
  takeBack(line: string): void {
    const { draft } = this.play;
    const at = draft.lastIndexOf(line);
    if (at >= 0) this.play.plan(draft.filter((_, index) => index !== at));
  }

  // --- The hand -------------------------------------------------------------------

  get sort(): Sort {
    return SORTS.find((sort) => sort === this.wish) ?? "cost";
  }

  set sort(sort: Sort) {
    this.wish = sort;
    write(SORT_KEY, sort);
  }

  /** My cards as they lie: as they stand without the draft, so that a card that is being chosen stays where it is. */
  readonly hand: readonly Held[] = $derived.by(() => {
    const arrived = this.order.arrived("hand", this.mine, this.playerOf(this.mine, this.settled).hand);
    return sorted(arrived, this.sort, this.box, this.order.own(this.mine));
  });

  /** A card is laid elsewhere by hand. */
  move(key: string, to: number): void {
    this.order.lay(this.mine, movedTo(this.hand, key, to));
    this.sort = "own";
  }

  /** The cards of a city, in the order in which they came. */
  arrived(seat: number): readonly Held[] {
    return this.order.arrived("city", seat, this.cityOf(seat, this.settled).cards);
  }

  // --- Paying ---------------------------------------------------------------------

  /** How the card that is being played may be paid; null where nothing is asked. */
  get payment(): { question: Question; ways: readonly Way[]; chosen: Way | null } | null {
    const question = this.asked("by").at(-1);
    if (!question) return null;
    const chosen = question.answer === null ? null : aboutOf(question.answer);
    return {
      question,
      ways: question.options.map(aboutOf).filter(isWay),
      chosen: chosen !== null && isWay(chosen) ? chosen : null,
    };
  }

  /** What a discount spares, unit by unit; where it spares all there is nothing to choose. */
  get spared(): readonly Question[] {
    const card = this.pickedCard;
    const all = card === null ? 0 : totalOf(this.box.card(card).cost);
    const units = this.play.draft.filter((line) => kindOf(line) === "spare").length;
    return units < all ? this.asked("spare") : [];
  }

  /** Something of the payment is to be chosen, or was, and may be chosen otherwise. */
  get isPaying(): boolean {
    return this.payment !== null || this.spared.length > 0 || this.asked("jail").length > 0;
  }

  /** Questions of one kind that the draft answers, and the open one. */
  asked(kind: string): readonly Question[] {
    const questions = this.told >= 0 ? this.steps.questions(this.play.draft, this.play.next, kind) : [];
    return questions.filter((question) => isAsked(question, this.play.isWhole));
  }

  /** Another answer to a question: what came after it is asked anew. */
  answer({ before }: Question, line: string): void {
    this.play.plan([...before, line]);
  }

  // --- What follows ---------------------------------------------------------------

  /** Every change of the draft: what is known now, and what is filled in. */
  hear(): void {
    const { settled, draft, next, isWhole } = this.play;
    untrack(() => {
      if (settled !== this.position) this.forget(settled);
      this.show();
      if (next.length === 0 && draft.length > 0 && !isWhole) return; // the server is trying it
      this.steps.learn(draft, next);
      this.told += 1;
      const isShorter = isBeginning(draft, this.before);
      this.before = draft;
      if (draft.length > 0 && isShorter && this.steps.wasFollowed(draft)) this.back(draft);
      else if (this.play.seat !== null && (next.length > 1 || look.chosen.obvious === "taken"))
        this.fillIn(draft, this.usual(next, isShorter));
    });
  }

  /** What is asked for must be seen: the Meadow, or the city of Rugwort. */
  private show(): void {
    const { phase } = this.view;
    if (phase === this.phase) return;
    this.phase = phase;
    const wanted = this.mayAct ? mustSee(this.view) : undefined;
    if (wanted !== undefined) this.opened = wanted;
  }

  private forget(settled: View): void {
    this.position = settled;
    this.steps.clear();
    this.before = [];
  }

  /** What was taken back was filled in: so goes what it was filled in for. */
  private back(draft: readonly string[]): void {
    const lines = this.steps.beforeFollowing(draft);
    queueMicrotask(() => (lines.length > 0 ? this.play.plan(lines) : this.play.cancel()));
  }

  /** The cheapest way to pay; of a discount, what would be left scarcest is spared; green cards that only give. */
  private fillIn(draft: readonly string[], lines: readonly string[]): void {
    if (lines.length === 0) return;
    lines.forEach((_, index) => this.steps.follow([...draft, ...lines.slice(0, index)]));
    queueMicrotask(() => {
      if (this.play.draft.join() === draft.join()) this.play.plan([...draft, ...lines]);
    });
  }

  /** What is filled in, unless it was just taken back. */
  private usual(next: readonly string[], isTakenBack: boolean): readonly string[] {
    if (next.length > 0 && next.every((line) => kindOf(line) === "activate"))
      return isTakenBack || look.chosen.obvious === "asked" ? [] : plainLines(this.view, this.box);
    const card = this.pickedCard;
    const line = card && usualWay(next, this.box.card(card), this.myCity, this.view.due, this.me.resources);
    return line ? [line] : [];
  }
}
