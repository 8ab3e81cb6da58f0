/** What is printed on the clearing: what places give and how many they take, what events ask for and pay. */

import type { Box, Colour, Resource } from "../box";

/** `any`: a resource of one's choice. `place`: a basic place. */
export type Sign = Resource | "card" | "point" | "any" | "place";
/** What a place gives, in signs: `2 twig`, `2 card → 1 any`. */
export type Token = { text: string } | { sign: Sign };
export type Gain = readonly (readonly Token[])[];

interface Op {
  op: string;
  resource?: string;
  count?: number;
  max?: number | "all";
  gain_any_per?: number;
  gain_any_each?: number;
  draw_each?: number;
}

export interface PrintedEvent {
  id: string;
  requires: { cards?: string[]; colour?: Colour; count?: number; colours?: Partial<Record<Colour, number>> };
  points: number;
  on_achieve?: Op[];
  endgame?: object | null;
}

/** The parts of a box that the clearing needs. */
export interface PrintedGround {
  basic_locations: { id: string; exclusive: boolean; gain: Readonly<Record<string, number>> }[];
  forest_locations: { id: string; worker_spaces_by_players: Readonly<Record<string, number>>; ops: Op[] }[];
  haven: { ops: Op[] };
  journey: { season: string; spots: { points: number; exclusive: boolean; discard: number }[] };
  basic_events: PrintedEvent[];
  special_events: PrintedEvent[];
  cards: { id: string; colour: string }[];
}

export interface Requirement {
  cards: readonly string[];
  colours: readonly { colour: Colour; count: number }[];
  /** What is paid for it. */
  berries: number;
}

export interface JourneySpot {
  id: string;
  points: number;
  isShared: boolean;
  /** How many cards are discarded for it. */
  cards: number;
}

export const HAVEN = "haven";
/** The Journey is one place to go to; which of its spots is said then. */
export const JOURNEY = "journey";
export const MANY = Infinity;

export type PlaceKind = "basic" | "forest" | "haven" | "journey" | "event";

const ARROW = "→";
const text = (value: string | number): Token => ({ text: String(value) });
const sign = (value: Sign): Token => ({ sign: value });
const amount = (count: number, what: Sign): Token[] => [text(count), sign(what)];

export class Ground {
  readonly basic: readonly string[];
  readonly basicEvents: readonly string[];
  readonly spots: readonly JourneySpot[];
  /** In whose own season the Journey opens. */
  readonly journeySeason: string;
  private readonly events: ReadonlyMap<string, PrintedEvent>;
  private readonly colours: ReadonlyMap<string, string>;

  constructor(private readonly printed: PrintedGround) {
    this.basic = printed.basic_locations.map(({ id }) => id);
    this.basicEvents = printed.basic_events.map(({ id }) => id);
    this.events = new Map([...printed.basic_events, ...printed.special_events].map((event) => [event.id, event]));
    this.colours = new Map(printed.cards.map(({ id, colour }) => [id, colour]));
    this.journeySeason = printed.journey.season;
    this.spots = printed.journey.spots.map(({ points, exclusive, discard }) => ({
      id: `${JOURNEY}-${points}`,
      points,
      isShared: !exclusive,
      cards: discard,
    }));
  }

  kindOf(place: string): PlaceKind | null {
    if (this.basic.includes(place)) return "basic";
    if (this.printed.forest_locations.some(({ id }) => id === place)) return "forest";
    if (place === HAVEN) return "haven";
    if (place === JOURNEY || this.spots.some(({ id }) => id === place)) return "journey";
    return this.events.has(place) ? "event" : null;
  }

  colourOf(card: string): string | undefined {
    return this.colours.get(card);
  }

  /** How many workers a place takes; `MANY` where it is open to all. */
  spacesOf(place: string, seats: number): number {
    const basic = this.printed.basic_locations.find(({ id }) => id === place);
    if (basic) return basic.exclusive ? 1 : MANY;
    const forest = this.printed.forest_locations.find(({ id }) => id === place);
    if (forest) return forest.worker_spaces_by_players[seats] ?? 1;
    const spot = this.spots.find(({ id }) => id === place);
    return place === HAVEN || spot?.isShared ? MANY : 1;
  }

  /** What a place gives; an empty one where the words say it all. */
  gainOf(place: string): Gain {
    const basic = this.printed.basic_locations.find(({ id }) => id === place);
    if (basic) return Object.entries(basic.gain).map(([what, count]) => amount(count, signOf(what)));
    if (place === HAVEN) return gainsOf(this.printed.haven.ops);
    return gainsOf(this.printed.forest_locations.find(({ id }) => id === place)?.ops ?? []);
  }

  /** Whether a worker there has to choose something. */
  isChoice(place: string): boolean {
    const ops = this.printed.forest_locations.find(({ id }) => id === place)?.ops ?? [];
    return place === HAVEN || place === JOURNEY || ops.some(({ op }) => op !== "gain" && op !== "draw");
  }

  requirementOf(event: string): Requirement {
    const { requires, on_achieve = [] } = this.event(event);
    const { cards = [], colour, count = 0, colours = {} } = requires;
    const named = Object.entries(colours).map(([each, needed]) => ({ colour: each as Colour, count: needed }));
    const berries = on_achieve.find(({ op, resource }) => op === "pay" && resource === "berry")?.count ?? 0;
    return { cards, colours: colour ? [{ colour, count }, ...named] : named, berries };
  }

  pointsOf(event: string): number {
    return this.event(event).points;
  }

  /** What it pays depends on what is there at the end. */
  isOpenEnded(event: string): boolean {
    return Boolean(this.event(event).endgame);
  }

  private event(id: string): PrintedEvent {
    const event = this.events.get(id);
    if (!event) throw new Error(`no event ${id} in this box`);
    return event;
  }
}

/** What is paid in one row, what it brings in the next. */
export const atArrows = (gain: Gain): Gain =>
  gain.flatMap((row) => {
    const arrow = row.findIndex((token) => "text" in token && token.text === ARROW);
    return arrow > 0 ? [row.slice(0, arrow), row.slice(arrow)] : [row];
  });

const signOf = (what: string): Sign => (what === "point_token" ? "point" : (what as Sign));

function gainsOf(ops: readonly Op[]): Gain {
  const rows = ops.map(gainOf).filter((row) => row.length > 0);
  const isShort = rows.every((row) => row.length === 2);
  return isShort ? rows : joined(rows);
}

/** A place and what is added to it stand in one row. */
function joined(rows: Gain): Gain {
  const [first = [], ...rest] = rows;
  if (!first.some((token) => "sign" in token && token.sign === "place")) return rows;
  return [[...first, ...rest.flatMap((row) => [text("+"), ...row])]];
}

function gainOf({ op, resource, count = 0, gain_any_per, gain_any_each, draw_each }: Op): readonly Token[] {
  switch (op) {
    case "gain":
      return amount(count, resource as Sign);
    case "draw":
    case "draw_meadow":
      return amount(count, "card");
    case "gain_any":
      return amount(count, "any");
    case "copy_location":
      return [sign("place")];
    case "discard_from_hand":
      if (draw_each !== undefined) return [...amount(1, "card"), text(ARROW), ...amount(draw_each, "card")];
      return [...amount(gain_any_per ?? 1, "card"), text(ARROW), ...amount(gain_any_each ?? 1, "any")];
    default:
      return [];
  }
}

const grounds = new WeakMap<Box, Ground>();

/** The clearing of a box. Its data have more than the rest of the board reads of them. */
export function groundOf(box: Box): Ground {
  const ground = grounds.get(box) ?? new Ground(box.printed as unknown as PrintedGround);
  grounds.set(box, ground);
  return ground;
}
