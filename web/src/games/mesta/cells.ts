/** What keys, fingers and screen readers take hold of in a district: its spaces, or the places for a tile. */

import type { Cell } from "../../board/Cells.svelte";
import { say } from "../../core/words.svelte";
import type { District, Space } from "./district";
import { centre, type Lens, plan, rectangle, silhouette, slant, STOREY } from "./lens";
import { spaceSaid } from "./said";
import type { AreaSeen } from "./sight";
import { type At, type Frame, isLot, type Lot, named, SIDE } from "./tiles";
import type { Placed } from "./turn";

/** Its ground joined with what stands on it. */
export function shapeOf(lens: Lens, space: Space): string {
  return lens === slant && space.height > 0 ? silhouette(space, space.height) : rectangle(lens, space);
}

/** Where a ring goes: on the roof, or on the ground. */
export function roofOf(lens: Lens, space: Space): string {
  return rectangle(lens, space, 1, lens === plan ? 0.04 : 0.09, space.height * STOREY);
}

/** What can be built on a space: the colour of its building or lot. */
export const colourOf = ({ colour, ground }: Space): Lot | null => colour ?? (isLot(ground) ? ground : null);

export interface Looks {
  lens: Lens;
  district: District;
  areas: readonly AreaSeen[];
  frame: Frame;
  targets: ReadonlySet<string>;
  /** What waits for Confirm there. */
  chosen: string | null;
}

export function spaceCells({ lens, district, areas, frame, targets, chosen }: Looks): Cell[] {
  return district.inOrder.map((space) => {
    const isTarget = targets.has(space.id);
    return {
      id: space.id,
      ...centre(lens, space, space.height * STOREY),
      d: shapeOf(lens, space),
      name: spaceSaid({ space, district, areas, frame, isTarget }),
      disabled: !isTarget,
      pressed: chosen === space.id,
    };
  });
}

export function spotCells(
  lens: Lens,
  spots: readonly (At & { place: string })[],
  frame: Frame,
  hovering: Placed | null,
): Cell[] {
  return spots.map(({ x, y, place }, index) => {
    const first = { x: SIDE * x, y: SIDE * y };
    const isHere = hovering?.place === place;
    return {
      id: place,
      ...lens.at(first.x + 1, first.y + 1),
      d: rectangle(lens, first, SIDE),
      name: say("page-mesta-spot", {
        number: index + 1,
        at: named(first, frame),
        here: isHere ? "yes" : "no",
        rotation: hovering?.rotation ?? 0,
      }),
      pressed: isHere,
    };
  });
}
