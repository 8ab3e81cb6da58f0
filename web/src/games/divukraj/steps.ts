/** What was told of one position: which lines may follow others, and after which of them one came without a click. */

import { kindOf } from "./lines";

type Lines = readonly string[];

const keyOf = (lines: Lines): string => lines.join("\n");

export const isBeginning = (lines: Lines, of: Lines): boolean =>
  lines.length < of.length && lines.every((line, index) => line === of[index]);

/** A question of the draft: what was asked, and what was answered. */
export interface Question {
  before: Lines;
  options: Lines;
  answer: string | null;
}

/** One way alone is not asked, unless the reader wants to be; `isWhole`: Confirm adds it by itself. */
export const isAsked = ({ options, answer }: Question, isWhole: boolean): boolean =>
  options.length > 1 || (answer === null && !isWhole);

export class Steps {
  private readonly known = new Map<string, Lines>();
  private readonly followed = new Set<string>();

  learn(lines: Lines, next: Lines): void {
    if (next.length > 0) this.known.set(keyOf(lines), next);
  }

  /** Another position: what was told of the old one says nothing any more. */
  clear(): void {
    this.known.clear();
    this.followed.clear();
  }

  follow(lines: Lines): void {
    this.followed.add(keyOf(lines));
  }

  wasFollowed(lines: Lines): boolean {
    return this.followed.has(keyOf(lines));
  }

  /** Without what came by itself at the end, and what that came after. */
  beforeFollowing(lines: Lines): Lines {
    return lines.length > 0 && this.wasFollowed(lines) ? this.beforeFollowing(lines.slice(0, -1)) : lines;
  }

  /** The questions of one kind that the draft has answered, and the one that is open. */
  questions(draft: Lines, next: Lines, kind: string): Question[] {
    return Array.from({ length: draft.length + 1 }, (_, at): Question => {
      const before = draft.slice(0, at);
      const options = at === draft.length ? next : (this.known.get(keyOf(before)) ?? []);
      return { before, options, answer: draft[at] ?? null };
    }).filter(({ options }) => options.length > 0 && options.every((line) => kindOf(line) === kind));
  }
}
