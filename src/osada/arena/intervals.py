"""Means with their 95 % intervals, where the matches of one deal are not independent.

A deal gives one number for each question: the mean over its matches (all rotations on one seed of the dice). Deals are
independent of each other, so every interval is computed over deals.
"""

from collections.abc import Sequence
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
FEW = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)  # t of 1 to 10 degrees


class Estimate(NamedTuple):
    """A mean, and the interval that holds the truth in 95 % of cases."""

    mean: float
    low: float
    high: float

    @property
    def interval(self) -> list[float] | None:
        """None where a single deal tells nothing about it."""
        return [self.low, self.high] if isfinite(self.low) else None


def t_quantile(degrees: int) -> float:
    """The 97.5 % point of Student's t: from a table, then by the expansion about the normal one."""
    if degrees <= len(FEW):
        return FEW[degrees - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / degrees + second / degrees**2 + third / degrees**3


def mean_of(values: Sequence[float]) -> Estimate | None:
    """A mean of points, one value for each deal, with Student's interval."""
    if not values:
        return None
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean, -inf, inf)
    half = t_quantile(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def share_of(values: Sequence[float], matches: int) -> Estimate | None:
    """A share between 0 and 1, one value for each deal, with Wilson's interval for the effective number of matches."""
    if not values:
        return None
    mean = min(max(fmean(values), 0.0), 1.0)
    return Estimate(mean, *wilson(mean, effective(values, matches)))


def effective(values: Sequence[float], matches: int) -> float:
    """How many independent matches say as much as these, at most their number (Korn and Graubard's adjustment).

    That is what the spread between deals tells, made smaller as it is itself an estimate from few deals. Where all
    deals ended alike nothing can be told from the spread: then every match counts, and so where a deal is one match.
    """
    if len(values) < 2 or len(values) == matches:
        return float(len(values))
    mean, spread = fmean(values), variance(values) / len(values)
    if spread == 0:
        return float(matches)
    independent = mean * (1 - mean) / spread * (Z / t_quantile(len(values) - 1)) ** 2
    return min(independent, float(matches))


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's score interval for a share of n."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(middle - half, 0.0), min(middle + half, 1.0)
