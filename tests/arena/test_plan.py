"""Who meets whom, on which seats, with which seeds."""

import pytest

from osada.arena.plan import deals_for, jobs_of, line_ups, rotations, seats_for
from osada.engine.errors import BadSetUp
from tests.arena.given import setting

TABLES = [
    # bots          seats  line-ups
    ("a b",         2,     ["a b"]),
    ("a b c",       2,     ["a b", "a c", "b c"]),
    ("a b c",       3,     ["a b c"]),
    ("a b c d",     3,     ["a b c", "a b d", "a c d", "b c d"]),
    ("a b b b",     4,     ["a b b b"]),
    ("a b",         4,     ["a b b b", "b a a a"]),
    ("a",           1,     ["a"]),
    ("a b",         1,     ["a", "b"]),
]


@pytest.mark.parametrize("bots, seats, expected", TABLES)
def test_line_ups(bots, seats, expected):
    assert line_ups(bots.split(), seats) == [tuple(table.split()) for table in expected]


@pytest.mark.parametrize("bots, seats", [("a", 2), ("a a", 2), ("a a", 3), ("a b b", 2), ("a b b", 4), ("a a", 1)])
def test_impossible_line_ups_are_refused(bots, seats):
    with pytest.raises(BadSetUp, match="bot"):
        line_ups(bots.split(), seats)


SEATS = [
    # bots        asked   seats
    ("a b",       None,   2),
    ("a b c",     None,   2),
    ("a b b b",   None,   4),
    ("a b",       3,      3),
    ("a b",       1,      1),
]


@pytest.mark.parametrize("bots, asked, seats", SEATS)
def test_the_number_of_seats(bots, asked, seats):
    assert seats_for(bots.split(), asked) == seats


ROTATIONS = [("a", 1), ("a b", 2), ("a b c", 3), ("a b b", 3), ("a b b b", 4), ("a b a b", 2), ("a a b b", 4)]


@pytest.mark.parametrize("table, count", ROTATIONS)
def test_rotations_seat_the_bots_differently(table, count):
    assert len(rotations(tuple(table.split()))) == count


def test_every_bot_has_every_seat_in_a_deal():
    jobs = list(jobs_of(setting(seats=3), [("a", "b", "c")], range(1)))
    assert [job.bots for job in jobs] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]


def test_all_line_ups_and_rotations_of_a_deal_have_the_same_dice():
    jobs = list(jobs_of(setting(seed=7), [("a", "b"), ("a", "c")], range(3)))
    assert len(jobs) == 12
    assert {(job.deal, job.dice_seed) for job in jobs} == {(0, "7.0"), (1, "7.1"), (2, "7.2")}


def test_each_bot_has_its_own_seed_that_only_its_match_decides():
    jobs = list(jobs_of(setting(seed=7), [("a", "b"), ("a", "c")], range(3)))
    seeds = [job.bot_seed(seat) for job in jobs for seat in (0, 1)]
    assert len(set(seeds)) == len(seeds)
    alone = list(jobs_of(setting(seed=7), [("a", "c")], range(2, 3)))
    assert [job.bot_seed(0) for job in alone] == [job.bot_seed(0) for job in jobs if job.key in {a.key for a in alone}]


def test_the_number_of_a_match_says_nothing_about_the_dice():
    """Other people's bots are told it: equal numbers with other seeds, other numbers in other matches."""
    tables = [("a", "b"), ("a", "c")]
    one, other = ([job.number for job in jobs_of(setting(seed=seed), tables, range(3))] for seed in (7, 8))
    assert one == other
    assert len(set(one)) == len(one)


@pytest.mark.parametrize("games, table, deals", [(4, "a b", 2), (5, "a b", 3), (1, "a b c d", 1), (7, "a", 7)])
def test_matches_come_in_whole_deals(games, table, deals):
    assert deals_for(games, [tuple(table.split())]) == deals
