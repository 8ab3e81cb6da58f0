import { expect, test } from "vitest";
import { trimmed } from "../../trimming";

const FILE = `### Ferry

## Names
ferry-name = Ferry
    .acc = the Ferry

ferry-help =
    One line.

    Another one.

ferry-why-not-now = { $duty_id ->
    [turn] Row.
   *[nothing] Wait.
  }
ferry-why-full = The boat is full: { $more ->
    [one] one more
   *[other] { $more } more
  }.
ferry-pad-full = “{ $field }”: too many.
ferry-edition-count = not { $count }
ferry-draw-river = ~~~
page-pad-count = Count
`;

test("what only the server and the terminal say stays there", () => {
  expect(trimmed(FILE).match(/^[a-z-]+/gm)).toEqual([
    "ferry-name",
    "ferry-help",
    "ferry-why-not-now",
    "page-pad-count",
  ]);
});

test("what is said here is whole", () => {
  expect(trimmed(FILE)).toContain("    .acc = the Ferry\n");
  expect(trimmed(FILE)).toContain("    One line.\n\n    Another one.\n");
  expect(trimmed(FILE)).toContain("   *[nothing] Wait.\n  }\npage-pad-count = Count\n");
});
