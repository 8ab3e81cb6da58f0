import { describe, expect, it } from "vitest";
import { laid, standingIn } from "../../src/games/divukraj/city";
import { each } from "../../src/games/divukraj/sorting";
import { BOX, city } from "./cards";

const told = (now: ReturnType<typeof city>, settled = now) => standingIn(now, settled, each(settled.cards), BOX);
const states = (now: ReturnType<typeof city>, settled = now) =>
  told(now, settled).map(({ card, copy, state }) => `${card} ${copy} ${state}`);

describe("a city", () => {
  it("shows what would come and what would go", () => {
    expect(states(city("crane, mine"), city("mine"))).toEqual(["mine 1 there", "crane 1 new"]);
    expect(states(city("castle"), city("crane"))).toEqual(["crane 1 going", "castle 1 new"]);
    expect(states(city("farm 2"), city("farm"))).toEqual(["farm 1 there", "farm 2 new"]);
  });

  it("shows a card that is on its way", () => {
    const mine = city("farm");
    const coming = standingIn(mine, mine, each(mine.cards), BOX, "farm");
    expect(coming.map(({ card, copy, state }) => `${card} ${copy} ${state}`)).toEqual(["farm 1 there", "farm 2 new"]);
  });

  it("lays a pair on one space and a Wanderer on none", () => {
    const { spaces, apart } = laid(told(city("farm, husband, wanderer, wife 2")));
    expect(spaces.map((space) => space.map(({ card }) => card).join("+"))).toEqual(["farm", "husband+wife", "wife"]);
    expect(apart.map(({ card }) => card)).toEqual(["wanderer"]);
  });

  it("knows who lives where, who stands there, and what lies there", () => {
    const now = city("farm 2, inn, clock_tower, storehouse, dungeon", {
      occupied: { farm: ["2"] },
      guests: { "inn 1": "1" },
      n_guests: { "inn 1": 1 },
      goods: { "1 twig": 3 },
      clock: 2,
      prisoners: ["king", null],
    });
    const [first, second, inn, tower, store, dungeon] = told(now);
    expect([first?.isVacant, first?.isOccupied]).toEqual([true, false]);
    expect([second?.isVacant, second?.isOccupied]).toEqual([false, true]);
    expect([inn?.guest, inn?.guests]).toEqual([1, 1]);
    expect(tower?.tokens).toBe(2);
    expect(store?.goods).toEqual([{ resource: "twig", count: 3 }]);
    expect(dungeon?.prisoners).toEqual(["king"]);
  });
});
