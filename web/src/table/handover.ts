/** When a shared device is covered, and for whom. */

interface Hands {
  isShared: boolean;
  mySeats: readonly number[];
  actors: readonly number[];
  /** Whose hands hold the device; null: nobody's yet. */
  eyes: number | null;
  /** Where the device is on its way to, if its holder said so. */
  wanted: number | null;
  /** Whose view the server sends. */
  seat: number | null;
  told: { end: unknown; status: string } | null;
}

/** The seat that the device has to be passed to; null: whoever holds it may look. */
export function coveredFor(table: Hands): number | null {
  if (!table.isShared || table.told?.status !== "playing") return null;
  const next = nextOf(table);
  if (table.eyes === null) return table.wanted ?? next ?? table.mySeats[0] ?? null;
  if (!table.actors.includes(table.eyes) && next !== null) return next;
  return table.seat === table.eyes ? null : table.eyes; // the other view has not come yet
}

/** The next of my seats that is to act, clockwise from the one that acted. */
function nextOf({ mySeats, actors, eyes }: Hands): number | null {
  const due = mySeats.filter((seat) => actors.includes(seat));
  return due.find((seat) => seat > (eyes ?? -1)) ?? due[0] ?? null;
}
