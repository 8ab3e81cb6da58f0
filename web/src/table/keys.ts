/** The keys of the table room. */

import { isShortcut } from "../core/shortcuts";

export type Key = "confirm" | "undo" | "undo turn" | "hint" | "command" | "cancel";

const KEYS: Record<string, Key> = {
  c: "confirm",
  u: "undo",
  U: "undo turn",
  h: "hint",
  "/": "command",
  Escape: "cancel",
};

export function keyOf(event: KeyboardEvent): Key | null {
  return isShortcut(event) ? (KEYS[event.key] ?? null) : null;
}
