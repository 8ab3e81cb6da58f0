/** A record with another value under a key; `undefined` takes the key away. */

export function put<T>(things: Readonly<Record<string, T>>, key: string, value: T | undefined): Record<string, T> {
  const others = Object.entries(things).filter(([each]) => each !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}
