import { describe, expect, it } from "vitest";
import { ownText } from "../../src/board/sprite";

describe("a drawing's text", () => {
  it.each([
    ["without styles", "<svg><style>.k{fill:red}</style><g class='k'/></svg>", "<svg><g class='k'/></svg>"],
    ["of several lines", "<svg><style>\n.a{}\n</style><g/><style>b</style></svg>", "<svg><g/></svg>"],
    ["without scripts", "<svg><script>x()</script><g/></svg>", "<svg><g/></svg>"],
    ["without comments and titles", "<svg><!-- by hand --><title>Boat</title><g/></svg>", "<svg><g/></svg>"],
    ["with ids of its own", '<g id="b1"/><use href="#b1"/>', '<g id="x-b1"/><use href="#x-b1"/>'],
    ["also in references", '<g fill="url(#b1)"/>', '<g fill="url(#x-b1)"/>'],
    ["its styles set aside", '<g style="color:var(--on)"/>', '<g data-style="color:var(--on)"/>'],
    ["else as it is", '<g class="k red" fill="var(--k)"/>', '<g class="k red" fill="var(--k)"/>'],
  ])("is taken %s", (_, text, own) => {
    expect(ownText(text, "x")).toBe(own);
  });
});
