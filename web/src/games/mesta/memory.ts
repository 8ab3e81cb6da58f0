/** What was told of one position: which lines may follow others, what they would bring, what the player has said. */

import type { Gains } from "./turn";

type Lines = readonly string[];

export const keyOf = (lines: Lines): string => lines.join("\n");

export class Memory {
  private readonly known = new Map<string, Lines>();
  private readonly worth = new Map<string, Gains>();
  private readonly followed = new Set<string>();
  private readonly asked = new Set<string>();

  learn(lines: Lines, next: Lines, gains: Gains | undefined): void {
    if (next.length > 0) this.known.set(keyOf(lines), next);
    if (gains) this.worth.set(keyOf(lines), gains);
  }

  readonly next = (lines: Lines): Lines | undefined => this.known.get(keyOf(lines));

  gains(lines: Lines): Gains | undefined {
    return this.worth.get(keyOf(lines));
  }

  /** After these lines the next one was taken without a click. */
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

  /** After these lines the player wants to choose. */
  ask(lines: Lines): void {
    this.asked.add(keyOf(lines));
  }

  isAsked(lines: Lines): boolean {
    return this.asked.has(keyOf(lines));
  }
}
