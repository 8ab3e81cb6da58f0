"""Intervals against values reckoned by hand or found in tables."""

import random
from math import sqrt

import pytest

from osada.arena.intervals import Z, effective, mean_of, share_of, t_quantile, wilson

WILSON = [
    # share  n     low      high
    (0.5,    10,   0.2366,  0.7634),
    (0.8,    10,   0.4902,  0.9433),
    (1.0,    20,   0.8389,  1.0),
    (0.0,    20,   0.0,     0.1611),
    (0.75,   400,  0.7053,  0.7899),
]


@pytest.mark.parametrize("share, n, low, high", WILSON)
def test_wilson(share, n, low, high):
    assert wilson(share, n) == pytest.approx((low, high), abs=6e-5)


STUDENT = [(1, 12.706), (5, 2.571), (10, 2.228), (11, 2.201), (30, 2.042), (200, 1.972)]


@pytest.mark.parametrize("degrees, point", STUDENT)
def test_student(degrees, point):
    assert t_quantile(degrees) == pytest.approx(point, abs=6e-4)


def test_a_mean_of_points():
    found = mean_of([1, 2, 3])  # spread 1, so 4.3027 / sqrt 3 to both sides
    assert found == pytest.approx((2, 2 - 2.4842, 2 + 2.4842), abs=1e-4)
    assert (mean_of([5]).mean, mean_of([5]).interval, mean_of([])) == (5, None, None)


EFFECTIVE = [
    # deals                         matches  n
    ([1, 0, 1, 0],                  8,       3 * (Z / 3.1824) ** 2),   # both matches of a deal end alike
    ([0.5, 0.5, 0.5, 0.5],          8,       8),                       # a deal is never luckier than another
    ([1, 1, 1],                     6,       6),
    ([0, 0],                        4,       4),
    ([1],                           2,       1),
    ([1, 0, 1, 1],                  4,       4),                       # alone a deal is one match
    ([1, 0.5, 0.5, 0.5, 0, 0.5],    12,      15 * (Z / 2.5706) ** 2),  # spread 0.1 / 6, so 0.25 * 60
    ([1, 0, *[0.5] * 18],           40,      40),                      # would be more; never more than were played
]


@pytest.mark.parametrize("deals, matches, n", EFFECTIVE)
def test_effective_matches(deals, matches, n):
    assert effective(deals, matches) == pytest.approx(n)


def test_a_share_is_the_mean_of_deals_with_wilsons_interval():
    assert share_of([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 20) == pytest.approx((1, 0.8389, 1), abs=1e-4)
    assert share_of([1, 0, *[0.5] * 18], 40) == pytest.approx((0.5, *wilson(0.5, 40)))
    assert share_of([], 0) is None


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    """Deals whose two matches are correlated: luck of the deal moves the chance of both."""
    rng, held, runs = random.Random(1), 0, 400
    for _ in range(runs):
        chances = [rng.choice((0.5, 0.9)) for _ in range(30)]
        deals = [(int(rng.random() < chance) + int(rng.random() < chance)) / 2 for chance in chances]
        _, low, high = share_of(deals, 60)
        held += low <= 0.7 <= high
    assert 0.95 - 3 * sqrt(0.95 * 0.05 / runs) <= held / runs
