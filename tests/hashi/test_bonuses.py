"""R7: the three bonuses, high and low."""

import pytest

from tests.hashi.given import after, check, finish, idle, match, play, play_row, read, refusal
from tests.hashi.plans import (
    ALL_IN_ROUND_15,
    BLUE,
    BLUE_ON_B,
    GAP,
    RED,
    RED_ON_B,
    SARAH_AND_LINUS,
    SIX,
    SIX_ON_B,
    alike,
    but_last,
)

TWO_BLUE, TWO_RED, TWO_SIX = (alike(but_last(plan), 2) for plan in (BLUE, RED, SIX))

CASES = [
    # rule         side  given                                          bonuses by seat
    ("R7.2",      "A", alike(RED, 2),                                  ["red 9", "red 9"]),
    ("R7.2",      "A", TWO_RED + "; 2x1: 14 - | - -",                  ["red 9", ""]),
    ("R7.2",      "A", TWO_RED + "; 2x1: 14 - | - -; 2x2: - - | 14 -", ["red 9", "red 5"]),
    ("R7.2",      "A", TWO_RED,                                        ["", ""]),
    ("R7.2",      "B", alike(RED_ON_B, 2),                             ["red 9", "red 9"]),
    ("case 9.9",  "A", TWO_RED + "; 2x1: - - | 14 -",                  ["", "red 9"]),
    ("R7.3",      "A", alike(BLUE, 2),                                 ["blue 7", "blue 7"]),
    ("R7.3",      "A", TWO_BLUE + "; 1x3: 1 - | - -; 2x1: - - | 1 0-1", ["blue 7", "blue 3"]),
    ("R7.3",      "A", TWO_BLUE + "; 2x1: - - | 1 0-1; 1x3: 1 - | - -", ["blue 3", "blue 7"]),
    ("R7.3",      "A", TWO_BLUE,                                       ["", ""]),
    ("R7.3",      "B", alike(BLUE_ON_B, 2),                            ["blue 7", "blue 7"]),
    ("R7.4",      "A", TWO_SIX + "; 1x2: 8 - | - -; 1x3: - - | 8 -",   ["six 8", "six 4"]),
    ("R7.4",      "A", TWO_SIX,                                        ["", ""]),
    ("R7.4",      "B", alike(SIX_ON_B, 2),                             ["six 8", "six 8"]),
    ("R7.4",      "A", alike(GAP, 2),                                  ["", ""]),
    ("R7.4",      "A", alike(GAP, 2) + "; 2x1: - 9-12 | - -",          ["six 8", ""]),
    ("case 9.10", "A", alike(SIX, 2),                                  ["six 8", "six 8"]),
    ("R7.5",      "A", TWO_SIX + "; 1x2: - - | 8 -; 1x3: 8 - | - -",   ["six 4", "six 8"]),
]

MORE_SEATS = [
    # rule    seats  the last rounds                                          bonuses by seat
    ("R7.5", 3, "1x2: 8 - | 8 - | 8 -",                                      "six 8, six 8, six 8"),
    ("R7.5", 3, "1x2: 8 - | - - | 8 -; 1x3: - - | 8 - | - -",                "six 8, six 4, six 8"),
    ("R7.5", 3, "1x2: - - | 8 - | - -; 1x3: 8 - | - - | 8 -",                "six 4, six 8, six 4"),
    ("R7.5", 4, "1x2: 8 - | 8 - | 8 - | 8 -",                                "six 8, six 8, six 8, six 8"),
    ("R7.5", 4, "1x2: - - | 8 - | - - | - -; 1x3: 8 - | - - | - - | - -",    "six 4, six 8, , "),
]


@pytest.mark.parametrize("rule, side, given, bonuses", CASES)
def test_paid_to_two(rule, side, given, bonuses):
    table = match(given, seats=2, side=side)
    assert [read(table, "bonuses", seat) for seat in range(2)] == bonuses


@pytest.mark.parametrize("rule, seats, last, bonuses", MORE_SEATS)
def test_paid_to_more(rule, seats, last, bonuses):
    table = match(alike(but_last(SIX), seats) + "\n" + last, seats=seats)
    assert ", ".join(read(table, "bonuses", seat) for seat in range(seats)) == bonuses


@pytest.mark.parametrize("rule, rounds", [("R7.5", 0), ("R7.5", 1), ("R7.5", 4), ("R7.5", 9)])
def test_low_in_any_later_round(rule, rounds):
    table = match(TWO_SIX + "; 1x2: 8 - | - -", seats=2)
    idle(table, rounds)
    play_row(table, "1x3: - - | 8 -")
    check(table, 0, bonuses="six 8")
    check(table, 1, bonuses="six 4")


@pytest.mark.parametrize("rule, plan, bonus", [
    ("R7.1", RED, "red 9"),
    ("R7.1", BLUE, "blue 7"),
    ("R7.1", SIX, "six 8"),
])
@pytest.mark.parametrize("rounds", [8, 13, 17])
def test_several_players_have_no_deadline(rule, plan, bonus, rounds):
    table = after(rounds, alike(plan, 2), seats=2)
    check(table, 0, bonuses=bonus, rounds=rounds, over=rounds == 17)
    check(table, 1, bonuses=bonus)


@pytest.mark.parametrize("rule", ["R7.1"])
def test_high_and_low_after_the_last_card(rule):
    table = after(17, TWO_SIX + "\n1x2: 8 - | - -\n1x3: - - | 8 -", seats=2)
    check(table, 0, over=True, bonuses="six 8", total=20)
    check(table, 1, bonuses="six 4", total=16)


@pytest.mark.parametrize("rule", ["R7.1"])
def test_paid_when_the_round_ends_and_not_before(rule):
    table = match(TWO_SIX + "; 1x2: 8 - |", seats=2)
    check(table, 0, finished="8 11 12 15 16 17", bonuses="", actors=[1])
    play(table, "1 write 8")
    check(table, 0, bonuses="")
    play(table, "1 skip-bridges")
    check(table, 0, bonuses="six 8")
    check(table, 1, bonuses="six 8")


@pytest.mark.parametrize("rule", ["R7.1", "case 9.11"])
def test_paid_without_asking_and_only_once(rule):
    table = match(SIX)
    check(table, bonuses="six 8", chance_due=True, actors=[])
    check(finish(table), bonuses="six 8", total=20)


@pytest.mark.parametrize("rule", ["case 9.9"])
def test_the_fourth_red_island_finished_by_its_number(rule):
    table = match(but_last(RED) + "; 2x1: 14")
    check(table, finished="5 7 8 9 13 14", bonuses="")
    play(table, "0 skip-bridges")
    check(table, bonuses="red 9", total=21)


@pytest.mark.parametrize("rule, given, then", [
    ("R7.4", GAP, dict(finished="8 10 11 15 16 17", bonuses="", total=12)),
    ("R7.4", GAP + "; 2x1: - 9-12", dict(finished="8 10 11 12 15 16 17", bonuses="six 8", total=22)),
    ("R7.4", RED, dict(finished="5 7 8 9 13 14", bonuses="red 9", total=21)),
    ("case 9.14", SIX, dict(numbers="8:1 11:2 12:2 15:1 16:3 17:3", finished="8 11 12 15 16 17", bonuses="six 8")),
    ("case 9.14", but_last(SIX), dict(finished="11 12 15 16 17", bonuses="")),
])
def test_six_need_bridges_and_no_unfinished_island_between(rule, given, then):
    check(match(given), **then)


@pytest.mark.parametrize("rule", ["R7.5"])
def test_each_kind_has_its_own_first(rule):
    table = match("""start: 8 3 | 16 3
        3x3: 17 15-16 16-17 16-17 | 13 5-8 7-8 8-9
        2x2: 12 11-12 12-17       | - -
        1x1: 15 -                 | 5 13-14
        2x1: 11 8-11              | - -
        1x2: 8 -                  | 7 10-13 13-14
        1x3: - -                  | 9 -
        2x3: - -                  | 14 -""", seats=2)
    check(table, 0, bonuses="six 8", total=20)
    check(table, 1, bonuses="red 9", total=21)


@pytest.mark.parametrize("rule, bonuses", [("R7.1", "red 9 blue 7 six 8")])
def test_all_three_in_one_round(rule, bonuses):
    table = match(alike("\n".join(ALL_IN_ROUND_15.split("\n")[:15]), 2), seats=2)
    check(table, 0, rounds=14, bonuses="")
    play_row(table, "2x3: 10 1-4 7-8 11-15 | 10 1-4 7-8 11-15")
    check(table, 0, rounds=15, bonuses=bonuses)
    check(table, 1, bonuses=bonuses)


@pytest.mark.parametrize("rule", ["R7.4"])
def test_linus_is_first_with_six(rule):
    """The rulebook's example: nobody before him, no unfinished island between."""
    rows = SARAH_AND_LINUS.split("\n")
    table = match("\n".join(rows[:9]), seats=2)
    check(table, 1, bonuses="")
    play_row(table, rows[9].strip())
    check(table, 1, bonuses="six 8", finished="0 1 2 3 4 6 9 13 14 16")
    check(table, 0, bonuses="")
    assert refusal(table, "1 skip-write").startswith("outcome_due")
