"""R5: drawing the bridges."""

from itertools import permutations

import pytest

from tests.hashi.given import check, match, play, read, refusal

# Six bridges lead to island 11, which has no number; island 15 beside it has one.
SIX_AT_11 = "start: 8 4; 4x3: 12 8-11 8-11 11-12; 5x2: 13 11-12 10-13; 6x2: 10 10-11 10-11; 2x1: 16 15-16; 3x1: 15"
# Island 3 is finished; island 17 with its 2 is the only one that can take bridges.
ONLY_17 = "start: 3 3; 2x3: 17 2-3 2-3 3-9; "
# Island 12 takes two more bridges, both only from 11; line 6-16 runs across.
ONLY_11_12 = "start: 3 3; 2x3: 17 2-3 2-3 3-9; 6x2: 12 12-17 12-17; 2x2: - 9-12 9-12; "

CASES = [
    # rule        side  given                                               line              why not
    ("R5.1",     "A", "start: 3 3; 5x3: 2 2-3",                            "0 skip-bridges", "bridges_begun 2"),
    ("R5.1",     "A", "start: 3 3; 5x3: 2 2-3 2-3",                        "0 skip-bridges", "bridges_begun 1"),
    ("R5.1",     "A", "start: 3 3; 5x3: 2",                                "0 skip-bridges", None),
    ("case 9.1", "A", "start: 3 3; 5x3: -",                                "0 bridge 2-3",   None),
    ("case 9.3", "A", ONLY_17 + "1x3: -",                                  "0 bridge 12-17", "rest_does_not_fit 3"),
    ("case 9.3", "A", ONLY_17 + "1x3: 13",                                 "0 bridge 12-17", None),
    ("case 9.3", "A", ONLY_17 + "1x2: -",                                  "0 bridge 12-17", None),
    ("case 9.3", "A", ONLY_17 + "1x3: 13 12-17 12-17",                     "0 bridge 12-17", "line_full 12-17"),
    ("R5.1",     "A", "start: 16 3; 3x2: - 16-17 6-16; 3x3: 6",            "0 bridge 6-16",  "rest_does_not_fit 3"),
    ("R5.1",     "A", "start: 16 3; 3x2: - 16-17 6-16; 3x3: 6",            "0 bridge 2-6",   None),
    ("R5.1",     "A", "start: 16 3; 3x2: - 16-17 6-16; 3x3: 6 2-6",        "0 bridge 6-16",  "rest_does_not_fit 2"),
    ("R5.1",     "A", "start: 16 3; 3x2: - 16-17 6-16; 3x3: 6 2-6",        "0 bridge 15-16", None),
    ("R5.1",     "A", "start: 16 3; 3x2: - 16-17 6-16; 3x1: 6",            "0 bridge 6-16",  None),
    ("R5.1",     "A", ONLY_11_12 + "1x3: 6",                               "0 bridge 6-16",  "rest_does_not_fit 3"),
    ("R5.1",     "A", ONLY_11_12 + "1x3: 6",                               "0 bridge 11-12", None),
    ("R5.1",     "A", ONLY_11_12 + "1x1: 6",                               "0 bridge 6-16",  None),
    ("R5.2",     "A", "start: 3 3; 5x1: 2",                                "0 bridge 0-3",   "no_such_line 0-3"),
    ("R5.2",     "A", "start: 3 3; 5x1: 2",                                "0 bridge 0-2",   "no_such_line 0-2"),
    ("R5.2",     "A", "start: 3 3; 5x1: 4",                                "0 bridge 4-6",   "no_such_line 4-6"),
    ("R5.2",     "A", "start: 3 3; 5x1: 4",                                "0 bridge 4-14",  None),
    ("R5.2",     "B", "start: 13 3; 1x1: -",                               "0 bridge 1-13",  None),
    ("R5.2",     "B", "start: 13 3; 1x1: -",                               "0 bridge 4-13",  "no_such_line 4-13"),
    ("R5.3",     "A", "start: 3 3; 5x1: 2",                                "0 bridge 5-6",   "no_number 5-6"),
    ("R5.3",     "A", "start: 3 3; 5x1: -",                                "0 bridge 1-2",   "no_number 1-2"),
    ("R5.3",     "A", "start: 3 3; 5x1: 2",                                "0 bridge 1-2",   None),
    ("R5.3",     "A", "start: 3 3; 5x1: -",                                "0 bridge 3-9",   None),
    ("R5.3",     "A", "start: 3 3; 5x1: 2 2-6; 1x1: -",                    "0 bridge 5-6",   "no_number 5-6"),
    ("R5.4",     "A", "start: 3 3; 5x3: 2 2-3 2-3",                        "0 bridge 2-3",   "line_full 2-3"),
    ("R5.4",     "A", "start: 3 4; 5x2: 2 2-3 2-3; 1x1: -",                "0 bridge 2-3",   "line_full 2-3"),
    ("case 9.4", "A", "start: 3 3; 5x3: 2 2-3",                            "0 bridge 2-3",   None),
    ("R5.4",     "A", "start: 3 3; 5x1: 2 2-3; 1x1: -",                    "0 bridge 2-3",   None),
    ("case 9.8", "A", "start: 4 3; 1x1: - 4-14; 5x1: 8",                   "0 bridge 7-8",   "crosses 7-8 4-14"),
    ("case 9.8", "A", "start: 4 3; 1x1: - 4-14; 5x1: 11",                  "0 bridge 10-11", "crosses 10-11 4-14"),
    ("case 9.8", "A", "start: 8 3; 1x1: - 7-8; 5x1: 4",                    "0 bridge 4-14",  "crosses 4-14 7-8"),
    ("case 9.8", "A", "start: 11 3; 1x1: - 10-11; 5x1: 4",                 "0 bridge 4-14",  "crosses 4-14 10-11"),
    ("case 9.8", "A", "start: 11 3; 1x1: - 10-11; 5x1: 8",                 "0 bridge 7-8",   None),
    ("R5.5",     "A", "start: 4 3; 5x2: 8 4-14",                           "0 bridge 7-8",   "crosses 7-8 4-14"),
    ("R5.5",     "A", "start: 4 3; 5x2: 8 4-14",                           "0 bridge 8-9",   None),
    ("R5.5",     "A", "start: 4 3; 1x1: - 4-14; 5x1: 8",                   "0 bridge 4-14",  None),
    ("R5.5",     "A", "start: 6 3; 1x1: - 6-16; 5x1: 8",                   "0 bridge 8-9",   "crosses 8-9 6-16"),
    ("R5.5",     "A", "start: 6 3; 1x1: - 6-16; 5x1: 12",                  "0 bridge 11-12", "crosses 11-12 6-16"),
    ("R5.5",     "A", ONLY_11_12 + "1x3: 6 11-12",                         "0 bridge 6-16",  "crosses 6-16 11-12"),
    ("R5.5",     "B", "start: 13 3; 1x1: - 1-13; 5x1: 4",                  "0 bridge 4-5",   "crosses 4-5 1-13"),
    ("R5.5",     "B", "start: 13 3; 1x1: - 1-13; 5x1: 8",                  "0 bridge 7-8",   "crosses 7-8 1-13"),
    ("R5.5",     "B", "start: 13 3; 1x1: - 1-13; 5x1: 9",                  "0 bridge 9-10",  "crosses 9-10 1-13"),
    ("R5.5",     "B", "start: 9 3; 1x1: - 9-10; 5x1: 13",                  "0 bridge 1-13",  "crosses 1-13 9-10"),
    ("R5.5",     "B", "start: 9 3; 1x1: - 9-10; 5x1: 12",                  "0 bridge 7-12",  "crosses 7-12 9-10"),
    ("R5.6",     "A", "start: 3 3; 1x3: 2 2-3",                            "0 bridge 2-6",   "island_full 2 1"),
    ("R5.6",     "A", "start: 3 3; 1x2: 2 2-3",                            "0 bridge 2-3",   "island_full 2 1"),
    ("R5.6",     "A", "start: 3 3; 5x3: 2 2-3 2-3 3-9; 1x1: -",            "0 bridge 3-9",   "island_full 3 3"),
    ("R5.6",     "A", SIX_AT_11,                                           "0 bridge 11-15", "island_full 11 6"),
    ("R5.6",     "A", SIX_AT_11,                                           "0 bridge 14-15", None),
]

DRAWN = [
    # rule        given                              bridges              then
    ("case 9.4", "start: 3 3; 1x2: -",              "2-3 2-3",           dict(bridges="2-3 2-3", chance_due=True)),
    ("R5.4",     "start: 3 3; 1x1: - 2-3; 2x1: -",  "2-3",               dict(bridges="2-3 2-3")),
    ("R5.7",     "start: 3 4; 1x3: 2",              "2-3 3-9 3-9",       dict(bridges="2-3 3-9 3-9")),
    ("R5.7",     "start: 3 3; 5x3: 13",             "2-3 10-13 13-14",   dict(bridges="2-3 10-13 13-14")),
    ("case 9.3", ONLY_17 + "1x3: 13",               "12-17 12-17 13-14", dict(finished="3 13 17")),
]


@pytest.mark.parametrize("rule, side, given, line, reason", CASES)
def test_where_a_bridge_may_go(rule, side, given, line, reason):
    assert refusal(match(given, side=side), line) == reason


@pytest.mark.parametrize("rule, given, bridges, then", DRAWN)
def test_what_is_drawn(rule, given, bridges, then):
    check(match(f"{given} {bridges}"), **then)


@pytest.mark.parametrize("rule, given, legal", [
    ("R5.1", ONLY_17 + "1x3: -", "skip-bridges"),
    ("R5.1", ONLY_17 + "1x2: -", "bridge 12-17, bridge 16-17, skip-bridges"),
    ("R5.1", ONLY_17 + "1x2: - 16-17", "bridge 12-17, bridge 16-17"),
    ("R5.1", ONLY_11_12 + "1x3: 6", "bridge 2-6, bridge 5-6, bridge 11-12, skip-bridges"),
    ("R5.1", ONLY_11_12 + "1x1: 6", "bridge 2-6, bridge 5-6, bridge 6-16, bridge 11-12, skip-bridges"),
    ("R5.3", "start: 3 3; 1x1: -", "bridge 2-3, bridge 3-9, skip-bridges"),
])
def test_all_or_nothing(rule, given, legal):
    check(match(given), legal=legal)


@pytest.mark.parametrize("rule", ["R5.7"])
def test_the_order_of_the_bridges_does_not_matter(rule):
    tables = [match(f"start: 3 3; 5x3: 2 {' '.join(bridges)}") for bridges in permutations(["2-3", "2-6", "3-9"])]
    assert len({table.hash for table in tables}) == 1


@pytest.mark.parametrize("rule", ["R5.7"])
def test_tim_draws_one_bridge_at_the_four_and_two_at_the_five(rule):
    """The rulebook's example: Tim is seat 1, his right neighbour wrote the 4, the card 5x3 is the first."""
    table = match("start: 8 4 | 3 3; 5x3:", seats=2)
    flagged = [refusal(table, f"1 write {island}") for island in (1, 5, 7, 9, 10, 14, 15)]
    assert {reason.split(" ", 1)[0] for reason in flagged} == {"flag_needs_bridge"}
    play(table, "1 write 2; 1 bridge 8-11; 1 bridge 2-3; 1 bridge 2-6")
    check(table, 1, numbers="2:5 8:4", bridges="2-3 2-6 8-11", finished="", duty="nothing")
    assert read(table, "bridges", 0) == ""


@pytest.mark.parametrize("rule", ["R5.1"])
def test_a_bridge_once_begun_is_brought_to_its_end(rule):
    table = match("start: 16 3; 3x2: - 16-17 6-16; 3x3: 6")
    play(table, "0 bridge 2-6; 0 bridge 15-16; 0 bridge 5-6")
    check(table, bridges="2-6 5-6 6-16 15-16 16-17", finished="6 16", chance_due=True)
