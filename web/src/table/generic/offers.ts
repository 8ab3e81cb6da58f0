/** What can be done with a thing that is drawn. */

import { choiceOf } from "../grouping";

/** `play *`, `play * meadow`, `place * ?`; without a rule any action that names the thing first. */
export function offered(legal: readonly string[], word: string, rules?: readonly string[]): string[] {
  if (!rules) return legal.filter((action) => choiceOf(action).words[0] === word);
  return legal.filter((action) => rules.some((rule) => fits(action, rule, word)));
}

function fits(action: string, rule: string, word: string): boolean {
  const [said, meant] = [action.split(" "), rule.replace("*", word).split(" ")];
  return said.length === meant.length && meant.every((each, index) => each === "?" || each === said[index]);
}

/** An action about the thing that is not legal now, to ask why; only where it can be said whole. */
export function askable(word: string, rules?: readonly string[]): string | null {
  const rule = rules?.find((each) => !each.includes("?"));
  return rule ? rule.replace("*", word) : null;
}
