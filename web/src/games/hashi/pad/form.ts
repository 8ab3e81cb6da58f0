/** Numbers and bridges on the map, bonuses as they were paid. */

import { put } from "../../../pad/put";

export interface Shared {
  side: string;
}

export interface Player {
  numbers: Record<string, number>;
  bridges: Record<string, number>;
  crossed_out: string[];
  bonuses: Record<string, number>;
}

export interface Island {
  id: number;
  x: number;
  y: number;
  flag: string | null;
}

export interface Box {
  sides: Record<string, { islands: Island[]; lines: { a: number; b: number }[] }>;
  bonuses: Record<string, { first: number; later: number } | string>;
}

export const BONUSES = ["red", "blue", "six"] as const;
const MOST_ON_LINE = 2;

export const shared = (): Shared => ({ side: "A" });

export const player = (): Player => ({
  numbers: {},
  bridges: {},
  crossed_out: [],
  bonuses: { red: 0, blue: 0, six: 0 },
});

export const lineName = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** A tap on a line: none, one, two, none. */
export const nextCount = (count: number): number => (count + 1) % (MOST_ON_LINE + 1);

/** How many bridges lead to an island. */
export function bridgesAt({ bridges }: Player, island: number): number {
  const own = Object.entries(bridges).filter(([line]) => line.split("-").includes(String(island)));
  return own.reduce((sum, [, count]) => sum + count, 0);
}

export const isFinished = (form: Player, island: number): boolean =>
  form.numbers[island] !== undefined &&
  form.numbers[island] === bridgesAt(form, island) &&
  !form.crossed_out.includes(String(island));

/** 0 takes the number away. */
export function withNumber(form: Player, island: number, number: number): Player {
  return { ...form, numbers: put(form.numbers, String(island), number || undefined) };
}

export function file({ side }: Shared, players: Player[]): Record<string, unknown> {
  const drawn = (bridges: Record<string, number>) =>
    Object.fromEntries(Object.entries(bridges).filter(([, count]) => count > 0));
  return { side, boards: players.map((form) => ({ ...form, bridges: drawn(form.bridges) })) };
}
