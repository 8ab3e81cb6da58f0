/** What the player's hand does: every click, tap and key ends as lines that wait for Confirm. */

import { untrack } from "svelte";
import { turnOf } from "../../board/turning";
import { look } from "../../core/look.svelte";
import type { Play } from "../game";
import type { View } from "./box";
import { seen } from "./seen.svelte";
import { keyOf, Memory } from "./memory";
import { LOTS, type Lot } from "./tiles";
import {
  best,
  forced,
  type Gains,
  type Item,
  kindAsked,
  type Kind,
  kindOf,
  movedTo,
  type Placed,
  piecesOf,
  type Question,
  questionOf,
  readTile,
  spotsOf,
  targetsOf,
  turnedOn,
} from "./turn";

const PATIENCE = 700; // milliseconds to wait for what the server thinks of the places
const isBeginning = (lines: readonly string[], of: readonly string[]): boolean =>
  lines.length < of.length && lines.every((line, index) => line === of[index]);

export class Hand {
  private memory = new Memory();
  private position: View | undefined;
  private before: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** A part of the score or a milestone that is looked at: what it counts is ringed. */
  looked: string | null = $state(null);
  /** The question stays while the server tries an answer, so that nothing flickers. */
  question: Question = $state.raw({ before: [], options: [], answer: null });

  constructor(private readonly of: () => Play<View>) {}

  // --- What is asked ------------------------------------------------------------

  get kind(): Kind {
    return kindAsked(this.question);
  }

  /** The slot that is chosen and not confirmed. */
  get taken(): string {
    return this.of().draft.find((line) => kindOf(line) === "take") ?? "";
  }

  get spots(): ReturnType<typeof spotsOf> {
    return this.kind === "tile" ? spotsOf(this.question.options) : [];
  }

  /** Where the tile hovers now. */
  get hovering(): Placed | null {
    const { answer } = this.question;
    return answer !== null && kindOf(answer) === "tile" ? readTile(answer) : null;
  }

  get canTurn(): boolean {
    const { hovering } = this;
    return hovering !== null && turnedOn(this.question.options, hovering, 1) !== this.question.answer;
  }

  get targets(): ReadonlySet<string> {
    return targetsOf(this.question.options);
  }

  get canDiscard(): boolean {
    return this.question.options.includes("discard") && this.question.answer !== "discard";
  }

  /** The pieces of this turn. */
  get pieces(): Item[] {
    const { draft, view, settled, seat } = this.of();
    if (view.seat !== seat && draft.length === 0) return [];
    const isMine = view.seat === seat && settled.seat === seat;
    const waiting = LOTS.flatMap((colour) => Array<Lot>(isMine ? (view.pieces[colour] ?? 0) : 0).fill(colour));
    return piecesOf(draft, waiting, settled.seat === seat ? settled.piece : null);
  }

  /** The two features of this turn, and which of them comes first; null: it is not said yet. */
  get features(): { both: string[]; first: number | null } {
    const { draft, view, settled, seat } = this.of();
    const isMine = settled.seat === seat && this.kind !== "take";
    const picked = draft.find((line) => kindOf(line) === "pick");
    const both = isMine ? view.taken.flatMap((feature) => feature ?? []) : [];
    return { both, first: picked ? Number(picked.slice(-1)) : null };
  }

  /** Pieces or features of this turn are in the hand. */
  get isHolding(): boolean {
    return this.pieces.length > 0 || this.features.both.length > 0;
  }

  /** How much a line would bring me; undefined until that is known. */
  gainOf(lines: readonly string[], line: string): number | undefined {
    const { seat, gains, draft } = this.of();
    const told = (keyOf(lines) === keyOf(draft) ? gains : undefined) ?? this.memory.gains(lines);
    return seat === null ? undefined : told?.get(line)?.[seat];
  }

  // --- Clicks -------------------------------------------------------------------

  /** A line that answers the question; the same one again is confirmed. */
  answer(line: string): void {
    this.of().plan([...this.question.before, line]);
  }

  take(action: string): void {
    const play = this.of();
    if (play.legal.includes(action)) play.plan(this.taken === action ? this.asFar : [action]);
    else if (play.seat !== null) play.why(action);
  }

  /** All that is drafted: planned again, it is confirmed. */
  private get asFar(): readonly string[] {
    return this.of().draft;
  }

  spot(place: string): void {
    const line = movedTo(this.question.options, place, this.hovering?.rotation ?? 0);
    if (line) this.answer(line);
  }

  turn(by: 1 | -1): void {
    const { hovering, question } = this;
    if (hovering && this.canTurn) this.answer(turnedOn(question.options, hovering, by));
  }

  /**
   * A space was clicked: what is in the hand goes there. Where only another thing of this turn can fit, that is meant;
   * whether it does the server says. `colour`: of what may be built there.
   */
  space(id: string, colour: Lot | null): void {
    const { kind, question } = this;
    if (kind !== "feature" && kind !== "build") return;
    const line = `${kind} ${id}`;
    const play = this.of();
    if (question.options.includes(line)) this.answer(line);
    else if (question.answer === null) play.plan(this.other(kind, line, colour) ?? [...question.before, line]);
    else if (play.seat !== null) play.why(line);
  }

  /** The same with another piece or feature of this turn. */
  private other(kind: "feature" | "build", line: string, colour: Lot | null): readonly string[] | null {
    const { before } = this.question;
    const chosen = before.at(-1) ?? "";
    const lines = before.slice(0, -1);
    if (kind === "build" && kindOf(chosen) === "piece")
      return this.pieces.some(({ what, state }) => state === "waiting" && what === colour)
        ? [...lines, `piece ${colour}`, line]
        : null;
    return kindOf(chosen) === "pick" ? [...lines, chosen === "pick 1" ? "pick 2" : "pick 1", line] : null;
  }

  discard(): void {
    if (this.canDiscard) this.answer("discard");
  }

  /** The next piece or feature; one that was placed already comes back into the hand. */
  hold({ what, from, state }: Item): void {
    if (state === "current") return;
    const { draft } = this.of();
    const last = draft.findLastIndex((line) => kindOf(line) === "piece");
    const isOpen = last >= 0 && last === draft.length - 1;
    const lines = from === null ? draft.slice(0, isOpen ? last : draft.length) : draft.slice(0, from);
    this.plan([...lines, `piece ${what}`]);
  }

  /** Which of two features comes first. */
  pick(which: number): void {
    const { draft } = this.of();
    if (this.features.both.length < 2) return;
    const at = draft.findIndex((line) => kindOf(line) === "pick");
    const lines = at < 0 ? draft : draft.slice(0, at);
    this.plan([...lines, `pick ${which}`]);
  }

  /** Chosen by hand: nothing follows of itself. */
  private plan(lines: readonly string[]): void {
    if (keyOf(lines) === keyOf(this.of().draft)) return;
    this.memory.ask(lines);
    this.of().plan(lines);
  }

  // --- Keys ---------------------------------------------------------------------

  /** The row that was said by its number; its slot comes next, unless something else happens. */
  row: number | null = $state(null);

  /** True where the key meant something. */
  key(event: Pick<KeyboardEvent, "key" | "shiftKey">): boolean {
    const { key } = event;
    const [letter, turn] = [key.toLowerCase(), turnOf(event)];
    if (letter === "v") seen.turn();
    else if (turn && this.canTurn) this.turn(turn);
    else if (letter === "x" && this.canDiscard) this.discard();
    else if (/^[1-9]$/.test(key)) return this.digit(Number(key));
    else return false;
    return true;
  }

  /** A place for the tile in the hand; else a row of the offer, then one of its slots. */
  private digit(number: number): boolean {
    const spot = this.spots[number - 1];
    if (this.spots.length > 0) {
      if (spot) this.spot(spot.place);
      return true;
    }
    if (number > 4 || !this.of().legal.some((line) => kindOf(line) === "take")) return false;
    const { row } = this;
    this.row = row === null ? number : null;
    if (row !== null) this.take(`take ${row}.${number}`);
    return true;
  }

  // --- What follows ---------------------------------------------------------------

  /** Every change of the draft: what is known now, and what goes without a click. */
  hear(): void {
    const { settled, draft, next, isWhole, gains } = this.of();
    untrack(() => {
      if (settled !== this.position) this.forget(settled);
      this.memory.learn(draft, next, gains);
      if (next.length === 0 && draft.length > 0 && !isWhole) return; // the server is trying it
      this.question = questionOf(draft, next, this.memory.next);
      const isShorter = isBeginning(draft, this.before);
      if (keyOf(draft) !== keyOf(this.before)) this.row = null;
      this.before = draft;
      if (draft.length > 0 && isShorter && this.memory.wasFollowed(draft)) return this.back(draft);
      if (next.length > 0) this.follow(draft, gains);
    });
  }

  private forget(settled: View): void {
    this.position = settled;
    this.memory = new Memory();
    this.before = [];
    this.row = null;
  }

  /** What was taken back came without a click: so goes what it came after. */
  private back(draft: readonly string[]): void {
    const lines = this.memory.beforeFollowing(draft);
    const play = this.of();
    queueMicrotask(() => (lines.length > 0 ? play.plan(lines) : play.cancel()));
  }

  private follow(draft: readonly string[], gains: Gains | undefined): void {
    clearTimeout(this.timer);
    const play = this.of();
    if (play.seat === null || this.memory.isAsked(draft)) return;
    if (this.kind === "tile") return this.hover(draft, gains);
    const isAsked = look.chosen.obvious === "asked" && this.kind !== "pick" && this.kind !== "piece";
    const line = isAsked ? undefined : forced(this.question);
    if (line !== undefined) this.go(draft, line);
  }

  /** A taken tile hovers over the district at once, at the place that promises most. */
  private hover(draft: readonly string[], gains: Gains | undefined): void {
    const go = (known: Gains | undefined) => {
      const line = best(this.question.options, known, this.of().seat ?? 0);
      if (line) this.go(draft, line);
    };
    if (gains) return go(gains);
    this.timer = setTimeout(() => go(undefined), PATIENCE);
  }

  private go(draft: readonly string[], line: string): void {
    this.memory.follow(draft);
    queueMicrotask(() => {
      if (keyOf(this.of().draft) === keyOf(draft)) this.of().plan([...draft, line]);
    });
  }
}

const hands = new WeakMap<Play<View>, Hand>();

/** One for each match, whatever draws it: two would answer the same question twice. */
export function handOf(play: Play<View>): Hand {
  return hands.get(play) ?? made(play);
}

/** In a root of its own: it belongs to nobody who happens to ask first, and whoever asks hears of its changes. */
function made(play: Play<View>): Hand {
  $effect.root(() => {
    const hand = new Hand(() => play);
    hands.set(play, hand);
    $effect.pre(() => hand.hear());
  });
  return handOf(play);
}
