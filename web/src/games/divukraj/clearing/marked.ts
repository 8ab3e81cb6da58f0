/** Everything that is drawn and said of a place, in one record. */

import type { Play } from "../../game";
import type { View } from "../box";
import type { EventSeen } from "./events";
import { type Gain, type Ground, JOURNEY } from "./ground";
import type { Layout, Spot } from "./layout";
import { type Can, eventSaid, journeySaid, placeSaid, type Reader } from "./said";
import { offersOf, type Owner, pawnsAt, placeOf, roomAt } from "./standing";

/** `legal`: glows. `chosen`: in the draft. `told`: the log speaks of it. `closed`: not open in this season. */
export type State = "legal" | "chosen" | "told" | "pointed" | "closed" | "plain";

export interface Marked {
  spot: Spot;
  state: State;
  gain: Gain;
  spaces: number;
  pawns: readonly Owner[];
  /** How many more fit. */
  room: number;
  name: string;
  /** Nothing can be done with it now. */
  disabled: boolean;
}

type Told = Pick<Play<View>, "view" | "draft" | "next" | "legal" | "ringed">;

/** What may be done where: after the draft, or instead of it. */
export interface Offers {
  next: ReadonlyMap<string, readonly string[]>;
  instead: ReadonlyMap<string, readonly string[]>;
  drafted: ReadonlySet<string>;
  ringed: ReadonlySet<string>;
}

export function offersAt(play: Told, ground: Ground, isFree: boolean): Offers {
  return {
    next: offersOf(play.next, ground),
    instead: isFree ? offersOf(play.legal, ground) : new Map(),
    drafted: new Set(play.draft.flatMap((line) => placeOf(line, ground) ?? [])),
    ringed: new Set(play.ringed.map((word) => (word.startsWith(`${JOURNEY}-`) ? JOURNEY : word))),
  };
}

/** The line that a click on a place says; undefined where none is legal. */
export const lineAt = (offers: Offers, place: string): string | undefined =>
  offers.next.get(place)?.[0] ?? offers.instead.get(place)?.[0];

export interface Seen {
  view: View;
  ground: Ground;
  offers: Offers;
  events: readonly EventSeen[];
  reader: Reader;
  /** From whose place it is drawn: whose autumn opens the Journey. */
  mine: number;
  pointed: string | null;
}

export function markedOf(layout: Layout, seen: Seen): Marked[] {
  return layout.spots.map((spot) => marked(spot, seen));
}

function marked(spot: Spot, seen: Seen): Marked {
  const { view, ground, offers } = seen;
  const can = canAt(spot.id, offers);
  return {
    spot,
    state: stateOf(spot, seen),
    gain: ground.gainOf(spot.id),
    spaces: ground.spacesOf(spot.id, view.seats),
    pawns: pawnsAt(view, spot.id),
    room: roomAt(view, ground, spot.id),
    name: nameOf(spot, seen, can),
    disabled: can === "no",
  };
}

function canAt(place: string, offers: Offers): Can {
  if (offers.drafted.has(place)) return "chosen";
  const kind = lineAt(offers, place)?.split(" ")[0];
  return kind === "visit" || kind === "use" || kind === "lift" ? kind : "no";
}

function stateOf({ id, kind }: Spot, { view, ground, offers, mine, pointed }: Seen): State {
  if (offers.drafted.has(id)) return "chosen";
  if (offers.ringed.has(id)) return "told";
  const glows = offers.next.has(id) || (offers.drafted.size === 0 && offers.instead.has(id));
  if (glows) return pointed === id ? "pointed" : "legal";
  return kind === "journey" && view.players[mine]?.season !== ground.journeySeason ? "closed" : "plain";
}

function nameOf({ id, kind }: Spot, { view, ground, events, reader }: Seen, can: Can): string {
  if (kind === "journey") return journeySaid(view, ground, can, reader);
  const event = events.find((each) => each.id === id);
  return event ? eventSaid(event, can, reader) : placeSaid(view, ground, id, can, reader);
}
