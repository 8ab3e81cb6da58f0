/** What lies on a place that an action names: so that `take 1.2` says what is taken. */

type Fields = Record<string, unknown>;

/** The words of the things there, from the middle of the table: `1.2` also finds `1.2.1` and `1.2 G`. */
export function lyingOn(view: unknown, place: string): string[] {
  if (!/^\d+\.\d+$/.test(place)) return [];
  return Object.values((view ?? {}) as Fields)
    .filter((field): field is Fields => typeof field === "object" && field !== null && !Array.isArray(field))
    .flatMap((field) => Object.entries(field).flatMap(([key, value]) => thing(place, key, value)));
}

function thing(place: string, key: string, value: unknown): string[] {
  const rest = key.startsWith(`${place}.`) || key.startsWith(`${place} `) ? key.slice(place.length + 1) : null;
  if (rest !== null && typeof value === "number") return Array.from({ length: value }, () => rest);
  return (key === place || rest !== null) && typeof value === "string" && !/^\d$/.test(value) ? [value] : [];
}
