"""R4: the places of the board: basic, forest, haven, journey."""

import pytest

from osada.engine.errors import IllegalAction, UnknownWords
from tests.divukraj.given import check_example, check_refused, labels, position

FULL_HAND = "0 hand farm farm inn inn mine mine bard ruins"
FOREST_PLAY = "forest two_meadow_play_one_minus_1; meadow farm inn wife"
ANY = "legal 0: take twig resin pebble berry"
BASICS = (
    "three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble one_berry_one_card "
    "one_berry"
)

# fmt: off
BASIC = [
    # label  given  when  then
    ("R4.3 three twigs",                   "",
     "0 visit three_twigs", "stock 0: 3twig; at 0: three_twigs; workers 0: 1; actors: 1"),
    ("R4.4 two twigs and a card",          "",
     "0 visit two_twigs_one_card, ? farm", "stock 0: 2twig; hand 0: farm; actors: 1"),
    ("R4.5 two resin",                     "", "0 visit two_resin", "stock 0: 2resin; at 0: two_resin; actors: 1"),
    ("R4.6 a resin and a card",            "",
     "0 visit one_resin_one_card, ? inn", "stock 0: 1resin; hand 0: inn; actors: 1"),
    ("R4.7 two cards and a point",         "",
     "0 visit two_cards_one_point, ? inn farm", "stock 0: ; hand 0: farm inn; tokens 0: 1; actors: 1"),
    ("R4.8 a pebble",                      "", "0 visit one_pebble", "stock 0: 1pebble; at 0: one_pebble; actors: 1"),
    ("R4.9 a berry and a card",            "",
     "0 visit one_berry_one_card, ? mine", "stock 0: 1berry; hand 0: mine; actors: 1"),
    ("R4.10 a berry",                      "", "0 visit one_berry", "stock 0: 1berry; at 0: one_berry; actors: 1"),
    ("R4.2 a full hand draws nothing",     FULL_HAND,
     "0 visit one_resin_one_card", "stock 0: 1resin; cards 0: 8; actors: 1"),
    ("R4.2 seven cards draw one of two",   FULL_HAND[:-6],
     "0 visit two_cards_one_point, ? wife", "cards 0: 8; tokens 0: 1; actors: 1"),
    ("R4.1 a shared place beside another", "1 at one_berry",
     "0 visit one_berry", "stock 0: 1berry; at 0: one_berry; at 1: one_berry"),
    ("R4.1 a shared place twice",          "0 at one_berry",
     "0 visit one_berry", "stock 0: 1berry; at 0: one_berry one_berry; workers 0: 0"),
]

FOREST = [
    # label  given (the forest card first)  when  then
    ("R4.12 three berries",              "forest three_berries",
     "0 visit three_berries", "stock 0: 3berry; at 0: three_berries; actors: 1"),
    ("R4.13 two berries and a card",     "forest two_berries_one_card",
     "0 visit two_berries_one_card, ? farm", "stock 0: 2berry; hand 0: farm; actors: 1"),
    ("R4.14 two resin and a twig",       "forest two_resin_one_twig",
     "0 visit two_resin_one_twig", "stock 0: 1twig 2resin; actors: 1"),
    ("R4.15 twig, resin, berry",         "forest twig_resin_berry",
     "0 visit twig_resin_berry", "stock 0: 1twig 1resin 1berry; actors: 1"),
    ("R4.16 three cards and a pebble",   "forest three_cards_one_pebble",
     "0 visit three_cards_one_pebble, ? farm inn mine", "stock 0: 1pebble; hand 0: farm inn mine; actors: 1"),
    ("R4.17 any two",                    "forest two_any", "0 visit two_any", ANY),
    ("R4.17 two kinds",                  "forest two_any",
     "0 visit two_any, take twig, take berry", "stock 0: 1twig 1berry; actors: 1"),
    ("R4.17 one kind twice",             "forest two_any",
     "0 visit two_any, take pebble, take pebble", "stock 0: 2pebble; actors: 1"),
    ("R4.18 first the cards",            "forest two_cards_one_any",
     "0 visit two_cards_one_any", "due: card; stock 0: "),
    ("R4.18 then any one",               "forest two_cards_one_any",
     "0 visit two_cards_one_any, ? farm inn, take resin", "stock 0: 1resin; hand 0: farm inn; actors: 1"),
    ("R4.19 two cards for two",          "forest discard_up_to_3_for_any; 0 hand farm inn mine bard",
     "0 visit discard_up_to_3_for_any, discard farm, discard inn, done, take twig, take berry",
     "stock 0: 1twig 1berry; hand 0: mine bard; pile: farm inn; actors: 1"),
    ("R4.19 three are the most",         "forest discard_up_to_3_for_any; 0 hand farm inn mine bard",
     "0 visit discard_up_to_3_for_any, discard farm, discard inn, discard bard", ANY),
    ("R4.19 three resources for them",   "forest discard_up_to_3_for_any; 0 hand farm inn mine bard",
     "0 visit discard_up_to_3_for_any, discard farm, discard inn, discard bard, take twig, take twig, take resin",
     "stock 0: 2twig 1resin; hand 0: mine; actors: 1"),
    ("R4.19 none",                       "forest discard_up_to_3_for_any; 0 hand farm",
     "0 visit discard_up_to_3_for_any, done", "stock 0: ; hand 0: farm; actors: 1"),
    ("R4.19 the last card of the hand",  "forest discard_up_to_3_for_any; 0 hand farm",
     "0 visit discard_up_to_3_for_any, discard farm, take pebble", "stock 0: 1pebble; hand 0: ; actors: 1"),
    ("R4.19 an empty hand is not asked", "forest discard_up_to_3_for_any",
     "0 visit discard_up_to_3_for_any", "stock 0: ; at 0: discard_up_to_3_for_any; actors: 1"),
    ("R4.20 one for two",                "forest discard_any_draw_double; 0 hand farm inn",
     "0 visit discard_any_draw_double, discard farm, done, ? mine mine",
     "hand 0: inn mine mine; pile: farm; actors: 1"),
    ("R4.20 the whole hand",             "forest discard_any_draw_double; 0 hand farm inn",
     "0 visit discard_any_draw_double, discard farm, discard inn, ? mine mine bard wife",
     "hand 0: mine mine bard wife; actors: 1"),
    ("R4.20 up to the hand limit",       f"forest discard_any_draw_double; {FULL_HAND}",
     "0 visit discard_any_draw_double, discard farm, done, ? wife",
     "hand 0: farm inn inn mine mine ruins bard wife; actors: 1"),
    ("R4.20 none",                       "forest discard_any_draw_double; 0 hand farm",
     "0 visit discard_any_draw_double, done", "hand 0: farm; actors: 1"),
    ("R4.21 any basic place",            "forest copy_basic_and_card",
     "0 visit copy_basic_and_card", f"legal 0: use {BASICS}"),
    ("R4.21 an occupied one",            "forest copy_basic_and_card; 1 at three_twigs",
     "0 visit copy_basic_and_card, use three_twigs, ? farm",
     "stock 0: 3twig; hand 0: farm; at 0: copy_basic_and_card; actors: 1"),
    ("R4.21 one that draws",             "forest copy_basic_and_card",
     "0 visit copy_basic_and_card, use two_cards_one_point, ? farm inn mine",
     "hand 0: farm inn mine; tokens 0: 1; actors: 1"),
]

FOREST_PLAYS = [
    # label  given  when  then
    ("R4.22 two from the Meadow",           FOREST_PLAY,
     "0 visit two_meadow_play_one_minus_1, take farm", "due: ; legal 0: take castle ever_tree inn palace wife"),
    ("R4.22 refilled after both",           FOREST_PLAY,
     "0 visit two_meadow_play_one_minus_1, take inn, take farm, ? mine bard",
     "meadow 1: mine; meadow 2: bard; hand 0: farm inn; actors: 1"),
    ("R4.22 one of them for one less",      FOREST_PLAY + "; 0 stock 2twig 1resin",
     "0 visit two_meadow_play_one_minus_1, take farm, take inn, ? mine bard, play farm, spare twig",
     "city 0: farm; stock 0: 1twig 1berry; hand 0: inn; actors: 1"),
    ("R4.22 a unit of the player's choice", FOREST_PLAY + "; 0 stock 2twig 1resin",
     "0 visit two_meadow_play_one_minus_1, take farm, take inn, ? mine bard, play farm", "legal 0: spare twig resin"),
    ("R4.22 enough for the rest",           FOREST_PLAY + "; 0 stock 2twig",
     "0 visit two_meadow_play_one_minus_1, take farm, take inn, ? mine bard, play farm", "legal 0: spare resin"),
    ("R4.22 only those two",                FOREST_PLAY + "; 0 stock 2twig 1resin 2berry; 0 hand wife",
     "0 visit two_meadow_play_one_minus_1, take farm, take inn, ? mine bard", "legal 0: play farm inn, done"),
    ("R4.22 it may be declined",            FOREST_PLAY + "; 0 stock 2twig 1resin",
     "0 visit two_meadow_play_one_minus_1, take farm, take inn, ? mine bard, done",
     "city 0: ; hand 0: farm inn; stock 0: 2twig 1resin; actors: 1"),
    ("R4.22 one with seven cards",          FOREST_PLAY + "; " + FULL_HAND[:-6],
     "0 visit two_meadow_play_one_minus_1, take wife, ? bard", "cards 0: 8; meadow 3: bard; actors: 1"),
    ("R4.22 none with eight",               FOREST_PLAY + "; " + FULL_HAND,
     "0 visit two_meadow_play_one_minus_1", "cards 0: 8; at 0: two_meadow_play_one_minus_1; actors: 1"),
    ("R7.7 no token in a Farm with it",     FOREST_PLAY + "; 0 city farm; 0 stock 1berry",
     "0 visit two_meadow_play_one_minus_1, take wife, take inn, ? mine bard, play wife, spare berry",
     "city 0: farm wife; stock 0: ; actors: 1"),
]

HAVEN = [
    # label  given  when  then
    ("R4.23 two cards, one resource",     "0 hand farm inn mine",
     "0 visit haven, discard farm, discard mine, done, take berry",
     "stock 0: 1berry; hand 0: inn; pile: farm mine; actors: 1"),
    ("R4.23 rounded down",                "0 hand farm inn mine",
     "0 visit haven, discard farm, discard mine, discard inn, take twig", "stock 0: 1twig; hand 0: ; actors: 1"),
    ("R4.23 one card, nothing",           "0 hand farm inn",
     "0 visit haven, discard farm, done", "stock 0: ; hand 0: inn; pile: farm; actors: 1"),
    ("R4.23 no card",                     "0 hand farm", "0 visit haven, done", "hand 0: farm; actors: 1"),
    ("R4.23 an empty hand",               "", "0 visit haven", "at 0: haven; actors: 1"),
    ("R4.23 eight cards, four resources", FULL_HAND,
     "0 visit haven, discard farm, discard farm, discard inn, discard inn, discard mine, discard mine, "
     "discard bard, discard ruins, take twig, take resin, take pebble, take berry",
     "stock 0: 1twig 1resin 1pebble 1berry; actors: 1"),
    ("R4.23 shared, also with oneself",   "0 at haven; 1 at haven", "0 visit haven", "at 0: haven haven; at 1: haven"),
]

JOURNEY = [
    # label  given  when  then
    ("R4.24 five cards, five points",          "0 autumn; 0 hand farm inn mine bard ruins wife",
     "0 visit journey-5, discard farm, discard inn, discard mine, discard bard, discard ruins",
     "hand 0: wife; points 0: journey 5; at 0: journey-5; actors: 1"),
    ("R4.24 four",                             "0 autumn; 0 hand farm inn mine bard",
     "0 visit journey-4, discard farm, discard inn, discard mine, discard bard", "hand 0: ; points 0: journey 4"),
    ("R4.24 three",                            "0 autumn; 0 hand farm inn mine",
     "0 visit journey-3, discard farm, discard inn, discard mine", "hand 0: ; points 0: journey 3; actors: 1"),
    ("R4.24 two, beside others",               "0 autumn; 0 hand farm inn; 0 at journey-2; 1 autumn; 1 at journey-2",
     "0 visit journey-2, discard farm, discard inn", "points 0: journey 4; points 1: journey 2; actors: 1"),
    ("R4.24 several workers",                  "0 autumn; 0 hand farm inn mine; 0 at journey-5 journey-4",
     "0 visit journey-3, discard farm, discard inn, discard mine", "points 0: journey 12"),
    ("R4.24 own autumn, whatever the others'", "0 autumn; 1 winter; 0 hand farm inn",
     "0 visit journey-2", "legal 0: discard farm inn"),
    ("R4.25 cards and events are places, too", "0 city storehouse inn inn chapel; meadow wife",
     "", f"legal 0 visit: chapel inn storehouse {BASICS} three_berries twig_resin_berry two_any grand_tour haven"),
    ("R4.11 four players, two workers",        "seats 4; forest three_berries; 1 at three_berries",
     "0 visit three_berries", "stock 0: 3berry; at 0: three_berries; at 1: three_berries"),
]

REFUSED = [
    # label  given  line  reason
    ("R4.1 an exclusive place",            "1 at three_twigs", "0 visit three_twigs", "taken three_twigs"),
    ("R4.1 taken by oneself",              "0 at two_resin", "0 visit two_resin", "taken two_resin"),
    ("R4.1 one pebble",                    "1 at one_pebble", "0 visit one_pebble", "taken one_pebble"),
    ("R4.1 a berry and a card",            "1 at one_berry_one_card",
     "0 visit one_berry_one_card", "taken one_berry_one_card"),
    ("R4.11 a forest card, two players",   "forest two_any; 1 at two_any", "0 visit two_any", "taken two_any"),
    ("R4.11 a forest card, three players", "seats 3; forest two_any; 1 at two_any", "0 visit two_any", "taken two_any"),
    ("R4.11 two on a forest card",         "seats 4; forest two_any; 1 at two_any; 2 at two_any",
     "0 visit two_any", "taken two_any"),
    ("R4.11 twice on a forest card",       "seats 4; forest two_any; 0 at two_any",
     "0 visit two_any", "own_worker_there two_any"),
    ("R4.11 not laid out",                 "", "0 visit two_resin_one_twig", "not_in_game two_resin_one_twig"),
    ("R4.24 not before autumn",            "0 summer; 0 hand farm inn", "0 visit journey-2", "not_autumn"),
    ("R4.24 not in another's autumn",      "0 winter; 1 autumn; 0 hand farm inn", "0 visit journey-2", "not_autumn"),
    ("R4.24 too few cards",                "0 autumn; 0 hand farm inn mine bard",
     "0 visit journey-5", "too_few_cards 1"),
    ("R4.24 one card",                     "0 autumn; 0 hand farm", "0 visit journey-2", "too_few_cards 1"),
    ("R4.24 the five are taken",           "0 autumn; 1 autumn; 1 at journey-5; 0 hand farm inn mine bard ruins wife",
     "0 visit journey-5", "taken journey-5"),
    ("R4.24 the four, by oneself",         "0 autumn; 0 at journey-4; 0 hand farm inn mine bard",
     "0 visit journey-4", "taken journey-4"),
    ("R4.24 the three are taken",          "0 autumn; 1 autumn; 1 at journey-3; 0 hand farm inn mine",
     "0 visit journey-3", "taken journey-3"),
]
# fmt: on
EXAMPLES = BASIC + FOREST + FOREST_PLAYS + HAVEN + JOURNEY


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_place(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, reason):
    check_refused(position(given), line, IllegalAction, reason)


def test_no_such_place():
    check_refused(position(""), "0 visit castle", UnknownWords)


@pytest.mark.parametrize("line", ["0 done", "0 discard wife", "0 take twig"])
def test_nothing_else_while_a_card_is_owed(line):
    """R4.24: exactly that many; and not a card one does not have."""
    table = position("0 autumn; 0 hand farm inn mine", "0 visit journey-2, discard farm")
    check_refused(table, line, IllegalAction)
