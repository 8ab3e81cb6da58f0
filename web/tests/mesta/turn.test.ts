import { describe, expect, it } from "vitest";
import {
  best,
  forced,
  kindAsked,
  movedTo,
  piecesOf,
  questionOf,
  spotsOf,
  targetsOf,
  turnedOn,
} from "../../src/games/mesta/turn";

const nothing = () => undefined;

describe("what is asked", () => {
  it("is what may follow the draft", () => {
    const question = questionOf(["take 2.1"], ["tile 1,0 0", "tile 1,0 90"], nothing);
    expect(question).toEqual({ before: ["take 2.1"], options: ["tile 1,0 0", "tile 1,0 90"], answer: null });
    expect(kindAsked(question)).toBe("tile");
  });

  it("is the last question again where nothing follows", () => {
    const known = (lines: readonly string[]) =>
      lines.join() === "take 2.1" ? ["tile 1,0 0", "tile 0,1 0"] : undefined;
    expect(questionOf(["take 2.1", "tile 1,0 0"], [], known)).toEqual({
      before: ["take 2.1"],
      options: ["tile 1,0 0", "tile 0,1 0"],
      answer: "tile 1,0 0",
    });
    expect(questionOf([], [], nothing).options).toEqual([]);
  });

  it("knows a discarded piece from a discarded feature", () => {
    const asked = (before: string[]) => kindAsked({ before, options: ["discard"], answer: null });
    expect([asked(["take 4.1", "piece R"]), asked(["take 3.1", "pick 1"])]).toEqual(["build", "feature"]);
    expect(kindAsked({ before: [], options: [], answer: null })).toBe("nothing");
  });
});

describe("a tile in the hand", () => {
  const options = ["tile 1,0 0", "tile 1,0 90", "tile -1,0 0", "tile -1,0 90", "tile 0,1 90"];

  it("has each place once, from back to front", () => {
    expect(spotsOf(options).map(({ place }) => place)).toEqual(["-1,0", "0,1", "1,0"]);
  });

  it("turns on to the next way that looks different", () => {
    expect(turnedOn(options, { place: "1,0", rotation: 0 }, 1)).toBe("tile 1,0 90");
    expect(turnedOn(options, { place: "1,0", rotation: 90 }, 1)).toBe("tile 1,0 0");
    expect(turnedOn(options, { place: "1,0", rotation: 0 }, -1)).toBe("tile 1,0 90");
    expect(turnedOn(options, { place: "0,1", rotation: 90 }, 1)).toBe("tile 0,1 90");
  });

  it("keeps its turn at another place where it can", () => {
    expect(movedTo(options, "-1,0", 90)).toBe("tile -1,0 90");
    expect(movedTo(options, "0,1", 0)).toBe("tile 0,1 90");
    expect(movedTo(options, "5,5", 0)).toBeUndefined();
  });

  it("hovers where it promises most", () => {
    const gains = new Map([
      ["tile 1,0 90", [2, 0]],
      ["tile 0,1 90", [5, -1]],
    ]);
    expect(best(options, gains, 0)).toBe("tile 0,1 90");
    expect(best(options, gains, 1)).toBe("tile 1,0 0");
    expect(best(options, undefined, 0)).toBe("tile 1,0 0");
  });
});

describe("pieces and features", () => {
  it("may go where the lines say", () => {
    expect(targetsOf(["build 0,0", "build -1,2", "discard"])).toEqual(new Set(["0,0", "-1,2"]));
    expect(targetsOf(["feature 3,3"])).toEqual(new Set(["3,3"]));
  });

  it("are placed, gone, next or waiting", () => {
    const draft = ["take 4.1", "piece R", "build 0,0", "piece G", "discard", "piece Y"];
    expect(piecesOf(draft, ["Y"], null)).toEqual([
      { what: "R", from: 1, state: "placed" },
      { what: "G", from: 3, state: "gone" },
      { what: "Y", from: 5, state: "current" },
      { what: "Y", from: null, state: "waiting" },
    ]);
    expect(piecesOf([], ["B"], "R").map(({ state }) => state)).toEqual(["current", "waiting"]);
  });

  const FORCED: [string, string[], string | undefined][] = [
    ["one lot for a piece", ["build 0,0", "discard"], "build 0,0"],
    ["two lots for a piece", ["build 0,0", "build 1,0", "discard"], undefined],
    ["no lot at all", ["discard"], "discard"],
    ["one space for a feature", ["feature 1,1"], "feature 1,1"],
    ["a feature that may be discarded", ["feature 1,1", "discard"], undefined],
    ["which feature first", ["pick 1", "pick 2"], "pick 1"],
    ["which piece first", ["piece R", "piece G"], "piece R"],
    ["which slot", ["take 1.1"], undefined],
    ["where the tile goes", ["tile 1,0 0"], undefined],
  ];
  it.each(FORCED)("%s", (_, options, line) => {
    expect(forced({ before: [], options, answer: null })).toBe(line);
  });
});
