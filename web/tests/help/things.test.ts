import { expect, test } from "vitest";
import { words } from "../../src/core/words.svelte";
import { language } from "../../src/core/language.svelte";
import { chapterOf, found, kindsOf, partsOf, thingsOf } from "../../src/help/things";

language.now = "en";
words.add(
  "en",
  "page-help-written = written { $words }\nferry-kind-sail-on = sail\nferry-name-C1 = Kočár\nferry-text-C1 = two points\nferry-text-C2 = nameless\nferry-part-C1 = Cards\nferry-part-tips = tips",
);

test("what has a name and a text is a thing", () => {
  expect(thingsOf("ferry")).toEqual([{ id: "C1", name: "Kočár", text: "two points" }]);
  expect(kindsOf("ferry")).toEqual([{ id: "sail-on", name: "Sail", text: "written sail on" }]);
  expect(partsOf("ferry").map(({ text }) => text)).toEqual(["two points", ""]);
});

test("accents and case do not matter in a search", () => {
  expect(found(thingsOf("ferry"), " KOCAR ")).toHaveLength(1);
  expect(found(thingsOf("ferry"), "three")).toHaveLength(0);
});

test("a topic opens its chapter", () => {
  expect([undefined, "scoring", "C1"].map(chapterOf)).toEqual(["rules", "scoring", "things"]);
});
