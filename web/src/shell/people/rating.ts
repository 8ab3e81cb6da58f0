/** One number for how strong somebody is: what is almost certain, so that it rises with play as much as with luck. */

export const shownRating = ({ mu, sigma }: { mu: number; sigma: number }): number =>
  Math.max(0, Math.round(40 * (mu - 3 * sigma)));
