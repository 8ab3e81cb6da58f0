/** All that is drawn of one seat's board, worked out from a match in one place. */

import type { Play } from "../game";
import type { Box, Group, Hex, Layout } from "./box";
import { completable, crossedOf, layoutOf, openHexes, targets } from "./groups";
import { chanceOf, ROLLS } from "./odds";
import type { Standing } from "./said";
import type { Board, Motif, View } from "./view";

export interface Sight {
  seat: number;
  board: Board;
  layout: Layout;
  crossed: ReadonlySet<number>;
  /** Crosses that wait for `Confirm`. */
  ghosts: ReadonlySet<number>;
  /** What a click on a hex does now. */
  targets: ReadonlyMap<number, string>;
  /** Groups that the dice which are kept would complete; only while dice are rolled. */
  advised: ReadonlySet<string>;
  ringed: ReadonlySet<number>;
}

/** Whose board lies in the middle: mine, or for a spectator that of the active seat. */
export const seatOf = (play: Play<View>): number => play.seat ?? Math.max(0, play.view.active);

export function sightOf(play: Play<View>, box: Box, again: readonly number[] = [], seat = seatOf(play)): Sight {
  const board = boardOf(play.view, seat);
  const layout = layoutOf(box, board);
  const crossed = crossedOf(board);
  const settled = crossedOf(boardOf(play.settled, seat));
  const isChoice = board.duty === "choice" && seat === play.seat;
  const kept = play.view.dice.filter((_, die) => !again.includes(die));
  return {
    seat,
    board,
    layout,
    crossed,
    ghosts: new Set([...crossed].filter((hex) => !settled.has(hex))),
    targets: seat === play.seat ? targets([...play.next, ...play.legal], layout, settled) : new Map(),
    advised: isChoice ? completable(layout, crossed, kept) : new Set(),
    ringed: ringedOf(play.ringed, layout),
  };
}

function boardOf(view: View, seat: number): Board {
  const board = view.boards[seat];
  if (!board) throw new Error(`there is no board of seat ${seat}`);
  return board;
}

/** The hexes that a line of the log is about. */
function ringedOf([kind, name = ""]: readonly string[], layout: Layout): Set<number> {
  if (kind === "cross") return new Set([Number(name)]);
  return new Set(kind === "group" ? layout.groups.get(name)?.hexes : []);
}

/** What can be said of a hex. */
export function standingOf(hex: Hex, sight: Sight, view: View, again: readonly number[]): Standing {
  const group = sight.layout.groupOf.get(hex.id);
  const open = group ? openHexes(group, sight.crossed).length : 0;
  return {
    group,
    open,
    isCrossed: sight.crossed.has(hex.id),
    offers: sight.targets.get(hex.id)?.split(" ")[0] ?? null,
    chance: group ? chanceNow(group, open, sight, view, again) : null,
  };
}

/** Only for the one who rolls, and only while rolls are left. */
function chanceNow(group: Group, open: number, { board }: Sight, view: View, again: readonly number[]): number | null {
  if (board.duty !== "choice" || open === 0) return null;
  return chanceOf(group.colour, open, { dice: view.dice, chosen: again, rolls: ROLLS - view.rolls });
}

/** The seats that have closed an area, in the order of the table. */
export const closersOf = (view: View, motif: Motif): number[] =>
  view.boards.flatMap((board, seat) => (board.paid[motif] > 0 ? [seat] : []));

/** The areas whose high value is gone: somebody has closed them. */
export const takenOf = (view: View): Set<Motif> =>
  new Set(view.boards.flatMap(({ paid }) => (Object.keys(paid) as Motif[]).filter((motif) => paid[motif] > 0)));

export const closedCount = (board: Board): number => Object.values(board.paid).filter((points) => points > 0).length;

export const pointsOf = (board: Board): number => Object.values(board.paid).reduce((sum, points) => sum + points, 0);
