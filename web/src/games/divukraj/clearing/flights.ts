/** Workers go where they went: from their owner to a place, and home again. */

import type { Flight } from "../../../board/motion";
import type { View } from "../box";
import type { Ground } from "./ground";
import { HAVEN } from "./ground";
import { spotOf } from "./rings";
import { type Owner, pawnsAt, standingAt } from "./standing";

/** Where the workers of an owner are at home. */
export const homeOf = (who: Owner): string => `home ${who}`;

export const placesOf = (view: View, ground: Ground): string[] => [
  ...ground.basic,
  ...view.forest.filter((id) => id !== null),
  HAVEN,
  ...ground.spots.map(({ id }) => id),
  ...view.events,
];

export function flightsOf(view: View, before: View, ground: Ground): Flight[] {
  return placesOf(view, ground).flatMap((place) => flightsAt(place, view, before));
}

function flightsAt(place: string, view: View, before: View): Flight[] {
  const [now, then] = [view, before].map((each) => standingAt(each, place));
  const owners = new Set([...(now ?? []), ...(then ?? [])].map(({ who }) => who));
  return [...owners].flatMap((who): Flight[] => {
    const [came, went] = [now, then].map((all) => all?.find((each) => each.who === who)?.count ?? 0) as [
      number,
      number,
    ];
    const at = (each: View) => spotOf(place, pawnsAt(each, place).lastIndexOf(who));
    if (came > went) return [{ from: homeOf(who), to: at(view), kind: "piece" }];
    return came < went ? [{ from: at(before), to: homeOf(who), kind: "ceremony", leaves: true }] : [];
  });
}
