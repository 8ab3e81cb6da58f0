/** The rooms of the house, each fetched when its door is opened: `#/ROOM/…`. */

import type { Component } from "svelte";

type Room = Promise<{ default: Component<{ parts: string[] }> }>;

const ROOMS: Record<string, () => Room> = {
  table: () => import("./table/TableRoom.svelte"),
  replay: () => import("./replay/ReplayRoom.svelte"),
  review: () => import("./replay/ReviewRoom.svelte"),
  score: () => import("./pad/PadRoom.svelte"),
  help: () => import("./help/HelpRoom.svelte"),
  guide: () => import("./guide/GuideRoom.svelte"),
};

const home = (): Room => import("./shell/Home.svelte");

export function roomOf(name: string): Room {
  return (ROOMS[name] ?? home)();
}
