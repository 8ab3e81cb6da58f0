/** What a screen reader hears of the things on the board. */

import { language } from "../../core/language.svelte";
import { say } from "../../core/words.svelte";
import { signed } from "../../board/signed";
import { type Side, type Tile, type Token, TOKENS, type TownTold } from "./box";
import type { Ghost } from "./desk";
import type { Hand } from "./hand.svelte";
import { placeOf, type Plan, positionOf } from "./plan";
import { faceOf } from "./tiles";
import { connectedTo, sidesAt, tileAt, tokenAt } from "./walkways";

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language.now, { type: "conjunction" }).format(words);

export function faceName(tile: Tile): string {
  const { colour, shape, thing } = faceOf(tile);
  return say("page-bobrany-face", { colour, kind: thing ?? shape });
}

export const tokenName = (token: Token): string => say(`bobrany-name-${token}`);

/** What scores is a space, or a token in the reserve. */
export const spaceName = (space: string): string =>
  TOKENS.includes(space as Token) ? tokenName(space as Token) : space;

/** How a seat is called by whoever looks: you, or its name. */
export function whose(hand: Hand, seat: number): "mine" | "theirs" {
  return hand.desk.play.seat === seat ? "mine" : "theirs";
}

const sentences = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(" ");

function waysName(sides: readonly Side[]): string {
  return say("page-bobrany-ways", {
    count: sides.length,
    sides: listed(sides.map((side) => say(`page-bobrany-side-${side}`))),
  });
}

const bestName = (gain: number | undefined): string | false =>
  gain !== undefined && say("page-bobrany-best", { gain: signed(gain) });

/** Position 3, slot 3: purple temple, corner. Column 3, C3 and D3 free. Best +6. */
export function slotName(hand: Hand, slot: string): string {
  const { play, plan } = hand.desk;
  const at = { position: positionOf(slot), slot: placeOf(slot) };
  const tile = (play.settled.river as Partial<Record<string, Tile>>)[slot];
  if (!tile) return say("page-bobrany-slot-empty", at);
  const raft = (play.view.rafts as Partial<Record<string, string>>)[slot]?.split(" of ");
  const free = plan.column(at.position).filter((cell) => !tileAt(hand.town, cell));
  return sentences(
    say("page-bobrany-slot", { ...at, face: faceName(tile) }),
    raft
      ? say("page-bobrany-slot-raft", {
          whose: play.seat === null ? "nobody" : whose(hand, Number(raft[1])),
          who: play.name(Number(raft[1])),
        })
      : say("page-bobrany-column", { column: at.position, count: free.length, cells: listed(free) }),
    hand.isTaken(slot) ? say("page-bobrany-taken") : bestName(hand.gainOn(slot)),
  );
}

/** C2: brown tile, beaver. Walkways on all sides, joined to B2, C1, D2. */
export function laidName(plan: Plan, town: TownTold, cell: string, tile: Tile): string {
  const joined = connectedTo(plan, town, cell);
  return sentences(
    say("page-bobrany-cell", { cell, face: faceName(tile) }),
    say("page-bobrany-cell-ways", {
      ways: waysName(sidesAt(town, cell)),
      count: joined.length,
      cells: listed(joined),
    }),
  );
}

/** A space of my town, with what would fit. */
export function cellName(hand: Hand, cell: string): string {
  const { ghost } = hand;
  if (ghost?.cell === cell) return ghostName(hand, ghost);
  const tile = tileAt(hand.town, cell);
  if (tile) return laidName(hand.desk.plan, hand.town, cell, tile);
  const isLegal = hand.places.some((place) => place.cell === cell);
  const gain = hand.gainAt(cell);
  return say("page-bobrany-plot", {
    cell,
    can: !isLegal ? "no" : gain === undefined ? "legal" : "gain",
    gain: signed(gain ?? 0),
  });
}

export function rivalCellName(plan: Plan, town: TownTold, cell: string): string {
  const tile = tileAt(town, cell);
  return tile ? laidName(plan, town, cell, tile) : say("page-bobrany-plot", { cell, can: "no", gain: "" });
}

/** Preview C3, walkways up and left: joins B3 and C2, pays a dam at C4. You +5, rival −6. */
export function ghostName(hand: Hand, ghost: Ghost): string {
  const joined = ghost.ends.flatMap(({ state, beyond }) => (state === "joined" && beyond ? [beyond] : []));
  const blocked = ghost.ends.flatMap(({ state, beyond, border }) =>
    state === "blocked" && beyond ? [{ beyond, token: border ? tokenAt(hand.town, border.id) : undefined }] : [],
  );
  return sentences(
    say("page-bobrany-ghost", { cell: ghost.cell, ways: waysName(ghost.sides) }),
    joined.length > 0 && say("page-bobrany-joins", { cells: listed(joined) }),
    ...blocked.map(({ beyond, token }) =>
      token
        ? say("page-bobrany-pays-at", { token: tokenName(token), cell: beyond })
        : say("page-bobrany-blocked-at", { cell: beyond }),
    ),
    ghost.isLegal && changeName(hand),
  );
}

/** You +5, rival −6. */
export function changeName(hand: Hand): string {
  const { play } = hand.desk;
  const changes = changesOf(hand);
  return changes.length === 0
    ? ""
    : say("page-bobrany-change", {
        mine: signed(changes[hand.mine] ?? 0),
        theirs: signed(changes[1 - hand.mine] ?? 0),
        who: play.name(1 - hand.mine),
      });
}

/** What the draft would change of each seat's total; none while nothing is drafted. */
export function changesOf(hand: Hand): number[] {
  const { draft, scores, standing } = hand.desk.play;
  if (draft.length === 0) return [];
  return scores.scores.map(({ total }, seat) => (total ?? 0) - (standing.scores[seat]?.total ?? 0));
}

/** A part of the score as it stands, and what the draft would change of it. */
export function partOf(hand: Hand, seat: number, part: string): { now: number; change: number } {
  const { scores, standing } = hand.desk.play;
  const after = Number(scores.scores[seat]?.parts[part] ?? 0);
  const before = Number(standing.scores[seat]?.parts[part] ?? 0);
  return { now: before, change: after - before };
}
