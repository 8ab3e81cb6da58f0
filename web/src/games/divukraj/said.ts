/** What things are called: for screen readers, and wherever a picture needs its words. */

import { language } from "../../core/language.svelte";
import { nameOf, say } from "../../core/words.svelte";
import { GAME, type Goods, RESOURCES } from "./box";
import type { Space, Standing } from "./city";
import type { Desk } from "./desk.svelte";
import { houseFor, obstacleTo, totalOf, type Obstacle } from "./paying";

export const thing = (id: string): string => nameOf(GAME, id);
const dashed = (id: string): string => id.replaceAll("_", "-");
export const effectSaid = (card: string): string => say(`divukraj-effect-${dashed(card)}`);

export const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(language.now, { type: "conjunction" }).format(words);

const joined = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");

/** 2 twigs and 1 resin. */
export const goodsSaid = (goods: Partial<Goods>): string =>
  listed(
    RESOURCES.flatMap((resource) =>
      (goods[resource] ?? 0) > 0 ? [say(`page-divukraj-goods-${resource}`, { count: goods[resource] ?? 0 })] : [],
    ),
  );

/** Whatever was said of a card, and at the end what it does: who has heard enough goes on. */
const withEffect = (said: string, ...cards: string[]): string => [`${said}.`, ...cards.map(effectSaid)].join(" ");

/** Teacher, common critter, production, 2 points, costs 2 berries. */
function printedSaid(desk: Desk, card: string): string {
  const { kind, rarity, colour, points, cost } = desk.box.card(card);
  return joined(
    thing(card),
    say("page-divukraj-what", { kind, rarity }),
    say(`page-divukraj-kind-${colour}`),
    say("page-divukraj-points", { count: points }),
    totalOf(cost) === 0 ? say("page-divukraj-costs-nothing") : say("page-divukraj-costs", { goods: goodsSaid(cost) }),
  );
}

/** A card that lies open, to be looked at. */
export const cardSaid = (desk: Desk, card: string): string => withEffect(printedSaid(desk, card), card);

/** What stands in the way of playing a card; null where it can be paid or is free. */
export function obstacle(desk: Desk, card: string): Obstacle | null {
  const { box, settled, mine } = desk;
  const city = desk.cityOf(mine, settled);
  const printed = box.card(card);
  const found = obstacleTo(printed, desk.playerOf(mine, settled), city, box.limits.city_spaces);
  const isHoused = houseFor(printed, city) !== null;
  return found.kind === "other" || (found.kind === "goods" && isHoused) ? null : found;
}

export function obstacleSaid(found: Obstacle | null): string {
  if (!found) return "";
  return found.kind === "goods"
    ? say("page-divukraj-missing", { goods: goodsSaid(found.lack) })
    : say(`page-divukraj-no-${found.kind}`);
}

/** A card as it can be played now: free in a house, paid, or what is missing. */
export function playSaid(desk: Desk, card: string, canPlay: boolean): string {
  const house = houseFor(desk.box.card(card), desk.cityOf(desk.mine, desk.settled));
  const state = canPlay
    ? say(house ? "page-divukraj-can-free" : "page-divukraj-can", { house: house ? thing(house) : "" })
    : obstacleSaid(obstacle(desk, card));
  return withEffect(joined(printedSaid(desk, card), state), card);
}

/** A card that is to be taken, discarded or given. */
export const chosenSaid = (desk: Desk, card: string, canChoose: boolean): string =>
  withEffect(joined(printedSaid(desk, card), canChoose && say("page-divukraj-can-choose")), card);

/** How it stands with a card right now, below its words. */
export function standsSaid(desk: Desk, card: string): string {
  const house = houseFor(desk.box.card(card), desk.myCity);
  if (house) return say("page-divukraj-now-free", { house: thing(house) });
  return obstacleSaid(obstacle(desk, card));
}

function standingSaid(desk: Desk, standing: Standing): string {
  const { card, state, isOccupied, isVacant, guest, guests, tokens, goods, prisoners } = standing;
  return joined(
    thing(card),
    say(`page-divukraj-kind-${desk.box.card(card).colour}`),
    say("page-divukraj-points", { count: desk.box.card(card).points }),
    isOccupied && say("page-divukraj-occupied"),
    isVacant && say("page-divukraj-vacant"),
    guest !== null && say("page-divukraj-guest", { who: desk.play.name(guest), count: guests }),
    tokens > 0 && say("page-divukraj-tokens", { count: tokens }),
    ...goods.map(({ resource, count }) => say(`page-divukraj-goods-${resource}`, { count })),
    prisoners.length > 0 && say("page-divukraj-prisoners", { who: listed(prisoners.map(thing)) }),
    state !== "there" && say(`page-divukraj-state-${state}`),
  );
}

/** Space 7 of 15: Inn, destination, 2 points, occupied. */
export function spaceSaid(desk: Desk, space: Space, number: number): string {
  const all = desk.box.limits.city_spaces;
  if (space.length === 0) return say("page-divukraj-space-empty", { number, all });
  const what = space.map((standing) => standingSaid(desk, standing)).join("; ");
  return withEffect(say("page-divukraj-space", { number, all, what }), ...space.map(({ card }) => card));
}
