"""R9: drawing, the hand limit, the Meadow, the two piles, giving."""

import pytest

from osada.engine.errors import IllegalAction, ImpossibleOutcome
from tests.divukraj.given import check, check_example, check_refused, labels, play, position

SEVEN = "farm farm inn inn mine mine crane"
EIGHT = SEVEN + " ruins"
POST = "0 city post_office; 0 hand wife king bard"
POSTED = "0 visit post_office, give wife, give king"
TEACHER = "0 hand teacher; 0 stock 2berry"
TAUGHT = "0 play teacher, by cost, ? wife king, take king"

# fmt: off
DRAWING = [
    # label  given  when  then
    ("R9.1 from the deck",                     "deck farm farm inn",
     "0 visit one_resin_one_card", "outcomes: farm 2, inn 1"),
    ("R9.1 and it is gone from there",         "deck farm farm inn",
     "0 visit one_resin_one_card, ? farm", "deck: 2; deck farm: 1; hand 0: farm"),
    ("R9.2 only up to eight",                  f"0 hand {SEVEN}",
     "0 visit two_cards_one_point, ? wife", "cards 0: 8; deck: 112; actors: 1"),
    ("R9.2 none with eight",                   f"0 hand {EIGHT}",
     "0 visit two_cards_one_point", "cards 0: 8; tokens 0: 1; deck: 112; actors: 1"),
    ("R9.3 a played card is replaced at once", "meadow farm; 0 stock 2twig 1resin",
     "0 play farm meadow, by cost", "due: card; meadow 1: -"),
    ("R9.3 taken ones when all are taken",     "0 spring; 0 at haven haven haven; meadow farm inn mine",
     "0 prepare, take mine", "due: ; meadow 3: -; meadow 1: farm"),
    ("R9.4 the lowest slot first",             "0 spring; 0 at haven haven haven; meadow farm inn mine",
     "0 prepare, take mine, take farm, ? wife bard",
     "meadow 1: wife; meadow 2: inn; meadow 3: bard; hand 0: farm mine; actors: 1"),
    ("R9.5 the pile becomes the deck",         "deck farm; 0 city inn",
     "0 visit two_cards_one_point, ? farm inn", "pile: ; deck: 117; deck inn: 1"),
    ("R9.5 and one draws on",                  "deck farm; 0 city inn",
     "0 visit two_cards_one_point, ? farm mine", "hand 0: farm mine; pile: ; deck: 117; actors: 1"),
    ("R9.5 not before a card is needed",       "deck farm; 0 city inn",
     "0 visit one_resin_one_card, ? farm", "deck: 0; actors: 1; hand 0: farm"),
    ("R9.5 for the Meadow, too",               "deck ; meadow wife; 0 stock 2berry",
     "0 play wife meadow, by cost, ? farm", "meadow 1: farm; pile: ; deck: 119"),
    ("R9.6 of the pile at random",             "pile farm farm inn mine bard; 0 city cemetery",
     "0 visit cemetery, pile discard, ? farm", "outcomes: farm 1, inn 1, mine 1, bard 1; deck: 114"),
]

GIVING = [
    # label  given  when  then
    ("R9.7 one opponent for the whole gift",                       "seats 3; " + POST, POSTED, "legal 0: to 1 2"),
    ("R9.7 both cards to that one",                                "seats 3; " + POST,
     POSTED + ", to 2", "hand 1: ; hand 2: king wife"),
    ("R9.7 never one who has passed",                              "seats 3; 1 passed; " + POST,
     POSTED, "legal 0: to 2"),
    ("R9.8 one with room",                                         f"seats 3; 1 hand {EIGHT}; " + POST,
     POSTED, "legal 0: to 2"),
    ("R9.8 room for one: the first goes, the second is discarded", f"1 hand {SEVEN}; " + POST,
     POSTED + ", to 1", "cards 1: 8; hand 1: crane farm farm inn inn mine mine wife; pile: king"),
    ("R9.8 in the other order",                                    f"1 hand {SEVEN}; " + POST,
     "0 visit post_office, give king, give wife, to 1", "hand 1: crane farm farm inn inn mine mine king; pile: wife"),
    ("R9.8 the giver may choose the fuller one",                   f"seats 3; 1 hand {SEVEN}; " + POST,
     POSTED, "legal 0: to 1 2"),
    ("R9.8 all are full",                                          f"1 hand {EIGHT}; " + POST,
     POSTED, "pile: king wife; legal 0: discard bard, done"),
    ("R9.8 all have passed",                                       "1 passed; " + POST,
     POSTED, "pile: king wife; hand 1: ; legal 0: discard bard, done"),
    ("R9.8 Teacher: to one with room",                             f"seats 3; 1 hand {EIGHT}; " + TEACHER,
     TAUGHT, "legal 0: to 2"),
    ("R9.8 Teacher: nobody can",                                   "1 passed; " + TEACHER,
     TAUGHT, "hand 0: king; pile: wife; actors: 0"),
    ("R9.9 resources: no limit",
     f"1 hand {EIGHT}; 1 stock 30twig; 0 city monastery; 0 stock 2twig",
     "0 visit monastery, give twig, give twig, to 1", "stock 1: 32twig; tokens 0: 4"),
    ("R9.9 not to one who has passed",
     "seats 3; 2 passed; 0 city monastery; 0 stock 2twig", "0 visit monastery, give twig, give twig", "legal 0: to 1"),
    ("R9.10 all have passed: the reward is the same",              "1 passed; 0 city monastery; 0 stock 2twig",
     "0 visit monastery, give twig, give twig", "tokens 0: 4; stock 0: ; stock 1: ; actors: 0"),
    ("R9.10 the post is the same",                                 "1 passed; 0 city post_office; 0 hand wife king",
     POSTED + ", ? farm farm farm farm inn inn mine mine", "cards 0: 8; actors: 0"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R9.7 to one who has passed",   "seats 3; 1 passed; " + POST, POSTED, "0 to 1", "has_passed 2"),
    ("R9.8 to a full hand",          f"seats 3; 1 hand {EIGHT}; " + POST, POSTED, "0 to 1", "hand_full_of 2"),
    ("R9.7 to oneself",              POST, POSTED, "0 to 0", "to_yourself"),
    ("R9.7 to a seat that is empty", POST, POSTED, "0 to 3", "no_such_seat 4"),
    ("R9.3 a card that was taken",   "0 spring; 0 at haven haven haven; meadow farm inn mine",
     "0 prepare, take mine", "0 take mine", "not_in_meadow mine"),
]
# fmt: on
EXAMPLES = DRAWING + GIVING


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_cards(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)


def test_only_a_card_of_the_deck_can_come():
    """R9.1"""
    table = position("deck farm inn", "0 visit one_resin_one_card")
    check_refused(table, "chance card mine", ImpossibleOutcome)


def test_the_pile_is_shuffled_in_the_middle_of_a_refill():
    """R9.4, R9.5: two slots, one card in the deck; the cards discarded just now may come at once."""
    table = position("deck farm; meadow inn mine wife; 0 hand undertaker; 0 stock 2berry")
    play(table, "0 play undertaker, by cost, discard inn, discard mine, discard wife")
    check(table, "outcomes: farm 1; meadow: - - - castle castle palace palace ever_tree")
    play(table, "0 ? farm")
    assert table.outcomes()["card wife"] == 4
    play(table, "0 ? wife wife")
    check(table, "pile: ; deck: 119; deck wife: 2")
    check(
        table,
        "meadow: farm wife wife castle castle palace palace ever_tree; legal 0: take castle ever_tree farm palace wife",
    )


def test_a_slot_stays_empty_until_a_card_comes_back():
    """R9.4, R9.5: with both piles empty (solo, all else with Rugwort)."""
    table = position("seats 1; deck ; meadow wife farm; 0 hand inn; 0 stock 4berry", "0 play wife meadow, by cost")
    check(table, "due: die; meadow: - farm castle castle palace palace ever_tree ever_tree; deck: 0; pile: ")
    play(table, "chance die 1")
    check(table, "actors: 0; meadow 1: -; legal 0 play: ")
    play(table, "0 visit haven, discard inn")
    check(table, "outcomes: inn 1")
    play(table, "0 ? inn")
    check(table, "due: ; meadow 1: inn; pile: ; deck: 0; actors: 0; stock 0: 2berry")


def test_draw_what_there_is():
    """R9.5: two are wanted, one is there."""
    table = position("seats 1; deck inn; 0 hand ", "0 visit two_cards_one_point, ? inn")
    check(table, "hand 0: inn; tokens 0: 1; due: ; actors: 0; deck: 0; pile: ")
