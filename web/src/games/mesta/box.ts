/** What is printed in the box: tiles, what the cards and milestones ask for, how many rounds there are. */

import { boxes } from "../../board/box";
import type { Views } from "../../generated/views";
import type { Ground, Layout, Lot } from "./tiles";

export type View = Views["mesta"];
export type DistrictTold = View["districts"][number];

export interface Filter {
  color?: Lot;
  height_min?: number;
  height_max?: number;
  adjacent_to?: "park" | "water" | "statue";
}

/** The language of cards and milestones; every kind uses some of the fields. */
export interface Condition {
  type: string;
  filter?: Filter;
  units_per?: number;
  colors?: Lot[];
  members?: Filter[];
  terrain?: "park" | "water";
  group?: "park" | "water" | "statue";
  height_min?: number;
  size_min?: number;
  size?: number;
  features_min?: number;
  buildings_min?: number;
  min?: number;
  tower_min?: number;
  neighbor_max?: number;
  neighbors?: number;
}

export interface Asking {
  id: string;
  condition: Condition;
}

interface TileKind {
  id: string;
  layout: Ground[][];
}

export interface Components {
  start_tiles: TileKind[];
  city_tiles: TileKind[];
  features: { id: string; placed_on: string }[];
  scoring_cards: (Asking & { points: number })[];
  achievements: (Asking & { city: string })[];
  player_counts: Record<string, { rounds: number; workers: number; variant?: { rounds: number } }>;
}

export class Box {
  private readonly layouts: ReadonlyMap<string, Layout>;
  private readonly asked: ReadonlyMap<string, Condition>;
  private readonly grounds: ReadonlyMap<string, string>;

  constructor(private readonly components: Components) {
    const { start_tiles, city_tiles, scoring_cards, achievements, features } = components;
    this.layouts = new Map([...start_tiles, ...city_tiles].map(({ id, layout }) => [id, layout]));
    this.asked = new Map([...scoring_cards, ...achievements].map(({ id, condition }) => [id, condition]));
    this.grounds = new Map(features.map(({ id, placed_on }) => [id, placed_on]));
  }

  layout(tile: string): Layout {
    const layout = this.layouts.get(tile);
    if (!layout) throw new Error(`no tile ${tile} in this box`);
    return layout;
  }

  /** What a card pays each time. */
  points(card: string): number {
    return this.components.scoring_cards.find(({ id }) => id === card)?.points ?? 0;
  }

  /** What a card or a milestone counts. */
  condition(id: string): Condition {
    const condition = this.asked.get(id);
    if (!condition) throw new Error(`no card or milestone ${id} in this box`);
    return condition;
  }

  /** On what a feature stands: water, park, or a lot. */
  groundOf(feature: string): "water" | "park" | "lot" {
    const ground = this.grounds.get(feature);
    return ground === "water" || ground === "park" ? ground : "lot";
  }

  rounds(view: View): number {
    const { rounds, variant } = this.counts(view);
    return view.long === "yes" ? (variant?.rounds ?? rounds) : rounds;
  }

  /** How many workers each seat puts into each row. */
  perRow(view: View): number {
    return this.counts(view).workers / 4;
  }

  private counts(view: View) {
    const counts = this.components.player_counts[view.seats];
    if (!counts) throw new Error(`nobody plays this with ${view.seats}`);
    return counts;
  }
}

/** What an owner's edition leaves out comes from ours. */
export const boxOf = boxes<Components, Box>("mesta", ["mesta", "page-mesta"], (printed) => new Box(printed));
