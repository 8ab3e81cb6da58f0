import { describe, expect, it } from "vitest";
import { atLeast, chanceOf } from "../../src/games/border/odds";
import type { DieColour } from "../../src/games/border/view";

const DICE: DieColour[] = ["grey", "grey", "red", "blue", "green"];
const SIDES = ["grey", "red", "yellow", "blue", "orange", "green"];

/** The slow, obvious way: every face of every die that is thrown, roll by roll. */
function counted(colour: string, needed: number, dice: string[], chosen: number[], rolls: number): number {
  const hits = dice.filter((face) => face === colour).length;
  if (rolls === 0) return hits >= needed ? 1 : 0;
  const [die, ...others] = chosen;
  if (die === undefined) {
    const wrong = dice.flatMap((face, place) => (face === colour ? [] : [place]));
    return wrong.length === 0 || rolls === 1
      ? counted(colour, needed, dice, [], 0)
      : counted(colour, needed, dice, wrong, rolls - 1);
  }
  const faces = SIDES.map((face) => dice.map((each, place) => (place === die ? face : each)));
  return faces.reduce((sum, each) => sum + counted(colour, needed, each, others, rolls) / SIDES.length, 0);
}

describe("the odds of a group", () => {
  const cases: [string, "grey" | "red" | "yellow", number, number[], number][] = [
    ["one roll, one more die", "grey", 3, [2, 3, 4], 1],
    ["two rolls, three more dice", "grey", 5, [2, 3, 4], 2],
    ["two rolls, dice that fit are thrown too", "grey", 2, [0, 1], 2],
    ["one roll, none that fits", "yellow", 2, [0, 1, 2], 1],
  ];
  it.each(cases)("%s", (_, colour, needed, chosen, rolls) => {
    expect(chanceOf(colour, needed, { dice: DICE, chosen, rolls })).toBeCloseTo(
      counted(colour, needed, DICE, chosen, rolls),
      10,
    );
  });

  it("is certain where the dice lie there, and nothing where no roll is left", () => {
    expect(chanceOf("grey", 2, { dice: DICE, chosen: [], rolls: 2 })).toBe(1);
    expect(chanceOf("grey", 2, { dice: DICE, chosen: [], rolls: 0 })).toBe(1);
    expect(chanceOf("grey", 3, { dice: DICE, chosen: [], rolls: 0 })).toBe(0);
  });

  it("without a choice throws all that does not fit", () => {
    const open = chanceOf("grey", 4, { dice: DICE, chosen: [], rolls: 2 });
    expect(open).toBe(chanceOf("grey", 4, { dice: DICE, chosen: [2, 3, 4], rolls: 2 }));
  });

  it("adds up", () => expect(atLeast(1, [0.5, 0.5])).toBeCloseTo(0.75));
});
