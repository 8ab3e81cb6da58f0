/** A change of points as people read it: +5, −6, +0. */

export type Gain = "good" | "warn" | "none";

export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;

export const gainOf = (change: number): Gain => (change > 0 ? "good" : change < 0 ? "warn" : "none");
