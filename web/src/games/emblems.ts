/** The picture on a game's box: `games/ID/Emblem.svelte`. A game without one gets a house. */

import type { Component } from "svelte";
import House from "../look/House.svelte";

const EMBLEMS = import.meta.glob<Component>("./*/Emblem.svelte", { import: "default", eager: true });

export const emblemOf = (game: string): Component => EMBLEMS[`./${game}/Emblem.svelte`] ?? House;
