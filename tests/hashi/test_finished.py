"""R6: finished islands."""

import pytest

from tests.hashi.given import check, finish, match, play, refusal

THREE = "start: 0 4; 3x3: 2 1-2 2-3 2-6"  # Linus writes a 3 and draws its three bridges

CASES = [
    # rule        given                                                      then
    ("R6.1",     THREE,                                                     dict(finished="2", numbers="0:4 2:3")),
    ("R6.1",     THREE,                                                     dict(bridges="1-2 2-3 2-6", total=2)),
    ("R6.1",     "start: 0 4; 3x3: 2 1-2 2-3",                              dict(finished="", total=0, owed=1)),
    ("R6.1",     "start: 3 3; 4x3: 2 2-3 2-6 2-6",                          dict(finished="")),
    ("R6.1",     "start: 3 3; 1x1: 2 2-3",                                  dict(finished="2")),
    ("R6.1",     "start: 3 3; 2x2: 2 2-3 2-3; 1x1: - 3-9",                  dict(finished="2 3", total=4)),
    ("R6.1",     "start: 3 4; 2x3: 2 2-3 2-3 3-9; 1x1: - 3-9",              dict(finished="2 3")),
    ("R6.1",     "start: 3 3; 5x2: - 2-3 2-3; 2x1: 2",                      dict(finished="2", numbers="2:2 3:3")),
    ("R6.1",     "start: 3 3; 5x2: - 2-3 2-3",                              dict(finished="")),
    ("R6.1",     "start: 3 3; 5x1: - 3-9; 1x2: 9",                          dict(finished="9")),
    ("R6.2",     THREE + "; 6x1: 3 3-9; 1x1: 17 16-17; 2x1: - -",           dict(finished="2 17")),
    ("R6.3",     "start: 0 3; 3x3: 2 1-2 2-3 2-6; 1x1: 17 12-17",           dict(finished="2 17", total=4)),
    ("R6.3",     "start: 0 3; 1x1: 17 12-17; 2x2: 13 13-14 13-14; 1x2: 3 -; 1x3: - 0-1 0-1 0-7",
                                                                            dict(finished="0 13 17", total=6)),
]

REFUSED = [
    # rule    given                               line                why not
    ("R6.2", THREE + "; 6x1: 3",                 "0 bridge 2-3",     "island_full 2 3"),
    ("R6.2", THREE + "; 6x1: 6",                 "0 bridge 2-6",     "island_full 2 3"),
    ("R6.2", THREE + "; 6x1: -",                 "0 bridge 1-2",     "island_full 2 3"),
    ("R6.2", THREE + "; 6x1: 3",                 "0 bridge 3-9",     None),
    ("R6.2", THREE + "; 6x1:",                   "0 write 2",        "has_number 2 3"),
]


@pytest.mark.parametrize("rule, given, then", CASES)
def test_finished(rule, given, then):
    check(match(given), **then)


@pytest.mark.parametrize("rule, given, line, reason", REFUSED)
def test_a_finished_island_is_closed(rule, given, line, reason):
    assert refusal(match(given), line) == reason


@pytest.mark.parametrize("rule", ["R6.2"])
def test_finished_stays_finished_to_the_end(rule):
    table = match(THREE)
    check(finish(table), over=True, finished="2", total=2)


@pytest.mark.parametrize("rule", ["R6.1"])
def test_one_bridge_may_finish_two_islands(rule):
    table = match("start: 3 3; 2x2: - 3-9 3-9; 1x1: 2")
    check(table, finished="")
    play(table, "0 bridge 2-3")
    check(table, finished="2 3")
