import { expect, test } from "vitest";
import { askedIn } from "../../src/table/agreed";
import { clockTime } from "../../src/table/time";

test("a question of an older log is about taking back", () => {
  expect(askedIn("1 2")).toEqual({ about: "undo", whom: [1, 2], what: "" });
});

test("a bot is asked for by its seat, and settings by what would change", () => {
  expect(askedIn("0 3 bot 2")).toEqual({ about: "bot", whom: [0, 3], what: "2" });
  expect(askedIn('1 settings {"pace":60}')).toEqual({ about: "settings", whom: [1], what: '{"pace":60}' });
});

test("where nobody had to be asked there is nobody", () => expect(askedIn("bot 2").whom).toEqual([]));

test("a deadline that is far away has its day", () => {
  const noon = Date.UTC(2027, 0, 2, 12) / 1000;
  expect(clockTime(noon, noon - 600, "en")).not.toContain("1/2");
  expect(clockTime(noon, noon - 86_400, "en")).toContain("1/2");
});
