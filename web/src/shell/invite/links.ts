/** Links to hand on. What follows the hash stays in the browser; no server writes it down. */

import { hrefOf } from "../../core/route.svelte";

export const joinLink = (origin: string, table: string, invitation: string): string =>
  `${origin}/${hrefOf("join", table, invitation)}`;

export const replayLink = (origin: string, table: string): string => `${origin}/${hrefOf("replay", table)}`;

/** With the name that its owner has there, so that nobody is called otherwise on another device. */
export const seatLink = (origin: string, table: string, key: string, name: string): string =>
  `${origin}/${hrefOf("seat", table, key, name)}`;
