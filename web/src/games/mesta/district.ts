/** A district as it lies there: what is on every space, and which spaces of water or park hang together. */

import type { Box, DistrictTold } from "./box";
import { type At, at, type Frame, frameOf, type Ground, type Lot, spacesOf, turned, word } from "./tiles";

export interface Space extends At {
  readonly id: string;
  readonly ground: Ground;
  readonly feature: string | null;
  readonly colour: Lot | null;
  readonly height: number;
}

export interface Area {
  readonly ground: "P" | "W";
  readonly spaces: readonly Space[];
}

const AROUND: readonly At[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

export const WILD = "wild";
export const STATUE = "statue";

export class District {
  readonly places: readonly At[];
  readonly spaces: ReadonlyMap<string, Space>;

  constructor(told: DistrictTold, box: Box) {
    const tiles = Object.entries(told.tiles) as [keyof typeof told.tiles, string][];
    this.places = tiles.map(([place]) => at(place));
    const spaces = tiles.flatMap(([place, tile]) => {
      const grounds = turned(box.layout(tile), told.rotations[place] ?? 0).flat();
      return spacesOf(at(place)).map((each, index) => spaceOf(told, each, grounds[index] ?? "P"));
    });
    this.spaces = new Map(spaces.map((space) => [space.id, space]));
  }

  get frame(): Frame {
    return frameOf(this.places);
  }

  /** From back to front, as they hide each other in a slanting view. */
  get inOrder(): Space[] {
    return [...this.spaces.values()].sort((one, two) => one.x + one.y - two.x - two.y || one.x - two.x);
  }

  at(x: number, y: number): Space | undefined {
    return this.spaces.get(word({ x, y }));
  }

  beside({ x, y }: At): Space[] {
    return AROUND.flatMap((step) => this.at(x + step.x, y + step.y) ?? []);
  }

  areas(): Area[] {
    const seen = new Set<string>();
    return this.inOrder.flatMap((space) => {
      const { ground } = space;
      if ((ground !== "P" && ground !== "W") || seen.has(space.id)) return [];
      return [{ ground, spaces: this.joined(space, seen) }];
    });
  }

  areaOf(space: Space): Area | undefined {
    return this.areas().find(({ spaces }) => spaces.some(({ id }) => id === space.id));
  }

  private joined(first: Space, seen: Set<string>): Space[] {
    seen.add(first.id);
    const found = [first];
    for (const space of found) {
      for (const near of this.beside(space)) {
        if (near.ground !== first.ground || seen.has(near.id)) continue;
        seen.add(near.id);
        found.push(near);
      }
    }
    return found;
  }
}

function spaceOf(told: DistrictTold, { x, y }: At, ground: Ground): Space {
  const id = word({ x, y }) as keyof typeof told.features;
  const [feature, colour, height] = [told.features[id] ?? null, told.colours[id] ?? null, told.heights[id] ?? 0];
  return { id, x, y, ground, feature, colour, height };
}

/** The same spaces, in whatever order. */
export const keyOf = (spaces: readonly { id: string }[]): string =>
  spaces
    .map(({ id }) => id)
    .sort()
    .join(" ");

/** The areas that another state of the district does not have: they have grown, or are new. */
export function grown(now: District, before: District): Set<string> {
  const old = new Set(before.areas().map(({ spaces }) => keyOf(spaces)));
  return new Set(
    now
      .areas()
      .map(({ spaces }) => keyOf(spaces))
      .filter((key) => !old.has(key)),
  );
}
