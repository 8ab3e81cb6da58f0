"""R10, R11 and R12: the last round, the winners, and what everybody sees."""

import pytest

from osada.engine.errors import NotAnActor
from tests.mesta.given import check, check_refused, labels, match, play

BOTH = "pick1 @0,0 @1,1"
STATUES = "deal | T01 | statue statue statue statue statue; "
FOUR_STATUES = "1 3.4 ?statue pick1 @0,0 @1,1; 1 2.1 1,0/0; 1 3.2 @2,0; idle round; deal | | - - statue; 1 3.2 @3,0; "

# fmt: off
ENDS = [
    # label                                     seatsmetropolis         given               then
    ("R10.6 most points win",
     2, "New York", STATUES + f"0 3.1 {BOTH}", "totals: 4 0; winners: 0; places: 1 2"),
    ("R10.6 the other wins",
     2, "New York", STATUES + f"0 1.1; 1 3.1 {BOTH}", "totals: 0 4; winners: 1; places: 2 1"),
    ("R10.6 both win",
     2, "New York", STATUES + f"0 3.1 {BOTH}; 1 3.4 ?statue {BOTH}", "totals: 4 4; winners: 0 1; places: 1 1"),
    ("R10.6 nobody has a point",                2,  "New York",        "",                 "totals: 0 0; winners: 0 1"),
    ("R10.2 rings pay",
     2, "Rio de Janeiro", STATUES + f"0 3.1 {BOTH}", "totals: 9 0; points 0: milestones 5, statues 4"),
    ("R10.2 the second ring pays less",
     2, "Rio de Janeiro", STATUES + f"0 3.1 {BOTH}; 1 3.4 ?statue {BOTH}", "totals: 9 5; winners: 0"),
    ("R10.6 equal: more from milestones wins",
     2, "Rio de Janeiro", STATUES + f"0 3.1 {BOTH}; " + FOUR_STATUES,
     "totals: 9 9; milestones 0: 5; milestones 1: 1; winners: 0; places: 1 2"),
    ("R10.6 equal without milestones: shared",
     2, "New York", STATUES + f"0 3.1 {BOTH}; 1 3.4 ?statue {BOTH}", "milestones 0: 0; milestones 1: 0; winners: 0 1"),
]

ROUNDS = [
    # label                     seats  long   rounds  cards, tiles, features, pieces seen
    ("R10.1 two",                 2,  "no",   4,  (16, 16, 24, 48)),
    ("R11.1 two, the long game",  2,  "yes",  7,  (28, 28, 42, 84)),
    ("R10.1 four",                4,  "no",   8,  (32, 32, 48, 96)),
]

AFTER = [
    # label                  line                error
    ("R10.1 no worker",      "0 take 1.1",       NotAnActor),
    ("R10.1 no tile",        "1 tile 1,0 0",     NotAnActor),
    ("R10.1 no card comes",  "chance card C32",  NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, seats, metropolis, given, then", ENDS, ids=labels(ENDS))
def test_who_wins(label, seats, metropolis, given, then):
    """Cards that count buildings pay nothing here, and idle seats throw their features away."""
    table = match(given, seats, metropolis, features_optional="yes")
    play(table, "idle match", kept=given + " C25 C26")
    check(table, "over: yes; actors: ; due: ; " + then)
    assert table.scores().final


@pytest.mark.parametrize("label, seats, long, rounds, seen", ROUNDS, ids=labels(ROUNDS))
def test_how_many_rounds(label, seats, long, rounds, seen):
    table = match("idle match", seats, long=long)
    check(table, "over: yes")
    lines = table.lines()
    kinds = ("chance card", "chance tile", "chance feature", "chance piece")
    assert tuple(sum(line.startswith(kind) for line in lines) for kind in kinds) == seen
    assert sum(" take " in line for line in lines) == 16 * rounds


def test_three_play_eight_rounds():
    """R10.1, R3.10: an idle three leave slot 1 of every row behind, and all that is hidden is seen."""
    table = match("idle match", 3)
    check(table, "over: yes")
    assert sum(" take " in line for line in table.lines()) == 12 * 8
    assert sum(line.startswith("chance card") for line in table.lines()) == 32
    assert sum(line.startswith("chance piece") for line in table.lines()) == 96


def test_three_who_never_look():
    """R3.10, R10.1, R12.1: nobody takes slot 4, so eight cards are never seen."""
    table = match("", 3)
    for _ in range(8):
        take_the_first(table)
    check(table, "over: yes")
    assert sum(line.startswith("chance card") for line in table.lines()) == 24
    assert sum(line.startswith("chance tile") for line in table.lines()) == 24
    assert sum(line.startswith("chance feature") for line in table.lines()) == 40
    assert sum(line.startswith("chance piece") for line in table.lines()) == 80


def take_the_first(table):
    """A round in which everybody takes the first open slot."""
    play(table, "deal")
    while table.actors:
        [seat] = table.actors
        legal = table.legal(seat)
        table.play(seat, "discard" if "discard" in legal else min(legal))


@pytest.mark.parametrize("label, line, error", AFTER, ids=labels(AFTER))
def test_nothing_happens_after_the_last_round(label, line, error):
    table = match("idle match")
    check_refused(table, line, error)
    assert table.legal(0) == table.legal(1) == []
    assert table.outcomes() == {}


@pytest.mark.parametrize("seats, long", [(2, "no"), (2, "yes"), (3, "no"), (4, "no")])
def test_the_total_is_the_sum_of_its_parts(seats, long):
    """R10.2 to R10.5"""
    table = match("idle match", seats, long=long)
    for score in table.scores().seats:
        assert score.total == sum(score.parts.values())
        assert {"milestones", "water", "park", "statues"} <= score.parts.keys()


def test_scores_count_at_any_time():
    """R10.4"""
    table = match("deal | | statue; 0 3.1 pick1 @0,0")
    check(table, "totals: 2 0; winners: 0; over: no")
    assert not table.scores().final


def test_everybody_reads_every_line():
    """R12.1"""
    table = match("0 1.4 ?C07; 1 2.4 ?T09 1,0/0; idle round")
    for reader in (0, 1):
        assert table.lines(reader) == table.lines()
    assert not [line for line in table.lines() if "?" in line]
