/** Which lines led from what was drawn to what is drawn now: of the log, and of the draft. */

import type { Play } from "../games/game";

/** A line of the match; seat null: an outcome. */
export interface Line {
  seat: number | null;
  text: string;
}

type Lines = readonly Line[];

/** All lines that led to the position that is drawn. */
export const ledTo = ({ past, draft, seat }: Pick<Play, "past" | "draft" | "seat">): Line[] => [
  ...past.map((entry) => ({ seat: entry.kind === "chance" ? null : entry.seat, text: entry.text })),
  ...draft.map((text) => ({ seat, text })),
];

/** What came to the lines before; nothing where some of those were taken back. */
export function freshIn(now: Lines, before: Lines): Lines {
  const goesOn = before.every(({ seat, text }, index) => now[index]?.seat === seat && now[index]?.text === text);
  return goesOn ? now.slice(before.length) : [];
}

/** Tells each line once, whether it is tried first or has come with the news. */
export class Led {
  private before: Lines | undefined;

  next(play: Pick<Play, "past" | "draft" | "seat">): Lines {
    const now = ledTo(play);
    const fresh = this.before ? freshIn(now, this.before) : [];
    this.before = now;
    return fresh;
  }
}
