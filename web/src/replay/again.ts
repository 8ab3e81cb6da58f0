/** A rematch: offered by who wishes for it first, accepted by the others; it begins with the last of them. */

import { ask, newClient } from "../core/api";
import { keepPromise } from "../core/promise";
import type { Made, Offer, Seal } from "../core/told";

/** The new table. What the server promises of its seed is known before this device adds its own number. */
export async function playAgain(id: string, rated: boolean): Promise<string> {
  const path = `/api/tables/${id}/rematch`;
  const offer = await ask<Offer | null>("GET", path);
  if (offer?.accepted) return offer.table;
  const { seal, commit } = offer ? { ...offer, seal: null } : await ask<Seal>("POST", "/api/tables/seals");
  const nonce = newClient();
  const { table } = await ask<Made>("POST", path, { seal, nonce, rated });
  const isPromised = seal === null || seal.startsWith(`${table}.`); // else somebody else was quicker with an offer
  keepPromise(table, isPromised ? commit : null, [nonce]);
  return table;
}
