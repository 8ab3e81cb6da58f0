/** What a click on a rival, or on a card of a rival's city, says now. */

import type { View } from "../box";
import { isBanishing } from "../clearing/choice";
import { type Owner, RUGWORT } from "../clearing/standing";

/** Whether a line of this kind may be said about this. */
export type May = (kind: string, about: string) => boolean;

/** Gifts, the Fool, and whose city a copied card lies in; null where nobody is asked for. */
export function rivalLine(owner: Owner, may: May): string | null {
  const kind = ["to", "of"].find((each) => may(each, String(owner)));
  return kind ? `${kind} ${owner}` : null;
}

/** Visits of open cards, workers taken up from there, cards that are copied; alone also the one that a Fool banishes. */
export function cardLine(owner: Owner, card: string, view: View, may: May): string | null {
  const theirs = `${card}@${owner}`;
  const kind = ["visit", "lift"].find((each) => may(each, theirs));
  if (kind) return `${kind} ${theirs}`;
  if (may("copy", card)) return `copy ${card}`;
  return isBanishing(view) && owner === RUGWORT && may("remove", card) ? `remove ${card}` : null;
}
