"""R9: alone, against the three piles of 7, 5 and 5 cards."""

import pytest

from tests.hashi.given import after, check, finish, idle, match, rank
from tests.hashi.plans import (
    ALL_IN_ROUND_15,
    BLUE,
    BLUE_ON_B,
    EVERYTHING_IN_TIME,
    FULL_ON_B,
    RED,
    RED_ON_B,
    SIX,
    SIX_ON_B,
    alike,
    but_last,
)

DEADLINES = [
    # rule    side  plan        fulfilled with card   paid
    ("R9.2", "A", BLUE,       4,                    "blue 7"),
    ("R9.2", "A", BLUE,       7,                    "blue 7"),
    ("R9.2", "A", BLUE,       8,                    "blue 3"),
    ("R9.2", "A", BLUE,       12,                   "blue 3"),
    ("R9.2", "A", BLUE,       17,                   "blue 3"),
    ("R9.2", "B", BLUE_ON_B,  7,                    "blue 7"),
    ("R9.2", "B", BLUE_ON_B,  8,                    "blue 3"),
    ("R9.2", "A", RED,        5,                    "red 9"),
    ("R9.2", "A", RED,        8,                    "red 9"),
    ("R9.2", "A", RED,        12,                   "red 9"),
    ("R9.2", "A", RED,        13,                   "red 5"),
    ("R9.2", "A", RED,        17,                   "red 5"),
    ("R9.2", "B", RED_ON_B,   12,                   "red 9"),
    ("R9.2", "B", RED_ON_B,   13,                   "red 5"),
    ("R9.2", "A", SIX,        5,                    "six 8"),
    ("R9.2", "A", SIX,        8,                    "six 8"),
    ("R9.2", "A", SIX,        12,                   "six 8"),
    ("R9.2", "A", SIX,        13,                   "six 4"),
    ("R9.2", "A", SIX,        17,                   "six 4"),
    ("R9.2", "B", SIX_ON_B,   12,                   "six 8"),
    ("R9.2", "B", SIX_ON_B,   13,                   "six 4"),
]

RATINGS = [
    # rule    from  to   rank
    ("R9.3", 0,   40,  "helper"),
    ("R9.3", 41,  42,  "water_carrier"),
    ("R9.3", 43,  44,  "bamboo_binder"),
    ("R9.3", 45,  46,  "screw_tightener"),
    ("R9.3", 47,  48,  "concrete_pourer"),
    ("R9.3", 49,  50,  "project_manager"),
    ("R9.3", 51,  51,  "bridge_master"),
    ("R9.3", 52,  52,  "expert_planner"),
    ("R9.3", 54,  54,  "head_of_statics"),
    ("R9.3", 56,  56,  "design_ace"),
    ("R9.3", 58,  58,  "construction_genius"),
    ("R9.3", 60,  60,  "island_god"),
]

PLAYED = [
    # rule    side  given                         bonuses                total  rank
    ("R9.3", "A", "start: 3 3",                  "",                    0,     "helper"),
    ("R9.3", "A", ALL_IN_ROUND_15,               "red 5 blue 3 six 4",  48,    "concrete_pourer"),
    ("R9.3", "B", FULL_ON_B,                     "red 5 blue 3 six 8",  52,    "expert_planner"),
    ("R9.3", "A", but_last(EVERYTHING_IN_TIME),  "red 9 blue 7 six 8",  58,    "construction_genius"),
    ("R9.3", "A", EVERYTHING_IN_TIME,            "red 9 blue 7 six 8",  60,    "island_god"),
]


@pytest.mark.parametrize("rule, side, plan, card, paid", DEADLINES)
def test_deadline(rule, side, plan, card, paid):
    check(after(card, plan, side=side), bonuses=paid, rounds=card, over=card == 17)


@pytest.mark.parametrize("rule, plan, paid", [("R9.2", BLUE, "blue 7"), ("R9.2", RED, "red 9"), ("R9.2", SIX, "six 8")])
def test_what_was_paid_in_time_stays(rule, plan, paid):
    check(finish(match(plan)), over=True, bonuses=paid)


@pytest.mark.parametrize("rule, least, most, name", RATINGS)
def test_rating(rule, least, most, name):
    assert rank(least) == name
    assert rank(most) == name


@pytest.mark.parametrize("rule, side, given, bonuses, total, name", PLAYED)
def test_rating_of_a_match(rule, side, given, bonuses, total, name):
    table = finish(match(given, side=side))
    check(table, over=True, winners=[0], bonuses=bonuses, total=total, rating=name)


@pytest.mark.parametrize("rule, seats, rating", [("R9.3", 1, "helper"), ("R9.3", 2, None), ("R9.3", 4, None)])
def test_only_a_lone_player_is_rated(rule, seats, rating):
    check(match("start: 3 3" + " | 3 3" * (seats - 1), seats=seats), rating=rating)


@pytest.mark.parametrize("rule", ["R9.3"])
def test_the_rating_is_not_counted(rule):
    table = match(ALL_IN_ROUND_15)
    check(table, total=48, islands=36, bonuses="red 5 blue 3 six 4")


@pytest.mark.parametrize("rule", ["R9.1"])
def test_the_three_piles_hold_seventeen_cards(rule):
    table = match("start: 3 3")
    for pile, so_far in ((7, 7), (5, 12), (5, 17)):
        check(table, over=False)
        idle(table, pile)
        check(table, rounds=so_far)
    check(table, over=True)


@pytest.mark.parametrize("rule, seats, paid", [("R9.2", 1, "blue 3"), ("R9.2", 2, "blue 7")])
def test_deadlines_are_for_one_player_only(rule, seats, paid):
    check(after(8, alike(BLUE, seats), seats=seats), bonuses=paid)
