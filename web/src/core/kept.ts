/** What this device remembers. A browser that forbids it only forgets sooner. */

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`osada.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is forbidden, or holds what an older page wrote
  }
}

export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`osada.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false; // full or forbidden: the choice holds until the page is closed
  }
}
