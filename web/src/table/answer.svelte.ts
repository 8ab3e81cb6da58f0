/** An answer of the server that is fetched only where a page reads it: once for each question, and quietly. */

import { Refusal, Silence } from "../core/api";

const LATER = 3; // seconds until an unanswered question is asked again

export class Answer<T> {
  private found: { key: string; value: T } | null = $state.raw(null);
  /** Rises when it is worth asking again. */
  private again = $state(0);
  private asked: string | null = null;

  /** The answer to the question `key`; undefined until it is there. Null: there is nothing to be asked. */
  read(key: string | null, fetch: () => Promise<T>): T | undefined {
    void this.again;
    if (key === null) return undefined;
    if (this.found?.key === key) return this.found.value;
    if (this.asked !== key) {
      this.asked = key;
      queueMicrotask(() => void this.ask(key, fetch)); // nothing may change while somebody reads
    }
    return undefined;
  }

  /** The last answer there was, to whatever question. */
  get last(): T | undefined {
    return this.found?.value;
  }

  private async ask(key: string, fetch: () => Promise<T>): Promise<void> {
    if (this.asked !== key) return; // another question has come before this one was put
    try {
      const value = await fetch();
      if (this.asked === key) this.found = { key, value };
    } catch (problem) {
      if (!(problem instanceof Refusal || problem instanceof Silence)) throw problem;
      if (this.asked === key) this.wait(key, problem);
    }
  }

  /** Too many questions, or no wire: later. What is refused for good is not asked again. */
  private wait(key: string, problem: Refusal | Silence): void {
    this.found = null;
    if (problem instanceof Refusal && ![429, 503].includes(problem.status)) return;
    const seconds = (problem instanceof Refusal ? problem.retry : undefined) ?? LATER;
    setTimeout(() => {
      if (this.asked !== key) return;
      this.asked = null;
      this.again += 1;
    }, seconds * 1000);
  }
}
