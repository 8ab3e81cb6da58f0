/** Whether a match counts: its table says so, and whoever sits down says that they know. */

import { Refusal } from "./api";

interface Told {
  set_up: { settings: Record<string, unknown> };
}

export const isRated = (told: Told | null | undefined): boolean => told?.set_up.settings["rated"] === true;

export const paceOf = (told: Told | null | undefined): number => Number(told?.set_up.settings["pace"] ?? 0);

/** What a refusal says of the table where somebody was about to sit down unawares; null: it is about something else. */
export function ratedBy(problem: unknown): boolean | null {
  const reason = problem instanceof Refusal ? problem.problem.reason : "";
  return reason === "table_is_rated" ? true : reason === "table_is_casual" ? false : null;
}
