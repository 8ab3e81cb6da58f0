/** Groups and dice: what is open, what the dice would complete, which action a hex stands for. */

import type { Box, Group, Layout } from "./box";
import type { Board, DieColour, View } from "./view";

export const crossedOf = (board: Board): Set<number> => new Set(board.crossed.map(Number));

export const layoutOf = (box: Box, board: Board): Layout => {
  const found = box.layouts.get(board.layout);
  if (!found) throw new Error(`the box has no layout ${board.layout}`);
  return found;
};

export const openHexes = (group: Group, crossed: ReadonlySet<number>): number[] =>
  group.hexes.filter((hex) => !crossed.has(hex));

/** How many of these dice have each colour; a die that has not fallen has none. */
export function counted(dice: readonly (DieColour | null)[]): Partial<Record<DieColour, number>> {
  const counts: Partial<Record<DieColour, number>> = {};
  for (const colour of dice) if (colour) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** R5.1 Groups for whose open hexes there are dice enough. Advice while dice are still rolled; later the server says what is legal. */
export function completable(
  layout: Layout,
  crossed: ReadonlySet<number>,
  kept: readonly (DieColour | null)[],
): Set<string> {
  const counts = counted(kept);
  const fits = ({ colour, ...group }: Group) => {
    const missing = openHexes({ colour, ...group }, crossed).length;
    return missing > 0 && missing <= (counts[colour] ?? 0);
  };
  return new Set([...layout.groups.values()].filter(fits).map(({ id }) => id));
}

/** The action that a hex stands for in what this seat has to do now, legal or not. */
export function actionAt(hex: number, board: Board, layout: Layout): string | null {
  if (board.duty === "second") return `cross ${hex}`;
  const group = layout.groupOf.get(hex);
  return board.duty === "first" && group ? `group ${group.id}` : null;
}

/** For each hex that glows, the action a click on it does. */
export function targets(legal: readonly string[], layout: Layout, crossed: ReadonlySet<number>): Map<number, string> {
  const found = new Map<number, string>();
  for (const action of legal) {
    const [kind, name = ""] = action.split(" ");
    const group = kind === "group" ? layout.groups.get(name) : undefined;
    if (kind === "cross") found.set(Number(name), action);
    if (group) for (const hex of openHexes(group, crossed)) found.set(hex, action);
  }
  return found;
}

// --- Dice -------------------------------------------------------------------

/** The dice that a seat may still use, as `true` for each of the five. Of equal dice the first ones are left. */
export function usable(view: View, seat: number): boolean[] {
  const isRolled = view.phase === "first-action" || view.phase === "second-action";
  if (!isRolled) return view.dice.map(() => true);
  const isPassive = view.phase === "second-action" && seat !== view.active;
  const left = { ...(isPassive ? view.boards[seat]?.dice : view.unused) };
  return view.dice.map((colour) => {
    if (colour === null || !left[colour]) return false;
    left[colour] -= 1;
    return true;
  });
}

/** R6.5 After all five dice were used, each of the others has one of them. */
export const isOneOfFive = (view: View): boolean =>
  view.phase === "second-action" && Object.values(view.unused).every((count) => !count);

/** The dice that were just thrown, by place: all of a first roll; later those of the last `reroll`. */
export function thrown(before: View | null, now: View, lines: readonly string[]): number[] {
  if (!before || now.dice.includes(null)) return [];
  const all = now.dice.map((_, die) => die);
  if (now.active !== before.active || now.rolls < before.rolls) return all;
  if (now.rolls === before.rolls && !before.dice.includes(null)) return [];
  const reroll = lines.findLast((line) => line.startsWith("reroll "))?.split(" ")[1];
  if (reroll) return [...reroll].map((digit) => Number(digit) - 1);
  return all.filter((die) => now.dice[die] !== before.dice[die]);
}

/** `reroll 135` for the places 0, 2, 4. */
export const rerollOf = (chosen: readonly number[]): string =>
  `reroll ${[...chosen]
    .sort((one, two) => one - two)
    .map((die) => die + 1)
    .join("")}`;
