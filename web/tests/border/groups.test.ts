import { describe, expect, it } from "vitest";
import {
  actionAt,
  completable,
  counted,
  crossedOf,
  isOneOfFive,
  layoutOf,
  openHexes,
  rerollOf,
  targets,
  thrown,
  usable,
} from "../../src/games/border/groups";
import { board, box, view } from "./given";

const layout = layoutOf(box, board());
const group = (id: string) => layout.groups.get(id)!;

describe("the box", () => {
  it("has 86 hexes, all but the white ones in a group of each layout", () => {
    expect(box.hexes).toHaveLength(86);
    for (const each of box.layouts.values()) expect(each.groupOf.size).toBe(84);
  });

  it("finds the border of an area by its inside", () => {
    const well = box.areas.find(({ motif }) => motif === "well")!;
    expect(well).toMatchObject({ first: 4, later: 2, border: [35, 36, 37, 41, 42, 46, 47, 57, 58] });
    expect(box.hexes[57]!.areas).toEqual(["well", "castle"]);
  });
});

describe("groups", () => {
  it("are completed by dice for what is open (R5.1, R5.2)", () => {
    expect(openHexes(group("grey2"), new Set([79]))).toEqual([80]);
    expect(completable(layout, crossedOf(board()), ["grey", "grey", "red", null, null])).toEqual(new Set(["grey2"]));
    expect(completable(layout, new Set([7]), ["red"])).toEqual(new Set(["red2"]));
    expect(completable(layout, new Set([7, 13]), ["red"])).toEqual(new Set());
  });

  it("a hex stands for its group in the first action and for itself in the second", () => {
    expect(actionAt(79, board({ duty: "first" }), layout)).toBe("group grey2");
    expect(actionAt(79, board({ duty: "second" }), layout)).toBe("cross 79");
    expect(actionAt(79, board({ duty: "choice" }), layout)).toBeNull();
    expect(actionAt(0, board({ duty: "first" }), layout)).toBeNull();
  });

  it("glow where the server says so, on the hexes that are open", () => {
    expect([...targets(["group grey2", "done"], layout, new Set([79]))]).toEqual([[80, "group grey2"]]);
    expect([...targets(["cross 57", "done"], layout, new Set())]).toEqual([[57, "cross 57"]]);
  });
});

describe("dice", () => {
  it("are counted by colour", () => expect(counted(["red", null, "red", "blue"])).toEqual({ red: 2, blue: 1 }));

  it("are all usable while they roll, and only the unused ones afterwards", () => {
    expect(usable(view(), 0)).toEqual([true, true, true, true, true]);
    const first = view({ phase: "first-action", unused: { grey: 1, blue: 1 } });
    expect(usable(first, 0)).toEqual([true, false, false, true, false]);
  });

  it("a passive seat has its own, the active one sees what it left", () => {
    const boards = [board(), board({ dice: { red: 1 } })];
    const second = view({ phase: "second-action", unused: { red: 1, blue: 1 }, boards });
    expect(usable(second, 1)).toEqual([false, false, true, false, false]);
    expect(usable(second, 0)).toEqual([false, false, true, true, false]);
  });

  it("one of the five is everybody's when all were used (R6.5)", () => {
    expect(isOneOfFive(view({ phase: "second-action" }))).toBe(true);
    expect(isOneOfFive(view({ phase: "second-action", unused: { red: 1 } }))).toBe(false);
    expect(isOneOfFive(view())).toBe(false);
  });

  it("are thrown all together at first, later those that were named", () => {
    expect(thrown(null, view(), [])).toEqual([]);
    expect(thrown(view({ active: 1 }), view(), [])).toEqual([0, 1, 2, 3, 4]);
    expect(thrown(view({ rolls: 3 }), view(), [])).toEqual([0, 1, 2, 3, 4]);
    expect(thrown(view(), view({ rolls: 2 }), ["reroll 34", "die red", "die red"])).toEqual([2, 3]);
    expect(thrown(view(), view({ rolls: 2, dice: ["grey", "grey", "red", "red", "grey"] }), [])).toEqual([3]);
    expect(thrown(view(), view({ phase: "first-action" }), ["stop"])).toEqual([]);
    expect(thrown(view(), view({ rolls: 2, dice: ["grey", null, null, null, null] }), ["reroll 2345"])).toEqual([]);
  });

  it("are named in ascending order", () => expect(rerollOf([4, 0, 2])).toBe("reroll 135"));
});
