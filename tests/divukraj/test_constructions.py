"""R8.1 to R8.24: what each construction does. As places for workers see test_card_places."""

import pytest

from osada.engine.errors import IllegalAction
from tests.divukraj.given import check_example, check_refused, labels, position

EIGHT = "farm farm inn inn mine mine bard ruins"

# fmt: off
PRODUCTION = [
    # label  given  when  then
    ("R8.9 Fairgrounds",                      "0 hand fairgrounds; 0 stock 1twig 2resin 1pebble",
     "0 play fairgrounds, by cost, ? farm inn", "hand 0: farm inn; stock 0: ; city 0: fairgrounds; actors: 1"),
    ("R8.9 within the hand limit",
     "meadow fairgrounds; 0 hand farm farm inn inn mine mine bard; 0 stock 1twig 2resin 1pebble",
     "0 play fairgrounds meadow, by cost, ? king wife", "cards 0: 8; actors: 1"),
    ("R8.10 Farm",                            "0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "stock 0: 1berry; city 0: farm; points 0: cards 1; actors: 1"),
    ("R8.11 General Store",                   "0 hand general_store; 0 stock 1resin 1pebble",
     "0 play general_store, by cost", "stock 0: 1berry; actors: 1"),
    ("R8.11 with a Farm",                     "0 city farm; 0 hand general_store; 0 stock 1resin 1pebble",
     "0 play general_store, by cost", "stock 0: 2berry; actors: 1"),
    ("R8.11 with two Farms",                  "0 city farm farm; 0 hand general_store; 0 stock 1resin 1pebble",
     "0 play general_store, by cost", "stock 0: 2berry; actors: 1"),
    ("R8.11 a Farm elsewhere does not count", "1 city farm; 0 hand general_store; 0 stock 1resin 1pebble",
     "0 play general_store, by cost", "stock 0: 1berry; actors: 1"),
    ("R8.14 Mine",                            "0 hand mine; 0 stock 1twig 1resin 1pebble",
     "0 play mine, by cost", "stock 0: 1pebble; points 0: cards 2; actors: 1"),
    ("R8.18 Resin Refinery",                  "0 hand resin_refinery; 0 stock 1resin 1pebble",
     "0 play resin_refinery, by cost", "stock 0: 1resin; points 0: cards 1; actors: 1"),
    ("R8.23 Twig Barge",                      "0 hand twig_barge; 0 stock 1twig 1pebble",
     "0 play twig_barge, by cost", "stock 0: 2twig; points 0: cards 1; actors: 1"),
    ("R8.21 Storehouse: what it may hold",    "0 hand storehouse; 0 stock 1twig 1resin 1pebble",
     "0 play storehouse, by cost", "legal 0: store twig resin pebble berry, done"),
    ("R8.21 three twigs",                     "0 hand storehouse; 0 stock 1twig 1resin 1pebble",
     "0 play storehouse, by cost, store twig", "city 0: storehouse{3twig}; stock 0: ; actors: 1"),
    ("R8.21 two resin",                       "0 hand storehouse; 0 stock 1twig 1resin 1pebble",
     "0 play storehouse, by cost, store resin", "city 0: storehouse{2resin}; actors: 1"),
    ("R8.21 one pebble",                      "0 hand storehouse; 0 stock 1twig 1resin 1pebble",
     "0 play storehouse, by cost, store pebble", "city 0: storehouse{1pebble}; actors: 1"),
    ("R8.21 two berries",                     "0 hand storehouse; 0 stock 1twig 1resin 1pebble",
     "0 play storehouse, by cost, store berry", "city 0: storehouse{2berry}; actors: 1"),
    ("R8.21 or nothing",                      "0 hand storehouse; 0 stock 1twig 1resin 1pebble",
     "0 play storehouse, by cost, done", "city 0: storehouse; actors: 1"),
    ("R8.21 goods there cannot be spent",     "0 city storehouse{3twig,2resin}; 0 hand farm", "", "legal 0 play: "),
    ("R8.49 it acts only when it is played",  "0 city farm mine; 0 hand twig_barge; 0 stock 1twig 1pebble",
     "0 play twig_barge, by cost", "stock 0: 2twig; actors: 1"),
]

HELPERS = [
    # label  given  when  then
    ("R8.4 Clock Tower",                      "0 hand clock_tower; 0 stock 3twig 1pebble",
     "0 play clock_tower, by cost", "city 0: clock_tower+3; tokens 0: 0; points 0: tokens 3; actors: 1"),
    ("R8.5 Courthouse: a resource, no berry", "0 city courthouse; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "legal 0: take twig resin pebble"),
    ("R8.5 taken",                            "0 city courthouse; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost, take pebble", "stock 0: 1pebble 1berry; actors: 1"),
    ("R8.5 not for a critter",                "0 city courthouse; 0 hand wife; 0 stock 2berry",
     "0 play wife, by cost", "stock 0: ; actors: 1"),
    ("R8.5 not for itself",                   "0 hand courthouse; 0 stock 1twig 1resin 2pebble",
     "0 play courthouse, by cost", "stock 0: ; actors: 1"),
    ("R8.5 not for others' constructions",    "1 city courthouse; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "stock 1: ; actors: 1"),
    ("R8.6 Crane: three less",                "0 city crane; 0 hand courthouse; 0 stock 1pebble",
     "0 play courthouse, by crane, spare twig, spare resin, spare pebble",
     "city 0: courthouse; stock 0: ; pile: crane; actors: 1"),
    ("R8.6 it leaves with its token",         "0 city crane*; 0 hand farm",
     "0 play farm, by crane, spare twig, spare twig, spare resin", "city 0: farm; stock 0: 1berry; actors: 1"),
    ("R8.7 Dungeon: three less",              "0 city dungeon wife; 0 hand architect; 0 stock 1berry",
     "0 play architect, by dungeon, jail wife, spare berry, spare berry, spare berry",
     "city 0: dungeon{wife} architect; stock 0: ; pile: ; points 0: cards 2; actors: 1"),
    ("R8.7 any critter of the city",          "0 city dungeon wife farm bard ranger; 1 city monk; 0 hand mine",
     "0 play mine, by dungeon", "legal 0: jail bard ranger wife"),
    ("R8.7 Ranger opens a second cell",       "0 city dungeon{bard} wife ranger; 0 hand mine",
     "0 play mine, by dungeon, jail wife, spare twig, spare resin, spare pebble",
     "city 0: dungeon{bard,wife} mine ranger; actors: 1"),
    ("R8.7 but not for himself",              "0 city dungeon{bard} wife ranger; 0 hand mine",
     "0 play mine, by dungeon", "legal 0: jail wife"),
    ("R8.7 he may be the first",              "0 city dungeon ranger; 0 hand mine",
     "0 play mine, by dungeon, jail ranger, spare twig, spare resin, spare pebble",
     "city 0: dungeon{ranger} mine; actors: 1"),
    ("R8.7 a Fool may be jailed",             "0 city dungeon fool; 0 hand mine",
     "0 play mine, by dungeon, jail fool, spare twig, spare resin, spare pebble",
     "city 0: dungeon{fool} mine; points 0: cards 2"),
    ("R8.7 Ruins by the Dungeon",             "0 city dungeon farm bard; 0 hand ruins",
     "0 play ruins, by dungeon, jail bard, remove farm, ? inn mine",
     "city 0: dungeon{bard} ruins; stock 0: 2twig 1resin"),
]

RUINS = [
    # label  given  when  then
    ("R8.19 Ruins",                                    "0 city farm; 0 hand ruins",
     "0 play ruins, by cost, remove farm, ? inn mine",
     "city 0: ruins; stock 0: 2twig 1resin; hand 0: inn mine; pile: farm; actors: 1"),
    ("R8.19 any construction",                         "0 city farm castle wife; 0 hand ruins",
     "0 play ruins, by cost", "legal 0: remove castle farm"),
    ("R8.19 the cost back, also of one that was free", "0 city castle*; 0 hand ruins",
     "0 play ruins, by cost, remove castle, ? inn mine", "stock 0: 2twig 3resin 3pebble; city 0: ruins"),
    ("R8.19 Ruins on Ruins",                           "0 city ruins; 0 hand ruins",
     "0 play ruins, by cost, remove ruins, ? inn mine",
     "city 0: ruins; stock 0: ; pile: ruins; hand 0: inn mine; actors: 1"),
    ("R8.19 from the Meadow",                          "meadow ruins; 0 city farm",
     "0 play ruins meadow, by cost, ? wife, remove farm, ? inn mine",
     "meadow 1: wife; city 0: ruins; hand 0: inn mine; actors: 1"),
    ("R8.54 what lay on it is lost",                   "0 city clock_tower+3; 0 hand ruins",
     "0 play ruins, by cost, remove clock_tower, ? inn mine", "points 0: ; tokens 0: 0; stock 0: 3twig 1pebble"),
    ("R8.54 prisoners leave with it",                  "0 city dungeon{bard}; 0 hand ruins",
     "0 play ruins, by cost, remove dungeon, ? inn mine", "city 0: ruins; pile: dungeon bard"),
    ("R8.19 a worker moves onto Ruins",                "0 city inn; 1 at inn@0; 0 hand ruins",
     "0 play ruins, by cost, remove inn, ? farm mine", "at 1: ruins@0; workers 1: 1; city 0: ruins"),
    ("R8.19 an own worker, too",                       "0 city chapel+1; 0 at chapel; 0 hand ruins",
     "0 play ruins, by cost, remove chapel, ? farm mine", "at 0: ruins; points 0: "),
    ("R8.19 a permanent one is lost",                  "0 city monastery; 0 at monastery; 0 hand ruins",
     "0 play ruins, by cost, remove monastery, ? farm mine", "at 0: ; lost 0: 1; workers 0: 1; city 0: ruins"),
    ("R8.19 its Peddler",                              "0 city farm* ; 0 hand ruins peddler",
     "0 play ruins, by cost, remove farm, ? inn mine; 1 visit one_berry; 0 play peddler, by house, done",
     "city 0: ruins* peddler; stock 0: 2twig 1resin"),
    ("R8.19 Courthouse",                               "0 city farm courthouse; 0 hand ruins",
     "0 play ruins, by cost, remove farm, ? inn mine, take twig", "stock 0: 3twig 1resin; actors: 1"),
    ("R8.19 unless it is gone",                        "0 city courthouse; 0 hand ruins",
     "0 play ruins, by cost, remove courthouse, ? inn mine", "stock 0: 1twig 1resin 2pebble; actors: 1"),
    ("R8.19 Historian draws the third card",           "0 city farm historian; 0 hand ruins",
     "0 play ruins, by cost, remove farm, ? inn mine king", "hand 0: inn mine king; actors: 1"),
    ("R5.7 which Farm",                                "0 city farm* farm; 0 hand ruins",
     "0 play ruins, by cost, remove farm, nth 1, ? inn mine", "city 0: farm ruins; actors: 1"),
    ("R8.19 two cards up to the hand limit",           f"0 city crane; meadow ruins; 0 hand {EIGHT}",
     "0 play ruins meadow, by cost, ? wife, remove crane", "cards 0: 8; city 0: ruins; stock 0: 1pebble; actors: 1"),
]

AT_THE_END = [
    # label  given  then
    ("R8.1 Castle: common constructions",               "0 city castle farm farm inn crane wife",
     "points 0: cards 11, prosperity 3"),
    ("R8.8 Ever Tree: purple cards, itself too",        "0 city ever_tree school wife architect farm",
     "points 0: cards 12, prosperity 5"),
    ("R8.16 Palace: unique constructions, itself too",  "0 city palace crane chapel farm queen",
     "points 0: cards 12, prosperity 3"),
    ("R8.20 School: common critters",                   "0 city school wanderer husband bard farm",
     "points 0: cards 6, prosperity 2"),
    ("R8.22 Theater: unique critters",                  "0 city theater bard fool wanderer crane",
     "points 0: cards 3, prosperity 2"),
    ("R8.1 a prisoner and others' cards count nowhere", "0 city castle dungeon{wife}; 1 city farm",
     "points 0: cards 4"),
    ("R8.22 prisoners do not count",                    "0 city theater dungeon{bard}", "points 0: cards 3"),
    ("R8.3 tokens on the Chapel",                       "0 city chapel+2", "points 0: cards 2, tokens 2"),
    ("R8.4 tokens on the Clock Tower",                  "0 city clock_tower+1; 0 tokens 2", "points 0: tokens 3"),
    ("R8.21 goods on a Storehouse count for nothing",   "0 city storehouse{2resin,1pebble} architect",
     "points 0: cards 4"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R8.19 no construction",                 "0 city wife; 0 hand ruins", "", "0 play ruins", "no_construction"),
    ("R8.19 a critter",                       "0 city wife farm; 0 hand ruins",
     "0 play ruins, by cost", "0 remove wife", "only_construction_cards wife"),
    ("R8.19 itself",                          "0 city farm; 0 hand ruins",
     "0 play ruins, by cost", "0 remove ruins", "not_in_city ruins"),
    ("R8.7 no second cell without Ranger",    "0 city dungeon{bard} wife; 0 hand mine",
     "", "0 play mine", "needs twig 1"),
    ("R8.7 a Ranger in the cell opens none",  "0 city dungeon{ranger} wife; 0 hand mine",
     "", "0 play mine", "needs twig 1"),
    ("R8.7 two cells are all",                "0 city dungeon{bard,king} wife ranger; 0 hand mine",
     "", "0 play mine", "needs twig 1"),
    ("R8.7 Ranger alone for the second cell", "0 city dungeon{bard} ranger; 0 hand mine",
     "", "0 play mine", "needs twig 1"),
    ("R8.7 nobody to jail",                   "0 city dungeon farm; 0 hand mine", "", "0 play mine", "needs twig 1"),
    ("R8.5 no berry",                         "0 city courthouse; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "0 take berry", "not_offered berry"),
    ("R8.6 no Crane, no discount",            "1 city crane; 0 hand mine", "", "0 play mine", "needs twig 1"),
]
# fmt: on
EXAMPLES = PRODUCTION + HELPERS + RUINS


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_construction(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, then", AT_THE_END, ids=labels(AT_THE_END))
def test_at_the_end(label, given, then):
    check_example(given, "", then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)
