/** The river: from the jetty past the columns of the town, round the bend and down the waterfall, as paths. */

import type { Point } from "./plan";

export interface Lane {
  width: number;
  /** The lower bank. */
  bank: number;
  /** Where the waterfall stands, and its foot. */
  left: number;
  right: number;
  foot: number;
  /** The middle of the first position, and the way to the next one. */
  first: number;
  pitch: number;
  /** How wide a tile is on the water. */
  tile: number;
}

export interface Water {
  shape: string;
  deep: string;
  deeper: string;
  /** Each drifts on for as long as its wave is: then it looks as it did. */
  currents: string[];
  /** Where the river turns down to the fall, and the currents there. */
  turn: number;
  bends: string[];
  brim: string;
  sheet: string;
  /** They begin above the sheet, as far as they fall until they look as they did. */
  threads: string[];
  banks: string[];
}

const TOP = 11;
/** The lane for which the curves were drawn. */
const DRAWN = { left: 464, bank: 197 };
const THREADS = 9; // strands of the waterfall
const CURRENTS = 6;
/** After how much the dashes of currents and strands come again. */
export const DRIFT = 186;
export const DROPS = [106, 130, 92] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

export function waterOf({ bank, left, right, foot }: Lane): Water {
  const x = (value: number) => round((value * left) / DRAWN.left);
  const y = (value: number) => round((value * bank) / DRAWN.bank);
  const wide = right - left;
  const inside = (share: number) => round(left + share * wide);
  const currentAt = (index: number) => round(27 + (index * (bank - 43)) / (CURRENTS - 1));
  const upper = `C${x(60)} 3 ${x(110)} 15 ${x(200)} 9S${x(380)} 4 ${x(460)} ${TOP}S${right - 20} 7 ${right} 33`;
  const lower = `M0 ${bank}H${left - 20}Q${left} ${bank} ${left} ${bank + 22}V${foot}`;
  const brim = round(bank + 32);
  return {
    shape: `M0 ${TOP}${upper}V${foot + 18}H${left}V${bank + 22}Q${left} ${bank} ${left - 20} ${bank}H0Z`,
    deep: `M0 ${y(50)}C${x(90)} ${y(36)} ${x(170)} ${y(62)} ${x(260)} ${y(48)}S${x(410)} ${y(38)} ${x(458)} ${y(54)}S${inside(0.88)} ${y(102)} ${inside(0.88)} ${bank + 20}V${foot + 18}H${inside(0.14)}V${bank + 30}Q${inside(0.07)} ${bank - 14} ${x(428)} ${bank - 20}C${x(340)} ${bank - 12} ${x(240)} ${bank - 30} ${x(150)} ${bank - 22}S${x(40)} ${bank - 18} 0 ${bank - 24}Z`,
    deeper: `M0 ${y(88)}C${x(110)} ${y(72)} ${x(190)} ${y(98)} ${x(290)} ${y(84)}S${x(420)} ${y(82)} ${x(474)} ${y(104)}S${inside(0.79)} ${bank} ${inside(0.79)} ${bank + 30}V${foot + 18}H${inside(0.21)}V${bank + 40}Q${inside(0.07)} ${y(148)} ${x(414)} ${y(146)}C${x(330)} ${y(150)} ${x(220)} ${y(132)} ${x(120)} ${y(144)}S${x(30)} ${y(142)} 0 ${y(138)}Z`,
    currents: Array.from({ length: CURRENTS }, (_, index) => {
      const waves = Math.ceil(left / DRIFT) + 1;
      return `M${-DRIFT} ${currentAt(index)}${`q${DRIFT / 4} ${index % 2 ? 5 : -6} ${DRIFT / 2} 0t${DRIFT / 2} 0`.repeat(waves)}`;
    }),
    turn: x(430),
    bends: Array.from({ length: CURRENTS }, (_, index) => {
      const [at, down] = [currentAt(index), inside(0.86 - (0.64 * index) / (CURRENTS - 1))];
      return `M${x(430)} ${at}Q${down} ${at + 6} ${down} ${bank + 40}`;
    }),
    brim: `M${left} ${brim}C${inside(0.16)} ${brim + 11} ${inside(0.35)} ${brim - 6} ${inside(0.53)} ${brim + 6}S${inside(0.84)} ${brim + 6} ${right} ${brim - 6}`,
    sheet: `M${left} ${brim + 2}C${inside(0.2)} ${brim + 14} ${inside(0.35)} ${brim - 2} ${inside(0.53)} ${brim + 10}S${inside(0.84)} ${brim + 8} ${right} ${brim - 2}V${foot + 18}H${left}Z`,
    threads: Array.from({ length: THREADS }, (_, index) => {
      const drop = DROPS[index % DROPS.length] ?? 0;
      return `M${inside((index + 0.7) / THREADS)} ${brim - drop}V${foot}`;
    }),
    banks: [`M0 ${TOP}${upper}V${foot}`, lower],
  };
}

/** Nothing lies quite straight on water: a little aside and turned, always the same on the same place. */
export function sway(position: number, slot: number): Point & { turn: number } {
  const seed = (position * 7 + slot * 5) % 11;
  return { x: (seed % 5) * 2.5 - 5, y: (seed % 3) - 1, turn: (seed % 7) - 3 };
}

/** The middle of a place on the river. */
export function floating(lane: Lane, position: number, slot: number, depth: number): Point {
  const share = (lane.bank - TOP - 8) / depth;
  return { x: lane.first + (position - 1) * lane.pitch, y: round(TOP + 6 + (slot - 0.5) * share) };
}
