/** The log as people read it: what was taken back is folded away under the line that took it back. */

import type { EntryTold } from "../core/told";

export interface Told {
  entry: EntryTold;
  /** The step of the replay after this line; null for what is not of the match. */
  step: number | null;
  /** What this line took back. */
  gone: EntryTold[];
}

const OF_THE_MATCH = new Set(["act", "chance"]);

/** An undo says how many lines went: one, the seat's last; or that one and all after it. */
export function folded(entries: readonly EntryTold[]): Told[] {
  const told: Told[] = [];
  for (const entry of entries) {
    const gone = entry.kind === "undo" ? takenBack(told, entry) : [];
    told.push({ entry, step: null, gone });
  }
  return numbered(told);
}

function takenBack(told: Told[], undo: EntryTold): EntryTold[] {
  const lines = told.filter(({ entry }) => OF_THE_MATCH.has(entry.kind));
  const last = lines.findLastIndex(({ entry }) => entry.seat === undo.seat);
  const gone = last < 0 ? [] : lines.slice(last, last + Number(undo.text));
  for (const line of gone) told.splice(told.indexOf(line), 1);
  return gone.map(({ entry }) => entry);
}

function numbered(told: Told[]): Told[] {
  let step = 0;
  return told.map((each) => (OF_THE_MATCH.has(each.entry.kind) ? { ...each, step: (step += 1) } : each));
}

/** The lines that stand. */
export function standing(entries: readonly EntryTold[]): EntryTold[] {
  return folded(entries)
    .filter(({ step }) => step !== null)
    .map(({ entry }) => entry);
}

export interface Counted extends Told {
  /** How many equal lines this one stands for: six hidden cards are one line. */
  times: number;
}

export function counted(lines: readonly Told[]): Counted[] {
  const found: Counted[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && isRepeated(last, line)) found[found.length - 1] = { ...last, step: line.step, times: last.times + 1 };
    else if (last && isOneUndo(last, line)) found[found.length - 1] = { ...joined(last, line), times: 1 };
    else found.push({ ...line, times: 1 });
  }
  return found;
}

const isRepeated = ({ entry: one }: Told, { entry: two }: Told): boolean =>
  one.kind === "chance" && two.kind === "chance" && one.text === two.text;

/** A choice of several lines is taken back at once, an entry for each. */
const isOneUndo = ({ entry: one }: Told, { entry: two }: Told): boolean =>
  one.kind === "undo" && two.kind === "undo" && one.seat === two.seat && one.at === two.at;

/** The last line went first. */
function joined(one: Told, two: Told): Told {
  const text = String(Number(one.entry.text) + Number(two.entry.text));
  return { ...two, entry: { ...two.entry, text }, gone: [...two.gone, ...one.gone] };
}
