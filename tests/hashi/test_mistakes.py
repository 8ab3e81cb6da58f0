"""R11: a wrong entry is refused with its reason, and nothing changes."""

import pytest

from osada.engine.errors import IllegalAction
from tests.hashi.given import match, play

MISTAKES = [
    # rule     given                                          line              reason                arguments
    ("R11.1", "",                                            "0 start 1 3",    "flagged",            ["1"]),
    ("R11.1", "",                                            "0 write 1",      "not_now",            ["start"]),
    ("R11.1", "start: 3 3; 5x3:",                            "0 bridge 2-3",   "not_now",            ["write"]),
    ("R11.1", "start: 3 3; 5x3: -",                          "0 write 2",      "not_now",            ["bridges"]),
    ("R11.1", "start: 3 4; 5x3:",                            "0 write 3",      "has_number",         ["3", 4]),
    ("R11.1", "start: 3 3; 5x3:",                            "0 write 5",      "flag_needs_bridge",  ["5"]),
    ("R11.1", "start: 3 3; 5x2: - 2-3 2-3; 1x1:",            "0 write 2",      "too_small",          ["2", 2]),
    ("R11.1", "start: 3 3; 5x1: -",                          "0 bridge 0-17",  "no_such_line",       ["0-17"]),
    ("R11.1", "start: 3 3; 5x1: -",                          "0 bridge 16-17", "no_number",          ["16-17"]),
    ("R11.1", "start: 3 3; 5x2: - 2-3 2-3; 1x1: -",          "0 bridge 2-3",   "line_full",          ["2-3"]),
    ("R11.1", "start: 4 3; 1x1: - 4-14; 5x1: 8",             "0 bridge 7-8",   "crosses",            ["7-8", "4-14"]),
    ("R11.1", "start: 3 3; 1x1: 2 2-3; 5x1: -",              "0 bridge 2-6",   "island_full",        ["2", 1]),
    ("R11.1", "start: 3 3; 2x3: 17 2-3 2-3 3-9; 1x3: -",     "0 bridge 12-17", "rest_does_not_fit",  [3]),
    ("R11.1", "start: 3 3; 5x3: 2 2-3",                      "0 skip-bridges", "bridges_begun",      [2]),
]


@pytest.mark.parametrize("rule, given, line, reason, arguments", MISTAKES)
def test_a_wrong_entry_is_refused(rule, given, line, reason, arguments):
    table = match(given)
    before, lines = table.hash, table.lines()
    with pytest.raises(IllegalAction) as refused:
        play(table, line)
    assert (refused.value.reason, refused.value.arguments) == (reason, arguments)
    assert (table.hash, table.lines()) == (before, lines)


@pytest.mark.parametrize("rule, given, line, reason, arguments", MISTAKES)
def test_what_is_refused_is_not_offered(rule, given, line, reason, arguments):
    assert line.removeprefix("0 ") not in match(given).legal(0)
