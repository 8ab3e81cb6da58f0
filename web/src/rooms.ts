/** The rooms of the house, each fetched when its door is opened: `#/ROOM/…`. */

import type { Component } from "svelte";

type Room = Promise<{ default: Component<{ parts: string[] }> }>;

const ROOMS: Record<string, () => Room> = {
  table: () => import("./table/TableRoom.svelte"),
  new: () => import("./shell/new/NewTable.svelte"),
  join: () => import("./shell/invite/Join.svelte"),
  seat: () => import("./shell/invite/Claim.svelte"),
  wait: () => import("./shell/invite/Wait.svelte"),
  lobby: () => import("./shell/lists/Lobby.svelte"),
  archive: () => import("./shell/lists/Archive.svelte"),
  ladder: () => import("./shell/rated/Ladder.svelte"),
  person: () => import("./shell/rated/Person.svelte"),
  account: () => plain(import("./shell/people/Account.svelte")),
  reset: () => import("./shell/people/Reset.svelte"),
  confirm: () => import("./shell/people/Confirm.svelte"),
  settings: () => plain(import("./shell/settings/Settings.svelte")),
  replay: () => import("./replay/ReplayRoom.svelte"),
  review: () => import("./replay/ReviewRoom.svelte"),
  fair: () => import("./replay/FairRoom.svelte"),
  score: () => import("./pad/PadRoom.svelte"),
  help: () => import("./help/HelpRoom.svelte"),
  guide: () => import("./guide/GuideRoom.svelte"),
};

/** A room that needs nothing of the address: it leaves aside what it is given. */
async function plain(load: Promise<{ default: Component<Record<string, never>> }>): Room {
  return { default: (await load).default as unknown as Component<{ parts: string[] }> };
}

const home = (): Room => plain(import("./shell/Home.svelte"));

export const isRoom = (name: string): boolean => name === "" || name in ROOMS;

export function roomOf(name: string): Room {
  return (ROOMS[name] ?? home)();
}
