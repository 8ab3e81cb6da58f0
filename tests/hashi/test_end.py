"""R8: the end and the final score."""

import pytest

from osada.engine.errors import NotAnActor
from tests.hashi.given import check, finish, match, play, read, score
from tests.hashi.plans import ALL_IN_ROUND_15, FULL_ON_B, RED, SARAH_AND_LINUS, SIX, alike, but_last

ALL_ISLANDS = " ".join(str(island) for island in range(18))

ENDS = [
    # rule         given (two seats, then nobody does anything)                        totals    winners
    ("R8.3",      "start: 3 3 | 3 3; 1x1: 2 2-3 | - -",                               [2, 0],   [0]),
    ("R8.3",      "start: 3 3 | 3 3; 1x1: - - | 2 2-3",                               [0, 2],   [1]),
    ("R8.3",      "start: 3 3 | 3 3; 1x1: 2 2-3 | 2 2-3",                             [2, 2],   [0, 1]),
    ("R8.3",      "start: 3 3 | 17 3; 1x1: 16 16-17 | 2 2-3",                         [2, 2],   [0, 1]),
    ("case 9.13", "start: 3 3 | 3 3",                                                 [0, 0],   [0, 1]),
    ("R8.2",      alike(SIX, 2),                                                      [20, 20], [0, 1]),
    ("R8.2",      alike(RED, 2),                                                      [21, 21], [0, 1]),
    ("R8.2",      alike(but_last(SIX), 2) + "; 1x2: 8 - | - -; 1x3: - - | 8 -",       [20, 16], [0]),
    ("R8.2",      alike(but_last(SIX), 2) + "; 1x2: - - | 8 -; 1x3: 8 - | - -",       [16, 20], [1]),
    ("R8.2",      alike(but_last(SIX), 2) + "; 1x2: 8 - | - -",                       [20, 10], [0]),
]

FULL = [
    # rule         side  plan                bonuses of the first                  total
    ("case 9.15", "A", ALL_IN_ROUND_15,     "red 9 blue 7 six 8",                  60),
    ("case 9.15", "B", FULL_ON_B,           "red 9 blue 7 six 8",                  60),
]

OVER = [
    # rule    line
    ("R8.1", "0 write 2"),
    ("R8.1", "0 skip-write"),
    ("R8.1", "1 skip-bridges"),
    ("R8.1", "1 bridge 2-3"),
    ("R8.1", "chance card 1x1"),
]


@pytest.mark.parametrize("rule, given, totals, winners", ENDS)
def test_most_points_win_and_equals_share(rule, given, totals, winners):
    table = finish(match(given, seats=2))
    assert [read(table, "total", seat) for seat in range(2)] == totals
    assert [seat for seat in range(2) if read(table, "place", seat) == 1] == winners
    check(table, winners=winners, over=True)


@pytest.mark.parametrize("rule, side, plan, bonuses, total", FULL)
def test_all_eighteen_islands(rule, side, plan, bonuses, total):
    table = match(alike(plan, 2), seats=2, side=side)
    check(table, over=True, finished=ALL_ISLANDS, bonuses=bonuses, islands=36, total=total, winners=[0, 1])


@pytest.mark.parametrize("rule", ["case 9.15"])
def test_one_numeral_less_is_one_island_less(rule):
    table = match(but_last(ALL_IN_ROUND_15) + "; 5x3: - -")
    check(table, over=True, finished="0 1 2 3 4 5 7 8 9 10 11 12 13 14 15 16 17", islands=34)


@pytest.mark.parametrize("rule", ["R8.2"])
def test_sarah_has_39_points(rule):
    """The rulebook's example: 15 islands, red and six both after somebody else."""
    table = match(SARAH_AND_LINUS, seats=2)
    assert score(table, 0).parts == {"islands": 30, "red": 5, "blue": 0, "six": 4}
    check(table, 0, total=39, bonuses="red 5 six 4", place=2, over=True)
    assert len(read(table, "finished").split()) == 15
    assert score(table, 1).parts == {"islands": 36, "red": 9, "blue": 7, "six": 8}
    check(table, 1, total=60, winners=[1], place=1)


@pytest.mark.parametrize("rule, line", OVER)
def test_nothing_happens_after_the_seventeenth_round(rule, line):
    table = finish(match("start: 3 3 | 3 3", seats=2))
    check(table, over=True, rounds=17, phase="over", actors=[], chance_due=False, card=None)
    with pytest.raises(NotAnActor, match="over"):
        play(table, line)
    assert table.legal(0) == table.legal(1) == []
    assert table.outcomes() == {}


@pytest.mark.parametrize("rule", ["R8.1"])
def test_the_seventeenth_round_is_played_to_its_end(rule):
    table = match(ALL_IN_ROUND_15.replace("5x3: 6 -", "5x3: 6"))
    check(table, over=False, rounds=17, actors=[0], duty="bridges")
    play(table, "0 skip-bridges")
    check(table, over=True)


@pytest.mark.parametrize("rule, given, winners", [
    ("R8.3", "1x1: 2 2-3 | - - | 2 2-3", [0, 2]),
    ("R8.3", "1x1: - - | 2 2-3 | - -", [1]),
    ("R8.3", "1x1: - - | - - | - -", [0, 1, 2]),
])
def test_three_players(rule, given, winners):
    table = finish(match("start: 3 3 | 3 3 | 3 3; " + given, seats=3))
    assert table.scores().winners == winners
    assert table.scores().final


@pytest.mark.parametrize("rule, seats", [("case 9.13", 1), ("case 9.13", 2), ("case 9.13", 3), ("case 9.13", 4)])
def test_nothing_is_forced(rule, seats):
    table = finish(match("start: 3 3" + " | 0 4" * (seats - 1), seats=seats))
    assert [read(table, "total", seat) for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("rule", ["R8.2"])
def test_scores_count_at_any_time(rule):
    table = match(alike(SIX, 2), seats=2)
    assert not table.scores().final
    assert score(table, 0).parts == {"islands": 12, "red": 0, "blue": 0, "six": 8}
