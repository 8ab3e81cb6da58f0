/** Districts and matches in the words of a test. */

import components from "$games/mesta/components.json";
import { Box, type Components, type DistrictTold, type View } from "../../src/games/mesta/box";
import { District } from "../../src/games/mesta/district";

export const BOX = new Box(components as unknown as Components);

const NO_DISTRICT: DistrictTold = {
  tiles: {},
  rotations: {},
  features: {},
  colours: {},
  heights: {},
  cards: [],
  pays: {},
  points: { milestones: 0, water: 0, park: 0, statues: 0 },
  duty: "nothing",
};

/** `S1@0,0` is a tile at its place, `T28@1,0:90` one that is turned. */
export function district(tiles: string, more: Partial<DistrictTold> = {}): District {
  return new District(told(tiles, more), BOX);
}

export function told(tiles: string, more: Partial<DistrictTold> = {}): DistrictTold {
  const laid = tiles.split(" ").map((word) => {
    const [tile = "", place = "", rotation = "0"] = word.split(/[@:]/);
    return { tile, place, rotation: Number(rotation) };
  });
  return {
    ...NO_DISTRICT,
    tiles: Object.fromEntries(laid.map(({ tile, place }) => [place, tile])),
    rotations: Object.fromEntries(laid.map(({ place, rotation }) => [place, rotation])),
    ...more,
  } as DistrictTold;
}

export function view(more: Partial<View> = {}): View {
  return {
    unseen_cards: [],
    unseen_tiles: [],
    unseen_features: {},
    bag: { R: 25, B: 25, G: 25, Y: 25 },
    edition: "osada",
    seats: 2,
    long: "no",
    features_optional: "no",
    phase: "take",
    rounds: 1,
    metropolis: "New York",
    milestones: ["A01", "A02", "A03"],
    slot_points: {},
    rings: {},
    first: 0,
    seat: 0,
    dealt: 0,
    workers_placed: 0,
    start_tiles: [],
    workers: {},
    row_cards: {},
    row_tiles: {},
    row_features: {},
    row_pieces: {},
    tile: null,
    taken: [null, null],
    pieces: {},
    piece: null,
    districts: [NO_DISTRICT, NO_DISTRICT],
    ...more,
  } as View;
}
