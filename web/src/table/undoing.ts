/** The truth about taking back: what would go, who would have to agree, or why nothing can. */

import type { EntryTold, PlayTold } from "../core/told";
import { standing } from "./folding";

export type Undoing =
  | { can: "cancel" }
  | { can: "undo"; lines: string[] }
  | { can: "ask"; lines: string[]; ask: number[] }
  | { can: "not"; why: "spectator" | "nothing" | "drawn" | "others" | "over" };

export interface Asked {
  seat: number | null;
  chosen: string | null;
  play: Pick<PlayTold, "undo"> | null;
  status: string;
  entries: readonly EntryTold[];
}

export function undoing({ seat, chosen, play, status, entries }: Asked): Undoing {
  if (chosen !== null) return { can: "cancel" };
  if (seat === null) return { can: "not", why: "spectator" };
  if (status !== "playing") return { can: "not", why: "over" };
  const undo = play?.undo;
  if (undo) return { ...(undo.ask.length ? { can: "ask", ask: undo.ask } : { can: "undo" }), lines: undo.lines };
  return { can: "not", why: barrier(entries, seat) };
}

/** What came after my last line: an outcome stands in the way for ever, others until they take back themselves. */
function barrier(entries: readonly EntryTold[], seat: number): "nothing" | "drawn" | "others" {
  const lines = standing(entries);
  const mine = lines.findLastIndex((line) => line.kind === "act" && line.seat === seat);
  if (mine < 0) return "nothing";
  return lines.slice(mine + 1).some((line) => line.kind === "chance") ? "drawn" : "others";
}
