/** Codes that another encoder made of the same words: ours are the same, cell by cell. */

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { qr } from "../../src/shell/invite/qr";
import { correction } from "../../src/shell/invite/qr_correction";
import { formatBits, sizeOf, versionBits, type Grid } from "../../src/shell/invite/qr_grid";
import { penalty } from "../../src/shell/invite/qr_penalty";

const drawn = (grid: Grid, dark = "#", light = "."): string =>
  grid.map((line) => line.map((cell) => (cell ? dark : light)).join("")).join("\n");
const printed = (text: string): string => text.trim().replaceAll(" ", "");
const hashed = (grid: Grid): string =>
  createHash("sha256")
    .update(drawn(grid, "1", "0"))
    .digest("hex");

const OSADA = `
  #######..##...#######
  #.....#.#.....#.....#
  #.###.#.##..#.#.###.#
  #.###.#.#.###.#.###.#
  #.###.#..##.#.#.###.#
  #.....#....#..#.....#
  #######.#.#.#.#######
  ........#............
  #.....#.##.#.##..###.
  ##.##....#####.##.##.
  ####.##.....#.##.#.#.
  ###.##.#########.####
  #.....##.#########...
  ........##..#.....#..
  #######..###.#..####.
  #.....#..#....#..####
  #.###.#...##.#..#..#.
  #.###.#..#.####..##..
  #.###.#..#.###.######
  #.....#....#####.##..
  #######.#...#..#...#.
`;
const LINK = "http://192.168.1.23:8000/#/join/0lDfo2ugNwK8pPvUhCC83w/9f0cQ1ugNwK8pPvUhCC83w";

const KNOWN = [
  {
    text: "Příliš žluťoučký kůň",
    mask: 4,
    version: 3,
    sha256: "5c50c2a638674505286b70697a0cbfa11a0d847634363ca69e215b7c48f90cf6",
  },
  { text: LINK, mask: 2, version: 5, sha256: "f4553411e31692867772d22cb12cd53ac1fa96d209bedbffbecc2b407c103b74" },
  {
    text: "z".repeat(100),
    mask: 2,
    version: 6,
    sha256: "f14a648d9aa6dcffd661266c7e7de27a48bf68866874abb720a1d0b964fcf18a",
  },
  {
    text: "x".repeat(130),
    mask: 2,
    version: 8,
    sha256: "e1bb8bfd76849792f62d81b68e9996a2f329e784c887c34716f8567c1b862f07",
  },
  {
    text: "y".repeat(200),
    mask: 1,
    version: 10,
    sha256: "9d9550d4377818234dcea84b2d146ba303d1bb4754014148df68c0c12d0dfb89",
  },
] as const;

describe("a code", () => {
  test("of one word, as a picture", () => {
    expect(drawn(qr("Osada", 5))).toBe(printed(OSADA));
  });

  test.each(KNOWN)("of version $version", ({ text, mask, version, sha256 }) => {
    const grid = qr(text, mask);
    expect(grid.length).toBe(sizeOf(version));
    expect(hashed(grid)).toBe(sha256);
  });

  test("takes the mask that is easiest to read", () => {
    const penalties = Array.from({ length: 8 }, (_, mask) => penalty(qr(LINK, mask)));
    expect(penalty(qr(LINK))).toBe(Math.min(...penalties));
  });

  test("that would be too large is refused", () => {
    expect(qr("y".repeat(213)).length).toBe(sizeOf(10));
    expect(() => qr("y".repeat(214))).toThrow("214");
  });
});

describe("what the standard prints", () => {
  test("the correction of HELLO WORLD", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("format and version", () => {
    expect(formatBits(0)).toBe(0b101010000010010);
    expect(formatBits(5)).toBe(0b100000011001110);
    expect(versionBits(7)).toBe(0b000111110010010100);
  });
});
