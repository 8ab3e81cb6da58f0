/** Lines of a match, read: `play farm meadow` is of the kind `play`, about `farm meadow`. */

export const kindOf = (line: string): string => line.split(" ", 1)[0] ?? "";
export const aboutOf = (line: string): string => line.slice(kindOf(line).length + 1);

/** What each kind of line may be about. */
export function grouped(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const line of lines) {
    const group = groups.get(kindOf(line));
    if (group) group.push(aboutOf(line));
    else groups.set(kindOf(line), [aboutOf(line)]);
  }
  return groups;
}
