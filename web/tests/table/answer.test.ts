import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, Silence } from "../../src/core/api";
import { Answer } from "../../src/table/answer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, retry?: number) =>
  new Refusal(status, { kind: "refused", reason: "no", args: [], message: "no" }, undefined, retry);

/** What the server says, one after the other; and how often it was asked. */
function server(...answers: (string | Error)[]): { fetch: () => Promise<string>; asked: () => number } {
  let asked = 0;
  const fetch = async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? "";
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { fetch, asked: () => asked };
}

test("is fetched once for each question, and only where it is read", async () => {
  const [answer, { fetch, asked }] = [new Answer<string>(), server("one", "two")];
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(0);
  expect([answer.read("a", fetch), answer.read("a", fetch)]).toEqual([undefined, undefined]);
  await vi.advanceTimersByTimeAsync(0);
  expect([answer.read("a", fetch), answer.read("a", fetch), asked()]).toEqual(["one", "one", 1]);
  expect([answer.read("b", fetch), answer.last]).toEqual([undefined, "one"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([answer.read("b", fetch), asked()]).toEqual(["two", 2]);
});

test("is dropped when it comes late", async () => {
  const answer = new Answer<string>();
  let tell: (value: string) => void = () => {};
  answer.read("old", () => new Promise((done) => (tell = done)));
  await vi.advanceTimersByTimeAsync(0);
  answer.read("new", async () => "new");
  await vi.advanceTimersByTimeAsync(0);
  tell("old");
  await vi.advanceTimersByTimeAsync(0);
  expect(answer.read("new", async () => "again")).toBe("new");
});

test.each([
  // what the server says  after so many seconds  it was asked so often
  [refusal(429, 2), 1, 1],
  [refusal(429, 2), 2, 2],
  [refusal(503), 3, 2],
  [new Silence("cut"), 3, 2],
  [refusal(403), 60, 1],
  [refusal(409), 60, 1],
])("%s: after %s seconds asked %s times", async (problem, seconds, times) => {
  const [answer, { fetch, asked }] = [new Answer<string>(), server(problem, "at last")];
  answer.read("a", fetch);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  answer.read("a", fetch);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked(), answer.read("a", fetch)]).toEqual([times, times === 2 ? "at last" : undefined]);
});

test("nothing is asked where there is nothing to ask", async () => {
  const [answer, { fetch, asked }] = [new Answer<string>(), server("one")];
  expect(answer.read(null, fetch)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(0);
});
