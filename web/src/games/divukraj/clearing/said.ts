/** What the places of the clearing are called: for screen readers, and wherever a sign needs its words. */

import { nameOf, Noun, say } from "../../../core/words.svelte";
import { GAME, type View } from "../box";
import type { Title } from "./choice";
import type { EventSeen } from "./events";
import { type Ground, MANY } from "./ground";
import { type Owner, RUGWORT, standingAt } from "./standing";

export const thing = (id: string): string => nameOf(GAME, id);
export const effectOf = (id: string): string => say(`${GAME}-effect-${id.replaceAll("_", "-")}`);

/** What may be done with a place now. */
export type Can = "visit" | "use" | "lift" | "chosen" | "no";

/** Whose eyes read it, and how the others are called. */
export interface Reader {
  mine: number | null;
  name: (seat: number) => string;
}

export const ownerSaid = (who: Owner, { name }: Reader): string => (who === RUGWORT ? thing(RUGWORT) : name(who));

const numbered = (spaces: number): string => (spaces === MANY ? "many" : spaces > 1 ? "two" : "one");
export const spacesSaid = (spaces: number): string =>
  say("page-divukraj-clearing-spaces", { spaces: numbered(spaces) });

export function standingSaid(view: View, ground: Ground, place: string, reader: Reader): string {
  const spaces = ground.spacesOf(place, view.seats);
  const standing = standingAt(view, place);
  if (standing.length === 0)
    return say(spaces === MANY ? "page-divukraj-clearing-nobody" : "page-divukraj-clearing-free");
  return standing
    .map(({ who, count }) =>
      who === reader.mine
        ? say("page-divukraj-clearing-stands-mine", { count })
        : say("page-divukraj-clearing-stands", { who: ownerSaid(who, reader), count, spaces: numbered(spaces) }),
    )
    .join(", ");
}

/** A basic place, a forest card, the Haven; what it does is added where its name does not say it. */
export function placeSaid(view: View, ground: Ground, place: string, can: Can, reader: Reader): string {
  const said = say("page-divukraj-clearing-place", {
    place: thing(place),
    spaces: spacesSaid(ground.spacesOf(place, view.seats)),
    standing: standingSaid(view, ground, place, reader),
    can,
  });
  return ground.isChoice(place) ? say("page-divukraj-clearing-does", { place: said, effect: effectOf(place) }) : said;
}

export function journeySaid(view: View, ground: Ground, can: Can, reader: Reader): string {
  const season = reader.mine === null ? null : view.players[reader.mine]?.season;
  const spots = ground.spots.map(({ id, points, cards }) =>
    say("page-divukraj-clearing-spot-said", { points, cards, standing: standingSaid(view, ground, id, reader) }),
  );
  const state = can !== "no" ? "can" : season === ground.journeySeason ? "open" : "closed";
  return say("page-divukraj-clearing-journey-said", { state, spots: spots.join(" ") });
}

// --- Events ---------------------------------------------------------------------

export function needsSaid({ cards, colours, berries, progress }: EventSeen): string {
  const held = cards.map(({ card, has }) =>
    say(has ? "page-divukraj-clearing-event-has" : "page-divukraj-clearing-event-lacks", { card: thing(card) }),
  );
  const counted = colours.map((each) =>
    say("page-divukraj-clearing-event-colour", {
      have: each.have,
      need: each.need,
      colour: new Noun(GAME, each.colour),
    }),
  );
  const paid = berries.need > 0 ? [say("page-divukraj-clearing-event-berries", berries)] : [];
  if (held.length === 0) return counted.join(", ");
  const cardsSaid = progress
    ? say("page-divukraj-clearing-event-cards", { ...progress, cards: held.join(", ") })
    : held.join(", ");
  return [cardsSaid, ...paid, ...counted].join(", ");
}

export const worthSaid = (points: number | null): string =>
  points === null ? say("page-divukraj-clearing-worth-open") : say("page-divukraj-clearing-worth", { points });

export function eventSaid(event: EventSeen, can: Can, reader: Reader): string {
  const { id, owner, isBasic, points } = event;
  const said = say("page-divukraj-clearing-event-said", {
    event: thing(id),
    state: owner === null ? "free" : owner === reader.mine ? "mine" : "taken",
    who: owner === null ? "" : ownerSaid(owner, reader),
    needs: needsSaid(event),
    worth: worthSaid(points),
    can,
  });
  return isBasic ? said : say("page-divukraj-clearing-does", { place: said, effect: effectOf(id) });
}

// --- The choice -----------------------------------------------------------------

export function titleSaid(title: Title): string {
  switch (title.key) {
    case "take":
      return say("page-divukraj-clearing-choose-take", { left: title.left });
    case "discard":
      return say("page-divukraj-clearing-choose-discard", { purpose: title.purpose, left: title.left });
    default:
      return say(`page-divukraj-clearing-choose-${title.key}`);
  }
}
