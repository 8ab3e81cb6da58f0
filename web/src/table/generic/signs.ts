/** How a word looks: its colour, its icon, its name. Never by colour alone. */

import { thingName } from "../labels";
import { COLOURS, type Colour } from "../../look/Sign.svelte";
import type { Component } from "./components";

const DRAWINGS = import.meta.glob("../../look/icons/*.svg", { query: "?raw", import: "default", eager: true });
const ICONS = new Set(Object.keys(DRAWINGS).map((file) => file.split("/").pop()?.replace(".svg", "") ?? ""));

export interface Looks {
  colour: Colour | null;
  icon: string | null;
  name: string;
}

export interface Known {
  game: string;
  box: ReadonlyMap<string, Component>;
}

export function looksOf({ game, box }: Known, word: string): Looks {
  const tokens = word.split(/[ :]/);
  const asColour = (each: string | undefined): Colour | null => COLOURS.find((colour) => colour === each) ?? null;
  const asIcon = (each: string): string | null => (ICONS.has(each) ? each : null);
  return {
    colour: asColour(word) ?? asColour(box.get(word)?.colour) ?? asColour(tokens[0]),
    icon:
      asIcon(word) ??
      tokens
        .toReversed()
        .map(asIcon)
        .find((each) => each !== null) ??
      null,
    name: thingName(game, word),
  };
}
