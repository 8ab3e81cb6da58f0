/** Small answers of the shell: links, what is sought, preferences, ratings, keys. */

import { expect, test } from "vitest";
import { partsOf, soughtIn } from "../../src/shell/lists/sought";
import { shownRating } from "../../src/shell/people/rating";
import { knownOf } from "../../src/shell/preferences";
import { isLoopback } from "../../src/shell/invite/loopback";
import { bytesOf } from "../../src/shell/settings/keys";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.5.0.1", true],
  ["[::1]", true],
  ["192.168.1.5", false],
  ["osada.example", false],
  ["127.0.0.1.example", false],
])("%s is this machine alone: %s", (host, alone) => expect(isLoopback(host)).toBe(alone));

test.each([
  [[], { page: 0, game: "", player: "" }],
  [["2"], { page: 2, game: "", player: "" }],
  [["0", "-", "Eva"], { page: 0, game: "", player: "Eva" }],
  [["-3", "ferry"], { page: 0, game: "ferry", player: "" }],
])("%j is sought", (parts, sought) => expect(soughtIn(parts)).toEqual(sought));

test("what is sought is found again by its address", () => {
  const sought = { page: 3, game: "", player: "Eva" };
  expect(soughtIn(partsOf(sought))).toEqual(sought);
});

test("of preferences only those that are known are taken over", () => {
  const kept = { theme: "dark", animation: "wild", sound: false, confirmation: true, notices: "mail" };
  expect(knownOf(kept)).toEqual({ theme: "dark", sound: false });
});

test("a newcomer's rating is 0, and it never falls below", () => {
  expect(shownRating({ mu: 25, sigma: 25 / 3 })).toBe(0);
  expect(shownRating({ mu: 30, sigma: 2 })).toBe(960);
  expect(shownRating({ mu: 10, sigma: 8 })).toBe(0);
});

test("a key is read as bytes", () => expect([...bytesOf("-_8")]).toEqual([251, 255]));
