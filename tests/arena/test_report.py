"""What is told, from matches made by hand."""

import pytest

from osada.arena.match import Fault
from osada.arena.plan import Job, rotations
from osada.arena.report import report_of
from tests.arena.given import played, setting
from tests.games import HASHI


def plan_of(matches):
    """The whole deals that these matches belong to."""
    deals = sorted({(match.deal, match.line_up) for match in matches})
    return [Job("border", (), table, deal, by, 5) for deal, table in deals for by in rotations(table)]


def report(bots, matches, place=None):
    return report_of(place or setting(), bots.split(), plan_of(matches), matches)


TWO_DEALS = [
    #               deal  rotation  totals by seat
    played("a b",   0,    0,        (10, 4)),    # a wins by 6
    played("a b",   0,    1,        (7, 7)),     # shared
    played("a b",   1,    0,        (3, 5)),     # b wins by 2
    played("a b",   1,    1,        (2, 6)),     # a, now on seat 1, wins by 4
]


def test_a_pair_by_deals():
    (pair,) = report("a b", TWO_DEALS).pairs
    assert (pair.a, pair.b, pair.games) == ("a", "b", 4)
    assert pair.wins.mean == pytest.approx((0.75 + 0.5) / 2)
    assert pair.margin.mean == pytest.approx((3 + 1) / 2)
    half = 12.7062 * (2 / 2) ** 0.5  # of 3 and 1 the variance is 2
    assert pair.margin.interval == pytest.approx([2 - half, 2 + half])


def test_a_bot_by_deals():
    best, other = report("b a", TWO_DEALS).bots
    assert (best.bot, other.bot) == ("a", "b")
    assert best.rating.mean > 0 > other.rating.mean
    assert best.wins.mean + other.wins.mean == pytest.approx(1)
    assert best.score.mean == pytest.approx((10 + 7 + 3 + 6) / 4)


def test_a_deal_that_is_not_whole_does_not_count_yet():
    found = report("a b", [*TWO_DEALS, played("a b", 2, 0, (0, 9))])
    assert found.games == 5
    assert (found.pairs[0].games, found.bots[0].games) == (4, 4)
    assert found.pairs[0].wins == report("a b", TWO_DEALS).pairs[0].wins


def test_the_order_of_playing_does_not_matter():
    assert report_of(setting(), ["a", "b"], plan_of(TWO_DEALS), TWO_DEALS[::-1]) == report("a b", TWO_DEALS)


def test_tie_breaks_decide_though_points_are_equal():
    match = [played("a b", 0, by, (5, 5), places=places) for by, places in ((0, (1, 2)), (1, (2, 1)))]
    (pair,) = report("a b", match).pairs
    assert (pair.wins.mean, pair.margin.mean, pair.margin.interval) == (1, 0, None)


def test_one_among_copies():
    """`a` on every seat of four in turn: it wins twice, shares a win with one other, and is last."""
    table = "a b b b"
    totals = [(9, 1, 2, 3), (1, 9, 2, 3), (5, 1, 5, 1), (4, 3, 2, 1)]  # a sits on seat 0, 1, 2, 3
    found = report("a b b b", [played(table, 0, by, totals[by]) for by in range(4)], setting(seats=4))
    by_name = {bot.bot: bot for bot in found.bots}
    assert found.fair == 0.25
    assert by_name["a"].wins.mean == pytest.approx((1 + 1 + 0.5 + 0) / 4)
    assert by_name["b"].wins.mean == pytest.approx((0.5 / 3 + 1 / 3) / 4)
    (pair,) = found.pairs
    assert pair.wins.mean == pytest.approx((3 + 3 + 2.5 + 0) / 12)
    assert pair.games == 4


def test_every_table_of_three_counts_for_its_pairs():
    matches = [
        played(table, 0, by, (3, 2, 1) if by == 0 else (2, 1, 3) if by == 2 else (1, 3, 2))
        for table in ("a b c", "a b d")
        for by in range(3)
    ]
    found = report("a b c d", matches, setting(seats=3))
    assert {(pair.a, pair.b): pair.games for pair in found.pairs} == {
        ("a", "b"): 6, ("a", "c"): 3, ("a", "d"): 3, ("b", "c"): 3, ("b", "d"): 3,
    }
    assert {(pair.a, pair.b): pair.wins.mean for pair in found.pairs}["a", "b"] == 1
    assert found.bots[0].bot == "a"


ALONE = setting(game=HASHI, seats=1)


def test_alone_bots_are_compared_by_points():
    matches = [played(bot, deal, 0, (points,)) for deal, bot, points in
               ((0, "a", 50), (0, "b", 40), (1, "a", 44), (1, "b", 44), (2, "a", 30))]
    found = report("a b", matches, ALONE)
    assert (found.has_wins, found.fair) == (False, None)
    assert [bot.wins for bot in found.bots] == [None, None]
    assert {bot.bot: bot.games for bot in found.bots} == {"a": 3, "b": 2}
    (pair,) = found.pairs
    assert (pair.games, pair.wins.mean, pair.margin.mean) == (2, 0.75, 5)
    assert found.bots[0].bot == "a"
    assert found.as_json()["bots"][0]["win_rate"] is None


def test_alone_against_a_rival_wins_are_counted():
    matches = [played("a", deal, 0, (points,), places=(place,), rival=40) for deal, points, place in
               ((0, 50, 1), (1, 30, 2), (2, 45, 1), (3, 41, 1))]
    (bot,) = report("a", matches, ALONE).bots
    assert bot.wins.mean == 0.75
    assert bot.score.mean == pytest.approx(41.5)


def test_mistakes_and_endless_matches_are_counted():
    fault = {"n_faults": (0, 2), "faults": (Fault(1, 3, "late"),), "capped": True}
    found = report("a b", [played("a b", 0, 0, (1, 0), **fault), played("a b", 0, 1, (1, 0))])
    assert {bot.bot: (bot.faults, bot.first_fault) for bot in found.bots} == {"a": (0, ""), "b": (2, "late")}
    assert found.capped == 1


def test_without_matches_there_is_a_report_too():
    found = report_of(setting(), ["a", "b"], [], [])
    assert (found.games, found.pairs, [bot.games for bot in found.bots]) == (0, [], [0, 0])


def test_the_json_of_the_command():
    found = report("a b", TWO_DEALS).as_json()
    assert set(found["bots"][0]) >= {"bot", "rating", "rating_interval"}
    assert set(found["pairs"][0]) >= {"a", "b", "games", "win_rate", "interval", "margin"}
    low, high = found["pairs"][0]["interval"]
    assert 0 <= low < found["pairs"][0]["win_rate"] < high <= 1
