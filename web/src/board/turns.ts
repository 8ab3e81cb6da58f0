/** What the others did since somebody last acted, turn by turn: for `Recalling`. */

import type { EntryTold } from "../core/told";

/** The lines of one turn: those between two steps of the match. */
export interface Turn {
  /** Who acted; null: only outcomes fell. */
  seat: number | null;
  from: number;
  to: number;
  lines: readonly EntryTold[];
}

const MOST = 10; // turns that are shown each by itself; older ones are one

/** Outcomes belong to the turn before them. Those that follow one's own are told only where nobody else acts. */
export function turnsSince(past: readonly EntryTold[], seat: number): Turn[] {
  const begun = past.findLastIndex((line) => isAct(line) && line.seat === seat) + 1;
  const turns: Turn[] = [];
  past.slice(begun).forEach((line, index) => {
    const last = turns.at(-1);
    const [from, to] = [begun + index, begun + index + 1];
    const isSame = last && (!isAct(line) || last.seat === line.seat);
    if (isSame) turns[turns.length - 1] = { ...last, to, lines: [...last.lines, line] };
    else turns.push({ seat: isAct(line) ? line.seat : null, from, to, lines: [line] });
  });
  const others = turns.filter((turn) => turn.seat !== null);
  return folded(others.length > 0 ? others : turns);
}

const isAct = ({ kind }: EntryTold): boolean => kind === "act";

function folded(turns: readonly Turn[]): Turn[] {
  const old = turns.slice(0, Math.max(0, turns.length - MOST + 1));
  const [first, last] = [old[0], old.at(-1)];
  if (old.length < 2 || !first || !last) return [...turns];
  const one = { seat: null, from: first.from, to: last.to, lines: old.flatMap(({ lines }) => lines) };
  return [one, ...turns.slice(old.length)];
}

const WHOLE = 4_800; // milliseconds at most, for all turns together
export const FIRST = 400; // milliseconds for the position that it begins with
const EACH = 1_200; // milliseconds at most for one turn

/** How long each of so many turns is shown. */
export const paceOf = (turns: number): number => Math.min(EACH, (WHOLE - FIRST) / Math.max(1, turns));
