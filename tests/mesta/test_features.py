"""R6: placing features."""

import pytest

from osada.engine.errors import IllegalAction, ImpossibleOutcome, NotAnActor, PlayError, UnknownWords
from tests.mesta.given import check, check_refused, labels, match, play

# fmt: off
WHERE = [
    # label                                   given                                                  what seat 0 may do
    ("R6.1 water",                            "deal | | - - water:sailboat; 0 3.2",                  "feature 0,1"),
    ("R6.1 park",                             "deal | | - - park:carousel; 0 3.2",                   "feature 1,0"),
    ("R6.1 a statue on any lot",              "deal | | - - statue; 0 3.2",                          "feature 0,0 1,1"),
    ("R6.1 a wild lot on any lot",            "deal | | - - wild; 0 3.2",                            "feature 0,0 1,1"),
    ("R6.1 a statue on a lot of any colour",
     "deal | T01 | - - statue; 0 2.1 1,0/0; 0 3.2", "feature 0,0 1,1 2,0 2,1 3,0 3,1"),
    ("R6.1 every water space",
     "deal | T27 | - - water:dolphin; 0 2.1 1,0/0; 0 3.2", "feature 0,1 2,1 3,0 3,1"),
    ("R6.1 every park space",
     "deal | T25 | - - park:fountain; 0 2.1 1,0/0; 0 3.2", "feature 1,0 2,1 3,0 3,1"),
    ("R6.1 a statue not on a building",
     "deal | | - - statue | RRGY; 0 4.1 R@0,0 R@- G@- Y@-; 0 3.2", "feature 1,1"),
    ("R6.1 a wild lot not on a building",
     "deal | | - - wild | BRGY; 0 4.1 B@1,1 R@- G@- Y@-; 0 3.2", "feature 0,0"),
    ("R6.2 one feature a space",
     "deal | | water:ducks water:dolphin; 0 3.1 pick1 @0,1", "discard"),
    ("R6.2 no statue on a wild lot",
     "deal | | wild wild statue; 0 3.1 pick1 @0,0 @1,1; 0 3.2", "discard"),
    ("R6.2 no wild lot on a statue",
     "deal | | statue statue wild; 0 3.1 pick1 @0,0 @1,1; 0 3.2", "discard"),
    ("R6.2 no second wild lot on it",
     "deal | | wild wild wild; 0 3.1 pick1 @0,0 @1,1; 0 3.2", "discard"),
    ("R6.4 no room: it leaves the game",      "deal | | park:kiosk park:kiosk; 0 3.1 pick1 @1,0",    "discard"),
    ("R6.4 all lots are built",
     "deal | | - - statue | RBGY; 0 4.1 R@0,0 B@1,1 G@- Y@-; 0 3.2", "discard"),
    ("R6.3 which comes first",                "deal | | statue park:kiosk; 0 3.1",                   "pick 1 2"),
    ("R6.3 the first",                        "deal | | statue park:kiosk; 0 3.1 pick1",             "feature 0,0 1,1"),
    ("R6.3 the second",                       "deal | | statue park:kiosk; 0 3.1 pick2",             "feature 1,0"),
    ("R6.3 then the other",                   "deal | | statue park:kiosk; 0 3.1 pick2 @1,0",        "feature 0,0 1,1"),
    ("R6.3 equal ones too",                   "deal | | statue statue; 0 3.1",                       "pick 1 2"),
    ("R6.3 slot 4: the open one",             "deal | | - - - - statue; 0 3.4 ?water:ducks pick1",   "feature 0,0 1,1"),
    ("R6.3 slot 4: the hidden one",           "deal | | - - - - statue; 0 3.4 ?water:ducks pick2",   "feature 0,1"),
    ("R6.3 even where neither fits",
     "deal | | water:ducks park:kiosk - - water:ducks; 0 3.1 pick1 @0,1 @1,0; 0 3.4 ?park:kiosk", "pick 1 2"),
    ("R6.4 then both leave the game",
     "deal | | water:ducks park:kiosk - - water:ducks; 0 3.1 pick1 @0,1 @1,0; 0 3.4 ?park:kiosk pick2 @-", "discard"),
    ("R6.6 nothing is built on a statue",
     "deal | | statue statue | RRRR; 0 3.1 pick1 @0,0 @1,1; 0 4.1 R", "discard"),
    ("R6.7 a wild lot for a lot of use",
     "deal | | - - wild | Y; 0 3.2 @0,0; 0 4.1 Y", "build 0,0, discard"),
]

OPTIONAL = [
    # label                    given                                                what seat 0 may do
    ("R6.5 place it or not",   "deal | | - - water:sailboat; 0 3.2",                "discard, feature 0,1"),
    ("R6.5 a statue",          "deal | | - - statue; 0 3.2",                        "discard, feature 0,0 1,1"),
    ("R6.5 no room",           "deal | | park:kiosk park:kiosk; 0 3.1 pick1 @1,0",  "discard"),
    ("R6.5 the first of two",  "deal | | statue park:kiosk; 0 3.1 pick2 @-",        "discard, feature 0,0 1,1"),
    ("R6.5 a choice before",   "deal | | statue statue; 0 3.1",                     "pick 1 2"),
]

REFUSED = [
    # label                             given                                         line               error
    ("R6.1 water on park",              "deal | | - - water:ducks; 0 3.2",            "0 feature 1,0",   IllegalAction),
    ("R6.1 water on a lot",             "deal | | - - water:ducks; 0 3.2",            "0 feature 0,0",   IllegalAction),
    ("R6.1 park on water",              "deal | | - - park:kiosk; 0 3.2",             "0 feature 0,1",   IllegalAction),
    ("R6.1 a statue in a park",         "deal | | - - statue; 0 3.2",                 "0 feature 1,0",   IllegalAction),
    ("R6.1 a wild lot on water",        "deal | | - - wild; 0 3.2",                   "0 feature 0,1",   IllegalAction),
    ("R6.1 where no tile lies",         "deal | | - - wild; 0 3.2",                   "0 feature 2,0",   IllegalAction),
    ("R6.1 far away",                   "deal | | - - wild; 0 3.2",                   "0 feature 40,0",  PlayError),
    ("R6.1 a statue on a building",
     "deal | | - - statue | RRGY; 0 4.1 R@0,0 R@- G@- Y@-; 0 3.2", "0 feature 0,0", IllegalAction),
    ("R6.2 on another feature",
     "deal | | water:ducks water:dolphin; 0 3.1 pick1 @0,1", "0 feature 0,1", IllegalAction),
    ("R6.2 a statue on a wild lot",
     "deal | T01 | wild wild statue; 0 2.1 1,0/0; 0 3.1 pick1 @0,0 @2,0; 0 3.2", "0 feature 0,0", IllegalAction),
    ("R6.2 a wild lot on a wild lot",
     "deal | T01 | wild wild wild; 0 2.1 1,0/0; 0 3.1 pick1 @0,0 @2,0; 0 3.2", "0 feature 2,0", IllegalAction),
    ("R6.4 one that fits stays",        "deal | | - - statue; 0 3.2",                 "0 discard",       IllegalAction),
    ("R6.4 the second that fits, too",  "deal | | statue wild; 0 3.1 pick1 @0,0",     "0 discard",       IllegalAction),
    ("R6.3 first the choice",           "deal | | statue wild; 0 3.1",                "0 feature 0,0",   IllegalAction),
    ("R6.3 no third",                   "deal | | statue wild; 0 3.1",                "0 pick 3",        UnknownWords),
    ("R6.3 no choice with one",         "deal | | - - statue; 0 3.2",                 "0 pick 1",        IllegalAction),
    ("R6.3 one choice only",            "deal | | statue wild; 0 3.1 pick1",          "0 pick 2",        IllegalAction),
    ("R6.1 by who took it",             "deal | | - - statue; 0 3.2",                 "1 feature 0,0",   NotAnActor),
    ("R6.1 a feature is no piece",      "deal | | - - wild; 0 3.2",                   "0 build 0,0",     IllegalAction),
]
# fmt: on


@pytest.mark.parametrize("label, given, expected", WHERE, ids=labels(WHERE))
def test_where_a_feature_may_lie(label, given, expected):
    check(match(given), f"legal 0: {expected}; actors: 0")


@pytest.mark.parametrize("label, given, expected", OPTIONAL, ids=labels(OPTIONAL))
def test_features_may_be_thrown_away(label, given, expected):
    check(match(given, features_optional="yes"), f"legal 0: {expected}; actors: 0")


@pytest.mark.parametrize("label, given, line, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, error):
    check_refused(match(given), line, error)


@pytest.mark.parametrize("colour, start", [("R", "S1"), ("B", "S1"), ("G", "S2"), ("Y", "S3")])
def test_a_wild_lot_is_built_on_in_any_colour(colour, start):
    """R6.7, R7.4: the first piece fixes the colour."""
    starts = (start, "S4")
    given = f"deal | | - - wild | {colour}; 0 3.2 @0,0; 0 4.1 {colour}@0,0"
    for other in "RBGY":
        table = match(f"deal | | - - wild | {colour * 2}{other}; 0 3.2 @0,0; 0 4.1 {colour}@0,0 {other}", starts=starts)
        builds = [words.split()[1] for words in table.legal(0) if words.startswith("build")]
        assert ("0,0" in builds) == (other == colour)
    check(match(given, starts=starts), "actors: 0")


@pytest.mark.parametrize("order", ["pick1 @0,0 @1,0", "pick2 @1,0 @0,0"])
def test_the_order_of_two_features_does_not_matter(order):
    """R6.3"""
    table = match(f"deal | | statue park:kiosk; 0 3.1 {order}")
    check(table, "actors: 1; statues 0: 2; park 0: 1; totals: 3 0")


def test_a_feature_that_left_the_game_scores_nothing():
    """R6.4, R6.5"""
    table = match("deal | | statue park:kiosk; 0 3.1 pick1 @- @-", features_optional="yes")
    check(table, "actors: 1; totals: 0 0; points 0: ")


def test_a_thrown_away_feature_does_not_come_back():
    """R6.4"""
    table = match("deal | | park:kiosk park:kiosk park:kiosk - park:kiosk; 0 3.1 pick1 @1,0 @-; 0 3.2 @-; idle round")
    table.outcome("card C20")
    table.outcome("card C21")
    table.outcome("card C22")
    for tile in ("tile T20", "tile T21", "tile T22"):
        table.outcome(tile)
    check(table, "due: feature; weight park:kiosk: 0")


def test_there_is_no_ninth_statue():
    """R1.3: five lie open and one is turned up in the first round, two more come in the second."""
    table = match("deal | | statue statue statue statue statue; 0 3.4 ?statue pick1 @0,0 @1,1; idle round")
    play(table, "deal | | statue statue; 0 3.4")
    check_refused(table, "chance feature statue", ImpossibleOutcome)
