/** Events of a match: what they ask for and how far one is, who has them, what they pay. */

import type { SeatCount } from "../../../core/told";
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
  /** Of all that is asked for, how much is there. */
  have: number;
  need: number;
  /** What it is worth: printed, or counted where it is achieved; null where that is still open. */
  points: number | null;
}

type Counts = Readonly<Record<string, number | undefined>>;

/** The special ones first, as they hang in the crown. */
export function eventsOf(view: View, ground: Ground, seat: number, count?: readonly SeatCount[]): EventSeen[] {
  const events = view.events.map((id) => eventOf(view, ground, seat, id, count));
  return [...events.filter(({ isBasic }) => !isBasic), ...events.filter(({ isBasic }) => isBasic)];
}

function eventOf(view: View, ground: Ground, seat: number, id: string, count?: readonly SeatCount[]): EventSeen {
  const held = (view.cities[seat]?.cards ?? {}) as Counts;
  const requirement = ground.requirementOf(id);
  const cards = requirement.cards.map((card) => ({ card, has: (held[card] ?? 0) > 0 }));
  const colours = requirement.colours.map(({ colour, count: need }) => ({
    colour,
    have: Math.min(need, ofColour(held, ground, colour)),
    need,
  }));
  const owner = ownerOf(view, id);
  return {
    id,
    isBasic: ground.basicEvents.includes(id),
    owner,
    cards,
    colours,
    have: cards.filter(({ has }) => has).length + sum(colours.map(({ have }) => have)),
    need: cards.length + sum(colours.map(({ need }) => need)),
    points: paid(ground, id, owner, count),
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

const ofColour = (held: Counts, ground: Ground, colour: Colour): number =>
  sum(Object.entries(held).map(([card, count]) => (ground.colourOf(card) === colour ? (count ?? 0) : 0)));

/** What an achieved event pays is what the server counts for it; one that prints nothing pays by what is done there. */
function paid(ground: Ground, id: string, owner: Owner | null, count?: readonly SeatCount[]): number | null {
  if (!ground.isOpenEnded(id)) return owner === null && ground.pointsOf(id) === 0 ? null : ground.pointsOf(id);
  if (typeof owner !== "number") return null;
  const steps = count?.[owner]?.parts.find(({ part }) => part === "events")?.steps ?? [];
  return steps.find(({ scoring }) => scoring.includes(id))?.points ?? null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((left, right) => left + right, 0);
