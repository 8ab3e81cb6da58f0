/** A table that is being thought of: what is offered, what is wrong, what is sent. */

import { describe, expect, test } from "vitest";
import type { GameTold, OptionTold } from "../../src/core/told";
import {
  casualDraft,
  chair,
  chosenOptions,
  defaultOf,
  draftOf,
  formOf,
  hasOption,
  paceOf,
  ratedDraft,
  resized,
  takesMore,
  unitOf,
  usualSeats,
  valuesOf,
  wordsOf,
  wrongs,
} from "../../src/shell/setup";

const option = (name: string, values: string[], more: Partial<OptionTold> = {}): OptionTold => ({
  name,
  values,
  default: values[0] ?? "",
  seats: [],
  each_seat: false,
  ...more,
});

const BOARDS = option("boards", ["1 2", "3 1", "1 2 3"], { default: "1 2 3", each_seat: true });
const FIRST = option("first", ["0", "1", "2", "random"]);
const YEAR = option("year", ["1", "2"], { seats: [1] });
const FERRY: GameTold = {
  id: "ferry",
  version: 1,
  seats: [1, 2, 3],
  options: [BOARDS, FIRST, YEAR],
  editions: [],
  levels: ["easy", "medium"],
  parts: [],
  ready: true,
};

describe("a draft", () => {
  test("is for two where two can play", () => {
    expect(usualSeats(FERRY)).toBe(2);
    expect(usualSeats({ ...FERRY, seats: [3, 4] })).toBe(3);
  });

  test("seats me first, and the others as it was asked", () => {
    expect(draftOf(FERRY, "bot", "easy").chairs).toEqual([chair("me", "easy"), chair("bot", "easy")]);
    expect(draftOf(FERRY, "open").chairs.map(({ who }) => who)).toEqual(["me", "open"]);
  });

  test("keeps who sits there when seats are added or taken", () => {
    const two = draftOf(FERRY, "open").chairs;
    expect(resized(two, 3).map(({ who }) => who)).toEqual(["me", "open", "open"]);
    expect(resized(two, 1).map(({ who }) => who)).toEqual(["me"]);
    expect(resized([chair("me")], 2).map(({ who }) => who)).toEqual(["me", "bot"]);
  });
});

describe("options", () => {
  test("exist for some numbers of seats", () => {
    expect([hasOption(YEAR, 1), hasOption(YEAR, 2), hasOption(FIRST, 2)]).toEqual([true, false, true]);
  });

  test("with a word for each seat have as many words as there are seats", () => {
    expect(defaultOf(BOARDS, 2)).toBe("1 2");
    expect(wordsOf(BOARDS)).toEqual(["1", "2", "3"]);
  });

  test("do not offer seats that are not there", () => {
    expect(valuesOf(FIRST, 2)).toEqual(["0", "1", "random"]);
    expect(valuesOf(YEAR, 1)).toEqual(["1", "2"]);
  });

  test("whose values are lists of ids take other lists", () => {
    expect(takesMore(option("cards", ["random", "square court garden"]))).toBe(true);
    expect(takesMore(option("city", ["New York", "Rio de Janeiro"]))).toBe(false);
    expect(takesMore(BOARDS)).toBe(false);
  });

  test("are sent only where they differ and exist", () => {
    const draft = { ...draftOf(FERRY, "bot"), options: { boards: "1 2", first: "random", year: "2" } };
    expect(chosenOptions(FERRY, draft)).toEqual({ first: "random" });
  });
});

describe("pace", () => {
  test.each([
    ["none", 5, 0],
    ["minutes", 5, 300],
    ["minutes", Number.NaN, 60],
    ["days", 2, 172_800],
    ["days", 99, 14 * 86_400],
  ] as const)("%s %d", (unit, count, seconds) => expect(paceOf(unit, count)).toBe(seconds));

  test("is read back", () => {
    expect([0, 300, 172_800].map(unitOf)).toEqual([
      { unit: "none", count: 0 },
      { unit: "minutes", count: 5 },
      { unit: "days", count: 2 },
    ]);
  });
});

describe("what is wrong", () => {
  const seated = (...chairs: ReturnType<typeof chair>[]) => wrongs({ ...draftOf(FERRY, "bot"), chairs }, "Eva");

  test("nothing with me and a bot", () => expect(seated(chair("me"), chair("bot"))).toEqual([]));
  test("somebody here has no name", () =>
    expect(seated(chair("me"), chair("here"))).toEqual([{ what: "name", seat: 1 }]));
  test("two are called alike", () =>
    expect(seated(chair("me"), { ...chair("here"), name: " éva" })).toEqual([{ what: "same-name", seat: 1 }]));
  test("nobody sits there", () =>
    expect(seated(chair("open"), chair("open"))).toEqual([{ what: "nobody", seat: null }]));
  test("a number is too long", () =>
    expect(seated({ ...chair("me"), pin: "1234567890123" })).toEqual([{ what: "pin", seat: 0 }]));
});

test("people at this device are seats of mine, with their names and numbers", () => {
  const draft = {
    ...draftOf(FERRY, "bot"),
    chairs: [chair("me"), { ...chair("here"), name: " Jana ", pin: "12" }, { ...chair("open"), name: "left over" }],
  };
  expect(formOf(FERRY, draft).seats).toEqual([
    { who: "me", level: "medium", name: "", pin: null, nonce: "" },
    { who: "me", level: "medium", name: "Jana", pin: "12", nonce: "" },
    { who: "open", level: "medium", name: "", pin: null, nonce: "" },
  ]);
});

describe("a rated table", () => {
  const rated = ratedDraft({ ...draftOf(FERRY, "bot"), chairs: [chair("me"), chair("bot"), chair("here")] });

  test("has nobody but people at devices of their own", () =>
    expect(rated.chairs.map(({ who }) => who)).toEqual(["me", "open", "open"]));

  test("has a pace and no hints", () => expect(rated.settings).toMatchObject({ rated: true, pace: 300, hints: false }));

  test("keeps the pace that was chosen", () => {
    const slow = draftOf(FERRY, "open");
    expect(ratedDraft({ ...slow, settings: { ...slow.settings, pace: 86400 } }).settings.pace).toBe(86400);
  });

  test("is not for one alone", () => {
    const alone = ratedDraft({ ...draftOf(FERRY, "bot"), chairs: [chair("me")] });
    expect(alone.chairs.map(({ who }) => who)).toEqual(["me", "open"]);
  });

  test("can be made casual again, and is sent as it is", () => {
    expect(formOf(FERRY, rated).settings?.rated).toBe(true);
    expect(formOf(FERRY, casualDraft(rated)).settings?.rated).toBe(false);
  });
});
