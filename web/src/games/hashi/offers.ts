/** What the server lets one do now, sorted by the things on the board. It alone decides what is legal. */

import type { Line } from "./box";
import { type Chart, pairOf } from "./geometry";

export const SKIPS = ["skip-write", "skip-bridges"] as const;

export class Offers {
  private readonly legal: ReadonlySet<string>;
  /** The action that skips what is due now. */
  readonly skip: (typeof SKIPS)[number] | undefined;
  readonly isBuilding: boolean;
  readonly isWriting: boolean;
  readonly isStarting: boolean;

  constructor(
    legal: readonly string[],
    private readonly starts: readonly number[],
  ) {
    this.legal = new Set(legal);
    this.skip = SKIPS.find((skip) => this.legal.has(skip));
    const has = (kind: string) => legal.some((action) => action.startsWith(`${kind} `));
    this.isStarting = has("start");
    this.isBuilding = has("bridge") || this.legal.has("skip-bridges");
    this.isWriting = has("write") || this.legal.has("skip-write");
  }

  bridge(line: Line): boolean {
    return this.legal.has(bridgeOn(line));
  }

  write(island: number): boolean {
    return this.legal.has(`write ${island}`);
  }

  /** The start numbers that may go there. */
  start(island: number): number[] {
    return this.starts.filter((number) => this.legal.has(`start ${island} ${number}`));
  }

  /** Something can be done on this island by a click. */
  glows(island: number): boolean {
    return this.write(island) || this.start(island).length > 0;
  }

  linesAt(chart: Chart, island: number): Line[] {
    return chart.linesAt(island).filter((line) => this.bridge(line));
  }
}

export const bridgeOn = (line: Line): string => `bridge ${pairOf(line)}`;
