/** What the server has said about the tile in hand and about the river: kept while the draft goes on. */

import type { View } from "./box";
import { best, gainOf, type Gains, type Place } from "./offers";
import { columnOf } from "./plan";

interface Known {
  /** The lines up to the one that took the tile. */
  key: string;
  places: readonly Place[];
  gains: Gains | undefined;
}

export class Knowing {
  private known: Known | null = $state.raw(null);
  /** What each tile of the river would bring, as the turn stands. */
  private opening: { of: View; gains: Gains } | null = $state.raw(null);

  constructor(private readonly seat: () => number) {}

  learn(key: string, places: readonly Place[], gains: Gains | undefined): void {
    this.known = { key, places, gains };
  }

  open(of: View, gains: Gains): void {
    if (this.opening?.gains !== gains) this.opening = { of, gains };
  }

  /** Every space and turn for the tile that these lines took. */
  places(key: string): readonly Place[] {
    return this.known?.key === key ? this.known.places : [];
  }

  best(places: readonly Place[]): Place | undefined {
    return best(places, this.known?.gains, this.seat());
  }

  gain(places: readonly Place[]): number | undefined {
    const lines = places.map(({ line }) => line);
    return gainOf(lines, this.known?.gains, this.seat());
  }

  /** What a tile of the river would bring at best. */
  gainOn(settled: View, slot: string): number | undefined {
    if (this.opening?.of !== settled) return undefined;
    return gainOf([`take ${slot}`, `claim ${slot}`], this.opening.gains, this.seat());
  }

  /** What another column would bring, where that is more than the own one does. */
  gainElsewhere(key: string, column: number): number | undefined {
    const places = this.places(key);
    const isOwn = ({ cell }: Place) => columnOf(cell) === column;
    const own = this.gain(places.filter(isOwn));
    const other = this.gain(places.filter((place) => !isOwn(place)));
    return other !== undefined && (own === undefined || other > own) ? other : undefined;
  }
}
