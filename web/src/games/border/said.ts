/** Hexes, dice and areas in words: what a screen reader says, and what stands below the map. */

import type { Cell } from "../../board/Cells.svelte";
import { language } from "../../core/language.svelte";
import { nameOf, say } from "../../core/words.svelte";
import type { Area, Group, Hex } from "./box";
import type { DieColour } from "./view";

export const colourName = (colour: DieColour): string => say(`page-colour-${colour}`);

export const signName = (colour: DieColour): string => say(`page-border-sign-${colour}`);

const listed = (names: string[]): string => new Intl.ListFormat(language.now, { type: "conjunction" }).format(names);

/** What a hex is apart from how it stands: its colour, its group, its areas. */
export interface Standing {
  group: Group | undefined;
  isCrossed: boolean;
  /** Hexes of its group that are open. */
  open: number;
  /** The kind of action that a click on it does. */
  offers: string | null;
  /** How likely its group can be completed, while dice are rolled. */
  chance: number | null;
}

/** What is not certain is never called 100 %. */
export function percent(chance: number): string {
  const shown = chance < 1 ? Math.min(chance, 0.99) : 1;
  return new Intl.NumberFormat(language.now, { style: "percent", maximumSignificantDigits: 2 }).format(shown);
}

/** Of the group: what it is and what it lacks. */
export function groupWords({ group, open, offers, chance }: Standing): string[] {
  if (!group) return [say("page-border-white")];
  const name = say("page-border-group", {
    colour: colourName(group.colour),
    sign: signName(group.colour),
    size: group.hexes.length,
  });
  const words = [name, say("page-border-group-open", { open })];
  if (offers === "group") words.push(say("page-border-can-complete", { dice: open }));
  if (chance !== null && open > 0) words.push(say("page-border-chance", { chance: percent(chance) }));
  return words;
}

/** Rolling for its group is offered wherever the dice could still bring it. */
const canAim = ({ chance, open }: Standing): boolean => chance !== null && open > 0;

export const isOffered = (standing: Standing): boolean => standing.offers !== null || canAim(standing);

export function hexWords(hex: Hex, standing: Standing): string {
  const state = standing.isCrossed ? "page-border-crossed" : "page-border-open";
  return [
    say("page-border-hex", { hex: hex.id }),
    ...groupWords(standing),
    say("page-border-areas-beside", { areas: listed(hex.areas.map((motif) => nameOf("border", motif))) }),
    say(state),
    ...(standing.offers === "cross" ? [say("page-border-can-cross")] : []),
    ...(canAim(standing) ? [say("page-border-aim")] : []),
  ].join(", ");
}

/** A hex as keys and screen readers find it. */
export const cellOn = (hex: Hex, standing: Standing): Cell<number> => ({
  id: hex.id,
  x: hex.x,
  y: hex.y,
  d: hex.outline,
  name: hexWords(hex, standing),
  disabled: !isOffered(standing),
});

export function dieWords(number: number, colour: DieColour | null, state: "again" | "used" | null): string {
  const face = colour === null ? [say("page-border-die-falling")] : [colourName(colour), signName(colour)];
  return [say("page-border-die", { number }), ...face, ...(state ? [say(`page-border-die-${state}`)] : [])].join(", ");
}

export function areaWords(area: Area, missing: number, paid: number, closers: string[]): string {
  const worth = say("page-border-area", { area: nameOf("border", area.motif), first: area.first, later: area.later });
  const state =
    paid > 0
      ? say("page-border-area-paid", { points: paid })
      : missing === 0
        ? say("page-border-area-soon")
        : say("page-border-area-missing", { count: missing });
  return [
    worth,
    state,
    ...(closers.length > 0 ? [say("page-border-area-closers", { names: listed(closers) })] : []),
  ].join(", ");
}
