/** A table as it is being thought of: who sits where, which options, at which pace. */

import type { GameTold, OptionTold, SettingsForm, TableForm } from "../core/told";

/** `here` is another person at this device. */
export const SITTERS = ["me", "here", "bot", "open"] as const;
export type Sitter = (typeof SITTERS)[number];

export interface Chair {
  who: Sitter;
  level: string;
  name: string;
  pin: string;
}

export type Unit = "none" | "minutes" | "days";

export interface Draft {
  game: string;
  chairs: Chair[];
  options: Record<string, string>;
  settings: SettingsForm;
}

/** What is wrong with a draft: the end of a key of `page-shell-wrong-…`, and the seat it is about. */
export interface Wrong {
  what: "nobody" | "name" | "same-name" | "pin";
  seat: number | null;
}

export const USUAL_LEVEL = "medium";
export const UNITS: Record<Exclude<Unit, "none">, number> = { minutes: 60, days: 24 * 3600 };
export const LONGEST: Record<Exclude<Unit, "none">, number> = { minutes: 60, days: 14 };
export const RATED_SITTERS: readonly Sitter[] = ["me", "open"];
const USUAL_PACE = 5 * UNITS.minutes;
const SETTINGS: SettingsForm = {
  pace: 0,
  late: "offer",
  away: 3600,
  spectators: true,
  delay: 0,
  hints: true,
  listed: false,
  rated: false,
};
const LONGEST_PIN = 12;

export const chair = (who: Sitter, level = USUAL_LEVEL): Chair => ({ who, level, name: "", pin: "" });

/** Two where two can play: one bot or one friend is what most people want first. */
export function usualSeats(game: GameTold): number {
  return game.seats.includes(2) ? 2 : Math.min(...game.seats);
}

export function draftOf(game: GameTold, others: Sitter, level = USUAL_LEVEL): Draft {
  const chairs = Array.from({ length: usualSeats(game) }, (_, seat) => chair(seat === 0 ? "me" : others, level));
  return { game: game.id, chairs, options: {}, settings: { ...SETTINGS } };
}

/** More or fewer seats; those who sit already stay, new ones are like the last. */
export function resized(chairs: readonly Chair[], seats: number): Chair[] {
  const last = chairs.at(-1);
  const others = last && last.who !== "me" ? last.who : "bot";
  const added = Array.from({ length: Math.max(0, seats - chairs.length) }, () => chair(others, last?.level));
  return [...chairs.slice(0, seats), ...added];
}

/** The same as a rated table: with a pace, without hints, and nobody but people at devices of their own. */
export function ratedDraft({ chairs, settings, ...rest }: Draft): Draft {
  const seated = chairs.map((each) => (RATED_SITTERS.includes(each.who) ? each : { ...each, who: "open" as const }));
  const added = Array.from({ length: Math.max(0, 2 - seated.length) }, () => chair("open"));
  const pace = settings.pace || USUAL_PACE;
  return { ...rest, chairs: [...seated, ...added], settings: { ...settings, pace, hints: false, rated: true } };
}

export const casualDraft = (draft: Draft): Draft => ({ ...draft, settings: { ...draft.settings, rated: false } });

// --- Options ----------------------------------------------------------------

export const hasOption = (option: OptionTold, seats: number): boolean =>
  option.seats.length === 0 || option.seats.includes(seats);

export function defaultOf(option: OptionTold, seats: number): string {
  return option.each_seat ? option.default.split(" ").slice(0, seats).join(" ") : option.default;
}

/** The values that fit so many seats: a seat that is not there cannot begin. */
export function valuesOf(option: OptionTold, seats: number): string[] {
  const isSeat = (value: string) => /^\d$/.test(value);
  const areSeats = option.name === "first" && option.values.some(isSeat);
  return areSeats ? option.values.filter((value) => !isSeat(value) || Number(value) < seats) : option.values;
}

/** The words that a seat may have, of an option with one word for each seat. */
export function wordsOf(option: OptionTold): string[] {
  return [...new Set([option.default, ...option.values].flatMap((value) => value.split(" ")))].sort();
}

/** An option whose values are several words takes others, too: its list holds examples. */
export const takesMore = (option: OptionTold): boolean =>
  !option.each_seat && option.values.some((value) => value.includes(" ") && /^[a-z_ ]+$/.test(value));

/** What is sent: only what differs from the default, and only where the option exists. */
export function chosenOptions(game: GameTold, draft: Draft): Record<string, string> {
  const seats = draft.chairs.length;
  const chosen = game.options.filter((option) => {
    const value = draft.options[option.name];
    return hasOption(option, seats) && value !== undefined && value !== "" && value !== defaultOf(option, seats);
  });
  return Object.fromEntries(chosen.map(({ name }) => [name, draft.options[name] ?? ""]));
}

// --- Pace -------------------------------------------------------------------

export function paceOf(unit: Unit, count: number): number {
  if (unit === "none") return 0;
  return Math.min(LONGEST[unit], Math.max(1, Math.round(count) || 1)) * UNITS[unit];
}

export function unitOf(pace: number): { unit: Unit; count: number } {
  if (pace === 0) return { unit: "none", count: 0 };
  if (pace % UNITS.days === 0) return { unit: "days", count: pace / UNITS.days };
  return { unit: "minutes", count: Math.round(pace / UNITS.minutes) };
}

// --- What is wrong, and what is sent ----------------------------------------

export function wrongs(draft: Draft, myName: string): Wrong[] {
  const found: Wrong[] = [];
  const names = draft.chairs.map(({ who, name }) =>
    who === "me" ? name.trim() || myName : who === "here" ? name.trim() : "",
  );
  draft.chairs.forEach(({ who, pin }, seat) => {
    const name = names[seat] ?? "";
    if (who === "here" && name === "") found.push({ what: "name", seat });
    else if (name !== "" && names.findIndex((other) => isAlike(other, name)) < seat)
      found.push({ what: "same-name", seat });
    if (pin.length > LONGEST_PIN) found.push({ what: "pin", seat });
  });
  if (draft.chairs.every(({ who }) => who === "open")) found.push({ what: "nobody", seat: null });
  return found;
}

const isAlike = (one: string, two: string): boolean => one.localeCompare(two, undefined, { sensitivity: "base" }) === 0;

export function formOf(game: GameTold, draft: Draft): TableForm {
  return {
    game: game.id,
    seats: draft.chairs.map(seatForm),
    options: chosenOptions(game, draft),
    settings: draft.settings,
  };
}

function seatForm({ who, level, name, pin }: Chair): TableForm["seats"][number] {
  const isMine = who === "me" || who === "here";
  return {
    who: who === "here" ? "me" : who,
    level,
    name: isMine ? name.trim() : "",
    pin: isMine && pin !== "" ? pin : null,
    nonce: "",
  };
}
