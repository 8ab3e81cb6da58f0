/** How walkways meet. This is what is drawn of them; whether a tile may lie there, the server says. */

import { type Side, SIDES, type Tile, type Token, type TownTold, type View } from "./box";
import type { Border, Plan } from "./plan";
import { opposite } from "./plan";

/** One side of a tile: joined to its neighbour, leading nowhere yet, or in the way of a neighbour that differs. */
export type EndState = "joined" | "open" | "blocked" | "closed";

export interface End {
  side: Side;
  state: EndState;
  /** The tile beyond; none where the town ends or nothing lies there. */
  beyond: string | null;
  border: Border | null;
}

/** The record names only what is there; a space or a border is any of the plan's. */
const found = <T>(record: Partial<Record<string, T>>, key: string): T | undefined => record[key];

export const tileAt = (town: TownTold, cell: string): Tile | undefined => found<Tile>(town.tiles, cell);
export const tokenAt = (town: TownTold, border: string): Token | undefined => found<Token>(town.tokens, border);
export const sidesAt = (town: TownTold, cell: string): Side[] =>
  [...(found<string>(town.walkways, cell) ?? "")] as Side[];

export function townOf(view: View, seat: number): TownTold {
  const town = view.towns[seat];
  if (!town) throw new Error(`seat ${seat} has no town`);
  return town;
}

/** The four sides of a tile that lies on a space, or would. */
export function endsOf(plan: Plan, town: TownTold, cell: string, sides: readonly Side[]): End[] {
  return SIDES.map((side) => {
    const border = plan.borderAt(cell, side) ?? null;
    const other = plan.neighbour(cell, side);
    const beyond = other !== undefined && tileAt(town, other) ? other : null;
    const leads = sides.includes(side);
    return { side, beyond, border, state: stateOf(leads, beyond, beyond ? sidesAt(town, beyond) : [], side) };
  });
}

function stateOf(leads: boolean, beyond: string | null, theirs: readonly Side[], side: Side): EndState {
  if (beyond === null) return leads ? "open" : "closed";
  const comes = theirs.includes(opposite(side));
  if (leads && comes) return "joined";
  return leads || comes ? "blocked" : "closed";
}

/** The borders where a plank lies across the gap: both tiles have a walkway there. */
export function joins(plan: Plan, town: TownTold): Border[] {
  return plan.borders.filter(({ a, b, lies }) => {
    const [from, to]: [Side, Side] = lies === "across" ? ["E", "W"] : ["S", "N"];
    return sidesAt(town, a).includes(from) && sidesAt(town, b).includes(to);
  });
}

/** The spaces that a laid tile is connected to, by walkways or by a token. */
export function connectedTo(plan: Plan, town: TownTold, cell: string): string[] {
  return endsOf(plan, town, cell, sidesAt(town, cell)).flatMap(({ state, beyond, border }) =>
    beyond && (state === "joined" || (border && tokenAt(town, border.id))) ? [beyond] : [],
  );
}
