/** Tiles that cover several places: their printed layout, turned as they lie. */

import { cellOf } from "../grouping";
import type { Component } from "./components";
import type { Place } from "./reading";

/** The ground under every place of every tile. */
export function grounds(
  tiles: Record<string, string>,
  turns: Record<string, number>,
  box: ReadonlyMap<string, Component>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, tile] of Object.entries(tiles)) {
    const [cell, layout] = [cellOf(key), box.get(tile)?.layout];
    if (!cell || !layout) continue;
    const lies = turned(layout, turns[key] ?? 0);
    lies.forEach((row, y) =>
      row.forEach((ground, x) => found.set(`${cell.column * row.length + x},${cell.row * lies.length + y}`, ground)),
    );
  }
  return found;
}

/** Clockwise by quarter turns. */
export function turned(layout: string[][], degrees: number): string[][] {
  let lies = layout;
  for (let quarter = 0; quarter < degrees / 90; quarter += 1) {
    const [before, width] = [lies, lies[0]?.length ?? 0];
    lies = Array.from({ length: width }, (_, x) => before.map((row) => row[x] ?? "").reverse());
  }
  return lies;
}

/** The ground becomes the lowest layer of its place. */
export function withGrounds(places: Place[], ground: ReadonlyMap<string, string>): Place[] {
  const byKey = new Map(places.map((place) => [place.key, place]));
  for (const [key, word] of ground) {
    const place = byKey.get(key) ?? { key, ...(cellOf(key) ?? { row: 0, column: 0 }), layers: [] };
    byKey.set(key, { ...place, layers: [{ field: "ground", word, count: null }, ...place.layers] });
  }
  return [...byKey.values()];
}
