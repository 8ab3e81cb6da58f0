/** Who sits in front of this device. Nobody has to say a name before it is needed. */

import { ask, Refusal } from "./api";
import type { Me } from "./told";

class Myself {
  now: Me | null = $state.raw(null);
  /** The first question has been answered: who is unknown now is a stranger. */
  isAsked = $state(false);

  async look(): Promise<void> {
    try {
      this.now = await ask<Me>("GET", "/api/me");
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.status !== 401) throw problem;
      this.now = null;
    }
    this.isAsked = true;
  }

  async enter(name: string): Promise<void> {
    this.now = await ask<Me>("POST", "/api/guests", { name });
  }

  async change(changes: Record<string, unknown>): Promise<void> {
    this.now = await ask<Me>("PATCH", "/api/me", changes);
  }
}

export const me = new Myself();
