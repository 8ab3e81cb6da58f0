/** Where everything lies on the clearing, in the units of its drawing: one for wide rooms, one for a phone. */

import type { View } from "../box";
import { type Ground, HAVEN, JOURNEY, type PlaceKind } from "./ground";

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot extends Area {
  id: string;
  kind: PlaceKind;
  /** A basic event is lower than a special one. */
  isBasic: boolean;
}

export interface Layout {
  width: number;
  height: number;
  isNarrow: boolean;
  spots: readonly Spot[];
}

interface Row {
  ids: readonly string[];
  y: number;
  height: number;
  /** From where to where. */
  from: number;
  to: number;
  gap: number;
  isBasic?: boolean;
}

interface Size {
  width: number;
  height: number;
}

const WIDE = { width: 548, height: 348, edge: 9, trunk: 44, haven: 70, journey: 118 };
const LOWEST = 298; // of a wide room in which nothing is scaled
/** Where the rows of a wide room begin and how high they are: at its usual height, and in the lowest room. */
const ROWS = {
  special: { usual: [7, 72], lowest: [6, 68] },
  basic: { usual: [84, 51], lowest: [78, 53] },
  places: { usual: [152, 76], lowest: [139, 67] },
  far: { usual: [243, 96], lowest: [213, 82] },
} as const;
const NARROW = { width: 374, height: 392, edge: 6, gap: 4, haven: 88, below: 480 };

/** A unit is a pixel, so that letters keep their size; in a large room all of it grows, in a low one on a phone it shrinks. */
export function layoutOf(view: View, ground: Ground, room: Size): Layout {
  const isNarrow = room.width > 0 && room.width < NARROW.below;
  const { width, height } = sizeIn(room, isNarrow);
  const rows = isNarrow ? narrowRows(view, ground, width, height) : wideRows(view, ground, width, height);
  return { width, height, isNarrow, spots: rows.flatMap((row) => spotsOf(row, ground)) };
}

function sizeIn({ width, height }: Size, isNarrow: boolean): Size {
  if (width === 0 || height === 0) return WIDE;
  const low = Math.min(1, height / (isNarrow ? NARROW.height : LOWEST));
  const large = isNarrow ? 1 : Math.max(1, Math.min(width / WIDE.width, height / WIDE.height));
  return { width: width / (low * large), height: height / (low * large) };
}

const forestOf = (view: View): string[] => view.forest.filter((id) => id !== null);
const basicEvents = (view: View, ground: Ground): string[] =>
  view.events.filter((id) => ground.basicEvents.includes(id));
const specialEvents = (view: View, ground: Ground): string[] =>
  view.events.filter((id) => !ground.basicEvents.includes(id));

/** Events in the crown, basic places on both sides of the trunk, the forest and the far places below. */
function wideRows(view: View, ground: Ground, width: number, height: number): Row[] {
  const { edge, trunk, haven, journey } = WIDE;
  const whole = { from: edge, to: width - edge, gap: 5 };
  const half = Math.ceil(ground.basic.length / 2);
  const middle = width / 2;
  const far = width - edge - journey;
  const near = far - whole.gap - haven;
  const down = (row: keyof typeof ROWS) => rowAt(row, height);
  return [
    { ...whole, ...down("special"), ids: specialEvents(view, ground) },
    { ...whole, ...down("basic"), ids: basicEvents(view, ground), isBasic: true },
    { ...down("places"), ids: ground.basic.slice(0, half), from: edge, to: middle - trunk / 2, gap: 3 },
    { ...down("places"), ids: ground.basic.slice(half), from: middle + trunk / 2, to: width - edge, gap: 3 },
    { ...whole, ...down("far"), ids: forestOf(view), to: near - whole.gap },
    { ...whole, ...down("far"), ids: [HAVEN], from: near, to: near + haven },
    { ...whole, ...down("far"), ids: [JOURNEY], from: far },
  ];
}

/** In a low room it is rather the ground between the rows that gives way than what must be read. */
function rowAt(row: keyof typeof ROWS, height: number): Pick<Row, "y" | "height"> {
  const { usual, lowest } = ROWS[row];
  const stretch = Math.max(1, height / WIDE.height);
  const part = Math.min(1, (height - LOWEST) / (WIDE.height - LOWEST));
  const between = (at: 0 | 1) => stretch * (lowest[at] + part * (usual[at] - lowest[at]));
  return { y: between(0), height: between(1) };
}

/** Where to go first, events below, two in a row so that their names can be read; every row is as high as a finger needs. */
function narrowRows(view: View, ground: Ground, width: number, height: number): Row[] {
  const { edge, gap, haven } = NARROW;
  const whole = { from: edge, to: width - edge };
  const [basic, special] = [basicEvents(view, ground), specialEvents(view, ground)];
  const half = Math.ceil(ground.basic.length / 2);
  const rows = [
    [{ ...whole, ids: ground.basic.slice(0, half) }],
    [{ ...whole, ids: ground.basic.slice(half) }],
    [{ ...whole, ids: forestOf(view) }],
    [
      { ids: [HAVEN], from: edge, to: edge + haven },
      { ids: [JOURNEY], from: edge + haven + gap, to: width - edge },
    ],
    [{ ...whole, ids: basic.slice(0, 2), isBasic: true }],
    [{ ...whole, ids: basic.slice(2), isBasic: true }],
    [{ ...whole, ids: special.slice(0, 2) }],
    [{ ...whole, ids: special.slice(2) }],
  ];
  const high = (height - 2 * edge - (rows.length - 1) * gap) / rows.length;
  return rows.flatMap((row, index) =>
    row.map((part) => ({ ...part, gap, y: edge + index * (high + gap), height: high })),
  );
}

function spotsOf({ ids, y, height, from, to, gap, isBasic = false }: Row, ground: Ground): Spot[] {
  const width = (to - from - gap * (ids.length - 1)) / ids.length;
  return ids.flatMap((id, index) => {
    const kind = ground.kindOf(id);
    return kind ? [{ id, kind, isBasic, x: from + index * (width + gap), y, width, height }] : [];
  });
}

/** The outline of an area with round corners. */
export function outlineOf({ x, y, width, height }: Area, r = 8): string {
  const [right, bottom] = [width - 2 * r, height - 2 * r];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${right}${turn(r, r)}v${bottom}${turn(-r, r)}h${-right}${turn(-r, -r)}v${-bottom}${turn(r, -r)}Z`;
}

export const centreOf = ({ x, y, width, height }: Area): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
