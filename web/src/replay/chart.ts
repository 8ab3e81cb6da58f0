/** Reckoning for our own charts: where a value lies, and which lines of the scale are drawn. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Range {
  from: number;
  to: number;
}

export function rangeOf(values: number[], least: Range): Range {
  return { from: Math.min(least.from, ...values), to: Math.max(least.to, ...values) };
}

/** Round numbers, about so many of them. */
export function ticks({ from, to }: Range, about: number): number[] {
  const rough = (to - from) / about || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? power;
  const found: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to + step / 1e6; at += step) found.push(Number(at.toFixed(6)));
  return found;
}

export function across(frame: Frame, range: Range, value: number): number {
  const share = (value - range.from) / (range.to - range.from || 1);
  return frame.left + share * (frame.width - frame.left - frame.right);
}

export function upwards(frame: Frame, range: Range, value: number): number {
  const share = (value - range.from) / (range.to - range.from || 1);
  return frame.height - frame.bottom - share * (frame.height - frame.top - frame.bottom);
}

export type Point = readonly [number, number];

export function path(points: Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Ends of lines that would lie over each other, moved apart, in their order. */
export function apart(places: number[], least: number): number[] {
  const order = places.map((_, index) => index).sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0));
  const found = [...places];
  let last = -Infinity;
  for (const index of order) {
    last = found[index] = Math.max(found[index] ?? 0, last + least);
  }
  return found;
}
