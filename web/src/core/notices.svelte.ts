/** Short words to the reader at the bottom of the page: what was refused, what has happened. */

import { Refusal, Silence } from "./api";
import { say } from "./words.svelte";
import { play } from "./sound";

export interface Notice {
  id: number;
  text: string;
  tone: "good" | "warn";
}

const SECONDS = 8;

class Notices {
  shown: Notice[] = $state.raw([]);
  private next = 0;

  tell(text: string, tone: Notice["tone"] = "good"): void {
    const notice = { id: (this.next += 1), text, tone };
    this.shown = [...this.shown.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), SECONDS * 1000);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Whatever went wrong, in words. What we did not foresee is told as such and not hidden. */
  refuse(problem: unknown): void {
    play("refused");
    if (problem instanceof Refusal) this.tell(problem.message, "warn");
    else if (problem instanceof Silence) this.tell(say("page-silence"), "warn");
    else {
      this.tell(say("page-accident", { problem: String(problem) }), "warn");
      throw problem;
    }
  }
}

export const notices = new Notices();

/** Does it, and tells the reader when it is refused; whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (problem) {
    notices.refuse(problem);
    return false;
  }
}
