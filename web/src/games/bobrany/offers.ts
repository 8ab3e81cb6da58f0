/** What may follow the draft, sorted by the things on the board. The server alone decides what is legal. */

import type { Token } from "./box";

export type River = "take" | "dam" | "claim" | "raft" | "raft2";
export type Gains = ReadonlyMap<string, readonly number[]>;

export interface Place {
  line: string;
  cell: string;
  turn: number;
}

export interface Scuttle {
  line: string;
  border: string;
  token: Token;
}

const RIVER: readonly River[] = ["take", "dam", "claim", "raft", "raft2"];

export class Offers {
  readonly places: readonly Place[];
  readonly scuttles: readonly Scuttle[];
  /** Tokens that may pay for the next border. */
  readonly pays: readonly Token[];
  readonly canEnd: boolean;
  private readonly river: Readonly<Record<River, ReadonlySet<string>>>;

  constructor(readonly lines: readonly string[]) {
    const words = lines.map((line) => line.split(" "));
    const of = (kind: string) => words.filter(([first]) => first === kind);
    this.river = Object.fromEntries(RIVER.map((kind) => [kind, new Set(of(kind).map(([, slot]) => slot))])) as Record<
      River,
      Set<string>
    >;
    this.places = of("place").map(([, cell = "", turn]) => ({
      line: `place ${cell} ${turn}`,
      cell,
      turn: Number(turn),
    }));
    this.scuttles = of("scuttle").map(([, border = "", token]) => ({
      line: `scuttle ${border} ${token}`,
      border,
      token: token as Token,
    }));
    this.pays = of("pay").map(([, token]) => token as Token);
    this.canEnd = lines.includes("end");
  }

  may(kind: River, slot: string): boolean {
    return this.river[kind].has(slot);
  }

  slots(kind: River): string[] {
    return [...this.river[kind]];
  }

  at(cell: string): Place[] {
    return this.places.filter((place) => place.cell === cell);
  }

  /** The borders onto which a token of this kind may go. */
  bordersFor(token: Token): string[] {
    return this.scuttles.filter((each) => each.token === token).map((each) => each.border);
  }

  /** Has a token of this kind anything to do now? */
  reaches(token: Token): boolean {
    const onRiver = token === "crane" ? 0 : this.river[token === "dam" ? "dam" : token].size;
    return onRiver > 0 || this.bordersFor(token).length > 0;
  }
}

/** How much a line changes one's own total, and by how much more than the others': what is best is said by Python. */
const worth = (gains: Gains | undefined, line: string, seat: number): [number, number] => {
  const totals = gains?.get(line);
  if (!totals) return [-Infinity, -Infinity];
  const own = totals[seat] ?? 0;
  return [own, own * totals.length - totals.reduce((sum, each) => sum + each, 0)];
};

/** The best of some lines for a seat; the first of equal ones, and of those about which nothing is known. */
export function best<T extends { line: string }>(
  choices: readonly T[],
  gains: Gains | undefined,
  seat: number,
): T | undefined {
  return choices.reduce<T | undefined>((found, each) => {
    if (!found) return each;
    const [mine, lead] = worth(gains, each.line, seat);
    const [most, far] = worth(gains, found.line, seat);
    return mine > most || (mine === most && lead > far) ? each : found;
  }, undefined);
}

/** What the best of some lines brings a seat; undefined where that is not known yet. */
export function gainOf(lines: readonly string[], gains: Gains | undefined, seat: number): number | undefined {
  const found = lines.flatMap((line) => gains?.get(line)?.[seat] ?? []);
  return found.length > 0 ? Math.max(...found) : undefined;
}
