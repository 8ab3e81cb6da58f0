"""What may still be paid, where it can be counted by hand. Compared with all that can happen: test_reference.py."""

import pytest

from tests.mesta.explained import explained_at, part_of
from tests.mesta.given import labels, match, play

STATUES = "deal | | statue statue statue statue statue; 0 3.1 pick1 @0,0 @1,1"
CARDS = "deal C12 C31; 0 1.1; 1 1.2"
PARKS = "deal C29 | | park:kiosk park:fountain park:kiosk park:fountain park:kiosk; 0 1.1"

# fmt: off
POSSIBLE = [
    # label                                          seats, steps, seat, part     the most
    ("R8.2 the best slots of three milestones",      2, "",      0, "milestones", 5 + 5 + 6),
    ("R8.2 a rival's ring leaves the last slot",     2, STATUES, 1, "milestones", 5 + 1 + 6),
    ("R8.2 of three players, the second slot",       3, STATUES, 1, "milestones", 5 + 3 + 6),
    ("R10.2 one's own ring stays",                   2, STATUES, 0, "milestones", 5 + 5 + 6),
    ("R1.1 all statues of the box",                  2, "",      0, "statues",    2 * 8),
    ("R3.8 those on one's best two slots, unseen",   2, STATUES, 1, "statues",    2 * (2 + 3)),
    ("R3.8 those on one's best slot, unseen",        3, STATUES, 1, "statues",    2 * (1 + 3)),
    ("R3.3 16 of 16 features: four full areas",      2, "",      0, "water",      4 * 10),
    ("R3.6 as many with one worker, eight rounds",   4, "",      0, "park",       4 * 10),
    ("R3.3 three on one's best slots, eleven unseen", 2, PARKS,  0, "C29",        3 + 11),
    ("R3.4 seven pieces in each of four rounds",     2, CARDS,   0, "C12",        4 * 7 // 4 * 3),
    ("R3.4 four pieces in each of eight rounds",     3, CARDS,   0, "C12",        8 * 4 // 4 * 3),
    ("R9.8 six rows and six columns",                2, CARDS,   1, "C31",        12 * 2),
]
# fmt: on


@pytest.mark.parametrize("label, seats, steps, seat, part, most", POSSIBLE, ids=labels(POSSIBLE))
def test_possible(label, seats, steps, seat, part, most):
    table = match(steps, seats, "Rio de Janeiro")
    assert part_of(explained_at(table, seat), part).possible == most


def test_the_long_game():
    """R11.1 Seven pieces in each of seven rounds, ten rows and six columns."""
    table = match(CARDS, long="yes")
    assert part_of(explained_at(table, 0), "C12").possible == 7 * 7 // 4 * 3
    assert part_of(explained_at(table, 1), "C31").possible == 16 * 2


def test_who_has_no_turn_left():
    """R10.1 One turn before the end the other seat has none."""
    table = match("idle round; idle round; idle round; idle 15")
    [acting] = table.actors
    others = explained_at(table, 1 - acting).parts
    assert [part.possible for part in others] == [part.now for part in others]
    assert part_of(explained_at(table, acting), "milestones").possible > 0
    play(table, "idle 1")
    assert table.over and part_of(explained_at(table, acting), "milestones").possible == 0
