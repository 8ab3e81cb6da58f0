/** Quarter turns of something in the hand, in degrees to the right. The wheel, two fingers and R ask for them. */

const QUARTER = 90;
const WHOLE = 360;

/** Turned on, one way or the other, to the next of those that are allowed: legal, or looking different. */
export function turnedOn(allowed: readonly number[], from: number, by: number): number {
  for (let turned = QUARTER; turned < WHOLE; turned += QUARTER) {
    const next = (from + Math.sign(by) * turned + WHOLE) % WHOLE;
    if (allowed.includes(next)) return next;
  }
  return from;
}

/** R turns to the right, with Shift to the left; null: another key. */
export function turnOf({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): 1 | -1 | null {
  if (key.toLowerCase() !== "r") return null;
  return shiftKey ? -1 : 1;
}
