import { describe, expect, it } from "vitest";
import { towards } from "../../src/board/walking";
import { Chart, directionOf, pairOf, RADIUS, STEP } from "../../src/games/hashi/geometry";
import { A, B } from "./given";

describe("a side on its sheet", () => {
  it("has every island inside, a step apart", () => {
    for (const chart of [A, B]) {
      for (const { id } of chart.islands) {
        const { x, y } = chart.at(id);
        expect(x).toBeGreaterThan(RADIUS);
        expect(y).toBeGreaterThan(RADIUS);
        expect(x).toBeLessThan(chart.width - RADIUS);
        expect(y).toBeLessThan(chart.height - RADIUS);
      }
    }
    expect(A.at(1).x - A.at(0).x).toBe(STEP);
  });

  it("looks the same in whatever units an edition measures, and wherever it begins", () => {
    const islands = A.islands.map((island) => ({ ...island, x: 40 + island.x * 25, y: island.y * 25 - 7 }));
    const measured = new Chart({ islands, lines: [...A.lines] });
    expect(measured.at(8)).toEqual(A.at(8));
    expect([measured.width, measured.height]).toEqual([A.width, A.height]);
  });

  it("names a line by its smaller end, however it is printed", () => {
    const lines = [{ id: 0, a: 8, b: 5 }];
    expect(new Chart({ islands: [...A.islands], lines }).lines.map(pairOf)).toEqual(["5-8"]);
  });
});

describe("lines", () => {
  const line = (one: number, other: number) => {
    const found = A.lineBetween(one, other);
    if (!found) throw new Error(`no line ${one}-${other}`);
    return found;
  };

  it("cross where they run over each other, not where they meet", () => {
    expect(A.crossings(line(4, 14)).map(pairOf)).toEqual(["7-8", "10-11"]);
    expect(A.crossings(line(7, 8)).map(pairOf)).toEqual(["4-14"]);
    expect(A.crossings(line(0, 1))).toEqual([]);
  });

  it("lead from an island in a direction", () => {
    expect(A.lineTowards(8, "left")).toBe(line(7, 8));
    expect(A.lineTowards(8, "up")).toBe(line(5, 8));
    expect(A.lineTowards(0, "left")).toBeUndefined();
  });
});

describe("arrows", () => {
  it.each([
    [8, "up", 5],
    [8, "left", 7],
    [1, "right", 2],
    [4, "left", 0],
    [0, "up", undefined],
    [0, "left", undefined],
    [17, "down", undefined],
  ] as const)("from %i %s to %s", (island, direction, next) => {
    expect(towards(A.places, A.at(island), direction)?.id).toBe(next);
  });

  it.each([A, B])("reach every island from the first one", (chart) => {
    const reached = new Set([0]);
    for (const island of reached) {
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = towards(chart.places, chart.at(island), direction)?.id;
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached.size).toBe(chart.islands.length);
  });
});

describe("pointing", () => {
  const near = (island: number, x: number, y: number) => ({ x: A.at(island).x + x, y: A.at(island).y + y });

  it("finds the island under a finger, the nearest of two", () => {
    expect(A.islandUnder(near(8, 10, -10), 0)).toBe(8);
    expect(A.islandUnder(near(0, 45, 0), 70)).toBe(0);
    expect(A.islandUnder(near(0, 55, 0), 70)).toBe(1);
    expect(A.islandUnder(near(0, 50, 50), 20)).toBeUndefined();
  });

  it("finds the line under a finger, the nearer one at a crossing", () => {
    expect(A.lineUnder(near(0, 50, 6), 20)).toBe(A.lineBetween(0, 1));
    expect(A.lineUnder(near(0, 50, 60), 20)).toBeUndefined();
    expect(A.lineUnder(near(7, 92, 2), 20)).toBe(A.lineBetween(7, 8));
    expect(A.lineUnder(near(7, 98, 20), 40)).toBe(A.lineBetween(4, 14));
  });

  it("takes a drag for the line along which it runs, once it is far enough", () => {
    expect(A.lineDragged(8, near(8, -90, 20))).toBeUndefined();
    expect(A.lineDragged(8, near(8, -110, 20))).toBe(A.lineBetween(7, 8));
    expect(A.lineDragged(8, near(8, 15, -60))).toBe(A.lineBetween(5, 8));
    expect(A.lineDragged(0, near(0, -200, 0))).toBeUndefined();
  });

  it("tells the direction of a pull", () => {
    expect(directionOf({ x: -3, y: 2 })).toBe("left");
    expect(directionOf({ x: 1, y: 2 })).toBe("down");
  });
});
