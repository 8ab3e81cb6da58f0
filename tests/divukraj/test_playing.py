"""R7: playing a card: six steps, ways to pay, room, uniqueness."""

import pytest

from osada.engine.errors import IllegalAction
from tests.divukraj.given import check, check_example, check_refused, labels, play, position

FOURTEEN = "farm farm farm farm farm farm farm farm mine mine mine inn inn inn"
FULL = FOURTEEN + " twig_barge"
ANY = "take twig resin pebble berry"

# fmt: off
STEPS = [
    # label  given  when  then
    ("R7.2 the cost goes to the supply",                      "0 hand theater; 0 stock 4twig 2resin 1pebble 3berry",
     "0 play theater, by cost", "city 0: theater; stock 0: 1twig 1resin 3berry; stock 1: ; actors: 1"),
    ("R7.3 the Meadow is refilled before the card acts",      "meadow castle wanderer; 0 stock 2berry",
     "0 play wanderer meadow, by cost, ? farm", "meadow 2: farm; hand 0: ; due: card"),
    ("R7.3 then it acts",                                     "meadow castle wanderer; 0 stock 2berry",
     "0 play wanderer meadow, by cost, ? farm inn mine bard", "hand 0: inn mine bard; city 0: wanderer; actors: 1"),
    ("R7.3 from the hand nothing is refilled",                "0 hand wanderer; 0 stock 2berry",
     "0 play wanderer, by cost, ? inn mine bard", "hand 0: inn mine bard; actors: 1"),
    ("R7.4 a second Crane by the first",                      "0 city crane; 0 hand crane",
     "0 play crane, by crane, spare pebble", "city 0: crane; pile: crane; stock 0: ; actors: 1"),
    ("R7.4 a second Innkeeper by the first",                  "0 city innkeeper; 0 hand innkeeper",
     "0 play innkeeper, by innkeeper", "city 0: innkeeper; pile: innkeeper; stock 0: ; actors: 1"),
    ("R7.4 a jailed one makes room for its like",             "0 city dungeon queen; 0 hand queen; 0 stock 2berry",
     "0 play queen, by dungeon, jail queen, spare berry, spare berry, spare berry",
     "city 0: dungeon{queen} queen; stock 0: ; actors: 1"),
    ("R7.5 a green card acts once",                           "0 hand mine; 0 stock 1twig 1resin 1pebble",
     "0 play mine, by cost", "city 0: mine; stock 0: 1pebble; actors: 1"),
    ("R7.5 a Clock Tower gets its tokens",                    "0 hand clock_tower; 0 stock 3twig 1pebble",
     "0 play clock_tower, by cost", "city 0: clock_tower+3; stock 0: ; points 0: tokens 3; actors: 1"),
    ("R7.5 a red card does nothing yet",                      "0 hand chapel; 0 stock 2twig 1resin 1pebble",
     "0 play chapel, by cost", "city 0: chapel; hand 0: ; actors: 1"),
    ("R7.6 after the card itself",
     "0 city historian; 0 hand fairgrounds; 0 stock 1twig 2resin 1pebble",
     "0 play fairgrounds, by cost, ? farm inn mine", "hand 0: farm inn mine; actors: 1"),
    ("R7.6 which is first is the player's choice",
     "0 city historian courthouse; 0 hand farm; 0 stock 2twig 1resin", "0 play farm, by cost",
     "legal 0: trigger courthouse historian; stock 0: 1berry"),
    ("R7.6 Courthouse first",
     "0 city historian courthouse; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost, trigger courthouse, take pebble, ? inn", "stock 0: 1pebble 1berry; hand 0: inn; actors: 1"),
    ("R7.6 Historian first",
     "0 city historian courthouse; 0 hand farm; 0 stock 2twig 1resin", "0 play farm, by cost, trigger historian, ? inn",
     "legal 0: take twig resin pebble"),
    ("R7.6 Historian and Shopkeeper",
     "0 city historian shopkeeper; 0 hand wife; 0 stock 2berry", "0 play wife, by cost",
     "legal 0: trigger historian shopkeeper"),
    ("R7.6 one that will bring nothing waits, too",
     "0 city historian shopkeeper; meadow wife; 0 hand farm farm inn inn mine mine bard ruins; 0 stock 2berry",
     "0 play wife meadow, by cost, ? crane", "cards 0: 8; legal 0: trigger historian shopkeeper"),
    ("R7.6 a jailed Historian draws nothing",                 "0 city historian dungeon; 0 hand mine",
     "0 play mine, by dungeon, jail historian, spare twig, spare resin, spare pebble",
     "city 0: dungeon{historian} mine; hand 0: ; actors: 1"),
    ("R7.6 a discarded Innkeeper is no reason to react",      "0 city shopkeeper innkeeper; 0 hand bard",
     "0 play bard, by innkeeper", "city 0: bard shopkeeper; stock 0: 1berry; pile: innkeeper; actors: 1"),
    ("R7.6 what comes through a Pigeon does not react to it", "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? historian farm, play historian",
     "city 0: historian postal_pigeon; hand 0: ; pile: farm; actors: 1"),
    ("R7.6 what was there reacts to both",
     "0 city historian; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm inn, play farm, ? mine bard",
     "hand 0: mine bard; city 0: farm historian postal_pigeon; actors: 1"),
]

WAYS = [
    # label  given  when  then
    ("R7.7 every way for a critter",
     "0 city farm ever_tree innkeeper judge dungeon crane; 0 hand husband; 0 stock 3berry 1twig", "0 play husband",
     "legal 0: by cost house ever_tree innkeeper judge dungeon"),
    ("R7.7 every way for a construction",
     "0 city farm ever_tree innkeeper judge dungeon crane; 0 hand mine; 0 stock 2twig 1resin 1pebble", "0 play mine",
     "legal 0: by cost crane judge dungeon"),
    ("R7.7 forced ones, too",                      "0 hand wife; 0 stock 2berry", "0 play wife", "legal 0: by cost"),
    ("R7.8 a token in a Farm",                     "0 city farm; 0 hand husband; 0 stock 3berry",
     "0 play husband, by house", "city 0: farm* husband; stock 0: 3berry; actors: 1"),
    ("R7.8 the token stays",                       "0 city farm university; 0 hand husband",
     "0 play husband, by house; 1 visit one_berry; 0 visit university, remove husband, take twig",
     "city 0: farm* university; stock 0: 1twig 3berry"),
    ("R7.8 the next Farm",                         "0 city farm* farm; 0 hand wife",
     "0 play wife, by house", "city 0: farm* farm* wife; actors: 1"),
    ("R7.8 each critter its own house",            "0 city castle; 0 hand king",
     "0 play king, by house", "city 0: castle* king; actors: 1"),
    ("R5.7 which of two houses",                   "0 city inn inn; 1 at inn@0#2; 0 hand innkeeper",
     "0 play innkeeper, by house", "legal 0: nth 1 2"),
    ("R5.7 the second house",                      "0 city inn inn; 1 at inn@0#2; 0 hand innkeeper",
     "0 play innkeeper, by house, nth 2", "city 0: inn inn* innkeeper; actors: 1"),
    ("R7.9 Ever Tree for any critter",             "0 city ever_tree; 0 hand king",
     "0 play king, by ever_tree", "city 0: ever_tree* king; actors: 1"),
    ("R7.9 house or Ever Tree",                    "0 city ever_tree farm; 0 hand wife",
     "0 play wife", "legal 0: by house ever_tree"),
    ("R7.9 one of the two is used",                "0 city ever_tree farm; 0 hand wife",
     "0 play wife, by ever_tree", "city 0: ever_tree* farm wife"),
    ("R7.10 a discount is at most the cost",       "0 city crane; 0 hand twig_barge; 0 stock 1twig",
     "0 play twig_barge, by crane, spare twig, spare pebble", "city 0: twig_barge; stock 0: 3twig; actors: 1"),
    ("R7.10 the player chooses what is spared",    "0 city crane; 0 hand castle; 0 stock 2twig 3resin 3pebble",
     "0 play castle, by crane, spare pebble, spare pebble, spare pebble",
     "city 0: castle; stock 0: 3pebble; pile: crane; actors: 1"),
    ("R7.10 so that the rest can be paid",         "0 city crane; 0 hand castle; 0 stock 2twig 3resin",
     "0 play castle, by crane", "legal 0: spare pebble"),
    ("R7.10 Innkeeper saves berries",              "0 city innkeeper; 0 hand architect; 0 stock 1berry",
     "0 play architect, by innkeeper", "city 0: architect; stock 0: ; pile: innkeeper; actors: 1"),
    ("R7.10 and pays nothing out",                 "0 city innkeeper; 0 hand wife; 0 stock 1berry",
     "0 play wife, by innkeeper", "city 0: wife; stock 0: 1berry; actors: 1"),
    ("R7.11 Ruins is paid with nothing",
     "0 city farm crane dungeon wife judge; 0 hand ruins; 0 stock 1twig", "0 play ruins",
     "legal 0: by cost crane dungeon"),
    ("R7.11 but Ruins needs another construction", "0 city crane; 0 hand ruins", "0 play ruins", "legal 0: by cost"),
    ("R7.11 Crane for Ruins",                      "0 city farm crane; 0 hand ruins",
     "0 play ruins, by crane, remove farm, ? inn mine",
     "city 0: ruins; stock 0: 2twig 1resin; pile: crane farm; actors: 1"),
    ("R7.1 Judge changes one unit",                "0 city judge; 0 hand theater; 0 stock 4twig 1pebble",
     "0 play theater, by judge, swap resin twig", "city 0: theater judge; stock 0: ; actors: 1"),
    ("R7.1 Judge: what can be paid for what",      "0 city judge; 0 hand wife; 0 stock 2berry 1twig 1pebble",
     "0 play wife, by judge", "legal 0: swap berry twig berry pebble"),
]

ROOM = [
    # label  given  then
    ("R7.12 fourteen cards leave room",        f"0 city {FOURTEEN}; 0 hand wife; 0 stock 2berry",
     "legal 0 play: wife; spaces 0: 14; spaces 1: 0"),
    ("R7.12 fifteen do not",                   f"0 city {FULL}; 0 hand wife husband ranger; 0 stock 3berry",
     "legal 0 play: ; spaces 0: 15"),
    ("R7.12 a Wanderer takes no space",        f"0 city {FOURTEEN} wanderer wanderer; 0 hand wife; 0 stock 2berry",
     "legal 0 play: wife; spaces 0: 14"),
    ("R7.13 a Wanderer always fits",           f"0 city {FULL} wanderer; 0 hand wanderer; 0 stock 2berry",
     "legal 0 play: wanderer"),
    ("R7.12 a pair takes one space",
     f"0 city {FOURTEEN.removesuffix(' inn')} husband wife; 0 hand ranger; 0 stock 2berry",
     "legal 0 play: ranger; spaces 0: 14"),
    ("R7.13 the missing Wife",                 f"0 city {FOURTEEN} husband; 0 hand wife husband; 0 stock 3berry",
     "legal 0 play: wife"),
    ("R7.13 the missing Husband",              f"0 city {FOURTEEN} wife; 0 hand wife husband; 0 stock 3berry",
     "legal 0 play: husband"),
    ("R7.13 a pair misses nobody",             f"0 city {FOURTEEN} husband wife; 0 hand wife husband; 0 stock 3berry",
     "legal 0 play: "),
    ("R7.13 Ruins in place of a construction", f"0 city {FULL}; 0 hand ruins", "legal 0 play: ruins"),
    ("R7.13 a Fool goes elsewhere",            f"0 city {FULL}; 0 hand fool; 0 stock 3berry", "legal 0 play: fool"),
    ("R7.13 Crane frees a space",
     f"0 city {FOURTEEN} crane; 0 hand twig_barge ranger; 0 stock 2twig 2pebble 2berry", "legal 0 play: twig_barge"),
    ("R7.13 Innkeeper frees a space",
     f"0 city {FOURTEEN} innkeeper; 0 hand twig_barge ranger; 0 stock 2twig 2pebble 2berry", "legal 0 play: ranger"),
    ("R7.13 a prisoner frees a space",
     f"0 city {FOURTEEN.removesuffix(' inn')} dungeon bard; 0 hand twig_barge ranger",
     "legal 0 play: twig_barge ranger"),
    ("R7.14 a jailed Wanderer frees none",
     f"0 city {FOURTEEN} dungeon wanderer; 0 hand twig_barge ranger; 0 stock 1twig 1pebble 2berry", "legal 0 play: "),
    ("R7.14 nor a spouse whose partner stays",
     f"0 city {FOURTEEN.removesuffix(' inn')} dungeon husband wife; 0 hand twig_barge ranger", "legal 0 play: "),
    ("R7.15 a second unique card",             "0 city crane; 0 hand crane; 0 stock 1pebble", "legal 0 play: crane"),
    ("R7.15 for which there is no way out",    "0 city king; 0 hand king; 0 stock 6berry; meadow theater theater",
     "legal 0 play: "),
    ("R7.15 a prisoner is not in the city",
     "0 city dungeon{king}; 0 hand king; 0 stock 6berry; meadow theater theater", "legal 0 play: king"),
    ("R7.16 too dear",                         "0 hand farm inn mine; 0 stock 2twig", "legal 0 play: "),
    ("R7.16 one resource is missing",          "0 hand farm mine; 0 stock 2twig 1pebble", "legal 0 play: "),
    ("R7.16 enough for some",                  "0 hand farm mine; 0 stock 2twig 1resin", "legal 0 play: farm"),
]

WHERE = [
    # label  given  when  then
    ("R7.17 the lowest slot",                             "meadow castle farm inn farm; 0 stock 2twig 1resin",
     "0 play farm meadow, by cost, ? mine", "meadow 2: mine; meadow 4: farm"),
    ("R7.13 the full city with a Crane",
     f"0 city {FOURTEEN} crane; 0 hand twig_barge; 0 stock 1twig",
     "0 play twig_barge, by crane, spare twig, spare pebble",
     f"city 0: {'farm ' * 8}inn inn inn mine mine mine twig_barge; actors: 1"),
    ("R7.13 in a full city the Crane is the only way",
     f"0 city {FOURTEEN} crane; 0 hand twig_barge; 0 stock 1twig 1pebble", "0 play twig_barge", "legal 0: by crane"),
    ("R7.14 of the prisoners only one who frees a space",
     f"0 city {FOURTEEN.removesuffix(' inn')} dungeon bard wanderer; 0 hand ranger; 0 stock 2berry",
     "0 play ranger, by dungeon", "legal 0: jail bard"),
    ("R7.15 the unique one itself must be the prisoner",  "0 city dungeon king bard; 0 hand king; 0 stock 3berry",
     "0 play king, by dungeon", "legal 0: jail king"),
    ("R7.18 a pair by itself",                            "0 city husband husband wife",
     "", "points 0: cards 6, prosperity 3"),
    ("R7.18 one leaves, the other keeps the space",
     f"0 city {FOURTEEN.removesuffix(' inn')} university husband wife; 0 hand ranger; 0 stock 2berry",
     "0 visit university, remove wife, take berry; 1 visit one_berry", "legal 0 play: "),
]

REFUSED = [
    # label  given  when  line  reason
    ("R7.7 Crane is for constructions",            "0 city crane; 0 hand wife; 0 stock 2berry",
     "0 play wife", "0 by crane", "only_constructions crane"),
    ("R7.7 Innkeeper is for critters",             "0 city innkeeper; 0 hand mine; 0 stock 1twig 1resin 1pebble",
     "0 play mine", "0 by innkeeper", "only_critters innkeeper"),
    ("R7.8 an occupied Farm",                      "0 city farm*; 0 hand wife; 0 stock 2berry",
     "0 play wife", "0 by house", "house_occupied farm"),
    ("R7.8 another's Farm",                        "1 city farm; 0 hand wife; 0 stock 2berry",
     "0 play wife", "0 by house", "not_in_city farm"),
    ("R7.9 an occupied Ever Tree",                 "0 city ever_tree*; 0 hand wife; 0 stock 2berry",
     "0 play wife", "0 by ever_tree", "house_occupied ever_tree"),
    ("R7.9 no construction in Ever Tree",          "0 city ever_tree; 0 hand mine; 0 stock 1twig 1resin 1pebble",
     "0 play mine", "0 by ever_tree", "only_critters ever_tree"),
    ("R7.7 no second way",                         "0 city crane judge; 0 hand castle; 0 stock 2twig 3resin",
     "0 play castle, by crane", "0 by judge", "not_now spare"),
    ("R7.10 only what it costs",                   "0 city crane; 0 hand twig_barge; 0 stock 1twig",
     "0 play twig_barge, by crane", "0 spare resin", "not_in_cost resin"),
    ("R7.10 as many as there are",                 "0 city crane; 0 hand twig_barge; 0 stock 1twig",
     "0 play twig_barge, by crane, spare twig", "0 done", "not_now spare"),
    ("R7.1 Judge: what one has not",               "0 city judge; 0 hand wife; 0 stock 2berry 1twig",
     "0 play wife, by judge", "0 swap berry resin", ""),
    ("R8.34 Judge: nothing else in stock",         "0 city judge; 0 hand wife; 0 stock 2berry",
     "0 play wife", "0 by judge", "needs_any 1"),
    ("R8.34 Judge: no unit at Ruins",              "0 city judge farm; 0 hand ruins; 0 stock 2berry",
     "0 play ruins", "0 by judge", ""),
    ("R7.6 nothing else before the triggers",      "0 city historian courthouse; 0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "0 trigger shopkeeper", "not_waiting shopkeeper"),
    ("R7.6 a critter is no reason for Courthouse",
     "0 city historian shopkeeper courthouse; 0 hand wife; 0 stock 2berry", "0 play wife, by cost",
     "0 trigger courthouse", "not_waiting courthouse"),
]
# fmt: on
EXAMPLES = STEPS + WAYS + WHERE


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_play(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, then", ROOM, ids=labels(ROOM))
def test_what_can_be_played(label, given, then):
    check_example(given, "", then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)


def test_the_six_steps():
    """R7.1 to R7.6: one play, step by step."""
    table = position("0 city dungeon bard historian courthouse; meadow mine; 0 stock 1twig", "0 play mine meadow")
    check(table, "city 0: courthouse dungeon bard historian; legal 0: by dungeon")
    play(table, "0 by dungeon, jail bard")
    check(table, "city 0: courthouse dungeon{bard} historian; legal 0: spare twig resin pebble")
    play(table, "0 spare twig, spare resin, spare pebble")
    check(table, "stock 0: 1twig; due: card; city 0: courthouse dungeon{bard} historian")
    play(table, "0 ? inn")
    check(table, "meadow 1: inn; stock 0: 1twig 1pebble; legal 0: trigger courthouse historian")
    play(table, "0 trigger historian, ? farm")
    check(table, "hand 0: farm; legal 0: take twig resin pebble")
    play(table, "0 take resin")
    check(table, "stock 0: 1twig 1resin 1pebble; city 0: courthouse dungeon{bard} mine historian; actors: 1")
