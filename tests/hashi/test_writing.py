"""R4: writing the numeral."""

import pytest

from tests.hashi.given import check, finish, match, play, read, refusal, skip, spare_card

# Six bridges lead to island 11, which has no number.
SIX_AT_11 = "start: 8 4; 4x3: 12 8-11 8-11 11-12; 5x2: 13 11-12 10-13; 6x2: 10 10-11 10-11; "
# Three bridges lead to island 2, which has no number, and one to island 9 with a red flag.
THREE_AT_2 = "start: 3 3; 5x3: 6 2-3 2-3 3-9; 2x1: - 2-6; "

CASES = [
    # rule        side  given                                       line            why not
    ("R4.1",     "A", "start: 3 3; 5x3:",                          "0 write 3",    "has_number 3 3"),
    ("R4.1",     "A", "start: 3 3; 5x3: 2 -; 6x1:",                "0 write 2",    "has_number 2 5"),
    ("R4.1",     "A", "start: 3 3; 5x3: 2 2-3 2-3 3-9; 3x1:",      "0 write 3",    "has_number 3 3"),
    ("R4.1",     "A", "start: 3 3; 5x3:",                          "0 write 2",    None),
    ("R4.2",     "A", "start: 3 3; 1x1:",                          "0 write 17",   None),
    ("R4.2",     "A", "start: 3 3; 1x1: - 2-3; 4x1:",              "0 write 2",    None),
    ("R4.2",     "B", "start: 2 3; 1x1:",                          "0 write 14",   None),
    ("case 9.1", "A", "start: 3 3; 5x3:",                          "0 write 5",    "flag_needs_bridge 5"),
    ("case 9.1", "A", "start: 3 3; 5x3:",                          "0 write 9",    "flag_needs_bridge 9"),
    ("case 9.1", "A", "start: 3 3; 5x3:",                          "0 write 1",    "flag_needs_bridge 1"),
    ("case 9.1", "B", "start: 2 3; 6x1:",                          "0 write 17",   "flag_needs_bridge 17"),
    ("case 9.1", "B", "start: 2 3; 6x1:",                          "0 write 3",    "flag_needs_bridge 3"),
    ("R4.3",     "A", "start: 3 3; 1x1: - 2-3; 5x1:",              "0 write 9",    "flag_needs_bridge 9"),
    ("case 9.5", "A", "start: 3 3; 1x1: - 3-9; 5x1:",              "0 write 9",    None),
    ("case 9.5", "A", "start: 0 3; 2x2: - 0-1 0-7; 5x1:",          "0 write 1",    None),
    ("case 9.5", "A", "start: 0 3; 2x2: - 0-1 0-7; 5x1:",          "0 write 7",    None),
    ("case 9.5", "B", "start: 13 3; 1x1: - 13-17; 5x1:",           "0 write 17",   None),
    ("R4.3",     "A", "start: 3 3; 5x2: - 3-9",                    "0 write 9",    "not_now bridges"),
    ("R4.4",     "A", THREE_AT_2 + "1x1:",                         "0 write 2",    "too_small 2 3"),
    ("R4.4",     "A", THREE_AT_2 + "2x2:",                         "0 write 2",    "too_small 2 3"),
    ("R4.4",     "A", THREE_AT_2 + "3x1:",                         "0 write 2",    None),
    ("R4.4",     "A", THREE_AT_2 + "4x1:",                         "0 write 2",    None),
    ("R4.4",     "A", THREE_AT_2 + "6x1:",                         "0 write 2",    None),
    ("R4.4",     "A", THREE_AT_2 + "1x1:",                         "0 write 9",    None),
    ("R4.4",     "A", "start: 0 4; 2x2: - 0-7 0-7; 1x1:",          "0 write 7",    "too_small 7 2"),
    ("R4.4",     "A", "start: 0 4; 2x2: - 0-7 0-7; 2x1:",          "0 write 7",    None),
    ("case 9.6", "A", SIX_AT_11 + "5x1:",                          "0 write 11",   "too_small 11 6"),
    ("case 9.6", "A", SIX_AT_11 + "6x1:",                          "0 write 11",   None),
    ("case 9.12", "A", "start: 3 3; 5x1:",                         "0 write 0",    None),
    ("case 9.12", "A", "start: 3 3; 6x1:",                         "0 write 17",   None),
    ("case 9.12", "B", "start: 2 3; 6x1:",                         "0 write 10",   None),
]

WRITTEN = [
    # rule        given                            when          then
    ("R4.1",     "start: 3 3; 5x3:",              "0 write 2",  dict(numbers="2:5 3:3")),
    ("R4.3",     "start: 3 3; 1x1: - 3-9; 5x1:",  "0 write 9",  dict(numbers="3:3 9:5", finished="")),
    ("R4.4",     THREE_AT_2 + "3x1:",             "0 write 2",  dict(numbers="2:3 3:3 6:5", finished="2 3")),
    ("R4.4",     THREE_AT_2 + "4x1:",             "0 write 2",  dict(numbers="2:4 3:3 6:5", finished="3")),
    ("case 9.6", SIX_AT_11 + "6x1:",              "0 write 11", dict(numbers="8:4 10:6 11:6 12:4 13:5", finished="11")),
]


@pytest.mark.parametrize("rule, side, given, line, reason", CASES)
def test_where_the_numeral_may_go(rule, side, given, line, reason):
    assert refusal(match(given, side=side), line) == reason


@pytest.mark.parametrize("rule, given, when, then", WRITTEN)
def test_what_is_written(rule, given, when, then):
    table = match(given)
    play(table, when)
    check(table, **then)


@pytest.mark.parametrize("rule", ["case 9.7"])
def test_an_island_that_no_numeral_fits_is_dead_without_a_penalty(rule):
    table = match(SIX_AT_11 + "6x1: - -; 6x3: - -")
    before = read(table, "total")
    while table.chance_due:
        table.outcome(spare_card(table))
        assert refusal(table, "0 write 11") == "too_small 11 6"
        skip(table)
    check(table, over=True, total=before)


@pytest.mark.parametrize("rule", ["R4.5", "case 9.12"])
def test_a_number_out_of_reach_scores_nothing(rule):
    table = match("start: 3 3; 5x2: 0 0-1 0-1; 1x2: - 0-7 0-7; 1x1: -")
    check(table, numbers="0:5 3:3", finished="", total=0)
    assert refusal(table, "0 bridge 0-1") == "line_full 0-1"
    assert refusal(table, "0 bridge 0-7") == "line_full 0-7"
    check(finish(table), total=0)


@pytest.mark.parametrize("rule, side, islands", [
    ("R4.2", "A", "0 2 4 6 8 11 12 13 16 17"),
    ("R4.2", "B", "0 2 4 6 8 9 10 11 12 14"),
])
def test_the_first_numeral_has_ten_islands(rule, side, islands):
    table = match(f"start: {3 if side == 'A' else 13} 3; 1x1:", side=side)
    check(table, legal=", ".join([f"write {island}" for island in islands.split()] + ["skip-write"]))
