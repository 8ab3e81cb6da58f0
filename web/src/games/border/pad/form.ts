/** What each closed area paid. */

export interface Player {
  layout: number;
  /** Points of the closed areas; 0 is an open one. */
  closed: Record<string, number>;
}

export interface Box {
  values: { first_later: Record<string, [number, number]> };
}

export const player = (seat: number): Player => ({ layout: seat + 1, closed: {} });

export function file(_: unknown, players: Player[]): Record<string, unknown> {
  const paid = (closed: Record<string, number>) =>
    Object.fromEntries(Object.entries(closed).filter(([, points]) => points > 0));
  return { boards: players.map(({ layout, closed }) => ({ layout, closed: paid(closed) })) };
}
