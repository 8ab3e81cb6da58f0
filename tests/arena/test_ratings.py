"""Ratings against values reckoned by hand, and against known strengths that matches were made of."""

from math import inf, log10

import numpy as np
import pytest

from osada.arena.ratings import ELO, fit, ratings, wins_by_deal
from tests.arena.given import played


def rounds_of(results, bots="a b"):
    """A deal for each match; a result is the points of the seats."""
    return [[played(bots, deal, 0, totals)] for deal, totals in enumerate(results)]


def difference(found):
    return found["a"].mean - found["b"].mean


# --- By hand ----------------------------------------------------------------


@pytest.mark.parametrize("won, lost", [(3, 1), (1, 1), (7, 2)])
def test_of_two_bots_the_difference_is_the_odds(won, lost):
    found = ELO * fit(np.array([[0.0, won], [lost, 0.0]]))
    assert found[0] - found[1] == pytest.approx(400 * log10(won / lost))
    assert found.sum() == pytest.approx(0)


def test_the_prior_is_one_draw_and_hardly_matters_after_many_matches():
    few, many = ([(1, 0)] * (3 * n) + [(0, 1)] * n for n in (1, 1000))
    assert difference(ratings(["a", "b"], rounds_of(few))) == pytest.approx(400 * log10(3.5 / 1.5))
    assert difference(ratings(["a", "b"], rounds_of(many))) == pytest.approx(400 * log10(3), abs=0.2)


def test_who_always_wins_is_finite_and_stronger_the_longer_it_does():
    short, long = (ratings(["a", "b"], rounds_of([(1, 0)] * n)) for n in (20, 50))
    assert difference(short) == pytest.approx(400 * log10(20.5 / 0.5))
    assert 0 < short["a"].low < short["a"].mean < short["a"].high < inf
    assert long["a"].low > short["a"].low


def test_a_chain_of_equal_odds_adds_up():
    """a beats b as b beats c; a and c never met."""
    found = ELO * fit(np.array([[0.0, 2, 0], [1, 0, 2], [0, 1, 0]]))
    assert found == pytest.approx([400 * log10(2), 0, -400 * log10(2)])


def test_a_tie_is_half_a_win_for_each():
    assert wins_by_deal(["a", "b"], rounds_of([(4, 4), (5, 3)])).tolist() == [[[0, 0.5], [0.5, 0]], [[0, 1], [0, 0]]]
    assert difference(ratings(["a", "b"], rounds_of([(4, 4)] * 9))) == pytest.approx(0)


def test_every_seat_is_compared_with_every_seat_of_another_bot():
    (wins,) = wins_by_deal(["a", "b", "c"], [[played("a b b c", 0, 0, (5, 9, 1, 5))]])
    assert wins.tolist() == [[0, 1, 0.5], [1, 0, 1], [0.5, 1, 0]]


def test_alone_bots_are_compared_by_points_on_the_same_deal():
    alone = [[played("a", 0, 0, (50,)), played("b", 0, 0, (40,))], [played("a", 1, 0, (30,)), played("b", 1, 0, (30,))]]
    assert wins_by_deal(["a", "b"], alone).sum(axis=0).tolist() == [[0, 1.5], [0.5, 0]]


def test_a_single_deal_and_no_deal_have_no_interval():
    assert ratings(["a", "b"], rounds_of([(1, 0)]))["a"].interval is None
    assert [each.mean for each in ratings(["a", "b"], []).values()] == [0, 0]
    assert ratings(["a"], []) == {"a": (0, -inf, inf)}


# --- By known strengths -----------------------------------------------------


def made_of(strengths, deals, rng):
    """Two matches of each pair in each deal; whoever is stronger wins more often."""
    bots, rounds = list(strengths), []
    for deal in range(deals):
        for one, other in ((a, b) for n, a in enumerate(bots) for b in bots[n + 1 :]):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            for rotation, is_won in enumerate(rng.random(2) < chance):
                totals = (1, 0) if is_won == (rotation == 0) else (0, 1)
                rounds.append([played(f"{one} {other}", deal, rotation, totals)])
    return rounds


TRUTH = {"a": 200.0, "b": 50.0, "c": -250.0}


def test_known_strengths_are_found():
    found = ratings(list(TRUTH), made_of(TRUTH, 3000, np.random.default_rng(1)))
    assert {bot: rating.mean for bot, rating in found.items()} == pytest.approx(TRUTH, abs=15)
    assert all(rating.high - rating.low < 40 for rating in found.values())


def test_the_interval_holds_the_truth_about_as_often_as_it_says():
    rng, runs, held = np.random.default_rng(2), 120, 0
    for _ in range(runs):
        found = ratings(list(TRUTH), made_of(TRUTH, 15, rng))
        held += sum(found[bot].low <= truth <= found[bot].high for bot, truth in TRUTH.items())
    assert 0.9 < held / (3 * runs) < 0.99


def test_neither_the_order_of_matches_nor_that_of_bots_matters():
    rounds = made_of(TRUTH, 12, np.random.default_rng(3))
    found = ratings(list(TRUTH), rounds)
    assert ratings(list(TRUTH), rounds[::-1]) == found == ratings(list(TRUTH), rounds)
    turned = ratings(list(TRUTH)[::-1], rounds)
    assert {bot: turned[bot].mean for bot in found} == pytest.approx({bot: found[bot].mean for bot in found})


def test_matches_of_one_deal_are_not_independent():
    """The same wins and losses: spread over deals they tell more than where each deal ends one way."""
    spread = [[played("a b", deal, by, (1, 0))] for deal in range(20) for by in (0, 1)]
    lumped = [[played("a b", deal, by, (1, 0) if (deal % 2 == 0) == (by == 0) else (0, 1))]
              for deal in range(20) for by in (0, 1)]
    narrow, wide = (ratings(["a", "b"], rounds)["a"] for rounds in (spread, lumped))
    assert (narrow.mean, wide.mean) == pytest.approx((0, 0))
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)
