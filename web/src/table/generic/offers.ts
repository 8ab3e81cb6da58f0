/** What can be done with a thing that is drawn. */

import { choiceOf } from "../grouping";

/** Any action that names the thing first. */
export const offered = (legal: readonly string[], word: string): string[] =>
  legal.filter((action) => choiceOf(action).words[0] === word);
