/** Whether the server answers. Looks that repeat themselves tell it here, so that a long silence is shown once. */

import { Silence } from "../core/api";
import { notices } from "../core/notices.svelte";

class Reach {
  isSilent = $state(false);

  /** The answer, or null where there was none: what was known before still holds, and the next look may bring more. */
  async through<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const found = await work();
      this.isSilent = false;
      return found;
    } catch (problem) {
      this.isSilent = problem instanceof Silence;
      if (!this.isSilent) notices.refuse(problem);
      return null;
    }
  }
}

export const reach = new Reach();
