/** What the server could not count: the field it named, and what would be right. */

import { Refusal } from "../core/api";

class Trouble {
  path = $state("");
  message = $state("");

  clear(): void {
    this.path = this.message = "";
  }

  /** A wrong pad names its field first. Whatever else was refused is no trouble of a field. */
  name(problem: unknown): boolean {
    if (!(problem instanceof Refusal) || problem.status !== 422) return false;
    this.path = String(problem.problem.args[0] ?? "");
    this.message = problem.message;
    return true;
  }
}

export const trouble = new Trouble();
