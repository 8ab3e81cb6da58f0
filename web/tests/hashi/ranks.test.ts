import { expect, it } from "vitest";
import { standing } from "../../src/games/hashi/ranks";
import { BOX } from "./given";

it.each([
  [0, "helper", "water_carrier", 41],
  [40, "helper", "water_carrier", 1],
  [41, "water_carrier", "bamboo_binder", 2],
  [51, "bridge_master", "expert_planner", 1],
  [60, "island_god", undefined, 0],
])("%i points are a %s", (total, rank, next, missing) => {
  const found = standing(BOX.solo.rating, total);
  expect([found.rank.id, found.next?.id, found.missing]).toEqual([rank, next, missing]);
});
