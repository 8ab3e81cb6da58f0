/** In what order cards lie: as they came, or as their owner laid them. Kept on the device while a match is played. */

import { read, write } from "../../core/kept";
import type { Play } from "../game";
import { GAME } from "./box";
import { Arrivals, type Counts, type Held } from "./sorting";

type Zone = "hand" | "city" | "own";

export class Order {
  private readonly arrivals: Record<string, Arrivals> = {};
  private laid: Readonly<Record<string, readonly string[]>> = $state.raw({});

  constructor(private readonly play: Pick<Play, "memory">) {}

  /** What lies there, in the order in which it came. */
  arrived(zone: Zone, seat: number, there: Counts): readonly Held[] {
    const key = this.keyOf(zone, seat);
    const arrivals = (this.arrivals[key] ??= new Arrivals(this.kept(key), (keys) => this.keep(key, keys)));
    return arrivals.follow(there);
  }

  /** As it was laid by hand. */
  own(seat: number): readonly string[] {
    const key = this.keyOf("own", seat);
    return this.laid[key] ?? this.kept(key);
  }

  lay(seat: number, keys: readonly string[]): void {
    const key = this.keyOf("own", seat);
    this.laid = { ...this.laid, [key]: keys };
    this.keep(key, keys);
  }

  private keyOf(zone: Zone, seat: number): string {
    return `${GAME}.${zone}.${this.play.memory ?? ""}.${seat}`;
  }

  private kept(key: string): readonly string[] {
    return this.play.memory === undefined ? [] : read<string[]>(key, []);
  }

  private keep(key: string, keys: readonly string[]): void {
    if (this.play.memory !== undefined) write(key, keys);
  }
}
