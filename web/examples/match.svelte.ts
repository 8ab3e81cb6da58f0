/** A match of Ferry as a board is told of it: what is chosen is done at once, and the position tells where the ferry lies. */

import { NO_SCORES } from "../src/core/told";
import type { Play } from "../src/games/game";
import type { FerryPlayersHarbour, FerryView } from "./ferry/view";

const purse = { coins: 3, goods: 1, busy: 0, hand_size: 2, has_stowed: 0, stowed: null };
const START: FerryView = {
  edition: "osada",
  seats: 2,
  phase: "act",
  seat: 0,
  played: {},
  players: [
    { ...purse, harbour: "Anse", hand: { Tip: 1, Cargo: 2 } },
    { ...purse, harbour: "Cres", hand: {} },
  ],
};

const GAINS = new Map([["play Tip", [2, 0]]]);

export class Match implements Play<FerryView> {
  view: FerryView = $state.raw(START);
  legal: string[] = $state.raw(["sail Brac", "sail Elba", "play Tip", "rest"]);
  /** What was chosen, and what was asked why it is not legal. */
  readonly done: string[] = [];
  readonly asked: string[] = [];

  readonly game = "ferry";
  readonly edition = "osada";
  readonly options = {};
  readonly seat = 0;
  readonly seats = [];
  readonly actors = [0];
  readonly draft = [];
  readonly chosen = null;
  readonly isWhole = false;
  readonly final = [];
  readonly scores = NO_SCORES;
  readonly standing = NO_SCORES;
  readonly count = undefined;
  readonly gains: ReadonlyMap<string, readonly number[]> = GAINS;
  readonly ringed = [];
  readonly news = [];
  readonly past = [];

  get settled(): FerryView {
    return this.view;
  }

  get next(): readonly string[] {
    return this.legal;
  }

  choose(line: string): void {
    if (!this.legal.includes(line)) return this.why(line);
    this.done.push(line);
    const [kind, harbour] = line.split(" ");
    if (kind === "sail") this.sail(harbour as FerryPlayersHarbour);
  }

  private sail(harbour: FerryPlayersHarbour): void {
    const [mine, ...others] = this.view.players;
    this.view = { ...this.view, players: [{ ...mine!, harbour }, ...others] };
  }

  plan(lines: readonly string[]): void {
    for (const line of lines) this.choose(line);
  }

  confirm(): void {}

  cancel(): void {}

  why(line: string): void {
    this.asked.push(line);
  }

  recall(): Promise<never> {
    return Promise.reject(new Error("nobody has played yet"));
  }

  name(seat: number): string {
    return ["Eva", "Jan"][seat] ?? "";
  }
}
