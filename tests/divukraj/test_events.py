"""R6: events, and what they are worth."""

import pytest

from osada.engine.errors import IllegalAction
from tests.divukraj.given import check_example, check_refused, labels, position

SEVEN = "farm farm inn inn mine mine crane"
EIGHT = SEVEN + " ruins"
TWO_OF_EACH = "wanderer wanderer farm farm inn inn crane innkeeper castle wife"
MARKET = "specials a_brilliant_marketing_plan; 0 city shopkeeper post_office"
WELL_RUN = "specials a_well_run_city; 0 city chip_sweep clock_tower"
SCROLLS = "specials ancient_scrolls_discovered; 0 city historian ruins"
CAPTURE = "specials capture_of_the_acorn_thieves; 0 city courthouse ranger"
CURE = "specials croak_wart_cure; 0 city undertaker barge_toad"
SCHOLARS = "specials graduation_of_scholars; 0 city teacher university"
CEILING = "specials pristine_chapel_ceiling; 0 city woodcarver"
RELIEF = "specials tax_relief; 0 city judge queen"
MANAGEMENT = "specials under_new_management; 0 city peddler general_store"
FIREWORKS = "specials an_evening_of_fireworks; 0 city lookout miner_mole"
PERFORMER = "specials performer_in_residence; 0 city inn bard"

# fmt: off
BASIC = [
    # label  given  when  then
    ("R6.6 three blue cards",                       "0 city crane courthouse innkeeper",
     "0 visit city_monument", "events 0: city_monument; at 0: city_monument; points 0: cards 4, events 3; actors: 1"),
    ("R6.7 three red cards",                        "0 city inn inn queen",
     "0 visit grand_tour", "events 0: grand_tour; points 0: cards 8, events 3; actors: 1"),
    ("R6.8 four green cards",                       "0 city farm farm storehouse teacher",
     "0 visit harvest_festival", "events 0: harvest_festival; points 0: cards 6, events 3"),
    ("R6.9 three tan cards",                        "0 city ruins wanderer fool",
     "0 visit cartographers_expedition", "events 0: cartographers_expedition; points 0: cards -1, events 3"),
    ("R6.2 the worker comes home, the event stays", "0 at haven; 0 city inn inn queen",
     "0 visit grand_tour; 1 visit haven; 0 prepare", "events 0: grand_tour; at 0: ; workers 0: 3; season 0: spring"),
    ("R6.2 it stays when the cards leave",          "0 events grand_tour; 0 city university inn inn",
     "0 visit university, remove inn, take twig", "events 0: grand_tour; points 0: cards 5, tokens 1, events 3"),
    ("R6.1 which ones can be reached",              "0 city inn inn inn crane courthouse",
     "",
     "legal 0 visit: three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble "
     "one_berry_one_card one_berry three_berries twig_resin_berry two_any grand_tour haven"),
]

GIFTS = [
    # label  given  when  then
    ("R6.10 A Brilliant Marketing Plan",                MARKET + "; 0 stock 2twig 1berry",
     "0 visit a_brilliant_marketing_plan, give twig, to 1, give berry, to 1, done",
     "tokens 0: 4; stock 0: 1twig; stock 1: 1twig 1berry; points 0: cards 3, tokens 4; "
     "events 0: a_brilliant_marketing_plan; actors: 1"),
    ("R6.10 three at most",                             MARKET + "; 0 stock 4twig",
     "0 visit a_brilliant_marketing_plan, give twig, to 1, give twig, to 1, give twig, to 1",
     "tokens 0: 6; stock 0: 1twig; stock 1: 3twig; actors: 1"),
    ("R6.10 to different opponents",                    MARKET + "; seats 3; 0 stock 2twig",
     "0 visit a_brilliant_marketing_plan, give twig, to 2, give twig, to 1",
     "tokens 0: 4; stock 0: ; stock 1: 1twig; stock 2: 1twig; actors: 1"),
    ("R6.5 nothing at all",                             MARKET + "; 0 stock 2twig",
     "0 visit a_brilliant_marketing_plan, done", "tokens 0: 0; stock 0: 2twig; actors: 1"),
    ("R6.10 with nothing to give there is no question", MARKET,
     "0 visit a_brilliant_marketing_plan", "tokens 0: 0; events 0: a_brilliant_marketing_plan; actors: 1"),
    ("R9.9 all have passed: to the supply",             MARKET + "; 1 passed; 0 stock 2twig",
     "0 visit a_brilliant_marketing_plan, give twig, give twig", "tokens 0: 4; stock 0: ; stock 1: ; actors: 0"),
    ("R6.11 A Well Run City: a worker comes home",      WELL_RUN + "; 0 at three_twigs",
     "0 visit a_well_run_city, lift three_twigs",
     "workers 0: 1; at 0: a_well_run_city; points 0: cards 2, events 4; actors: 1"),
    ("R6.11 also the one just used",                    WELL_RUN,
     "0 visit a_well_run_city, lift a_well_run_city", "workers 0: 2; at 0: ; events 0: a_well_run_city; actors: 1"),
    ("R6.11 not for good, not the journey",
     WELL_RUN + " cemetery monastery inn; 0 autumn; 0 at cemetery monastery journey-2 inn", "0 visit a_well_run_city",
     "legal 0: lift inn a_well_run_city"),
    ("R6.11 one that stands nowhere",                   WELL_RUN + "; 0 at nowhere",
     "0 visit a_well_run_city, lift nowhere", "workers 0: 1; at 0: a_well_run_city"),
    ("R6.12 An Evening of Fireworks",                   FIREWORKS + "; 0 stock 3twig",
     "0 visit an_evening_of_fireworks, store twig, store twig, done",
     "events 0: an_evening_of_fireworks{2twig}; stock 0: 1twig; points 0: cards 3, events 4; actors: 1"),
    ("R6.12 three at most",                             FIREWORKS + "; 0 stock 5twig",
     "0 visit an_evening_of_fireworks, store twig, store twig, store twig",
     "events 0: an_evening_of_fireworks{3twig}; stock 0: 2twig; points 0: cards 3, events 6; actors: 1"),
    ("R6.12 only twigs",                                FIREWORKS + "; 0 stock 1twig 2berry",
     "0 visit an_evening_of_fireworks", "legal 0: store twig, done"),
    ("R6.5 without a twig",                             FIREWORKS + "; 0 stock 2berry",
     "0 visit an_evening_of_fireworks", "events 0: an_evening_of_fireworks; points 0: cards 3; actors: 1"),
    ("R6.20 Performer in Residence",                    PERFORMER + "; 0 stock 3berry",
     "0 visit performer_in_residence, store berry, store berry, store berry",
     "events 0: performer_in_residence{3berry}; stock 0: ; points 0: cards 2, events 6; actors: 1"),
    ("R6.20 the last berry ends it",                    PERFORMER + "; 0 stock 1berry",
     "0 visit performer_in_residence, store berry", "points 0: cards 2, events 2; actors: 1"),
    ("R6.25 Under New Management",                      MANAGEMENT + "; 0 stock 1twig 1resin 1pebble 1berry",
     "0 visit under_new_management, store twig, store pebble, store resin",
     "events 0: under_new_management{1twig,1resin,1pebble}; stock 0: 1berry; points 0: cards 2, events 5; actors: 1"),
    ("R6.25 berries pay one",                           MANAGEMENT + "; 0 stock 3berry",
     "0 visit under_new_management, store berry, store berry, done", "points 0: cards 2, events 2; stock 0: 1berry"),
]

CARDS = [
    # label  given  when  then
    ("R6.13 Ancient Scrolls Discovered",           SCROLLS,
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard, take king, beneath farm, beneath inn, "
     "take bard, beneath mine",
     "hand 0: bard king; events 0: ancient_scrolls_discovered{farm,inn,mine}; points 0: cards 1, events 3; actors: 1"),
    ("R6.13 all beneath",                          SCROLLS,
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard, beneath farm, beneath inn, beneath mine, "
     "beneath king, beneath bard", "hand 0: ; points 0: cards 1, events 5; actors: 1"),
    ("R6.13 a full hand takes none",               SCROLLS + f"; 0 hand {EIGHT}",
     "0 visit ancient_scrolls_discovered, ? wife wife monk king bard", "legal 0: beneath bard king monk wife"),
    ("R6.13 room for one",                         SCROLLS + f"; 0 hand {SEVEN}",
     "0 visit ancient_scrolls_discovered, ? wife wife monk king bard, take wife",
     "legal 0: beneath bard king monk wife"),
    ("R6.13 each one is asked for",                SCROLLS,
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard",
     "legal 0: beneath farm inn mine bard king, take farm inn mine bard king"),
    ("R6.14 Capture of the Acorn Thieves",         CAPTURE + " wife",
     "0 visit capture_of_the_acorn_thieves, beneath wife, beneath ranger",
     "city 0: courthouse; events 0: capture_of_the_acorn_thieves{wife,ranger}; points 0: cards 2, events 6; pile: ; "
     "actors: 1"),
    ("R6.14 one",                                  CAPTURE + " wife",
     "0 visit capture_of_the_acorn_thieves, beneath wife, done",
     "city 0: courthouse ranger; points 0: cards 3, events 3; actors: 1"),
    ("R6.14 critters alone",                       CAPTURE + " wife farm",
     "0 visit capture_of_the_acorn_thieves", "legal 0: beneath ranger wife, done"),
    ("R6.14 a worker on the Queen stands nowhere", CAPTURE + " queen; 0 at queen",
     "0 visit capture_of_the_acorn_thieves, beneath queen, done", "at 0: capture_of_the_acorn_thieves nowhere"),
    ("R6.15 Croak Wart Cure",                      CURE + " farm; 0 stock 3berry",
     "0 visit croak_wart_cure, remove farm, remove undertaker",
     "city 0: barge_toad; stock 0: 1berry; pile: farm undertaker; points 0: cards 1, events 6; actors: 1"),
    ("R6.15 the two that it asks for",             CURE + "; 0 stock 2berry",
     "0 visit croak_wart_cure, remove barge_toad, remove undertaker",
     "city 0: ; stock 0: ; points 0: events 6; actors: 1"),
    ("R6.15 what lies on them is lost",            CURE + " clock_tower+3 dungeon{monk}; 0 stock 2berry",
     "0 visit croak_wart_cure, remove clock_tower, remove dungeon",
     "city 0: barge_toad undertaker; pile: clock_tower dungeon monk; points 0: cards 2, events 6; stock 0: "),
    ("R5.8 another's worker stands nowhere",       CURE + " inn; 0 stock 2berry; 1 at inn@0",
     "0 visit croak_wart_cure, remove inn, remove undertaker", "at 1: nowhere; workers 1: 1"),
    ("R5.8 a permanent one is lost",               CURE + " cemetery; 0 stock 2berry; 0 at cemetery",
     "0 visit croak_wart_cure, remove cemetery, remove undertaker", "at 0: croak_wart_cure; lost 0: 1"),
    ("R5.7 which of two Farms",                    CURE + " farm* farm; 0 stock 2berry",
     "0 visit croak_wart_cure, remove farm, nth 1, remove undertaker", "city 0: farm barge_toad"),
    ("R6.17 Graduation of Scholars",               SCHOLARS + "; 0 hand bard king wife farm",
     "0 visit graduation_of_scholars, beneath bard, beneath king, done",
     "hand 0: farm wife; events 0: graduation_of_scholars{bard,king}; points 0: cards 5, events 4; actors: 1"),
    ("R6.17 critters alone, three at most",        SCHOLARS + "; 0 hand bard king wife wife farm",
     "0 visit graduation_of_scholars, beneath bard, beneath wife, beneath king",
     "hand 0: farm wife; points 0: cards 5, events 6; actors: 1"),
    ("R6.17 no critter, no question",              SCHOLARS + "; 0 hand farm",
     "0 visit graduation_of_scholars", "hand 0: farm; points 0: cards 5; actors: 1"),
    ("R6.21 Pristine Chapel Ceiling",              CEILING + " chapel+2",
     "0 visit pristine_chapel_ceiling, ? farm inn, take twig, take berry",
     "hand 0: farm inn; stock 0: 1twig 1berry; city 0: chapel+2 woodcarver; points 0: cards 4, tokens 2, events 4; "
     "actors: 1"),
    ("R6.21 no token, nothing",                    CEILING + " chapel",
     "0 visit pristine_chapel_ceiling", "hand 0: ; stock 0: ; points 0: cards 4; actors: 1"),
    ("R6.21 a full hand, resources all the same",  CEILING + f" chapel+1; 0 hand {EIGHT}",
     "0 visit pristine_chapel_ceiling, take resin", "stock 0: 1resin; cards 0: 8; actors: 1"),
    ("R6.23 Tax Relief",                           RELIEF + " farm farm mine wife",
     "0 visit tax_relief, activate farm, activate mine, activate farm",
     "stock 0: 1pebble 2berry; points 0: cards 12, events 3; actors: 1"),
    ("R6.23 no green card",                        RELIEF,
     "0 visit tax_relief", "points 0: cards 6, events 3; actors: 1"),
]

COUNTED = [
    # label  given  then
    ("R6.16 Flying Doctor Service: pairs everywhere",
     "seats 3; 0 events flying_doctor_service; 0 city husband wife wife; 1 city husband wife husband wife",
     "points 0: cards 6, prosperity 3, events 9"),
    ("R6.16 without a pair",                          "0 events flying_doctor_service; 0 city wife wife",
     "points 0: cards 4; events 0: flying_doctor_service"),
    ("R6.18 Ministering to Miscreants",
     "0 events ministering_to_miscreants; 0 city dungeon{bard,king} monk; 1 city dungeon{wife}",
     "points 0: events 6; points 1: "),
    ("R6.3 the Dungeon is gone",                      "0 events ministering_to_miscreants; 0 city monk", "points 0: "),
    ("R6.19 Path of the Pilgrims",
     "0 events path_of_the_pilgrims; 0 city monastery monk; 0 at monastery monastery", "points 0: cards 1, events 6"),
    ("R6.3 the Monastery is gone",                    "0 events path_of_the_pilgrims; 0 city monk", "points 0: "),
    ("R6.22 Remembering the Fallen",
     "0 events remembering_the_fallen; 0 city cemetery; 0 at cemetery", "points 0: events 3"),
    ("R6.22 nobody there",                            "0 events remembering_the_fallen; 0 city cemetery", "points 0: "),
    ("R6.21 tokens at the end",                       "0 events pristine_chapel_ceiling; 0 city chapel+3",
     "points 0: cards 2, tokens 3, events 6"),
    ("R6.3 the Chapel is gone",                       "0 events pristine_chapel_ceiling; 0 city woodcarver",
     "points 0: cards 2"),
    ("R6.24 The Everdell Games",                      "0 events the_everdell_games", "points 0: events 9"),
    ("R6.11 A Well Run City",                         "0 events a_well_run_city", "points 0: events 4"),
    ("R6.10 nothing at the end",                      "0 events a_brilliant_marketing_plan", "points 0: "),
    ("R6.4 goods on an event count for nothing else", "0 events under_new_management{3resin}; 0 city architect",
     "points 0: cards 2, events 6"),
    ("R6.4 nor do cards beneath",
     "0 events capture_of_the_acorn_thieves{king,wife}; 0 city husband theater", "points 0: cards 5, events 6"),
]

ACHIEVED = [
    # label                             given                          event
    ("R6.16 Doctor and Postal Pigeon", "0 city doctor postal_pigeon", "flying_doctor_service"),
    ("R6.18 Monk and Dungeon",         "0 city monk dungeon",         "ministering_to_miscreants"),
    ("R6.19 Monastery and Wanderer",   "0 city monastery wanderer",   "path_of_the_pilgrims"),
    ("R6.22 Cemetery and Shepherd",    "0 city cemetery shepherd",    "remembering_the_fallen"),
    ("R6.24 two of each colour",       f"0 city {TWO_OF_EACH}",       "the_everdell_games"),
]

REFUSED = [
    # label  given  line  reason
    ("R6.6 two blue cards",                "0 city crane courthouse",
     "0 visit city_monument", "event_needs_colour blue 1"),
    ("R6.7 a Storehouse is not red",       "0 city inn inn storehouse",
     "0 visit grand_tour", "event_needs_colour red 1"),
    ("R6.8 three green cards",             "0 city farm farm farm",
     "0 visit harvest_festival", "event_needs_colour green 1"),
    ("R6.9 two tan cards",                 "0 city ruins wanderer; 1 city fool",
     "0 visit cartographers_expedition", "event_needs_colour tan 1"),
    ("R6.1 colours of another city",       "1 city inn inn inn", "0 visit grand_tour", "event_needs_colour red 3"),
    ("R6.1 cards in the hand",             "specials performer_in_residence; 0 city inn; 0 hand bard",
     "0 visit performer_in_residence", "event_needs_card bard"),
    ("R6.1 a prisoner is not in the city", "specials performer_in_residence; 0 city inn dungeon{bard}",
     "0 visit performer_in_residence", "event_needs_card bard"),
    ("R6.2 achieved by another",           "0 city inn inn inn; 1 events grand_tour",
     "0 visit grand_tour", "event_done grand_tour 1"),
    ("R6.2 achieved before",               "0 city inn inn inn; 0 events grand_tour",
     "0 visit grand_tour", "event_done grand_tour 0"),
    ("R6.15 one berry",                    CURE + "; 0 stock 1berry", "0 visit croak_wart_cure", "needs berry 1"),
    ("R6.24 one purple card",              f"specials the_everdell_games; 0 city {TWO_OF_EACH.removesuffix(' wife')}",
     "0 visit the_everdell_games", "event_needs_colour purple 1"),
]
# fmt: on
EXAMPLES = BASIC + GIFTS + CARDS


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_an_event(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, then", COUNTED, ids=labels(COUNTED))
def test_what_an_event_is_worth(label, given, then):
    check_example(given, "", then)


@pytest.mark.parametrize("label, given, event", ACHIEVED, ids=labels(ACHIEVED))
def test_an_event_that_asks_nothing(label, given, event):
    check_example(f"specials {event}; {given}", f"0 visit {event}", f"events 0: {event}; at 0: {event}; actors: 1")


@pytest.mark.parametrize("label, given, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, reason):
    check_refused(position(given), line, IllegalAction, reason)


@pytest.mark.parametrize("line", ["0 done", "0 pass"])
def test_a_worker_must_come_home(line):
    """R6.11"""
    check_refused(position(WELL_RUN, "0 visit a_well_run_city"), line, IllegalAction)
