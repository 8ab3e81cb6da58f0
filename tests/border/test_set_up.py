"""Set-up: seats, layouts, the first seat, and whose round it is."""

import pytest

from osada.engine.errors import BadSetUp, ImpossibleOutcome, PlayError, UnknownWords
from tests.border.given import check, check_example, finish_round, labels, match, new_table, play, roll_all

RED = {"1": "cross 9, done", "2": "done", "3": "cross 71, done", "4": "cross 1 71, done"}  # five red dice
NOBODY = "roll 5red; 0 stop; 0 done"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R1.1 two seats",                       "1 2 |",
        NOBODY,                      "actors: 1; totals: 0 0"),
    ("R1.1 three seats",                     "1 2 3 |",
        NOBODY,                      "actors: 1 2; totals: 0 0 0"),
    ("R1.1 four seats",                      "1 2 3 4 |",
        NOBODY,                      "actors: 1 2 3; totals: 0 0 0 0"),
    ("R2.2 seat 1 begins",                   "1 2 first 1 |",
        "roll 5red",                 "actors: 1"),
    ("R2.2 seat 2 begins",                   "1 2 3 first 2 |",
        "roll 5red",                 "actors: 2"),
    ("R2.2 seat 3 begins",                   "1 2 3 4 first 3 |",
        "roll 5red",                 "actors: 3"),
    ("R3.1 the others, when seat 1 begins",  "1 2 3 first 1 |",
        "roll 5red; 1 stop; 1 done", "actors: 0 2"),
    ("R2.2 a random seat",                   "1 2 first random |",
        "",                          "actors:; chance: first; over: no"),
    ("R2.2 seat 1 by chance",                "1 2 first random | first 1",
        "",                          "actors:; chance: die"),
    ("R2.2 seat 1 by chance rolls",          "1 2 first random | first 1",
        "roll 5red",                 "actors: 1; chance:"),
    ("R2.2 seat 0 by chance rolls",          "1 2 first random | first 0",
        "roll 5red",                 "actors: 0"),
    ("R2.2 seat 3 by chance rolls",          "1 2 3 4 first random | first 3",
        "roll 5red",                 "actors: 3"),
]

BAD_SET_UPS = [
    # label                           seats  options
    ("R1.1 one seat",                 1,     {}),
    ("R1.1 five seats",               5,     {}),
    ("R1.1 no seat",                  0,     {}),
    ("R2.1 a layout twice",           2,     {"layouts": "1 1"}),
    ("R2.1 a layout too few",         2,     {"layouts": "1"}),
    ("R2.1 a layout too few of 4",    4,     {"layouts": "1 2 3"}),
    ("R2.1 layout 5",                 2,     {"layouts": "1 5"}),
    ("R2.1 layout 0",                 2,     {"layouts": "0 1"}),
    ("R2.1 a layout by name",         2,     {"layouts": "sofie ema"}),
    ("R2.1 layouts with commas",      2,     {"layouts": "1,2"}),
    ("R2.1 no layout",                2,     {"layouts": ""}),
    ("R2.2 first: no such seat",      2,     {"first": "2"}),
    ("R2.2 first: not one of three",  3,     {"first": "3"}),
    ("R2.2 first: no number",         2,     {"first": "Eva"}),
    ("R2.2 first: below zero",        2,     {"first": "-1"}),
    ("no such option",                2,     {"side": "A"}),
    ("R2.2 no text",                  2,     {"first": 1}),
    ("R2.1 no text but a list",       2,     {"layouts": [1, 2]}),
]
# fmt: on
ROUNDS = [("1 2", 0), ("1 2", 1), ("1 2 3", 0), ("1 2 3", 2), ("1 2 3 4", 0), ("1 2 3 4", 1), ("1 2 3 4", 3)]
BAD_FIRST = [("first 2", ImpossibleOutcome), ("die red", ImpossibleOutcome), ("first 4", UnknownWords)]
LAYOUTS = ["1 2", "2 1", "3 1", "4 2", "1 2 3", "4 3 2", "1 2 3 4", "4 3 2 1", "2 4 1 3"]


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_set_up(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, seats, options", BAD_SET_UPS, ids=labels(BAD_SET_UPS))
def test_refused_set_up(label, seats, options):
    with pytest.raises(BadSetUp):
        new_table(seats, options)


@pytest.mark.parametrize("layouts, first", ROUNDS)
def test_the_next_seat_clockwise(layouts, first):
    """R3.1"""
    table, seats, active = match(f"{layouts} first {first} |"), len(layouts.split()), []
    for _ in range(seats + 1):
        active.append(roll_all(table, []))
        finish_round(table)
    assert active == [(first + turn) % seats for turn in range(seats + 1)]


@pytest.mark.parametrize("layouts", LAYOUTS)
def test_each_seat_has_its_layout(layouts):
    """R2.1"""
    table = match(f"{layouts} | {NOBODY}")
    others = [f"legal {seat}: {RED[layout]}" for seat, layout in enumerate(layouts.split()) if seat > 0]
    check(table, "; ".join(others))
    finish_round(table)
    play(table, "roll 5red; 1 stop; 1 done")
    check(table, f"legal 0: {RED[layouts[0]]}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_layouts_by_seat_unless_chosen(seats):
    """R2.1"""
    table = new_table(seats, {})
    play(table, NOBODY)
    check(table, "; ".join(f"legal {seat}: {RED[str(seat + 1)]}" for seat in range(1, seats)))
    finish_round(table)
    play(table, "roll 5red; 1 stop; 1 done")
    check(table, f"legal 0: {RED['1']}")


@pytest.mark.parametrize("layouts", ["1 2", "1 2 3", "1 2 3 4"])
def test_each_seat_is_as_likely_to_begin(layouts):
    """R2.2"""
    weights = match(f"{layouts} first random |").outcomes()
    assert sorted(weights) == [f"first {seat}" for seat in range(len(layouts.split()))]
    assert len(set(weights.values())) == 1


@pytest.mark.parametrize("outcome, error", BAD_FIRST)
def test_who_cannot_begin(outcome, error):
    """R2.2"""
    table = match("1 2 first random |")
    before = table.hash
    with pytest.raises(error):
        table.outcome(outcome)
    assert table.hash == before


def test_nobody_acts_before_the_first_seat_is_known():
    """R2.2"""
    table = match("1 2 first random |")
    for seat in range(2):
        with pytest.raises(PlayError):
            table.play(seat, "stop")
    assert table.lines() == []
