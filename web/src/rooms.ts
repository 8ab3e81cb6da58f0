/** The rooms of the house, each fetched when its door is opened: `#/ROOM/…`. */

import type { Component } from "svelte";

type Room = Promise<{ default: Component<{ parts: string[] }> }>;

const ROOMS: Record<string, () => Room> = {
  table: () => import("./table/TableRoom.svelte"),
  new: () => import("./shell/new/NewTable.svelte"),
};

const home = (): Room => import("./shell/Home.svelte");

export function roomOf(name: string): Room {
  return (ROOMS[name] ?? home)();
}
