/** Events of a match: what they ask for and how far one is, who has them, what they pay. */

import type { GoalCount, SeatCount } from "../../../core/told";
import type { Colour, View } from "../box";
import type { Ground } from "./ground";
import { type Owner, RUGWORT } from "./standing";

export interface CardNeed {
  card: string;
  has: boolean;
}

export interface ColourNeed {
  colour: Colour;
  have: number;
  need: number;
}

export interface EventSeen {
  id: string;
  isBasic: boolean;
  /** Who has achieved it. */
  owner: Owner | null;
  cards: readonly CardNeed[];
  colours: readonly ColourNeed[];
  /** What it takes besides cards. */
  berries: { have: number; need: number };
  /** Of all that is asked for, how much is there; null where that is not told: not yet, or to who has passed. */
  progress: { have: number; need: number } | null;
  /** What it is worth: printed, or counted where it is achieved; null where that is still open. */
  points: number | null;
}

/** The special ones first, as they hang in the crown. */
export function eventsOf(view: View, ground: Ground, seat: number, count?: readonly SeatCount[]): EventSeen[] {
  const events = view.events.map((id) => eventOf(view, ground, seat, id, count));
  return [...events.filter(({ isBasic }) => !isBasic), ...events.filter(({ isBasic }) => isBasic)];
}

function eventOf(view: View, ground: Ground, seat: number, id: string, count?: readonly SeatCount[]): EventSeen {
  const goal = count?.[seat]?.goals.find((each) => each.goal === id);
  const owner = ownerOf(view, id);
  return {
    id,
    isBasic: ground.basicEvents.includes(id),
    owner,
    ...needsOf(ground, id, goal),
    progress: progressOf(goal),
    points: paid(ground, id, owner, count),
  };
}

function progressOf(goal: GoalCount | undefined): EventSeen["progress"] {
  const { reached = null, needed = null } = goal ?? {};
  return reached === null || needed === null ? null : { have: reached, need: needed };
}

/** What the server counts towards an event, beside what is printed on it. */
function needsOf(
  ground: Ground,
  id: string,
  goal: GoalCount | undefined,
): Pick<EventSeen, "cards" | "colours" | "berries"> {
  const { cards, colours, berries } = ground.requirementOf(id);
  const counted = goal?.counted ?? [];
  return {
    cards: cards.map((card) => ({ card, has: counted.includes(card) })),
    colours: colours.map(({ colour, count: need }) => ({
      colour,
      have: counted.filter((word) => ground.colourOf(word) === colour).length,
      need,
    })),
    berries: { have: counted.filter((word) => word === "berry").length, need: berries },
  };
}

export function ownerOf(view: View, event: string): Owner | null {
  const owner = (view.event_owner as Readonly<Record<string, string | undefined>>)[event];
  if (owner === undefined) return null;
  return owner === RUGWORT ? RUGWORT : Number(owner);
}

/** How many events a seat has. */
export const eventsHad = (view: View, who: Owner): number =>
  view.events.filter((event) => ownerOf(view, event) === who).length;

/** What an achieved event pays is what the server counts for it; one that prints nothing pays by what is done there. */
function paid(ground: Ground, id: string, owner: Owner | null, count?: readonly SeatCount[]): number | null {
  if (!ground.isOpenEnded(id)) return owner === null && ground.pointsOf(id) === 0 ? null : ground.pointsOf(id);
  if (typeof owner !== "number") return null;
  const steps = count?.[owner]?.parts.find(({ part }) => part === "events")?.steps ?? [];
  return steps.find(({ scoring }) => scoring.includes(id))?.points ?? null;
}
