/** The rule for clients (docs/live.md): whatever the wire does, we end with what the server would tell. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Command, type Socket } from "../../src/core/live";
import type { EntryTold, TableTold } from "../../src/core/told";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const entry = (seq: number): EntryTold => ({ seq, kind: "act", seat: 0, text: `act ${seq}`, at: 0 });
const table = (seq: number, from: number, type = "event") => ({
  type,
  from,
  seq,
  entries: Array.from({ length: seq - from }, (_, index) => entry(from + index + 1)),
});
const act = (client: string): Command => ({ do: "act", action: "write 1", expected: 0, client });

let sockets: FakeSocket[];
let heard: { tables: [number, number[]][]; done: string[]; refused: (string | null)[]; wires: string[] };
let live: Live;

const newest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const cut = (code = 1006): void => newest().onclose?.({ code });

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = { tables: [], done: [], refused: [], wires: [] };
  const open = () => {
    sockets.push(new FakeSocket());
    return newest();
  };
  live = new Live(open, {
    told: (told: TableTold, entries) => heard.tables.push([told.seq, entries.map((each) => each.seq)]),
    presence: () => undefined,
    done: (client) => heard.done.push(client),
    refused: (client) => heard.refused.push(client),
    wire: (state) => heard.wires.push(state),
  });
  newest().onopen?.();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("news", () => {
  it("are added one after the other", () => {
    newest().tell(table(2, 0, "state"));
    newest().tell(table(3, 2));
    expect(heard.tables).toEqual([
      [2, [1, 2]],
      [3, [1, 2, 3]],
    ]);
  });

  it("that came twice or late change nothing", () => {
    newest().tell(table(3, 0, "state"));
    newest().tell(table(3, 2));
    newest().tell(table(2, 1));
    newest().tell(table(1, 0, "state"));
    expect(heard.tables).toEqual([[3, [1, 2, 3]]]);
  });

  it("with a gap before them are not believed: we ask once for everything", () => {
    newest().tell(table(1, 0, "state"));
    newest().tell(table(4, 3));
    newest().tell(table(5, 4));
    expect(newest().sent).toEqual([{ do: "resync" }]);
    newest().tell(table(5, 0, "state"));
    expect(heard.tables.at(-1)).toEqual([5, [1, 2, 3, 4, 5]]);
  });

  it("may overlap with what we have", () => {
    newest().tell(table(2, 0, "state"));
    newest().tell(table(4, 1));
    expect(heard.tables.at(-1)).toEqual([4, [1, 2, 3, 4]]);
  });
});

describe("commands", () => {
  it("are said again after a cut, word for word, until they are answered", () => {
    live.say(act("one"));
    const first = newest().sent[0];
    cut();
    vi.advanceTimersByTime(10);
    newest().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(newest().sent).toEqual([first]);
    newest().tell({ type: "done", client: "one", seq: 1 });
    newest().tell({ type: "done", client: "one", seq: 1 });
    expect(heard.done).toEqual(["one"]);
    cut();
    vi.advanceTimersByTime(10_000);
    newest().onopen?.();
    expect(newest().sent).toEqual([]);
  });

  it("wait while there is no wire", () => {
    cut();
    live.say(act("two"));
    vi.advanceTimersByTime(10);
    newest().onopen?.();
    expect(newest().sent.map((each) => each["client"])).toEqual(["two"]);
  });

  it("that were refused are not said again", () => {
    live.say(act("three"));
    newest().tell({ type: "refused", client: "three", status: 409, error: {} });
    newest().tell({ type: "refused", client: "three", status: 409, error: {} });
    expect(heard.refused).toEqual(["three"]);
    expect(live.waiting.size).toBe(0);
  });
});

describe("the wire", () => {
  it("that is silent is asked, and replaced when nobody answers", () => {
    vi.advanceTimersByTime(4_100);
    expect(newest().sent).toEqual([{ do: "ping" }]);
    newest().tell({ type: "done", client: null, seq: 0 });
    vi.advanceTimersByTime(3_900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
  });

  it("is tried after longer and longer pauses, and at once when we hurry", () => {
    cut();
    vi.advanceTimersByTime(10);
    cut();
    const before = sockets.length;
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(before);
    live.hurry();
    expect(sockets).toHaveLength(before + 1);
  });

  it("that was forbidden stays closed", () => {
    cut(1008);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(heard.wires.at(-1)).toBe("closed");
  });
});
