"""R12: solo against Rugwort."""

import pytest

from osada.engine.errors import IllegalAction, ImpossibleOutcome
from tests.divukraj.given import check, check_example, check_refused, labels, play, position
from tests.divukraj.reading import read

EIGHT = "farm farm inn inn mine mine crane ruins"
FULL = "farm farm farm farm farm farm farm farm mine mine mine inn inn inn crane"
SOLO = "seats 1; forest two_any three_berries twig_resin_berry; "
PLACED = SOLO + "0 at haven haven; "
SUMMER = SOLO + f"0 spring; 0 at haven haven haven; 0 hand {EIGHT}; "
AUTUMN = SOLO + "0 summer; 0 at haven haven haven haven; "
YEAR_2, YEAR_3 = "year 2; " + SOLO, "year 3; " + SOLO
WIFE = "0 hand wife; 0 stock 2berry; "

# fmt: off
EXAMPLES = [
    # label  given  when  then
    ("R12.2 his workers at first",                          SOLO,
     "",
     "legal 0 visit: two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble "
     "one_berry_one_card one_berry three_berries twig_resin_berry haven"),
    ("R12.1 one plays alone",                               SOLO, "0 visit one_berry", "actors: 0; stock 0: 1berry"),
    ("R12.3 a card, then the die",                          SOLO + WIFE + "meadow inn farm",
     "0 play wife, by cost", "due: die; outcomes: 1 1, 2 1, 3 1, 4 1, 5 1, 6 1, 7 1, 8 1"),
    ("R12.3 he takes that card, the slot is refilled",      SOLO + WIFE + "meadow inn farm",
     "0 play wife, by cost; chance die 2", "city rugwort: farm; due: card; meadow 2: -"),
    ("R12.3 and then it goes on",                           SOLO + WIFE + "meadow inn farm",
     "0 play wife, by cost; chance die 2; 0 ? mine", "city rugwort: farm; meadow 2: mine; actors: 0"),
    ("R12.3 first the Meadow is refilled",                  SOLO + "0 stock 2berry; meadow wife",
     "0 play wife meadow, by cost, ? farm; chance die 1", "city rugwort: farm; city 0: wife"),
    ("R12.3 after the triggers",                            SOLO + WIFE + "0 city historian",
     "0 play wife, by cost, ? farm", "due: die; hand 0: farm"),
    ("R12.3 his cards do nothing",                          SOLO + WIFE + "meadow farm; rugwort city farm",
     "0 play wife, by cost; chance die 1; 0 ? mine", "city rugwort: farm farm; actors: 0"),
    ("R12.4 a Pigeon with its card: two dice",
     SOLO + "0 hand postal_pigeon; 0 stock 2berry; meadow inn farm",
     "0 play postal_pigeon, by cost, ? wife castle, play wife; chance die 1; 0 ? mine; chance die 2; 0 ? mine",
     "city rugwort: farm inn; city 0: postal_pigeon wife; actors: 0"),
    ("R12.4 the inner die before the outer triggers",
     SOLO + "0 city historian; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? wife castle, play wife, ? farm", "due: die; hand 0: farm"),
    ("R12.4 then those",
     SOLO + "0 city historian; 0 hand postal_pigeon; 0 stock 2berry; meadow bard",
     "0 play postal_pigeon, by cost, ? wife castle, play wife, ? farm; chance die 1; 0 ? inn mine",
     "due: die; hand 0: farm mine"),
    ("R12.4 a card through the Queen",                      SOLO + "0 city queen; 0 hand farm; meadow bard",
     "0 visit queen, play farm; chance die 1; 0 ? inn", "city rugwort: bard; stock 0: 1berry; actors: 0"),
    ("R12.4 no play, no die",                               SOLO + "0 city queen; 0 hand farm",
     "0 visit queen, done", "city rugwort: ; actors: 0"),
    ("R12.10 Monastery: discarded, the reward is the same", SOLO + "0 city monastery; 0 stock 2twig",
     "0 visit monastery, give twig, give twig", "tokens 0: 4; stock 0: ; actors: 0"),
    ("R12.10 Post Office",                                  SOLO + "0 city post_office; 0 hand wife king",
     "0 visit post_office, give wife, give king", "pile: king wife; due: card"),
    ("R12.10 Teacher",                                      SOLO + "0 at haven haven; 0 city teacher",
     "0 prepare, activate teacher, ? wife king, take king", "hand 0: king; pile: wife; actors: 0"),
    ("R12.10 Shepherd",                                     SOLO + "0 hand shepherd; 0 stock 3berry",
     "0 play shepherd, by cost", "stock 0: 3berry; due: die"),
    ("R12.10 Monk",                                         SOLO + "0 hand monk; 0 stock 3berry",
     "0 play monk, by cost, give berry, give berry", "tokens 0: 4; stock 0: ; due: die"),
    ("R12.11 his Inn",                                      SOLO + "rugwort city inn; meadow wife",
     "0 visit inn@rugwort, play wife meadow, spare berry, spare berry, ? farm",
     "tokens rugwort: 1; at 0: inn@rugwort; due: die"),
    ("R12.11 his Post Office",                              SOLO + "rugwort city post_office; 0 hand wife king",
     "0 visit post_office@rugwort, give wife, give king", "tokens rugwort: 1; pile: king wife; due: card"),
    ("R12.12 a Fool of the player",
     SOLO + "rugwort city farm mine; 0 hand fool; 0 stock 3berry", "0 play fool, by cost, remove mine",
     "city rugwort: farm; city 0: ; pile: mine fool; due: die"),
    ("R12.12 any card of his",
     SOLO + "rugwort city farm mine farm; 0 hand fool; 0 stock 3berry", "0 play fool, by cost",
     "legal 0: remove farm mine"),
    ("R12.12 he has none",                                  SOLO + "0 hand fool; 0 stock 3berry",
     "0 play fool, by cost", "pile: fool; due: die; city 0: "),
    ("R12.12 a worker there stands nowhere",
     SOLO + "rugwort city inn; 0 at inn@rugwort; 0 hand fool; 0 stock 3berry", "0 play fool, by cost, remove inn",
     "at 0: nowhere; pile: inn fool"),
    ("R12.12 a Fool he rolls",                              SOLO + WIFE + "meadow fool",
     "0 play wife, by cost; chance die 1; 0 ? farm", "city 0: fool wife; city rugwort: ; points 0: "),
    ("R12.12 it stays with him if one is there",            SOLO + WIFE + "meadow fool; 0 city fool",
     "0 play wife, by cost; chance die 1; 0 ? farm", "city 0: fool wife; city rugwort: fool"),
    ("R12.12 or if the city is full",
     SOLO + f"0 hand wanderer; 0 stock 2berry; meadow fool; 0 city {FULL}",
     "0 play wanderer, by cost, ? wife wife bard; chance die 1; 0 ? monk", "city rugwort: fool; actors: 0"),
    ("R12.13 Mole: his green cards",
     SOLO + "rugwort city mine storehouse inn; 0 hand miner_mole; 0 stock 3berry", "0 play miner_mole, by cost",
     "legal 0: copy mine, done"),
    ("R12.13 of him",
     SOLO + "rugwort city mine; 0 hand miner_mole; 0 stock 3berry", "0 play miner_mole, by cost, copy mine, of rugwort",
     "stock 0: 1pebble; due: die"),
    ("R12.13 what it looks at is his",
     SOLO + "rugwort city barge_toad farm farm; 0 hand miner_mole; 0 stock 3berry",
     "0 play miner_mole, by cost, copy barge_toad, of rugwort", "stock 0: 4twig; due: die"),
    ("R12.13 his Husband",
     SOLO + "rugwort city husband wife farm; 0 hand miner_mole; 0 stock 3berry",
     "0 play miner_mole, by cost, copy husband, of rugwort, take pebble", "stock 0: 1pebble; due: die"),
    ("R12.13 his Mole leads to the player's city",
     SOLO + "rugwort city miner_mole; 0 city storehouse; 0 hand miner_mole; 0 stock 3berry",
     "0 play miner_mole, by cost, copy miner_mole, of rugwort, copy storehouse, of 0, store twig",
     "city 0: storehouse{3twig} miner_mole; due: die"),
    ("R12.16 which slot",                                   SOLO + "0 stock 2berry; meadow farm wife inn wife",
     "0 play wife meadow", "legal 0: slot 2 4"),
    ("R12.16 the higher one",                               SOLO + "0 stock 2berry; meadow farm wife inn wife",
     "0 play wife meadow, slot 4, by cost, ? bard", "meadow 4: bard; meadow 2: wife; due: die"),
    ("R12.16 not where one slot is open",
     SOLO + "0 spring; 0 stock 2berry; meadow wife farm inn wife", "0 play wife meadow", "legal 0: by cost"),
    ("R12.16 Undertaker's, too",
     SOLO + "0 hand undertaker; 0 stock 2berry; meadow farm inn farm",
     "0 play undertaker, by cost, discard farm, slot 3, discard farm, discard inn, ? wife bard monk, take bard, "
     "? mine", "hand 0: bard; meadow 1: wife; meadow 2: mine; meadow 3: monk"),
]

PREPARING = [
    # label  given  when  then
    ("R12.6 spring: slot 1",                                 PLACED + "meadow wife inn; 0 stock 2berry",
     "0 prepare", "legal 0 play: ; season 0: spring; workers 0: 3; actors: 0"),
    ("R12.6 the other slots stay open",                      PLACED + "meadow inn wife; 0 stock 2berry",
     "0 prepare", "legal 0 play: wife meadow"),
    ("R12.6 the die still takes it",                         SOLO + "0 spring; " + WIFE + "meadow inn farm",
     "0 play wife, by cost; chance die 1; 0 ? bard", "city rugwort: inn; meadow 1: bard"),
    ("R12.6 in summer one draws before slot 2 is locked",
     SOLO + "0 spring; 0 at haven haven haven; meadow farm wife inn", "0 prepare",
     "legal 0: take castle ever_tree inn palace wife, done"),
    ("R12.6 then it is",
     SOLO + "0 spring; 0 at haven haven haven; meadow farm wife inn; 0 stock 2berry", "0 prepare, done",
     "legal 0 play: ; season 0: summer"),
    ("R12.6 Undertaker does not reach locked cards",
     SOLO + "0 summer; 0 hand undertaker; 0 stock 2berry; meadow farm inn wife mine monk crane bard judge",
     "0 play undertaker, by cost", "legal 0: discard crane mine bard judge monk wife"),
    ("R12.7 the forest worker moves on",                     PLACED,
     "0 prepare",
     "legal 0 visit: three_twigs two_twigs_one_card one_resin_one_card two_cards_one_point one_pebble "
     "one_berry_one_card one_berry twig_resin_berry two_any haven"),
    ("R12.8 and the other",                                  SUMMER,
     "0 prepare",
     "legal 0 visit: three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point "
     "one_berry_one_card one_berry three_berries two_any haven"),
    ("R12.7 in autumn to the journey",                       AUTUMN + "0 hand farm farm inn inn mine",
     "0 prepare",
     "legal 0 visit: three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble "
     "one_berry three_berries twig_resin_berry two_any haven journey-2 journey-4 journey-5; "
     "points rugwort: journey 3, events 12"),
    ("R12.7 year 2: four points",                            "year 2; " + AUTUMN + "0 hand farm farm inn inn mine",
     "0 prepare",
     "points rugwort: journey 4, events 24; "
     "legal 0 visit: three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble "
     "one_berry three_berries twig_resin_berry two_any haven journey-2 journey-3 journey-5"),
    ("R12.9 year 3: five workers, berry and card stay free", "year 3; " + AUTUMN + "0 hand farm farm inn inn mine",
     "0 prepare",
     "workers 0: 5; points rugwort: journey 5, events 24; "
     "legal 0 visit: three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble "
     "one_berry_one_card one_berry three_berries twig_resin_berry two_any haven journey-2 journey-3 journey-4"),
    ("R12.9 permanent ones included",
     "year 3; " + SOLO + "0 summer; 0 city cemetery monastery; 0 at cemetery monastery haven haven", "0 prepare",
     "workers 0: 3; at 0: cemetery monastery"),
    ("R12.9 not before autumn",                              "year 3; " + SOLO + "0 at haven haven",
     "0 prepare", "workers 0: 3"),
    ("R12.5 he takes basic events",                          PLACED + "rugwort city farm farm mine mine inn inn inn",
     "0 prepare", "events rugwort: grand_tour harvest_festival"),
    ("R12.5 not those of the player",                        PLACED + "rugwort city inn inn inn; 0 events grand_tour",
     "0 prepare", "events rugwort: ; events 0: grand_tour"),
    ("R12.5 not one card short",                             PLACED + "rugwort city inn inn farm farm farm",
     "0 prepare", "events rugwort: "),
    ("R12.5 after the player's production",                  PLACED + "0 city farm; rugwort city inn inn inn",
     "0 prepare", "events rugwort: ; legal 0: activate farm"),
]

SCORING = [
    # label  given  then
    ("R12.14 special events nobody achieved",        SOLO, "points rugwort: events 12"),
    ("R12.14 six each in year 2",                    YEAR_2, "points rugwort: events 24"),
    ("R12.14 six each in year 3",                    YEAR_3, "points rugwort: events 24"),
    ("R12.14 not those of the player",               SOLO + "0 events tax_relief",
     "points rugwort: events 9; points 0: events 3"),
    ("R12.14 two points a card, three a purple one", SOLO + "rugwort city farm farm castle king fool",
     "points rugwort: cards 12, events 12"),
    ("R12.14 a basic event",                         SOLO + "rugwort events grand_tour", "points rugwort: events 15"),
    ("R12.14 his tokens",                            SOLO + "rugwort tokens 2", "points rugwort: tokens 2, events 12"),
    ("R12.14 his place on the journey",              SOLO + "0 autumn", "points rugwort: journey 3, events 12"),
    ("R6.16 pairs in his city",
     SOLO + "0 events flying_doctor_service; rugwort city husband wife wife", "points 0: events 3"),
]

ENDS = [
    # label                                            given                                            winners
    ("R12.15 the player has more",                    SOLO + "0 tokens 13",                            "0"),
    ("R12.15 he has more",                            SOLO + "0 tokens 11",                            ""),
    ("R12.15 equal, no events, no resources: shared", SOLO + "0 tokens 12",                            "0"),
    ("R12.15 equal: his events decide",               SOLO + "0 tokens 15; rugwort events grand_tour", ""),
    ("R12.15 equal: the player's events decide",      SOLO + "0 tokens 9; 0 events grand_tour",        "0"),
    ("R12.15 equal: resources decide",                SOLO + "0 tokens 12; 0 stock 1twig",             "0"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R12.2 the first forest card",    SOLO, "", "0 visit two_any", "taken two_any"),
    ("R12.2 three twigs",              SOLO, "", "0 visit three_twigs", "taken three_twigs"),
    ("R12.6 a locked card",            SOLO + "0 spring; meadow wife; 0 stock 2berry",
     "", "0 play wife meadow", "locked wife"),
    ("R12.6 not through an Inn",       SOLO + "0 spring; meadow wife; 0 city inn",
     "", "0 visit inn", "nothing_to_play"),
    ("R12.7 his place on the journey", SOLO + "0 autumn; 0 hand farm farm inn",
     "", "0 visit journey-3", "taken journey-3"),
    ("R12.5 an event that is his",     SOLO + "rugwort events grand_tour; 0 city inn inn inn",
     "", "0 visit grand_tour", "event_done grand_tour rugwort"),
    ("R12.11 what is not open",        SOLO + "rugwort city farm",
     "", "0 visit inn@rugwort", "not_in_city_of inn rugwort"),
    ("R12.13 no Storehouse",           SOLO + "rugwort city mine storehouse; 0 hand miner_mole; 0 stock 3berry",
     "0 play miner_mole, by cost", "0 copy storehouse", "nothing_to_copy storehouse"),
    ("R12.16 an empty slot",           SOLO + "0 stock 2berry; meadow farm wife inn wife",
     "0 play wife meadow", "0 slot 1", "not_this_slot 1"),
]
# fmt: on
ALL = EXAMPLES + PREPARING


@pytest.mark.parametrize("label, given, when, then", ALL, ids=labels(ALL))
def test_solo(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, then", SCORING, ids=labels(SCORING))
def test_his_score(label, given, then):
    check_example(given, "", then)


@pytest.mark.parametrize("label, given, winners", ENDS, ids=labels(ENDS))
def test_who_wins(label, given, winners):
    check_example(given, "0 pass", f"over: yes; winners: {winners}")


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)


def test_the_die_on_an_empty_slot():
    """R12.3: it gives him nothing (all other cards are in his city)."""
    table = position(SOLO + "deck ; meadow wife; 0 stock 2berry", "0 play wife meadow, by cost")
    before = read(table, "city rugwort")
    play(table, "chance die 1")
    check(table, f"actors: 0; meadow 1: -; city rugwort: {before}")


def test_no_ninth_side():
    table = position(SOLO + WIFE, "0 play wife, by cost")
    check_refused(table, "chance card farm", ImpossibleOutcome)


def test_the_year_is_one_unless_chosen():
    """R12.1"""
    check(position("seats 1"), "points rugwort: events 12")


def test_his_parts():
    """R12.14: the same five parts, prosperity always 0."""
    parts = position(SOLO + "rugwort city castle wife husband").scores().rival.parts
    assert parts == {"cards": 8, "tokens": 0, "prosperity": 0, "journey": 0, "events": 12}
