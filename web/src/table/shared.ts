/** News are whole positions: what has not changed since the last one is not to be drawn anew. */

type Parts = Record<string, unknown>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** What is told now, made of what was told before wherever that is the same. */
export function shared<T>(before: unknown, now: T): T {
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const parts: Parts = Array.isArray(now) ? ([] as unknown as Parts) : {};
  for (const name of names) parts[name] = shared(before[name], now[name]);
  const isSame = Object.keys(before).length === names.length && names.every((name) => parts[name] === before[name]);
  return (isSame ? before : parts) as T;
}
