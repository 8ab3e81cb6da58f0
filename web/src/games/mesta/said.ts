/** What things are called: for screen readers, and wherever a picture needs its words. */

import { nameOf, Noun, say } from "../../core/words.svelte";
import type { Box, View } from "./box";
import { type District, type Space, STATUE, WILD } from "./district";
import { atLeastOne, type Lying, type Slot, totalOf } from "./offer";
import type { AreaSeen } from "./sight";
import { type Frame, type Ground, isLot, type Layout, LOTS, named, type Lot } from "./tiles";

export const GAME = "mesta";

export const thing = (id: string): string => nameOf(GAME, id);
/** What a card or a milestone asks for. */
export const asks = (id: string): string => say(`mesta-text-${id}`);

const listed = (words: readonly string[]): string => words.join(", ");

/** A ground of a tile: a lot by its colour. */
export const groundSaid = (ground: Ground): string =>
  isLot(ground) ? say("page-mesta-lot", { colour: ground }) : thing(ground);

export const layoutSaid = (layout: Layout): string => listed(layout.flat().map(groundSaid));

export const pieceSaid = (colour: Lot): string => say("page-mesta-piece", { colour });

// --- The offer ------------------------------------------------------------------

const percent = (part: number): number => Math.round(100 * part);

export function lyingSaid(lying: Lying, view: View, box: Box): string {
  switch (lying.kind) {
    case "card":
      return `${thing(lying.card)}: ${asks(lying.card)}`;
    case "tile":
      return say("page-mesta-tile", { tile: lying.tile, layout: layoutSaid(box.layout(lying.tile)) });
    case "features":
      return listed([...lying.features.map(thing), ...(lying.unknown > 0 ? [say("page-mesta-second-unknown")] : [])]);
    case "pieces":
      return listed(lying.pieces.map(pieceSaid));
    case "hidden":
      return say("page-mesta-hidden");
    case "bag":
      return say("page-mesta-bag", { left: totalOf(view.bag), odds: oddsSaid(view) });
    case "empty":
      return say("page-mesta-empty");
  }
}

const oddsSaid = (view: View): string =>
  listed(
    LOTS.map((colour) =>
      say("page-mesta-odd", { colour: new Noun(GAME, colour), odds: percent(atLeastOne(view.bag, colour)) }),
    ),
  );

export interface SlotSaid {
  slot: Slot;
  view: View;
  box: Box;
  who: (seat: number) => string;
  gain: number | undefined;
}

export function slotSaid({ slot, view, box, who, gain }: SlotSaid): string {
  const { row, number, worker, canTake, isChosen } = slot;
  const state = isChosen ? "chosen" : worker !== null ? "taken" : canTake ? "free" : "later";
  const what = worker !== null && !isChosen ? "" : `, ${lyingSaid(slot.lying, view, box)}`;
  return say("page-mesta-slot", {
    row,
    number,
    what,
    state,
    who: worker === null ? "" : who(worker),
    gain: canTake && gain !== undefined ? "yes" : "no",
    points: gain ?? 0,
  });
}

// --- Districts --------------------------------------------------------------------

interface SpaceSaid {
  space: Space;
  district: District;
  areas: readonly AreaSeen[];
  frame: Frame;
  /** Something can be put there now. */
  isTarget: boolean;
}

export function spaceSaid({ space, district, areas, frame, isTarget }: SpaceSaid): string {
  return say("page-mesta-space", {
    at: named(space, frame),
    what: standing(space, district, areas),
    target: isTarget ? "yes" : "no",
  });
}

function standing(space: Space, district: District, areas: readonly AreaSeen[]): string {
  const { ground, feature, colour, height } = space;
  if (height > 0 && colour) return say("page-mesta-building", { colour, height, beside: besideSaid(space, district) });
  if (feature === WILD || feature === STATUE) return thing(feature);
  if (isLot(ground)) return say("page-mesta-empty-lot", { colour: ground });
  const area = areas.find(({ spaces }) => spaces.some(({ id }) => id === space.id));
  return say("page-mesta-area", {
    ground,
    feature: feature ? new Noun(GAME, feature) : "",
    has: feature ? "yes" : "no",
    size: area?.spaces.length ?? 1,
    pays: area?.points ? "yes" : "no",
    points: area?.points ?? 0,
  });
}

function besideSaid(space: Space, district: District): string {
  const near = district.beside(space);
  const found = [
    ...(near.some(({ ground, feature }) => ground === "P" && feature !== STATUE) ? ["park"] : []),
    ...(near.some(({ ground }) => ground === "W") ? ["water"] : []),
    ...(near.some(({ feature }) => feature === STATUE) ? ["statue"] : []),
  ];
  return found.map((what) => say("page-mesta-beside", { what })).join("");
}
