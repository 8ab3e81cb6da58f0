"""R7: building."""

from itertools import permutations

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, PlayError, UnknownWords
from tests.mesta.given import check, check_refused, labels, match

TALL = "deal | | | RRRR RRR; 0 4.1 R@0,0 R@0,0 R@0,0 "
TOWER = TALL + "R@0,0; "
WILD = "deal | T01 | - - wild | YYYR BBB; 0 2.1 1,0/0; 0 3.2 @0,0; "
STATUE = "deal | T01 | - - statue | RRRR BBB; 0 2.1 1,0/0; 0 3.2 @0,0; "

# fmt: off
EXAMPLES = [
    # label, given,
    #     what seat 0 may do
    ("R7.1 every colour taken",                "deal | | | RRBG; 0 4.1",                      "piece B G R"),
    ("R7.2 one of three equal ones",           "deal | | | RRRR BBB; 0 4.2",                  "piece B"),
    ("R7.2 the last one is chosen too",        "deal | | | RRBG; 0 4.1 R@- R@- B@-",          "piece G"),
    ("R7.2 any order",                         "deal | | | RRBG; 0 4.1 G@- R@0,0",            "piece B R"),
    ("R7.3 an empty lot of its colour",
     "deal | T05 | | RRRR; 0 2.1 1,0/0; 0 4.1 R", "build 0,0 2,0 3,0, discard"),
    ("R7.3 no lot of its colour",              "deal | | | Y; 0 4.1 Y",                       "discard"),
    ("R7.5 on a building of the same turn",    "deal | | | RRRR; 0 4.1 R@0,0 R",              "build 0,0, discard"),
    ("R7.5 on one of an earlier turn",
     "deal | | | RRRR RRR; 0 4.1 R@0,0 R@- R@- R@-; 0 4.2 R", "build 0,0, discard"),
    ("R7.5 the fourth storey",                 TALL + "R",                                    "build 0,0, discard"),
    ("R7.5 no fifth storey",                   TOWER + "0 4.2 R",                             "discard"),
    ("R7.5 the lot next to a full one",
     TOWER.replace("| | |", "| T05 | |") + "0 2.1 1,0/0; 0 4.2 R", "build 2,0 3,0, discard"),
    ("R7.4 an empty wild lot, and lots",       WILD + "0 4.1 Y",                              "build 0,0 3,1, discard"),
    ("R7.4 a built wild lot is yellow",        WILD + "0 4.1 Y@0,0 Y",                        "build 0,0 3,1, discard"),
    ("R7.4 so it is not red any more",         WILD + "0 4.1 Y@0,0 R",                        "build 2,0, discard"),
    ("R7.4 nor blue",                          WILD + "0 4.1 Y@0,0 Y@0,0 Y@- R@-; 0 4.2 B",   "build 1,1 3,0, discard"),
    ("R7.4 blue on a wild lot of red ground",
     WILD + "0 4.2 B", "build 0,0 1,1 3,0, discard"),
    ("R7.4 its own colour may come as well",   WILD + "0 4.1 R",                              "build 0,0 2,0, discard"),
    ("R6.6 not on a statue",                   STATUE + "0 4.1 R",                            "build 2,0, discard"),
    ("R7.6 always",                            "deal | | | RRRR; 0 4.1 R@0,0 R",              "build 0,0, discard"),
    ("R7.1 two out of the bag",                "0 4.4 ?B ?B B",                               "build 1,1, discard"),
    ("R7.1 two colours out of the bag",        "0 4.4 ?B ?Y",                                 "piece B Y"),
    ("R7.2 one on the other, out of the bag",  "0 4.4 ?B ?B B@1,1 B",                         "build 1,1, discard"),
]

REFUSED = [
    # label                                   given                                      line              error
    ("R7.3 a lot of another colour",
     "deal | | | RRRR; 0 4.1 R", "0 build 1,1", IllegalAction),
    ("R7.3 a park",
     "deal | | | RRRR; 0 4.1 R", "0 build 1,0", IllegalAction),
    ("R7.3 water",
     "deal | | | RRRR; 0 4.1 R", "0 build 0,1", IllegalAction),
    ("R7.3 where no tile lies",
     "deal | | | RRRR; 0 4.1 R", "0 build 2,0", IllegalAction),
    ("R7.3 far away",                         "deal | | | RRRR; 0 4.1 R",                "0 build 40,0",   PlayError),
    ("R7.5 a fifth storey",
     TOWER + "0 4.2 R", "0 build 0,0", IllegalAction),
    ("R7.4 a second colour on a wild lot",
     WILD + "0 4.1 Y@0,0 R", "0 build 0,0", IllegalAction),
    ("R6.6 on a statue",
     STATUE + "0 4.1 R", "0 build 0,0", IllegalAction),
    ("R7.2 a colour that was not taken",
     "deal | | | RRRR; 0 4.1", "0 piece B", IllegalAction),
    ("R7.2 a colour that is used up",
     "deal | | | RRRB; 0 4.1 B@-", "0 piece B", IllegalAction),
    ("R7.2 no such colour",
     "deal | | | RRRR; 0 4.1", "0 piece W", UnknownWords),
    ("R7.2 first the choice",
     "deal | | | RRRR; 0 4.1", "0 build 0,0", IllegalAction),
    ("R7.6 first the choice",
     "deal | | | RRRR; 0 4.1", "0 discard", IllegalAction),
    ("R7.2 one choice at a time",
     "deal | | | RRRB; 0 4.1 R", "0 piece B", IllegalAction),
    ("R7.2 all pieces first",
     "deal | | | RRRR; 0 4.1 R@0,0", "0 take 1.1", IllegalAction),
    ("R7.1 by who took them",                 "deal | | | RRRR; 0 4.1",                  "1 piece R",      NotAnActor),
    ("R7.1 the second one is not known yet",  "0 4.4 ?R",                                "0 piece R",      NotAnActor),
    ("R7.3 a piece is no feature",
     "deal | | | RRRR; 0 4.1 R", "0 feature 0,0", IllegalAction),
    ("R7.1 no more pieces",                   "deal | | | RRRR BBB; 0 4.2 B@- B@- B@-",  "0 piece B",      NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, given, expected", EXAMPLES, ids=labels(EXAMPLES))
def test_where_a_piece_may_stand(label, given, expected):
    check(match(given), f"legal 0: {expected}; actors: 0")


@pytest.mark.parametrize("label, given, line, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, error):
    check_refused(match(given), line, error)


@pytest.mark.parametrize("height, points", [(1, "-"), (2, "-"), (3, "3"), (4, "3")])
def test_how_high_a_building_is(height, points):
    """R7.5: C05 pays for red ones of three storeys or more; the card comes first, and pays 0 before."""
    turn = " ".join(["R@0,0"] * height + ["R@-"] * (4 - height))
    table = match(f"deal C05 C12 | | | RRRR; 0 1.1; 0 4.1 {turn}; 0 1.2")
    check(table, f"C05 0: {points.replace('-', '0')}; C12 0: {3 if height == 4 else 0}; actors: 1")


def test_the_order_of_the_pieces_does_not_matter():
    """R7.2"""
    hashes = set()
    for order in permutations(["R@0,0", "B@1,1", "G@-", "R@0,0"]):
        hashes.add(match(f"deal | | | RRBG; 0 4.1 {' '.join(order)}").hash)
    assert len(hashes) == 1


def test_a_thrown_away_piece_does_not_go_back_into_the_bag():
    """R7.6"""
    table = match("deal | | | RRRR RRR RRR; 0 4.1 R@- R@- R@- R@-; 0 4.4")
    check(table, "due: piece; weight R: 15; weight B: 25")


def test_a_turn_ends_with_the_last_piece():
    """R7.1"""
    table = match("deal | | | RRBG; 0 4.1 R@0,0 R@- B@1,1 G")
    check(table, "actors: 0")
    table.play(0, "discard")
    check(table, "actors: 1")
