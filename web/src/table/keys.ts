/** The keys of the table room. Whoever writes into a field keeps every letter. */

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
  const isWriting =
    event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog") !== null;
  if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS[event.key] ?? null;
}
