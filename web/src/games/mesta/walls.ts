/** The drawing of a building in a slanting view, around the centre of its space. Light comes from the upper right. */

import { A, B, STOREY } from "./lens";

const BASE = 0.8; // of the space
const [W, D] = [A * BASE, B * BASE];

type Corner = readonly [number, number];

const path = (corners: readonly Corner[]): string =>
  `M${corners.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join("L")}Z`;

/** A part of the left wall: from 0 at the left corner to 1 at the front one, between two heights. */
const onLeft = (from: number, to: number, low: number, high: number): string =>
  path([
    [-W + W * from, D * from - low],
    [-W + W * to, D * to - low],
    [-W + W * to, D * to - high],
    [-W + W * from, D * from - high],
  ]);

const onRight = (from: number, to: number, low: number, high: number): string =>
  path([
    [W * from, D - D * from - low],
    [W * to, D - D * to - low],
    [W * to, D - D * to - high],
    [W * from, D - D * from - high],
  ]);

const roof = (part: number, z: number): string =>
  path([
    [-W * part, -z],
    [0, D * part - z],
    [W * part, -z],
    [0, -D * part - z],
  ]);

export interface Walls {
  shadow: string;
  left: string;
  right: string;
  windows: string;
  door: string;
  roof: string;
  parapet: string;
  /** How high its roof is. */
  top: number;
}

const WINDOWS: readonly Corner[] = [
  [0.16, 0.36],
  [0.6, 0.8],
];
const [SILL, LINTEL] = [6, 14];

function windows(height: number): string {
  return storeys(height)
    .flatMap((storey) => {
      const [low, high] = [storey * STOREY + SILL, storey * STOREY + LINTEL];
      const left = WINDOWS.map(([from, to]) => onLeft(from, to, low, high));
      const right = WINDOWS.slice(storey === 0 ? 1 : 0).map(([from, to]) => onRight(from, to, low, high));
      return [...left, ...right];
    })
    .join("");
}

const storeys = (height: number): number[] => Array.from({ length: height }, (_, storey) => storey);

export function walls(height: number): Walls {
  const each = (side: typeof onLeft) =>
    storeys(height)
      .map((storey) => side(0, 1, storey * STOREY, (storey + 1) * STOREY))
      .join("");
  const top = height * STOREY;
  return {
    shadow: path([
      [-W, 0],
      [0, D],
      [W, 0],
      [W + 9, 5],
      [9, D + 5],
      [-W + 4, 4],
    ]),
    left: each(onLeft),
    right: each(onRight),
    windows: windows(height),
    door: onRight(0.2, 0.42, 0, 12.5),
    roof: roof(1, top),
    parapet: roof(0.8, top),
    top,
  };
}
