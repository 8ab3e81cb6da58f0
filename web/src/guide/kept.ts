/** Which tables are guided, and what their player has been told: this device remembers. */

import { read, write } from "../core/kept";
import type { Moment } from "./moments";

export interface Guided {
  told: string[];
  /** Somebody would rather play alone. */
  skipped: boolean;
}

const FILES = import.meta.glob<{ default: Moment[] }>("../games/*/guide.ts");

export async function momentsOf(game: string): Promise<Moment[]> {
  return (await FILES[`../games/${game}/guide.ts`]?.())?.default ?? [];
}

export const guidedAt = (table: string): Guided | null => read<Guided | null>(`guide.${table}`, null);

export function keep(table: string, guided: Guided): void {
  write(`guide.${table}`, guided);
}
