/** The picture of a card or milestone, put together from what it asks for, so that every edition has its pictures. */

import type { Condition, Filter } from "./box";
import { type At, type Ground, LOTS, type Lot } from "./tiles";

/** A space of a picture: its ground, or a building on it. No colour means any. */
export interface Cell extends At {
  ground: Ground | null;
  colour?: Lot | null;
  height?: number;
  feature?: string;
}

export interface Picture {
  cells: Cell[];
  /** The height that is asked for, `3+` or `=2`, and how many, `7×`. */
  chips: string[];
}

const KINDS = {
  park: ["park:carousel", "park:fountain", "park:kiosk", "park:flowerbed"],
  water: ["water:sailboat", "water:dolphin", "water:lighthouse", "water:ducks"],
} as const;
const GROUNDS = { park: "P", water: "W" } as const;
const SHOWN = 4; // so many buildings are drawn; more are a number
const SPREAD = 8; // so many spaces
/** Where several things lie: in a line, in a square, around a corner. */
const line = (count: number): At[] => Array.from({ length: count }, (_, x) => ({ x, y: 0 }));
const block = (count: number): At[] => Array.from({ length: count }, (_, index) => ({ x: index % 2, y: index >> 1 }));
const patch = (count: number): At[] =>
  Array.from({ length: count }, (_, index) => ({ x: Math.floor(index / 2), y: index % 2 }));

const building = (at: At, colour: Lot | null, height: number): Cell => ({ ...at, ground: colour, colour, height });
const ground = (at: At, terrain: "park" | "water", feature?: string): Cell => ({
  ...at,
  ground: GROUNDS[terrain],
  ...(feature ? { feature } : {}),
});

function heightOf({ height_min = 1, height_max = 4 }: Filter, usual = 2): number {
  return height_min === height_max || height_min > 1 ? height_min : Math.min(usual, height_max);
}

function heightChip({ height_min = 1, height_max = 4 }: Filter): string[] {
  if (height_min === height_max) return [`=${height_min}`];
  return height_min > 1 ? [`${height_min}+`] : [];
}

const times = (count: number): string[] => (count > SHOWN ? [`${count}×`] : []);

/** What the buildings of a filter stand beside lies in front of them. */
function beside({ adjacent_to: next }: Filter, count: number): Cell[] {
  if (!next) return [];
  if (next === "statue") return [{ x: count, y: 0, ground: null, feature: "statue" }];
  return line(count).map(({ x }) => ground({ x, y: 1 }, next));
}

function buildings(filter: Filter, count: number): Picture {
  const drawn = Math.min(count, filter.adjacent_to || count === SHOWN ? SHOWN : 3, count > SHOWN ? 2 : count);
  const places = drawn === SHOWN && !filter.adjacent_to ? block(drawn) : line(drawn);
  return {
    cells: [
      ...places.map((place) => building(place, filter.color ?? null, heightOf(filter))),
      ...beside(filter, drawn),
    ],
    chips: [...heightChip(filter), ...times(count)],
  };
}

function sets(members: readonly Filter[]): Picture {
  const byColour = members.every(({ color }) => color);
  const places = byColour ? block(members.length) : line(members.length);
  const heights = byColour ? [2, 2, 1, 1] : members.map((_, index) => members.length - index);
  const ordered = byColour ? members : [...members].sort((one, two) => heightOf(two) - heightOf(one));
  const cells = ordered.flatMap((member, index) => {
    const place = places[index];
    return place ? [building(place, member.color ?? null, heightOf(member, heights[index]))] : [];
  });
  const chips = [...new Set(byColour ? members.flatMap(heightChip) : [])];
  return { cells, chips };
}

function areas({ terrain = "park", size_min: size = 1, features_min: features = 0 }: Condition): Picture {
  const corner: At[] = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }, ...patch(SPREAD).slice(3)];
  if (features > 0) {
    const cells = [ground({ x: 0, y: 0 }, terrain, KINDS[terrain][1]), ground({ x: 1, y: 0 }, terrain)];
    return { cells, chips: features > 1 ? [`${features}+`] : [] };
  }
  return { cells: corner.slice(0, Math.max(size, 1)).map((place) => ground(place, terrain)), chips: [`${size}+`] };
}

const CARDS: Record<string, (asked: Condition) => Picture> = {
  per_building: ({ filter = {}, units_per = 1 }) => buildings(filter, units_per),
  per_adjacent_pair: ({ colors = [] }) => ({
    cells: colors.map((colour, x) => building({ x, y: 0 }, colour, colors.length - x)),
    chips: [],
  }),
  per_set: ({ members = [] }) => sets(members),
  per_area: areas,
  per_feature: ({ group = "park" }) => ({
    cells: [group === "statue" ? statue({ x: 0, y: 0 }) : ground({ x: 0, y: 0 }, group, KINDS[group][0])],
    chips: [],
  }),
  per_line: ({ buildings_min: count = 4 }) => ({ cells: street(Math.min(count, SPREAD)), chips: [] }),
};

const statue = (place: At): Cell => ({ ...place, ground: null, feature: "statue" });
const street = (count: number): Cell[] =>
  line(count).map((place, index) => building(place, null, index % 3 === 0 ? 2 : 1));

const MILESTONES: Record<string, (asked: Condition) => Picture> = {
  building_count: ({ filter = {}, min = 1 }) => buildings(filter, min),
  area_size: ({ terrain = "park", min = 1 }) => ({
    cells: patch(Math.min(min, SPREAD)).map((at) => ground(at, terrain)),
    chips: min > SPREAD ? [`${min}+`] : [],
  }),
  area_count: ({ terrain = "park", size_min: size = 1, min = 2 }) => ({
    cells: Array.from({ length: min }, (_, which) =>
      line(size).map(({ x }) => ground({ x, y: 2 * which }, terrain)),
    ).flat(),
    chips: [],
  }),
  terrain_total: ({ terrain = "park", min = 1 }) => ({
    cells: patch(Math.min(min, 3)).map((at) => ground(at, terrain)),
    chips: times(min),
  }),
  line_of_buildings: ({ min = 4 }) => ({ cells: street(Math.min(min, SPREAD)), chips: [] }),
  line_of_terrain: ({ terrain = "park", min = 4 }) => ({
    cells: line(Math.min(min, SPREAD)).map((at) => ground(at, terrain)),
    chips: [],
  }),
  all_heights: ({ filter = {} }) => ({
    cells: [
      ...line(SHOWN).map((place, index) => building(place, filter.color ?? null, SHOWN - index)),
      ...beside(filter, SHOWN),
    ],
    chips: [],
  }),
  colors_and_heights_all_different: () => ({ cells: rainbow((index) => SHOWN - index), chips: [] }),
  line_with_all_colors: () => ({ cells: rainbow((index) => (index % 3 === 0 ? 2 : 1)), chips: [] }),
  area_span: ({ terrain = "water", min = 6 }) => ({
    cells: line(Math.min(min, SPREAD)).map(({ x }) => ground({ x, y: x < min / 2 ? 1 : 0 }, terrain)),
    chips: [],
  }),
  area_distinct_features: ({ terrain = "park", min = 3 }) => ({
    cells: line(Math.min(min, SHOWN)).map((at) => ground(at, terrain, KINDS[terrain][at.x % 4])),
    chips: [],
  }),
  bridges: ({ min = 1 }) => ({
    cells: [building({ x: 0, y: 0 }, null, 2), ground({ x: 1, y: 0 }, "water"), building({ x: 2, y: 0 }, null, 1)],
    chips: min > 1 ? [`${min}×`] : [],
  }),
  block_2x2: ({ height_min = 1 }) => ({
    cells: block(SHOWN).map((place, index) => building(place, null, Math.max(height_min, index % 3 === 0 ? 2 : 1))),
    chips: heightChip({ height_min }),
  }),
  same_color_lot_areas: ({ size = 3, min = 1 }) => ({
    cells: patch(size).map((place) => ({ ...place, ground: "R" })),
    chips: min > 1 ? [`${min}×`] : [],
  }),
  feature_count: ({ group = "statue", min = 1 }) => ({
    cells: line(Math.min(min, SHOWN)).map((at) =>
      group === "statue" ? statue(at) : ground(at, group, KINDS[group][at.x % 4]),
    ),
    chips: times(min),
  }),
  statue_with_buildings: ({ min = 3 }) => ({
    cells: [
      statue({ x: 1, y: 1 }),
      ...[
        { x: 1, y: 0 },
        { x: 0, y: 1 },
        { x: 2, y: 1 },
        { x: 1, y: 2 },
      ]
        .slice(0, min)
        .map((place) => building(place, null, 1)),
    ],
    chips: [],
  }),
  tower_with_low_neighbors: ({ tower_min: tower = 3, neighbor_max: low = 1, neighbors = 2 }) => ({
    cells: [
      building({ x: 0, y: 0 }, null, tower),
      ...[
        { x: 1, y: 0 },
        { x: 0, y: 1 },
        { x: -1, y: 0 },
        { x: 0, y: -1 },
      ]
        .slice(0, neighbors)
        .map((place) => building(place, null, low)),
    ],
    chips: [],
  }),
  buildings_at_one_area: ({ terrain = "water", min = 3 }) => ({
    cells: [
      ...line(2).map(({ x }) => ground({ x, y: 1 }, terrain)),
      ...[
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: -1, y: 1 },
        { x: 2, y: 1 },
        { x: 0, y: 2 },
        { x: 1, y: 2 },
      ]
        .slice(0, min)
        .map((place, index) => building(place, null, index < 2 ? 2 : 1)),
    ],
    chips: times(min > 6 ? min : 0),
  }),
};

const rainbow = (height: (index: number) => number): Cell[] =>
  LOTS.map((colour, x) => building({ x, y: 0 }, colour, height(x)));

/** A kind of condition that this page does not know yet has no picture; its words say it all. */
export function pictureOf(asked: Condition): Picture {
  return { ...CARDS, ...MILESTONES }[asked.type]?.(asked) ?? { cells: [], chips: [] };
}
