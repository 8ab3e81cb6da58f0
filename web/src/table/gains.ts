/** What each line that may follow would change, as the server counts it. */

export interface GainsTold {
  gains: { action: string; totals: number[] }[];
}

/** For each line, how the total of every seat would change. */
export type Gains = ReadonlyMap<string, readonly number[]>;

export const gainsOf = ({ gains }: GainsTold): Gains => new Map(gains.map(({ action, totals }) => [action, totals]));
