/** Outlines of what can be chosen, as paths. */

import type { Point } from "./plan";

export function rounded(x: number, y: number, wide: number, high: number, r: number): string {
  const [w, h] = [wide - 2 * r, high - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A square about a point. */
export const about = ({ x, y }: Point, size: number, r: number): string =>
  rounded(x - size / 2, y - size / 2, size, size, r);
