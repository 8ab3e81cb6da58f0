/** How long somebody still has, in the largest unit that says enough. */

export interface Left {
  unit: "days" | "hours" | "minutes" | "seconds";
  count: number;
}

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
] as const;

export function timeLeft(deadline: number, now: number): Left {
  const seconds = Math.max(0, Math.round(deadline - now));
  for (const [unit, length] of UNITS) if (seconds >= 2 * length) return { unit, count: Math.floor(seconds / length) };
  return { unit: "seconds", count: seconds };
}

const SOON = 18 * 3_600; // seconds until which the hour says enough

/** When it is, as a clock says it; with the day where that is not soon. */
export function clockTime(at: number, now: number, lang: string): string {
  const day = at - now > SOON ? ({ day: "numeric", month: "numeric" } as const) : {};
  return new Intl.DateTimeFormat(lang, { ...day, hour: "numeric", minute: "2-digit" }).format(new Date(at * 1000));
}
