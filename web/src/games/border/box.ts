/** What is in the box, as the drawing needs it: hexes with places, areas with their borders, who lies in which group. */

import { boxes } from "../../board/box";
import type { Frame, Placed, Point } from "../../board/points";
import { centreOf, frameOf, keyOf, neighboursOf, outline, pathOf, roomiest, type Cell } from "./hexes";
import type { DieColour, Motif } from "./view";

export const COLOURS: readonly DieColour[] = ["grey", "red", "yellow", "blue", "orange", "green"];

/** `components.json` of an edition: the fields that are drawn. */
export interface Printed {
  values: { first_later: Record<Motif, [number, number]> };
  end: { closed_areas_to_end: number };
  map: {
    white_hexes: number[];
    hexes: (Cell & { id: number })[];
    areas: { motif: Motif; interior_cells_axial: [number, number][] }[];
  };
  layouts: { id: number; groups: { id: string; hexes: number[] }[] }[];
}

export interface Hex extends Placed, Cell {
  isWhite: boolean;
  outline: string;
  /** Motifs of the areas at whose border it lies. */
  areas: Motif[];
}

export interface Area {
  motif: Motif;
  first: number;
  later: number;
  border: number[];
  /** Where its motif and its values stand, and how large they can be. */
  at: Point;
  scale: number;
  inside: string;
}

export interface Group {
  id: string;
  colour: DieColour;
  hexes: number[];
}

export interface Layout {
  groups: ReadonlyMap<string, Group>;
  groupOf: ReadonlyMap<number, Group>;
}

export interface Box {
  hexes: Hex[];
  areas: Area[];
  layouts: ReadonlyMap<number, Layout>;
  areasToEnd: number;
  frame: Frame;
}

const MARGIN = 5;

export function readBox(printed: Printed): Box {
  const areas = printed.map.areas.map((area) => readArea(printed, area));
  const hexes = printed.map.hexes.map((hex) => ({
    ...hex,
    ...centreOf(hex),
    isWhite: printed.map.white_hexes.includes(hex.id),
    outline: pathOf(outline([hex])),
    areas: areas.filter(({ border }) => border.includes(hex.id)).map(({ motif }) => motif),
  }));
  return {
    hexes,
    areas,
    layouts: new Map(printed.layouts.map((layout) => [layout.id, readLayout(layout.groups)])),
    areasToEnd: printed.end.closed_areas_to_end,
    frame: frameOf(hexes, MARGIN),
  };
}

/** R1.4 Its border is every hex that shares an edge with its inside. */
function readArea(printed: Printed, area: Printed["map"]["areas"][number]): Area {
  const cells = area.interior_cells_axial.map(([q, r]) => ({ q, r }));
  const beside = new Set(cells.flatMap(neighboursOf).map(keyOf));
  const border = printed.map.hexes.filter((hex) => beside.has(keyOf(hex)));
  const [first, later] = printed.values.first_later[area.motif];
  const { at, scale } = roomiest(cells, border.map(centreOf));
  return {
    motif: area.motif,
    first,
    later,
    border: border.map(({ id }) => id),
    at,
    scale,
    inside: pathOf(outline(cells)),
  };
}

function readLayout(groups: Printed["layouts"][number]["groups"]): Layout {
  const read = groups.map(({ id, hexes }) => ({ id, hexes, colour: id.replace(/\d+$/, "") as DieColour }));
  return {
    groups: new Map(read.map((group) => [group.id, group])),
    groupOf: new Map(read.flatMap((group) => group.hexes.map((hex) => [hex, group]))),
  };
}

/** The box of an edition, and the words that its drawings need. */
export const boxOf = boxes<Printed, Box>("border", ["border", "page-border"], readBox);
