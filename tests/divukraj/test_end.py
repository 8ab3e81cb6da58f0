"""R11: passing, the end, the score and ties."""

import pytest

from osada.engine.errors import NotAnActor
from tests.divukraj.given import check, check_example, check_refused, labels, play, position

RULEBOOK = (
    "0 autumn; 0 city wife husband architect king dungeon{peddler} monk inn bard doctor queen inn; 0 tokens 14; "
    "0 stock 1resin 1pebble; 0 at journey-4; "
    "0 events performer_in_residence{3berry} ministering_to_miscreants grand_tour"
)

# fmt: off
PASSING = [
    # label  given  when  then
    ("R11.2 not while one plays on",                  "", "0 pass", "over: no; actors: 1"),
    ("R11.2 when all have passed",                    "", "0 pass; 1 pass", "over: yes; actors: "),
    ("R11.2 the last may play on alone",              "",
     "0 pass; 1 visit one_berry; 1 visit one_berry; 1 prepare; 1 pass", "over: yes; stock 1: 2berry; season 1: spring"),
    ("R11.2 four",                                    "seats 4", "0 pass; 1 pass; 2 pass", "over: no; actors: 3"),
    ("R11.1 no cards for one who has passed",         "seats 3; 1 passed; 0 city post_office; 0 hand farm inn",
     "0 visit post_office, give farm, give inn", "legal 0: to 2"),
    ("R11.1 no resources",                            "seats 3; 1 passed; 0 city monastery; 0 stock 2twig",
     "0 visit monastery, give twig, give twig", "legal 0: to 2"),
    ("R11.1 but a Fool",                              "1 passed; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost, to 1", "city 1: fool; actors: 0"),
    ("R11.1 and a point for an open card",            "1 passed; 1 city post_office; 0 hand farm inn",
     "0 visit post_office@1, give farm, give inn, ? mine mine mine bard wife king king monk",
     "tokens 1: 1; hand 1: ; actors: 0"),
    ("R11.1 the hand is kept and counts for nothing", "0 hand farm king", "0 pass", "hand 0: farm king; points 0: "),
]

SCORES = [
    # label  given  then
    ("R11.3 printed points",                "0 city farm inn castle doctor wanderer ruins",
     "points 0: cards 12, prosperity 3"),
    ("R11.3 a Fool",                        "0 city fool inn", "points 0: "),
    ("R11.3 not the hand",                  "0 hand castle king", "points 0: "),
    ("R11.3 no prisoners, nothing beneath", "0 city dungeon{king}; 0 events capture_of_the_acorn_thieves{doctor}",
     "points 0: events 3"),
    ("R11.4 tokens in stock",               "0 tokens 7", "points 0: tokens 7"),
    ("R11.4 on Chapel and Clock Tower",     "0 tokens 7; 0 city chapel+2 clock_tower+1",
     "points 0: cards 2, tokens 10"),
    ("R11.5 the purple cards together",
     "0 city castle palace school theater ever_tree king wife husband architect farm; 0 stock 1resin; "
     "0 events grand_tour", "points 0: cards 29, prosperity 23, events 3"),
    ("R11.6 the journey",                   "0 autumn; 0 at journey-5 journey-2 journey-2", "points 0: journey 9"),
    ("R11.7 events",                        "0 events grand_tour city_monument tax_relief croak_wart_cure",
     "points 0: events 15"),
    ("R11.3 nothing at all",                "", "points 0: ; totals: 0 0"),
    ("R11.5 a purple card of another",      "0 city castle; 1 city farm wife", "points 0: cards 4; points 1: cards 3"),
]

TIES = [
    # label  given  places  winners
    ("R11.8 most points",                       "0 tokens 5; 1 tokens 6", "2 1", "1"),
    ("R11.8 equal: more events",                "0 tokens 6; 0 events a_brilliant_marketing_plan; 1 tokens 6",
     "1 2", "0"),
    ("R11.8 basic and special ones alike",      "0 tokens 6; 0 events grand_tour; 1 tokens 9; 1 stock 5twig",
     "1 2", "0"),
    ("R11.8 more events than points of events",
     "0 tokens 5; 0 events grand_tour; 1 tokens 8; 1 events a_brilliant_marketing_plan flying_doctor_service", "2 1",
     "1"),
    ("R11.8 then resources of all kinds",
     "0 tokens 6; 0 stock 1twig 1resin 1berry; 1 tokens 6; 1 stock 2pebble", "1 2", "0"),
    ("R11.8 not those on a Storehouse",         "0 tokens 4; 0 city storehouse{6twig}; 1 tokens 6; 1 stock 1berry",
     "2 1", "1"),
    ("R11.8 nor those on an event",
     "0 tokens 1; 0 events under_new_management{2twig}; 1 tokens 0; 1 events grand_tour; 1 stock 1berry", "2 1", "1"),
    ("R11.8 then shared",                       "0 tokens 6; 0 stock 1twig; 1 tokens 6; 1 stock 1berry", "1 1", "0 1"),
    ("R11.8 three, two of them first",          "seats 3; 0 tokens 6; 1 tokens 6; 2 tokens 5", "1 1 3", "0 1"),
    ("R11.8 the others are placed, too",
     "seats 4; 0 tokens 1; 1 tokens 3; 2 tokens 3; 3 tokens 2; 2 stock 1twig", "4 2 1 3", "2"),
    ("R11.8 points below zero",                 "0 city fool; 1 city ", "2 1", "1"),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", PASSING, ids=labels(PASSING))
def test_passing(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, then", SCORES, ids=labels(SCORES))
def test_a_score(label, given, then):
    """The same while the match goes on and when it is over."""
    table = position(given)
    check(table, then)
    assert not table.scores().final
    play(table, "all pass")
    check(table, then)
    assert table.scores().final


@pytest.mark.parametrize("label, given, places, winners", TIES, ids=labels(TIES))
def test_who_wins(label, given, places, winners):
    check_example(given, "all pass", f"places: {places}; winners: {winners}")


def test_the_score_of_the_rulebook():
    """R11.3 to R11.7: 22 + 14 + 10 + 4 + 12 = 62."""
    table = position(RULEBOOK, "all pass")
    check(table, "points 0: cards 22, tokens 14, prosperity 10, journey 4, events 12; totals: 62 0; winners: 0")


def test_the_total_is_the_sum_of_its_parts():
    """R11.3 to R11.7: always five parts."""
    for score in position(RULEBOOK).scores().seats:
        assert list(score.parts) == ["cards", "tokens", "prosperity", "journey", "events"]
        assert score.total == sum(score.parts.values())


@pytest.mark.parametrize("line", ["0 visit one_berry", "1 pass", "0 prepare", "chance card farm"])
def test_nothing_after_the_end(line):
    """R11.2"""
    table = position("", "all pass")
    check_refused(table, line, NotAnActor)
    assert table.legal(0) == table.legal(1) == []
    assert table.outcomes() == {}
