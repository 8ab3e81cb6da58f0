/** Where the lines of a match come from, as its log says. */

import type { TableTold } from "../core/told";

const COPIED = /^(forked|loaded)( |$)/;
const SIGNED = /^loaded proved \S+ \S+$/; // a record that this server had signed

/** Whether lines of it were not played here, and nobody signed for them. */
export function isUnsigned(told: TableTold | null | undefined): boolean {
  const texts = (told?.entries ?? []).filter(({ kind }) => kind === "table").map(({ text }) => text);
  return texts.some((text) => COPIED.test(text) && !SIGNED.test(text));
}

/** Seats at which no person ever sat: whoever was forgotten has left a line. */
export function botsOf(told: TableTold): number[] {
  const left = told.entries.filter(({ kind, text }) => kind === "seat" && text === "forget").map(({ seat }) => seat);
  return told.seats
    .filter(({ seat, bot, person, name }) => bot && !person && !name && !left.includes(seat))
    .map(({ seat }) => seat);
}
