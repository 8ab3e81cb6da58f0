/** Links that let somebody in. What follows the hash stays in the browser; no server writes it down. */

import { hrefOf } from "../../core/route.svelte";

export const joinLink = (origin: string, table: string, invitation: string): string =>
  `${origin}/${hrefOf("join", table, invitation)}`;

export const seatLink = (origin: string, table: string, key: string): string =>
  `${origin}/${hrefOf("seat", table, key)}`;
