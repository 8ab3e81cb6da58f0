"""R3: the turn, whose it is, and what it may be."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, PlayError, UnknownWords
from tests.divukraj.given import check, check_example, check_refused, labels, play, position

BASICS = (
    "three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble one_berry_one_card "
    "one_berry"
)
FOREST = "three_berries twig_resin_berry two_any"

# fmt: off
EXAMPLES = [
    # label  given  when  then
    ("R3.1 at the start: a worker, or pass",    "",
     "", f"legal 0: pass, visit {BASICS} {FOREST} haven; actors: 0; legal 1: "),
    ("R3.1 a card, too",                        "0 hand farm; 0 stock 2twig 1resin",
     "", "legal 0 play: farm; legal 0 prepare: "),
    ("R3.2 then the next",                      "", "0 visit three_twigs", "actors: 1; legal 0: "),
    ("R3.2 clockwise",                          "seats 3",
     "0 visit three_twigs; 1 visit two_resin; 2 visit one_pebble", "actors: 0"),
    ("R3.2 from seat 2",                        "seats 3; first 2", "2 visit three_twigs", "actors: 0"),
    ("R3.2 who has passed is left out",         "seats 3; 1 passed", "0 visit three_twigs", "actors: 2"),
    ("R3.2 two of them",                        "seats 4; 1 passed; 2 passed", "0 visit three_twigs", "actors: 3"),
    ("R3.2 alone against those who passed",     "1 passed", "0 visit three_twigs", "actors: 0"),
    ("R3.2 not while a choice is open",         "forest two_any",
     "0 visit two_any, take twig", "actors: 0; legal 0: take twig resin pebble berry"),
    ("R3.2 nor while a card is due",            "", "0 visit one_resin_one_card", "actors: ; due: card"),
    ("R3.3 the worker stays",                   "",
     "0 visit three_twigs; 1 visit one_berry; 0 visit one_pebble", "at 0: one_pebble three_twigs; workers 0: 0"),
    ("R3.4 from the hand",                      "0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "city 0: farm; hand 0: ; stock 0: 1berry; actors: 1"),
    ("R3.4 from the Meadow",                    "meadow inn farm; 0 stock 2twig 1resin",
     "0 play farm meadow, by cost, ? mine", "city 0: farm; meadow 2: mine; actors: 1"),
    ("R3.4 both are two things",                "meadow farm; 0 hand farm; 0 stock 2twig 1resin",
     "", "legal 0 play: farm farm meadow"),
    ("R3.5 with all workers placed",            "0 at haven haven",
     "0 prepare", "season 0: spring; workers 0: 3; at 0: ; actors: 1"),
    ("R3.6 a pass in winter with workers left", "", "0 pass; 1 visit one_berry", "actors: 1; workers 0: 2"),
    ("R3.6 it is final",                        "seats 3", "0 pass; 1 visit one_berry; 2 visit one_berry", "actors: 1"),
    ("R3.7 Monk without a berry",               "0 hand monk; 0 stock 1berry", "0 play monk, by cost", "actors: 1"),
    ("R3.7 Peddler without a resource",         "0 hand peddler; 0 stock 2berry",
     "0 play peddler, by cost", "actors: 1"),
    ("R3.7 Bard with an empty hand",            "0 hand bard; 0 stock 3berry",
     "0 play bard, by cost", "actors: 1; tokens 0: 0"),
    ("R3.7 Miner Mole with nothing to copy",    "0 hand miner_mole; 0 stock 3berry",
     "0 play miner_mole, by cost", "actors: 1"),
    ("R3.7 but what one pays may be nothing",   "0 hand woodcarver; 0 stock 2berry",
     "0 play woodcarver, by cost", "legal 0: pay 0"),
]

REFUSED = [
    # label  given  line
    ("R3.3 no worker in hand",             "0 at haven haven", "0 visit one_berry", "no_worker"),
    ("R3.4 not in the hand",               "0 stock 2twig 1resin", "0 play farm", "not_in_hand farm"),
    ("R3.4 not in the Meadow",             "0 hand farm; 0 stock 2twig 1resin",
     "0 play farm meadow", "not_in_meadow farm"),
    ("R3.4 in another's hand",             "1 hand farm; 0 stock 2twig 1resin", "0 play farm", "not_in_hand farm"),
    ("R3.5 a worker is in hand",           "0 at haven", "0 prepare", "workers_left 1"),
    ("R3.5 at the start",                  "", "0 prepare", "workers_left 2"),
    ("R3.5 after autumn there is nothing", "0 autumn; 0 at haven haven haven haven haven haven",
     "0 prepare", "last_season"),
    ("R3.1 no turn is left out",           "", "0 done", "not_now turn"),
    ("R3.1 no resource from nowhere",      "", "0 take twig", "not_now turn"),
    ("R3.1 nor a card",                    "", "0 take castle", "not_now turn"),
    ("R3.1 nor a production",              "0 city farm", "0 activate farm", "not_now turn"),
    ("R3.1 nor a gift",                    "0 stock 1twig", "0 give twig", "not_now turn"),
    ("R3.1 nor a discard",                 "0 hand farm", "0 discard farm", "not_now turn"),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_turn(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, reason):
    check_refused(position(given), line, IllegalAction, reason)


@pytest.mark.parametrize(
    "line, error",
    [
        ("1 visit one_berry", NotAnActor),
        ("1 pass", NotAnActor),
        ("chance card farm", NotAnActor),
        ("2 pass", PlayError),
        ("0 jump", UnknownWords),
        ("0 visit", UnknownWords),
        ("0 play castle castle", UnknownWords),
    ],
)
def test_not_a_turn(line, error):
    """R3.1"""
    check_refused(position(""), line, error)


def test_the_turn_of_the_rulebook():
    """R3.1, R10.5: the example of the rulebook, in the lines of the record; seat 1 waits."""
    table = position("forest twig_resin_berry; meadow barge_toad; 0 hand farm")
    play(table, "0 visit three_twigs; 1 visit one_berry")
    check(table, "stock 0: 3twig")
    play(table, "0 visit twig_resin_berry; 1 visit one_berry")
    check(table, "stock 0: 4twig 1resin 1berry")
    play(table, "0 play farm, by cost; 1 prepare")
    check(table, "stock 0: 2twig 2berry; city 0: farm; season 1: spring")
    play(table, "0 play barge_toad meadow, by cost, ? inn; 1 visit one_berry")
    check(table, "stock 0: 4twig; city 0: farm barge_toad; meadow 1: inn")
    play(table, "0 prepare, activate farm, activate barge_toad")
    check(table, "stock 0: 6twig 1berry; workers 0: 3; season 0: spring; at 0: ; actors: 1")


def test_everybody_at_an_own_pace():
    """R10.1, R3.2: one is in spring while the other still places."""
    table = position("", "0 visit one_berry; 1 visit one_berry; 0 visit one_berry; 1 visit haven; 0 prepare")
    check(table, "season 0: spring; season 1: winter; workers 0: 3; workers 1: 0; actors: 1")


def test_nothing_after_a_pass():
    """R3.6"""
    table = position("seats 3", "0 pass; 1 visit one_berry; 2 visit one_berry; 1 visit one_berry")
    check_refused(table, "0 visit one_berry", NotAnActor)
    check_refused(table, "0 pass", NotAnActor)
