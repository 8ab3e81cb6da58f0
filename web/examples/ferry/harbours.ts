/** Where things lie in Ferry: five harbours on a ring. */

import type { Point } from "../../src/board/points";
import type { FerryPlayersHarbour as Harbour } from "./view";

export type { Harbour };
export const HARBOURS: readonly Harbour[] = ["Anse", "Brac", "Cres", "Dugi", "Elba"];
export const SIZE = 300;
const RING = 105;

export function placeOf(harbour: Harbour): Point {
  const angle = (HARBOURS.indexOf(harbour) / HARBOURS.length - 0.25) * 2 * Math.PI;
  return { x: SIZE / 2 + RING * Math.cos(angle), y: SIZE / 2 + RING * Math.sin(angle) };
}
