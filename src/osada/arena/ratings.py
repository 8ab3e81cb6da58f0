"""How strong each bot is, on one ladder: the Bradley-Terry model, fitted to all matches at once, as bots do not change.

Two seats of different bots that are compared count as a win of the one with the better place; a shared place is half a
win for each. The chance that one is ahead is 1 / (1 + 10 ** (-d / 400)), where d is the difference of their ratings.
"""

from collections.abc import Sequence
from itertools import combinations
from math import inf, log, sqrt
from typing import Any

import numpy as np

from osada.arena.intervals import Estimate, Z, t_quantile
from osada.arena.match import Played

Array = np.ndarray[Any, Any]
Round = Sequence[Played]  # matches whose seats are compared with each other

ELO = 400 / log(10)  # points of a rating in one unit of the model
PRIOR = 0.5  # wins of each bot over each other that nobody played, one draw a pair: so nobody is infinitely strong
SAMPLES, SEED = 1000, 1  # of the bootstrap
TAILS = (2.5, 97.5)  # per cent
MOST_STEPS, LONGEST_STEP, CLOSE = 200, 1.0, 1e-9  # of the fit


def ratings(bots: Sequence[str], rounds: Sequence[Round]) -> dict[str, Estimate]:
    """The rating of each bot with its interval; the mean of all bots is 0."""
    wins = wins_by_deal(bots, rounds)
    found = ELO * fit(wins.sum(axis=0) + PRIOR)
    low, high = _interval(wins, found) if len(wins) > 1 else (found - inf, found + inf)
    return {bot: Estimate(*map(float, row)) for bot, *row in zip(bots, found, low, high, strict=True)}


def wins_by_deal(bots: Sequence[str], rounds: Sequence[Round]) -> Array:
    """[deal, bot, other] how often one was ahead of the other."""
    deals = {deal: n for n, deal in enumerate(sorted({matches[0].deal for matches in rounds}))}
    wins, number = np.zeros((len(deals), len(bots), len(bots))), {bot: n for n, bot in enumerate(bots)}
    for matches in rounds:
        places = zip((bot for match in matches for bot in match.bots), _places(matches), strict=True)
        for (one, place), (other, place_of_other) in combinations(places, 2):
            if one != other:
                share = 0.5 if place == place_of_other else float(place < place_of_other)
                wins[deals[matches[0].deal], number[one], number[other]] += share
                wins[deals[matches[0].deal], number[other], number[one]] += 1 - share
    return wins


def _places(matches: Round) -> Sequence[int]:
    """At a table as the rules give them; of those who played alone by points."""
    return matches[0].places if len(matches) == 1 else [-match.totals[0] for match in matches]


def fit(wins: Array) -> Array:
    """[…, bot] The likeliest strengths for wins […, bot, other], in natural units with mean 0, by Newton's method."""
    own, count = np.arange(wins.shape[-1]), wins.shape[-1]
    met, strengths = wins + np.swapaxes(wins, -1, -2), np.zeros(wins.shape[:-1])
    for _ in range(MOST_STEPS):
        chance = _chance(strengths[..., :, None] - strengths[..., None, :])
        slope, bend = (wins - met * chance).sum(axis=-1), -met * chance * (1 - chance)
        bend[..., own, own] -= bend.sum(axis=-1)
        step = np.linalg.solve(bend + 1 / count, slope[..., None])[..., 0].clip(-LONGEST_STEP, LONGEST_STEP)
        strengths += step
        if np.abs(step).max(initial=0) < CLOSE:
            break
    strengths -= strengths.mean(axis=-1, keepdims=True)
    return strengths


def _chance(ahead: Array) -> Array:
    return 1 / (1 + np.exp(-ahead))


def _interval(wins: Array, found: Array) -> Array:
    """[end, bot] From the bootstrap, as much wider as Student's t is for so few deals."""
    wider = t_quantile(len(wins) - 1) / Z * sqrt(len(wins) / (len(wins) - 1))
    ends: Array = found + wider * (np.percentile(ELO * bootstrap(wins), TAILS, axis=0) - found)
    return ends


def bootstrap(wins: Array) -> Array:
    """[sample, bot] Strengths where each deal counts by chance more or less (Rubin's bootstrap), and so the prior.

    For two bots with one match a deal that is the posterior under Jeffreys' prior: also where one has won every match.
    """
    rng = np.random.default_rng(SEED)
    weights = rng.standard_exponential((SAMPLES, len(wins)))
    return fit(np.tensordot(weights, wins, axes=1) + rng.standard_gamma(PRIOR, (SAMPLES, *wins.shape[1:])))
