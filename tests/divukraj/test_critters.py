"""R8.25 to R8.49: what each critter does. Chip Sweep and Miner Mole: see test_copying."""

import pytest

from osada.engine.errors import IllegalAction, UnknownWords
from tests.divukraj.given import check_example, check_refused, labels, position

SEVEN = "farm farm inn inn mine mine crane"
EIGHT = SEVEN + " ruins"
FULL = "farm farm farm farm farm farm farm farm mine mine mine inn inn inn crane"
ANY = "take twig resin pebble berry"
UNDERTAKER = "0 hand undertaker; 0 stock 2berry; meadow farm inn mine wife"
RANGER = "0 hand ranger; 0 stock 2berry"

# fmt: off
TAN = [
    # label  given  when  then
    ("R8.26 Bard",                                             "0 hand bard farm inn mine; 0 stock 3berry",
     "0 play bard, by cost, discard farm, discard mine, done",
     "tokens 0: 2; hand 0: inn; pile: farm mine; city 0: bard; actors: 1"),
    ("R8.26 five at most",                                     f"0 hand bard {SEVEN}; 0 stock 3berry",
     "0 play bard, by cost, discard farm, discard farm, discard inn, discard inn, discard mine",
     "tokens 0: 5; hand 0: crane mine; actors: 1"),
    ("R8.26 none",                                             "0 hand bard farm; 0 stock 3berry",
     "0 play bard, by cost, done", "tokens 0: 0; hand 0: farm; actors: 1"),
    ("R8.26 the last card ends it",                            "0 hand bard farm; 0 stock 3berry",
     "0 play bard, by cost, discard farm", "tokens 0: 1; hand 0: ; actors: 1"),
    ("R8.30 Fool into another city",                           "0 hand fool; 0 stock 3berry",
     "0 play fool, by cost, to 1", "city 0: ; city 1: fool; points 1: cards -2; points 0: ; stock 0: ; actors: 1"),
    ("R8.30 the player chooses",                               "seats 3; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost", "legal 0: to 1 2"),
    ("R8.30 not where one is",                                 "seats 3; 1 city fool; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost", "legal 0: to 2"),
    ("R8.30 not where no space is",                            f"seats 3; 1 city {FULL}; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost", "legal 0: to 2"),
    ("R8.30 also to one who has passed",                       "seats 3; 1 passed; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost", "legal 0: to 1 2"),
    ("R8.30 with a Fool in the own city",                      "0 city fool; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost, to 1", "city 0: fool; city 1: fool"),
    ("R8.30 free by the own Fairgrounds",                      "0 city fairgrounds; 0 hand fool",
     "0 play fool, by house, to 1", "city 0: fairgrounds*; city 1: fool; actors: 1"),
    ("R8.30 from the Meadow: first the city, then the refill", "meadow fool; 0 stock 3berry",
     "0 play fool meadow, by cost, to 1, ? farm", "city 1: fool; meadow 1: farm; actors: 1"),
    ("R8.43 no berry for a Fool",                              "0 city shopkeeper; 0 hand fool; 0 stock 3berry",
     "0 play fool, by cost, to 1", "stock 0: ; actors: 1"),
    ("R8.31 but Historian draws",
     "0 city historian shopkeeper; 0 hand fool; 0 stock 3berry", "0 play fool, by cost, to 1, ? farm",
     "hand 0: farm; stock 0: ; actors: 1"),
    ("R8.39 Postal Pigeon",                                    "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm castle", "legal 0: play farm, done"),
    ("R8.39 one is played free",                               "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm castle, play farm",
     "city 0: farm postal_pigeon; stock 0: 1berry; pile: castle; actors: 1"),
    ("R8.39 or none",                                          "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm castle, done", "city 0: postal_pigeon; pile: castle farm; actors: 1"),
    ("R8.39 nothing can be",                                   "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? doctor castle", "city 0: postal_pigeon; pile: castle doctor; actors: 1"),
    ("R9.11 the other is discarded first",                     "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? fairgrounds castle, play fairgrounds", "due: card; pile: castle"),
    ("R8.39 a Shepherd hands over nothing",                    "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? shepherd castle, play shepherd", "stock 0: 3berry; stock 1: ; actors: 1"),
    ("R8.39 a Pigeon after a Pigeon",                          "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? postal_pigeon castle, play postal_pigeon, ? farm inn, play inn",
     "city 0: inn postal_pigeon postal_pigeon; pile: castle farm; actors: 1"),
    ("R8.42 Shepherd: the payment to an opponent",             "0 hand shepherd; 0 stock 4berry",
     "0 play shepherd, by cost, to 1", "stock 0: 4berry; stock 1: 3berry; actors: 1"),
    ("R8.42 of the player's choice",                           "seats 3; 0 hand shepherd; 0 stock 3berry",
     "0 play shepherd, by cost", "legal 0: to 1 2"),
    ("R8.42 never one who has passed",                         "seats 3; 1 passed; 0 hand shepherd; 0 stock 3berry",
     "0 play shepherd, by cost", "legal 0: to 2"),
    ("R8.42 points for the Chapel's tokens",                   "0 city chapel*+2; 0 hand shepherd; 0 stock 3berry",
     "0 play shepherd, by cost, to 1", "tokens 0: 2; city 0: chapel*+2 shepherd; stock 0: 3berry; actors: 1"),
    ("R8.42 free: nothing is handed over",                     "0 city chapel+1; 0 hand shepherd",
     "0 play shepherd, by house", "tokens 0: 1; stock 0: 3berry; stock 1: ; actors: 1"),
    ("R8.42 with Judge the mixed payment",                     "0 city judge; 0 hand shepherd; 0 stock 2berry 1twig",
     "0 play shepherd, by judge, swap berry twig, to 1", "stock 0: 3berry; stock 1: 1twig 2berry; actors: 1"),
    ("R8.42 with Innkeeper nothing is paid",                   "0 city innkeeper; 0 hand shepherd",
     "0 play shepherd, by innkeeper", "stock 0: 3berry; stock 1: ; actors: 1"),
    ("R8.42 all have passed",                                  "1 passed; 0 hand shepherd; 0 stock 3berry",
     "0 play shepherd, by cost", "stock 0: 3berry; stock 1: ; actors: 0"),
    ("R8.45 Undertaker: three of the Meadow",                  UNDERTAKER,
     "0 play undertaker, by cost, discard farm, discard wife", "legal 0: discard castle inn mine palace"),
    ("R8.45 refilled after all three",                         UNDERTAKER,
     "0 play undertaker, by cost, discard farm, discard wife, discard inn, ? bard monk ranger",
     "meadow 1: bard; meadow 2: monk; meadow 4: ranger; pile: farm inn wife"),
    ("R8.45 then one is taken",                                UNDERTAKER,
     "0 play undertaker, by cost, discard farm, discard wife, discard inn, ? bard monk ranger, take monk, ? crane",
     "hand 0: monk; meadow 2: crane; actors: 1"),
    ("R8.45 not with a full hand",
     f"0 hand {EIGHT}; 0 stock 2berry; meadow undertaker wife monk bard",
     "0 play undertaker meadow, by cost, ? ranger, discard wife, discard monk, discard bard, ? peddler judge fool",
     "cards 0: 8; actors: 1; meadow 1: ranger"),
    ("R8.46 Wanderer",                                         "0 hand wanderer; 0 stock 2berry",
     "0 play wanderer, by cost, ? farm inn mine", "hand 0: farm inn mine; points 0: cards 1; actors: 1"),
]

MOVES = [
    # label  given  when  then
    ("R8.41 Ranger moves a worker",         RANGER + "; 0 at three_twigs",
     "0 play ranger, by cost, lift three_twigs, visit one_pebble",
     "at 0: one_pebble; stock 0: 1pebble; workers 0: 1; actors: 1"),
    ("R8.41 from any place",                RANGER + "; 0 spring; 0 at three_twigs haven grand_tour",
     "0 play ranger, by cost", "legal 0: lift three_twigs grand_tour haven"),
    ("R8.41 not for good",                  RANGER + "; 0 city cemetery; 0 at cemetery",
     "0 play ranger, by cost", "at 0: cemetery; actors: 1"),
    ("R8.41 not off the journey",           RANGER + "; 0 autumn; 0 at journey-2",
     "0 play ranger, by cost", "at 0: journey-2; actors: 1"),
    ("R8.41 nobody is placed",              RANGER, "0 play ranger, by cost", "city 0: ranger; actors: 1"),
    ("R8.41 to an event",                   RANGER + "; 0 at haven; 0 city inn inn inn",
     "0 play ranger, by cost, lift haven, visit grand_tour",
     "at 0: grand_tour; events 0: grand_tour; points 0: cards 7, events 3; actors: 1"),
    ("R8.41 the event stays",               RANGER + "; 0 at grand_tour",
     "0 play ranger, by cost, lift grand_tour, visit haven", "at 0: haven; events 0: grand_tour"),
    ("R8.41 to another's card",             RANGER + "; 0 at haven; 1 city inn; meadow wife",
     "0 play ranger, by cost, lift haven, visit inn@1, play wife meadow, spare berry, spare berry, ? farm",
     "tokens 1: 1; city 0: ranger wife; at 0: inn@1; actors: 1"),
    ("R8.41 another copy is another place", RANGER + "; 0 city inn inn; 0 at inn#1; meadow wife",
     "0 play ranger, by cost, lift inn, visit inn, play wife meadow, spare berry, spare berry, ? farm",
     "at 0: inn; city 0: inn inn ranger wife"),
    ("R8.41 one that stands nowhere",       RANGER + "; 0 at nowhere",
     "0 play ranger, by cost, lift nowhere, visit one_berry", "at 0: one_berry; stock 0: 1berry"),
    ("R8.41 off the Ruins",                 RANGER + "; 0 city ruins; 0 at ruins",
     "0 play ranger, by cost, lift ruins, visit one_berry", "at 0: one_berry; stock 0: 1berry"),
    ("R8.41 what the new place asks",       RANGER + "; 0 at haven; forest two_any",
     "0 play ranger, by cost, lift haven, visit two_any, take twig, take twig", "stock 0: 2twig; at 0: two_any"),
    ("R8.41 then the triggers",             RANGER + "; 0 at haven; 0 city historian",
     "0 play ranger, by cost, lift haven, visit one_berry, ? farm", "stock 0: 1berry; hand 0: farm; actors: 1"),
]

GREEN = [
    # label  given  when  then
    ("R8.27 Barge Toad",                       "0 city farm farm farm; 0 hand barge_toad; 0 stock 2berry",
     "0 play barge_toad, by cost", "stock 0: 6twig; actors: 1"),
    ("R8.27 without a Farm",                   "1 city farm; 0 hand barge_toad; 0 stock 2berry",
     "0 play barge_toad, by cost", "stock 0: ; actors: 1"),
    ("R8.29 Doctor",                           "0 hand doctor; 0 stock 6berry",
     "0 play doctor, by cost, pay 2", "tokens 0: 2; stock 0: ; points 0: cards 4, tokens 2; actors: 1"),
    ("R8.29 three at most",                    "0 hand doctor; 0 stock 9berry",
     "0 play doctor, by cost", "legal 0: pay 0 1 2 3"),
    ("R8.29 as many as there are",             "0 hand doctor; 0 stock 5berry",
     "0 play doctor, by cost", "legal 0: pay 0 1"),
    ("R8.29 none",                             "0 hand doctor; 0 stock 5berry",
     "0 play doctor, by cost, pay 0", "tokens 0: 0; stock 0: 1berry; actors: 1"),
    ("R8.48 Woodcarver",                       "0 hand woodcarver; 0 stock 2berry 4twig",
     "0 play woodcarver, by cost, pay 3", "tokens 0: 3; stock 0: 1twig; actors: 1"),
    ("R8.32 Husband alone",                    "0 city farm; 0 hand husband; 0 stock 3berry",
     "0 play husband, by cost", "stock 0: ; actors: 1"),
    ("R8.32 with a Wife and a Farm",           "0 city farm wife; 0 hand husband; 0 stock 3berry",
     "0 play husband, by cost", f"legal 0: {ANY}"),
    ("R8.32 taken",                            "0 city farm wife; 0 hand husband; 0 stock 3berry",
     "0 play husband, by cost, take pebble", "stock 0: 1pebble; actors: 1"),
    ("R8.32 without a Farm",                   "0 city wife; 0 hand husband; 0 stock 3berry",
     "0 play husband, by cost", "stock 0: ; actors: 1"),
    ("R8.53 no new pair",                      "0 city farm wife husband; 0 hand husband; 0 stock 3berry",
     "0 play husband, by cost", "stock 0: ; city 0: farm husband husband wife; actors: 1"),
    ("R8.53 a Wife activates nobody",          "0 city farm husband; 0 hand wife; 0 stock 2berry",
     "0 play wife, by cost", "stock 0: ; actors: 1"),
    ("R8.37 Monk",                             "0 hand monk; 0 stock 4berry",
     "0 play monk, by cost, give berry, give berry, to 1", "tokens 0: 4; stock 0: 1berry; stock 1: 2berry; actors: 1"),
    ("R8.37 one berry",                        "0 hand monk; 0 stock 4berry",
     "0 play monk, by cost, give berry, done, to 1", "tokens 0: 2; stock 0: 2berry; stock 1: 1berry; actors: 1"),
    ("R8.37 the last berry ends it",           "0 hand monk; 0 stock 2berry",
     "0 play monk, by cost, give berry, to 1", "tokens 0: 2; stock 0: ; stock 1: 1berry; actors: 1"),
    ("R8.37 none",                             "0 hand monk; 0 stock 4berry",
     "0 play monk, by cost, done", "tokens 0: 0; stock 0: 3berry; actors: 1"),
    ("R8.37 both to the same one",             "seats 3; 0 hand monk; 0 stock 4berry",
     "0 play monk, by cost, give berry, give berry, to 2", "stock 1: ; stock 2: 2berry"),
    ("R9.9 all have passed",                   "1 passed; 0 hand monk; 0 stock 4berry",
     "0 play monk, by cost, give berry, give berry", "tokens 0: 4; stock 0: 1berry; stock 1: ; actors: 0"),
    ("R8.38 Peddler",                          "0 hand peddler; 0 stock 2berry 2twig",
     "0 play peddler, by cost, swap twig pebble, swap twig resin", "stock 0: 1resin 1pebble; actors: 1"),
    ("R8.38 one",                              "0 hand peddler; 0 stock 2berry 2twig",
     "0 play peddler, by cost, swap twig pebble, done", "stock 0: 1twig 1pebble; actors: 1"),
    ("R8.38 for others",                       "0 hand peddler; 0 stock 2berry 2twig",
     "0 play peddler, by cost", "legal 0: swap twig resin twig pebble twig berry, done"),
    ("R8.38 what came may go on",              "0 hand peddler; 0 stock 2berry 1twig",
     "0 play peddler, by cost, swap twig pebble, swap pebble berry", "stock 0: 1berry; actors: 1"),
    ("R8.44 Teacher",                          "0 hand teacher; 0 stock 2berry",
     "0 play teacher, by cost, ? farm king, take king, to 1", "hand 0: king; hand 1: farm; actors: 1"),
    ("R8.44 one of those two",                 "0 hand teacher mine; 0 stock 2berry",
     "0 play teacher, by cost, ? farm king", "legal 0: take farm king"),
    ("R8.44 seven cards: one, and it is kept", f"meadow teacher; 0 hand {SEVEN}; 0 stock 2berry",
     "0 play teacher meadow, by cost, ? bard king", "cards 0: 8; hand 1: ; meadow 1: bard; actors: 1"),
    ("R8.44 eight cards: nothing",             f"meadow teacher; 0 hand {EIGHT}; 0 stock 2berry",
     "0 play teacher meadow, by cost, ? bard", "cards 0: 8; hand 1: ; actors: 1"),
    ("R9.8 the others are full",               f"0 hand teacher; 0 stock 2berry; 1 hand {EIGHT}",
     "0 play teacher, by cost, ? wife king, take king", "hand 0: king; cards 1: 8; pile: wife; actors: 1"),
]

BLUE_AND_PURPLE = [
    # label  given  when  then
    ("R8.31 Historian: a construction", "0 city historian; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost, ? inn", "hand 0: inn; actors: 1"),
    ("R8.31 a critter",                 "0 city historian; 0 hand wife; 0 stock 2berry",
     "0 play wife, by cost, ? inn", "hand 0: inn; actors: 1"),
    ("R8.31 not himself",               "0 hand historian; 0 stock 2berry",
     "0 play historian, by cost", "hand 0: ; actors: 1"),
    ("R8.31 not for others",            "1 city historian; 0 hand wife; 0 stock 2berry",
     "0 play wife, by cost", "hand 1: ; actors: 1"),
    ("R8.43 Shopkeeper",                "0 city shopkeeper; 0 hand wife; 0 stock 2berry",
     "0 play wife, by cost", "stock 0: 1berry; actors: 1"),
    ("R8.43 not for a construction",    "0 city shopkeeper; 0 hand crane; 0 stock 1pebble",
     "0 play crane, by cost", "stock 0: ; actors: 1"),
    ("R8.43 not himself",               "0 hand shopkeeper; 0 stock 2berry",
     "0 play shopkeeper, by cost", "stock 0: ; actors: 1"),
    ("R8.33 Innkeeper",                 "0 city innkeeper; 0 hand king; 0 stock 3berry",
     "0 play king, by innkeeper", "city 0: king; stock 0: ; pile: innkeeper; actors: 1"),
    ("R8.34 Judge",                     "0 city judge; 0 hand wife; 0 stock 1berry 1twig",
     "0 play wife, by judge, swap berry twig", "city 0: judge wife; stock 0: ; actors: 1"),
    ("R8.25 Architect",                 "0 city architect; 0 stock 2resin 1pebble 5twig 5berry",
     "", "points 0: cards 2, prosperity 3"),
    ("R8.25 six at most",               "0 city architect; 0 stock 5resin 4pebble",
     "", "points 0: cards 2, prosperity 6"),
    ("R8.35 King",                      "0 city king; 0 events grand_tour city_monument tax_relief",
     "", "points 0: cards 4, prosperity 4, events 9"),
    ("R8.47 Wife with a Husband",       "0 city wife husband", "", "points 0: cards 4, prosperity 3"),
    ("R8.47 Wife alone",                "0 city wife; 1 city husband", "", "points 0: cards 2"),
    ("R8.47 two Wives, one Husband",    "0 city wife wife husband", "", "points 0: cards 6, prosperity 3"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R8.30 no city for a Fool",                  "1 city fool; 0 hand fool; 0 stock 3berry",
     "", "0 play fool", "no_city_for_fool"),
    ("R8.30 not the own city",                    "0 hand fool; 0 stock 3berry",
     "0 play fool, by cost", "0 to 0", "to_yourself"),
    ("R8.41 the same place again",                RANGER + "; 0 at three_twigs",
     "0 play ranger, by cost, lift three_twigs", "0 visit three_twigs", "same_place three_twigs"),
    ("R8.41 the same shared place",               RANGER + "; 0 at one_berry",
     "0 play ranger, by cost, lift one_berry", "0 visit one_berry", "same_place one_berry"),
    ("R8.41 the same forest card's second space", RANGER + "; seats 4; forest two_any; 0 at two_any",
     "0 play ranger, by cost, lift two_any", "0 visit two_any", "same_place two_any"),
    ("R8.41 the needs of the place",              RANGER + "; 0 at haven; 1 at three_twigs",
     "0 play ranger, by cost, lift haven", "0 visit three_twigs", "taken three_twigs"),
    ("R8.41 it must be done",                     RANGER + "; 0 at haven",
     "0 play ranger, by cost", "0 done", "not_now lift"),
    ("R8.45 exactly three",                       UNDERTAKER,
     "0 play undertaker, by cost, discard farm", "0 done", "not_now bury"),
    ("R8.45 of the Meadow",                       UNDERTAKER + "; 1 hand bard",
     "0 play undertaker, by cost, discard farm", "0 discard farm", "not_in_meadow farm"),
    ("R8.45 one must be taken",                   UNDERTAKER,
     "0 play undertaker, by cost, discard farm, discard wife, discard inn, ? bard monk ranger", "0 done",
     "must_choose meadow"),
    ("R8.44 not to oneself",                      "0 hand teacher; 0 stock 2berry",
     "0 play teacher, by cost, ? farm king, take king", "0 to 0", "to_yourself"),
]
# fmt: on
EXAMPLES = TAN + MOVES + GREEN + BLUE_AND_PURPLE


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_critter(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)


def test_nothing_for_the_same():
    """R8.38: there are no words for it."""
    table = position("0 hand peddler; 0 stock 2berry 2twig", "0 play peddler, by cost")
    check_refused(table, "0 swap twig twig", UnknownWords)
