/** When a hint matters: conditions on what the player sees and may do now. Words: `page-guide-GAME-MOMENT`. */

import type { EntryTold, Scores } from "../core/told";

/** A match as a guide needs it. */
export interface Seen {
  view: unknown;
  seat: number;
  /** Kinds of action that I may do now: `write` of `write 11`. */
  kinds: ReadonlySet<string>;
  /** How often I have done each kind. */
  done: ReadonlyMap<string, number>;
  /** What I have of each part of the score. */
  parts: Readonly<Record<string, unknown>>;
  isMyTurn: boolean;
  isOver: boolean;
}

export interface Moment {
  id: string;
  when: (seen: Seen) => boolean;
}

export const may =
  (kind: string) =>
  (seen: Seen): boolean =>
    seen.isMyTurn && seen.kinds.has(kind);

export const did =
  (kind: string, times = 1) =>
  (seen: Seen): boolean =>
    (seen.done.get(kind) ?? 0) >= times;

export const has =
  (part: string) =>
  (seen: Seen): boolean =>
    Number(seen.parts[part] ?? 0) > 0;

export const both =
  (one: Moment["when"], two: Moment["when"]) =>
  (seen: Seen): boolean =>
    one(seen) && two(seen);

export const over = (seen: Seen): boolean => seen.isOver;

/** The first moment that has come and was not told yet, in the order of the file. */
export function nextMoment(moments: readonly Moment[], seen: Seen, told: readonly string[]): Moment | undefined {
  return moments.find(({ id, when }) => !told.includes(id) && when(seen));
}

interface Table {
  view: unknown;
  seat: number | null;
  legal: readonly string[];
  entries: readonly EntryTold[];
  scores: Scores;
  isMyTurn: boolean;
  isOver: boolean;
}

export function seenBy(table: Table): Seen {
  const seat = table.seat ?? 0;
  const kindOf = (text: string): string => text.split(" ")[0] ?? "";
  const done = new Map<string, number>();
  for (const { kind, seat: who, text } of table.entries) {
    if (kind === "act" && who === seat) done.set(kindOf(text), (done.get(kindOf(text)) ?? 0) + 1);
  }
  const parts = table.scores.scores.find((each) => each.seat === seat)?.parts ?? {};
  const { view, isMyTurn, isOver } = table;
  return { view, seat, kinds: new Set(table.legal.map(kindOf)), done, parts, isMyTurn, isOver };
}
