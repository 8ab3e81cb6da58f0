/** Settings of a table in words, and what a question is about. */

import { say } from "../core/words.svelte";
import { timeLeft } from "./time";

const ASKED = /^([\d ]*)(?:(bot|settings) (.*))?$/;

export type Settings = Record<string, unknown>;

/** Only those that are named. */
export const settingsSaid = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => say(`page-table-set-${name}`, { value: valueOf(value), time: lasting(Number(value)) }))
    .join(", ");

const valueOf = (value: unknown): string | number => (typeof value === "number" ? value : String(value));

const lasting = (seconds: number): string =>
  say("page-table-lasting", { ...timeLeft(Number.isFinite(seconds) ? seconds : 0, 0) });

export interface Asked {
  about: "undo" | "bot" | "settings";
  /** The seats that are asked. */
  whom: number[];
  /** For which seat, or which settings. */
  what: string;
}

/** The text of an entry that asks. */
export function askedIn(text: string): Asked {
  const [, whom = "", about = "undo", what = ""] = ASKED.exec(text) ?? [];
  return { about: about as Asked["about"], whom: whom.split(" ").filter(Boolean).map(Number), what };
}

/** What the log keeps as JSON after the word. */
export const settingsIn = (json: string): string => (json ? settingsSaid(JSON.parse(json) as Settings) : "…");
