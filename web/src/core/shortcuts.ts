/** Whether a key may be a shortcut of the page: whoever writes into a field keeps every letter, as does the browser. */
export function isShortcut({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isWriting = target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
  return !isWriting && !altKey && !ctrlKey && !metaKey;
}
