/** How strong somebody is: an estimate, how sure it is, and what is almost certain, by which ladders are ordered. */

const SCALE = 40; // points for one of OpenSkill's
const ALMOST_CERTAIN = 3; // deviations
const LIKELY = 2; // deviations: with 95 % certainty the truth lies within them

export interface Estimate {
  mu: number;
  sigma: number;
}

/** It rises with play as much as with luck. */
export const shownRating = ({ mu, sigma }: Estimate): number =>
  Math.max(0, Math.round(SCALE * (mu - ALMOST_CERTAIN * sigma)));

export const strength = ({ mu }: Estimate): number => Math.round(SCALE * mu);

export const spread = ({ sigma }: Estimate): number => Math.round(SCALE * LIKELY * sigma);

/** What a match changed, with its sign. */
export function signedGain(gain: number): string {
  const points = Math.round(SCALE * gain);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
