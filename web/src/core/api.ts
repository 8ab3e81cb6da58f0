/** Questions to the server. A refusal is an error that says, in the reader's language, what would be right. */

import { language } from "./language.svelte";
import type { ErrorTold } from "./told";

export type Problem = ErrorTold;

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** What a stale command is told besides: the table as it stands. */
    readonly state?: unknown,
    /** Seconds to wait, where somebody asked too often. */
    readonly retry?: number,
  ) {
    super(problem.message);
  }
}

/** The server did not answer: the wire is cut, or it begins anew. */
export class Silence extends Error {}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await knock(method, path, body);
  if (answer.status === 204) return undefined as T;
  const isJson = answer.headers.get("content-type")?.includes("json");
  const told: unknown = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) throw refusal(answer, told);
  return told as T;
}

async function knock(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language.now };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(path, { method, headers, ...(body !== undefined ? { body: JSON.stringify(body) } : {}) });
  } catch (problem) {
    throw new Silence(String(problem));
  }
}

function refusal(answer: Response, told: unknown): Refusal {
  const { error, state } = (typeof told === "object" && told ? told : {}) as { error?: Problem; state?: unknown };
  const unnamed = { kind: "server", reason: "unreadable", args: [], message: `${answer.status} ${answer.statusText}` };
  const retry = Number(answer.headers.get("retry-after"));
  return new Refusal(answer.status, error ?? unnamed, state, retry || undefined);
}

/** A number of a command's own, so that one that is said again is not done again. */
export function newClient(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
