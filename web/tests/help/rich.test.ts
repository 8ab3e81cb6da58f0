import { expect, test } from "vitest";
import { paragraphsOf, runsOf } from "../../src/help/rich";

test("bold is a run of its own, other tags go", () => {
  expect(runsOf("a [bold]b[/] c")).toEqual([
    { text: "a ", bold: false },
    { text: "b", bold: true },
    { text: " c", bold: false },
  ]);
  expect(runsOf("[dim]x [red]y[/red] z[/]")).toEqual([{ text: "x y z", bold: false }]);
  expect(runsOf("[bold yellow]x[/]")).toEqual([{ text: "x", bold: true }]);
});

test("brackets that are meant stay", () => {
  expect(runsOf("\\[3] finished")).toEqual([{ text: "[3] finished", bold: false }]);
  expect(runsOf("")).toEqual([]);
});

test("nothing becomes HTML", () => {
  expect(runsOf("<b>x</b>")).toEqual([{ text: "<b>x</b>", bold: false }]);
});

test("titles, bullets and plain paragraphs", () => {
  expect(paragraphsOf("— [bold]T[/] —\n\n• one\n\nrest").map(({ kind, runs }) => [kind, runs[0]?.text])).toEqual([
    ["title", "T"],
    ["bullet", "one"],
    ["plain", "rest"],
  ]);
});
