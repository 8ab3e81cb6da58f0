"""R10: preparing for a season."""

import pytest

from osada.engine.errors import IllegalAction
from tests.divukraj.given import check, check_example, check_refused, labels, play, position

SEVEN = "farm farm inn inn mine mine crane"
PLACED = "0 at haven haven"
SUMMER = "0 spring; 0 at haven haven haven"
AUTUMN = "0 summer; 0 at haven haven haven haven"
CLOCK = "0 city clock_tower+3"

# fmt: off
WORKERS = [
    # label  given  when  then
    ("R10.4 spring: three workers",                  PLACED,
     "0 prepare", "season 0: spring; workers 0: 3; at 0: ; actors: 1"),
    ("R10.4 summer: four",                           SUMMER + "; 0 hand farm farm inn inn mine mine crane ruins",
     "0 prepare", "season 0: summer; workers 0: 4; at 0: ; actors: 1"),
    ("R10.4 autumn: six",                            AUTUMN,
     "0 prepare", "season 0: autumn; workers 0: 6; at 0: ; actors: 1"),
    ("R10.3 from everywhere",
     "0 spring; 1 city inn; 0 city chapel; 0 at inn@1 chapel grand_tour; "
     "0 hand farm farm inn inn mine mine crane ruins", "0 prepare", "at 0: ; workers 0: 4; events 0: grand_tour"),
    ("R10.3 from Ruins, and from nowhere",           "1 city ruins; 0 at ruins@1 nowhere",
     "0 prepare", "at 0: ; workers 0: 3"),
    ("R10.3 from a forest card",                     "forest two_any; 0 at two_any three_twigs",
     "0 prepare", "at 0: ; workers 0: 3"),
    ("R5.5 not from Cemetery and Monastery",         "0 city cemetery monastery; 0 at cemetery monastery",
     "0 prepare", "at 0: cemetery monastery; workers 0: 1; actors: 1"),
    ("R5.5 nor from their second spaces",
     "0 spring; 0 city cemetery undertaker; 0 at cemetery cemetery haven; "
     "0 hand farm farm inn inn mine mine crane ruins", "0 prepare", "at 0: cemetery cemetery; workers 0: 2"),
    ("R5.9 a lost worker does not come back",        "0 lost 1; 0 at haven", "0 prepare", "workers 0: 2; lost 0: 1"),
    ("R5.4 the second one stays without Undertaker",
     "0 spring; 0 city cemetery; 0 at cemetery cemetery haven; 0 hand farm farm inn inn mine mine crane ruins",
     "0 prepare", "at 0: cemetery cemetery; workers 0: 2"),
    ("R10.1 permanent ones count as placed",         "0 city cemetery monastery; 0 at cemetery monastery",
     "", "legal 0 prepare: yes"),
    ("R10.1 those nowhere, too",                     "0 at nowhere haven", "", "legal 0 prepare: yes"),
    ("R10.1 one in hand",                            "0 at haven", "", "legal 0 prepare: "),
    ("R10.3 the others' workers stay",               PLACED + "; 1 at three_twigs",
     "0 prepare", "at 1: three_twigs; workers 1: 1"),
]

PRODUCTION = [
    # label  given  when  then
    ("R10.5 spring: every green card once", PLACED + "; 0 city farm mine wife",
     "0 prepare", "legal 0: activate farm mine; workers 0: 3"),
    ("R10.5 in any order",                  PLACED + "; 0 city farm mine wife",
     "0 prepare, activate mine, activate farm", "stock 0: 1pebble 1berry; actors: 1"),
    ("R10.5 equal ones each",               PLACED + "; 0 city farm farm farm",
     "0 prepare, activate farm, activate farm, activate farm", "stock 0: 3berry; actors: 1"),
    ("R10.5 autumn, too",                   AUTUMN + "; 0 city twig_barge resin_refinery",
     "0 prepare, activate resin_refinery, activate twig_barge", "stock 0: 2twig 1resin; workers 0: 6; actors: 1"),
    ("R10.5 the order may matter",          PLACED + "; 0 city twig_barge woodcarver",
     "0 prepare, activate twig_barge, activate woodcarver, pay 2", "tokens 0: 2; stock 0: ; actors: 1"),
    ("R10.5 optional parts may be nothing", PLACED + "; 0 city doctor storehouse; 0 stock 1berry",
     "0 prepare, activate doctor, pay 0, activate storehouse, done",
     "tokens 0: 0; city 0: storehouse doctor; stock 0: 1berry; actors: 1"),
    ("R8.21 each Storehouse by itself",     PLACED + "; 0 city storehouse{3twig} storehouse",
     "0 prepare, activate storehouse", "legal 0: nth 1 2"),
    ("R8.21 one after the other",           PLACED + "; 0 city storehouse{3twig} storehouse",
     "0 prepare, activate storehouse, nth 2, store pebble, activate storehouse, store berry",
     "city 0: storehouse{3twig,2berry} storehouse{1pebble}; actors: 1"),
    ("R8.21 goods pile up",                 PLACED + "; 0 city storehouse{3twig}",
     "0 prepare, activate storehouse, store twig", "city 0: storehouse{6twig}; actors: 1"),
    ("R10.5 cards are drawn, too",          PLACED + "; 0 city fairgrounds teacher",
     "0 prepare, activate fairgrounds, ? farm inn, activate teacher, ? mine bard, take bard, to 1",
     "hand 0: farm inn bard; hand 1: mine; actors: 1"),
    ("R8.52 one that gives nothing",        PLACED + "; 0 city husband barge_toad",
     "0 prepare, activate husband, activate barge_toad", "stock 0: ; actors: 1"),
    ("R8.52 Monk without a berry",          PLACED + "; 0 city monk",
     "0 prepare, activate monk", "tokens 0: 0; actors: 1"),
    ("R8.11 General Store",                 PLACED + "; 0 city general_store farm",
     "0 prepare, activate general_store, activate farm", "stock 0: 3berry; actors: 1"),
    ("R10.5 not for others",                PLACED + "; 0 city farm; 1 city mine",
     "0 prepare, activate farm", "stock 0: 1berry; stock 1: ; actors: 1"),
]

MEADOW = [
    # label  given  when  then
    ("R10.6 summer: two of the Meadow",          SUMMER + "; meadow farm inn",
     "0 prepare, take farm, take inn, ? mine bard",
     "hand 0: farm inn; meadow 1: mine; meadow 2: bard; workers 0: 4; actors: 1"),
    ("R10.6 one",                                SUMMER + "; meadow farm inn",
     "0 prepare, take farm, done, ? mine", "hand 0: farm; meadow 1: mine; actors: 1"),
    ("R10.6 none",                               SUMMER + "; meadow farm inn",
     "0 prepare, done", "hand 0: ; actors: 1"),
    ("R10.6 two of a kind",                      SUMMER + "; meadow farm farm",
     "0 prepare, take farm, take farm, ? mine bard", "hand 0: farm farm; actors: 1"),
    ("R10.6 seven cards take one",               SUMMER + f"; 0 hand {SEVEN}; meadow wife",
     "0 prepare, take wife, ? bard", "cards 0: 8; actors: 1"),
    ("R10.6 eight take none",                    SUMMER + f"; 0 hand {SEVEN} ruins",
     "0 prepare", "cards 0: 8; season 0: summer; actors: 1"),
    ("R10.6 no production",                      SUMMER + f"; 0 hand {SEVEN} ruins; 0 city mine twig_barge",
     "0 prepare", "stock 0: ; actors: 1"),
    ("R10.6 a green card played in summer acts", "0 summer; 0 hand mine; 0 stock 1twig 1resin 1pebble",
     "0 play mine, by cost", "stock 0: 1pebble; actors: 1"),
]

CLOCKS = [
    # label  given  when  then
    ("R10.2 before workers come home",   CLOCK + "; 0 at three_twigs haven",
     "0 prepare", "legal 0: use three_twigs, done; at 0: haven three_twigs; season 0: winter"),
    ("R8.4 the place acts once more",    CLOCK + "; 0 at three_twigs haven",
     "0 prepare, use three_twigs",
     "stock 0: 3twig; city 0: clock_tower+2; at 0: ; workers 0: 3; season 0: spring; actors: 1"),
    ("R8.4 it may be declined",          CLOCK + "; 0 at three_twigs haven",
     "0 prepare, done", "stock 0: ; city 0: clock_tower+3; workers 0: 3; actors: 1"),
    ("R8.4 a forest card",               CLOCK + "; forest two_any; 0 at two_any three_twigs",
     "0 prepare, use two_any, take resin, take resin", "stock 0: 2resin; city 0: clock_tower+2; actors: 1"),
    ("R8.4 either of two",               CLOCK + "; forest two_any; 0 at two_any three_twigs",
     "0 prepare", "legal 0: use three_twigs two_any, done"),
    ("R8.4 no haven, no card, no event",
     CLOCK + " chapel; 0 spring; 0 at haven chapel grand_tour; 0 hand farm farm inn inn mine mine crane ruins",
     "0 prepare", "season 0: summer; city 0: chapel clock_tower+3; actors: 1"),
    ("R8.4 nor what the Lookout copied", CLOCK + " lookout",
     "0 visit lookout, use three_twigs; 1 visit haven; 0 visit haven; 1 visit haven; 0 prepare",
     "stock 0: 3twig; season 0: spring; city 0: clock_tower+3 lookout"),
    ("R8.4 no token is left",            "0 city clock_tower; 0 at three_twigs haven",
     "0 prepare", "season 0: spring; stock 0: ; actors: 1"),
    ("R10.2 then production",            CLOCK + " farm; 0 at three_twigs haven",
     "0 prepare, use three_twigs, activate farm", "stock 0: 3twig 1berry; workers 0: 3; actors: 1"),
    ("R10.2 then the Meadow",            CLOCK + "; 0 spring; 0 at three_twigs haven haven; meadow farm",
     "0 prepare, use three_twigs, take farm, done, ? inn", "stock 0: 3twig; hand 0: farm; actors: 1"),
    ("R8.4 one that draws",              CLOCK + "; 0 at one_resin_one_card haven",
     "0 prepare, use one_resin_one_card, ? farm", "stock 0: 1resin; hand 0: farm; season 0: spring; actors: 1"),
    ("R10.2 once in a preparing",        CLOCK + "; 0 at three_twigs two_resin",
     "0 prepare, use three_twigs", "stock 0: 3twig; actors: 1; city 0: clock_tower+2"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R10.5 each once",                 PLACED + "; 0 city farm mine",
     "0 prepare, activate farm", "0 activate farm", "activated farm"),
    ("R10.5 all of them",               PLACED + "; 0 city farm mine",
     "0 prepare, activate farm", "0 done", "not_now produce"),
    ("R10.5 no other colour",           PLACED + "; 0 city farm inn", "0 prepare", "0 pass", "not_now produce"),
    ("R10.6 what is not in the Meadow", SUMMER + "; meadow farm", "0 prepare", "0 take wife", "not_in_meadow wife"),
    ("R8.4 where no own worker stands", CLOCK + "; 0 at three_twigs haven; 1 at two_resin",
     "0 prepare", "0 use two_resin", "no_worker_there two_resin"),
]
# fmt: on
EXAMPLES = WORKERS + PRODUCTION + MEADOW + CLOCKS


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_season(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)


def test_a_whole_year():
    """R10.1, R10.4: workers 2, 3, 4, 6; after autumn nothing is left to prepare for."""
    table = position("1 passed; 0 hand farm farm inn inn mine mine crane ruins")
    for season, workers in (("winter", 2), ("spring", 3), ("summer", 4), ("autumn", 6)):
        check(table, f"season 0: {season}; workers 0: {workers}; actors: 0")
        for _ in range(workers):
            play(table, "0 visit one_berry")
        if season != "autumn":
            play(table, "0 prepare")
    check(table, "stock 0: 15berry; legal 0 prepare: ; legal 0 visit: ; legal 0 pass: yes")


def test_paces_differ():
    """R10.1: seat 1 is two seasons ahead."""
    table = position("0 at haven; 1 spring; 1 at haven haven haven; 1 hand farm farm inn inn mine mine crane ruins")
    play(table, "0 visit haven; 1 prepare; 0 prepare")
    check(table, "season 0: spring; season 1: summer; workers 0: 3; workers 1: 4; actors: 1")
