"""R4 to R8 where cards meet: plays inside visits inside plays, workers on cards that leave, houses that differ."""

import pytest

from osada.engine.errors import IllegalAction
from tests.divukraj.given import check_example, check_refused, labels, position

THIRTEEN = "farm farm farm farm farm farm farm farm mine mine mine inn inn"
FREE_WIFE = "play wife meadow, spare berry, spare berry, ? "

# fmt: off
WORKERS = [
    # label  given  when  then
    ("R8.19 the worker of this very visit moves onto Ruins", "0 city inn; meadow ruins",
     "0 visit inn, play ruins meadow, ? farm, remove inn, ? wife bard",
     "at 0: ruins; city 0: ruins; stock 0: 2twig 1resin; actors: 1"),
    ("R8.19 on the Cemetery it is lost",                     "0 city cemetery",
     "0 visit cemetery, pile deck, ? ruins farm farm farm, play ruins, remove cemetery, ? wife bard",
     "at 0: ; lost 0: 1; workers 0: 1; city 0: ruins; stock 0: 2pebble; actors: 1"),
    ("R8.19 two workers on the University",
     "0 spring; 0 city university inn; 0 at university university; 0 hand ruins",
     "0 play ruins, by cost, remove university, ? wife bard", "at 0: ruins ruins; city 0: inn ruins; workers 0: 1"),
    ("R8.19 from Ruins to Ruins",                            "0 city ruins; 1 city farm; 1 at ruins@0; 0 hand ruins",
     "0 play ruins, by cost, remove ruins, ? wife bard", "at 1: ruins@0; city 0: ruins"),
    ("R5.7 Ruins with a worker and without",                 "0 city ruins ruins; 1 at ruins@0#2; 0 hand ruins",
     "0 play ruins, by cost, remove ruins", "legal 0: nth 1 2"),
    ("R5.7 the one with the worker",                         "0 city ruins ruins; 1 at ruins@0#2; 0 hand ruins",
     "0 play ruins, by cost, remove ruins, nth 2, ? wife bard", "at 1: ruins@0; city 0: ruins ruins"),
    ("R8.24 Ruins with a worker of one's own",               "0 city university ruins; 0 at ruins",
     "0 visit university, remove ruins, take twig", "at 0: university university; stock 0: 1twig"),
    ("R8.24 the Queen with her worker",                      "0 city university queen; 0 at queen",
     "0 visit university, remove queen, take twig", "at 0: university university; stock 0: 1twig 5berry"),
    ("R10.3 they all come home",                             "0 city university queen; 0 at queen",
     "0 visit university, remove queen, take twig; 1 visit haven; 0 prepare",
     "at 0: ; workers 0: 3; city 0: university"),
    ("R5.7 the copy that is left keeps what it has",         "0 city university inn inn* inn; 1 at inn@0#3",
     "0 visit university, remove inn, nth 1, take twig", "city 0: inn* inn university; at 1: inn@0"),
    ("R5.7 the second of three Storehouses",
     "0 city university storehouse{3twig} storehouse{1pebble} storehouse{2berry}; 0 at storehouse#3",
     "0 visit university, remove storehouse, nth 2, take twig",
     "city 0: storehouse{3twig} storehouse{2berry} university; at 0: storehouse university"),
    ("R5.3 another copy is free",                            "1 city inn inn; 1 at inn; meadow wife",
     f"0 visit inn@1, {FREE_WIFE}farm", "at 0: inn@1; at 1: inn; tokens 1: 1"),
    ("R11.1 the worker of one who has passed stays",         "1 passed; 0 city inn; 1 at inn@0; meadow wife",
     "",
     "legal 0 visit: three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble "
     "one_berry_one_card one_berry three_berries twig_resin_berry two_any haven"),
    ("R6.11 from a card of another",
     "specials a_well_run_city; 0 city chip_sweep clock_tower; 1 city inn; 0 at inn@1",
     "0 visit a_well_run_city, lift inn@1", "workers 0: 1; at 0: a_well_run_city"),
    ("R8.41 lifted from one of two Inns that differ",
     "0 spring; 0 city inn* inn; 0 at inn#1 inn#2; 0 hand ranger; 0 stock 2berry", "0 play ranger, by cost, lift inn",
     "legal 0: nth 1 2"),
    ("R8.41 from the second",
     "0 spring; 0 city inn* inn; 0 at inn#1 inn#2; 0 hand ranger; 0 stock 2berry",
     "0 play ranger, by cost, lift inn, nth 2, visit one_berry", "at 0: inn one_berry; stock 0: 1berry"),
]

NESTED = [
    # label  given  when  then
    ("R8.41 Ranger through the Queen lifts her worker",   "0 city queen; 0 hand ranger",
     "0 visit queen, play ranger, lift queen, visit one_berry",
     "at 0: one_berry; stock 0: 1berry; workers 0: 1; actors: 1"),
    ("R8.41 and may go to an Inn",                        "0 city queen inn; 0 hand ranger; meadow wife",
     f"0 visit queen, play ranger, lift queen, visit inn, {FREE_WIFE}farm",
     "at 0: inn; city 0: inn queen ranger wife; actors: 1"),
    ("R8.41 to the Queen, for another play",
     "0 city queen; 0 at haven; 0 hand ranger farm; 0 stock 2berry",
     "0 play ranger, by cost, lift haven, visit queen, play farm",
     "at 0: queen; city 0: farm queen ranger; stock 0: 1berry; actors: 1"),
    ("R8.41 to A Well Run City, and home",
     "specials a_well_run_city; 0 city chip_sweep clock_tower; 0 at haven; 0 hand ranger; 0 stock 2berry",
     "0 play ranger, by cost, lift haven, visit a_well_run_city, lift a_well_run_city",
     "at 0: ; workers 0: 2; events 0: a_well_run_city"),
    ("R7.6 every play inside has its own triggers",
     "0 city queen historian; 0 at haven; 0 hand ranger farm; 0 stock 2berry",
     "0 play ranger, by cost, lift haven, visit queen, play farm, ? inn mine",
     "hand 0: inn mine; stock 0: 1berry; actors: 1"),
    ("R7.6 a Pigeon with a construction",                 "0 city courthouse; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm castle, play farm, take pebble", "stock 0: 1pebble 1berry; actors: 1"),
    ("R8.39 a Pigeon fills the city",
     f"0 city {THIRTEEN} crane; 0 hand postal_pigeon; 0 stock 2berry", "0 play postal_pigeon, by cost, ? wife wanderer",
     "legal 0: play wanderer, done"),
    ("R8.39 no second unique card",                       "0 city bard; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? bard castle", "pile: castle bard; actors: 1"),
    ("R8.39 no Ruins without a construction",             "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? ruins castle", "pile: castle ruins; actors: 1"),
    ("R8.39 Ruins with one",                              "0 city farm; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? ruins castle, play ruins, remove farm, ? inn mine",
     "city 0: ruins postal_pigeon; stock 0: 2twig 1resin; pile: castle farm"),
    ("R8.39 a Fool",                                      "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? fool castle, play fool, to 1", "city 1: fool; pile: castle; actors: 1"),
    ("R8.39 no Fool without a city for it",               "1 city fool; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? fool castle", "pile: castle fool; actors: 1"),
    ("R8.2 a Fool",                                       "0 city cemetery",
     "0 visit cemetery, pile deck, ? fool castle castle farm, play fool, to 1", "city 1: fool; actors: 1"),
    ("R8.2 an Undertaker, then the second space",         "0 city cemetery; meadow farm inn mine wife",
     "0 visit cemetery, pile deck, ? undertaker bard monk judge, play undertaker, discard farm, discard inn, "
     "discard mine, ? crane crane crane, take wife, ? ranger; 1 visit haven",
     "legal 0 visit: cemetery three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point "
     "one_pebble one_berry_one_card one_berry three_berries twig_resin_berry two_any haven"),
    ("R8.13 Lookout: the forest card that plays",
     "0 city lookout; forest two_meadow_play_one_minus_1; meadow farm ruins; 0 stock 2twig 1resin",
     "0 visit lookout, use two_meadow_play_one_minus_1, take farm, take ruins, ? mine bard, play ruins, "
     "remove lookout, ? wife wife",
     "at 0: ruins; city 0: ruins; stock 0: 3twig 2resin 1pebble; hand 0: farm wife wife; actors: 1"),
    ("R8.4 Clock Tower: the forest card that plays",
     "0 city clock_tower+3; forest two_meadow_play_one_minus_1; meadow farm inn; 0 stock 2twig; "
     "0 at two_meadow_play_one_minus_1 haven",
     "0 prepare, use two_meadow_play_one_minus_1, take farm, take inn, ? mine bard, play farm, spare resin, "
     "activate farm", "city 0: clock_tower+2 farm; stock 0: 2berry; hand 0: inn; season 0: spring; actors: 1"),
    ("R8.4 Clock Tower: a copied basic place",
     "0 city clock_tower+1; forest copy_basic_and_card; 0 at copy_basic_and_card haven",
     "0 prepare, use copy_basic_and_card, use one_pebble, ? farm",
     "stock 0: 1pebble; hand 0: farm; city 0: clock_tower; season 0: spring; actors: 1"),
    ("R8.40 a card for the own house is free without it", "0 city queen farm; 0 hand wife",
     "0 visit queen, play wife", "city 0: farm queen wife; actors: 1"),
    ("R8.26 Bard through the Queen",                      "0 city queen; 0 hand bard farm inn",
     "0 visit queen, play bard, discard farm, done", "tokens 0: 1; hand 0: inn; actors: 1"),
    ("R8.42 Shepherd from the Meadow: first to whom",     "meadow shepherd; 0 stock 3berry",
     "0 play shepherd meadow, by cost, to 1, ? farm", "meadow 1: farm; stock 0: 3berry; stock 1: 3berry; actors: 1"),
    ("R8.42 Shepherd through an Inn",                     "0 city inn; meadow shepherd",
     "0 visit inn, play shepherd meadow, spare berry, spare berry, spare berry, ? farm",
     "stock 0: 3berry; stock 1: ; actors: 1"),
]

PAYING = [
    # label  given  when  then
    ("R5.7 which Storehouse houses the Woodcarver",  "0 city storehouse{3twig} storehouse; 0 hand woodcarver",
     "0 play woodcarver, by house", "legal 0: nth 1 2"),
    ("R5.7 among those without a token",             "0 city storehouse*{3twig} storehouse; 0 hand woodcarver",
     "0 play woodcarver, by house, pay 0", "city 0: storehouse*{3twig} storehouse* woodcarver; actors: 1"),
    ("R5.7 the lowest of equal Farms",               "0 city farm* farm farm; 0 hand wife",
     "0 play wife, by house", "city 0: farm* farm* farm wife; actors: 1"),
    ("R7.1 Judge: only what makes it payable",
     "0 city judge; 0 hand theater; 0 stock 2twig 1resin 1pebble 1berry", "0 play theater, by judge",
     "legal 0: swap twig berry"),
    ("R7.10 Dungeon: only what leaves enough",
     "0 city dungeon bard; 0 hand castle; 0 stock 2twig 2resin 1pebble", "0 play castle, by dungeon, jail bard",
     "legal 0: spare resin pebble"),
    ("R7.10 until it is paid",
     "0 city dungeon bard; 0 hand castle; 0 stock 2twig 2resin 1pebble",
     "0 play castle, by dungeon, jail bard, spare resin, spare pebble", "legal 0: spare pebble"),
    ("R4.22 Ruins for one less costs nothing still",
     "forest two_meadow_play_one_minus_1; meadow ruins inn; 0 city farm",
     "0 visit two_meadow_play_one_minus_1, take ruins, take inn, ? wife bard, play ruins, remove farm, ? mine mine",
     "city 0: ruins; stock 0: 2twig 1resin; hand 0: inn mine mine"),
    ("R4.22 equal cards, one played",
     "forest two_meadow_play_one_minus_1; meadow wife wife; 0 stock 1berry",
     "0 visit two_meadow_play_one_minus_1, take wife, take wife, ? farm bard, play wife, spare berry",
     "city 0: wife; hand 0: wife; stock 0: ; actors: 1"),
    ("R7.12 a Fool needs a space there",
     f"1 city {THIRTEEN} inn husband wife; 0 hand fool; 0 stock 3berry", "", "legal 0 play: "),
    ("R7.12 a Wanderer there takes none",            f"1 city {THIRTEEN} inn wanderer; 0 hand fool; 0 stock 3berry",
     "", "legal 0 play: fool"),
    ("R7.13 a full city and the Queen",              f"0 city {THIRTEEN} queen husband; 0 hand wife twig_barge ruins",
     "0 visit queen", "legal 0: play ruins wife, done"),
    ("R7.13 a full city and the Cemetery",           f"0 city {THIRTEEN} cemetery crane",
     "0 visit cemetery, pile deck, ? wife bard monk judge", "pile: bard judge monk wife; actors: 1"),
]

PRODUCTION = [
    # label  given  when  then
    ("R8.28 a Sweep does not use up the Storehouse's own turn",   "0 at haven haven; 0 city chip_sweep storehouse",
     "0 prepare, activate chip_sweep, activate storehouse, store twig, activate storehouse, store twig",
     "city 0: storehouse{6twig} chip_sweep; actors: 1"),
    ("R8.53 a Sweep does not use up the pair",
     "0 at haven haven; 0 city farm chip_sweep husband husband wife",
     "0 prepare, activate chip_sweep, activate husband, take twig, activate husband, take twig, activate husband, "
     "activate farm", "stock 0: 2twig 1berry; actors: 1"),
    ("R8.21 equal Storehouses are not asked for",                 "0 at haven haven; 0 city storehouse storehouse",
     "0 prepare, activate storehouse, store twig, activate storehouse, store berry",
     "city 0: storehouse{3twig} storehouse{2berry}; actors: 1"),
    ("R8.36 conditions along a chain are those of the last city",
     "0 hand miner_mole; 0 stock 3berry; 0 city general_store farm; 1 city miner_mole",
     "0 play miner_mole, by cost, copy miner_mole, of 1, copy general_store, of 0", "stock 0: 2berry; actors: 1"),
    ("R8.36 a copied Sweep: conditions of its city",
     "0 hand miner_mole; 0 stock 3berry; 1 city chip_sweep barge_toad farm farm",
     "0 play miner_mole, by cost, copy chip_sweep, of 1, copy barge_toad, of 1", "stock 0: 4twig; actors: 1"),
    ("R6.23 Tax Relief with what cards ask",
     "specials tax_relief; 0 city judge queen storehouse woodcarver twig_barge",
     "0 visit tax_relief, activate twig_barge, activate woodcarver, pay 1, activate storehouse, done",
     "tokens 0: 1; stock 0: 1twig; actors: 1"),
    ("R8.44 Teacher after a full hand",
     "0 at haven haven; 0 city fairgrounds teacher; 0 hand farm farm inn inn mine mine",
     "0 prepare, activate fairgrounds, ? wife bard, activate teacher", "cards 0: 8; hand 1: ; actors: 1"),
]

SOLO = [
    # label  given  when  then
    ("R12.10 A Brilliant Marketing Plan",
     "seats 1; specials a_brilliant_marketing_plan; 0 city shopkeeper post_office; 0 stock 3twig",
     "0 visit a_brilliant_marketing_plan, give twig, give twig, done", "tokens 0: 4; stock 0: 1twig; actors: 0"),
    ("R12.4 the Inn",                                     "seats 1; 0 city inn; meadow wife",
     f"0 visit inn, {FREE_WIFE}farm; chance die 1; 0 ? bard", "city rugwort: farm; meadow 1: bard; actors: 0"),
    ("R12.4 the Cemetery",                                "seats 1; 0 city cemetery; meadow inn",
     "0 visit cemetery, pile deck, ? farm mine wife bard, play farm; chance die 1; 0 ? monk",
     "city rugwort: inn; actors: 0"),
    ("R12.12 a Fool through the Queen",
     "seats 1; 0 city queen; 0 hand fool; rugwort city farm; meadow inn",
     "0 visit queen, play fool, remove farm; chance die 1; 0 ? mine", "city rugwort: inn; pile: farm fool; actors: 0"),
    ("R8.13 Lookout: where Rugwort stands",               "seats 1; 0 city lookout",
     "0 visit lookout, use three_twigs", "stock 0: 3twig; actors: 0"),
    ("R9.5 Teacher: one card is left",                    "seats 1; deck farm; 0 at haven haven; 0 city teacher",
     "0 prepare, activate teacher, ? farm", "hand 0: farm; actors: 0; deck: 0"),
    ("R6.13 Scrolls: three cards are left",
     "seats 1; deck farm inn bard; specials ancient_scrolls_discovered; 0 city historian ruins",
     "0 visit ancient_scrolls_discovered, ? farm inn bard, take bard, beneath farm, beneath inn",
     "hand 0: bard; events 0: ancient_scrolls_discovered{farm,inn}; actors: 0"),
    ("R8.39 Pigeon: one card is left",                    "seats 1; deck farm; 0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm", "legal 0: play farm, done"),
    ("R12.6 a rolled slot stays locked",
     "seats 1; 0 spring; 0 hand crane; 0 stock 1pebble 2berry; meadow inn",
     "0 play crane, by cost; chance die 1; 0 ? wife", "meadow 1: wife; legal 0 play: "),
    ("R8.4 Clock Tower: a play, so a die",
     "seats 1; 0 city clock_tower+3; forest two_any two_meadow_play_one_minus_1; meadow farm inn; 0 stock 2twig; "
     "0 at two_meadow_play_one_minus_1 haven",
     "0 prepare, use two_meadow_play_one_minus_1, take farm, take inn, ? mine bard, play farm, spare resin; "
     "chance die 1; 0 ? wife, activate farm", "city rugwort: mine; stock 0: 2berry; season 0: spring; actors: 0"),
    ("R9.4 an empty slot takes what Undertaker discards",
     "seats 1; deck ; 0 autumn; meadow castle castle palace palace wife crane farm inn; 0 hand undertaker; "
     "0 stock 4berry 1pebble",
     "0 play wife meadow, by cost; chance die 5; 0 play crane meadow, by cost; chance die 6; 0 play undertaker, "
     "by cost, discard farm, ? farm",
     "meadow: castle castle palace palace farm - - inn; legal 0: discard farm inn; pile: "),
    ("R12.9 four permanent ones",
     "year 3; seats 1; 0 summer; 0 city cemetery undertaker monastery monk; "
     "0 at cemetery cemetery monastery monastery", "0 prepare, activate monk",
     "workers 0: 1; at 0: cemetery cemetery monastery monastery"),
    ("R12.5 no check after his autumn",
     "seats 1; 0 autumn; rugwort city inn inn; 0 hand crane; 0 stock 1pebble; meadow inn",
     "0 play crane, by cost; chance die 1; 0 ? farm, pass", "events rugwort: ; city rugwort: inn inn inn; over: yes"),
]

REFUSED = [
    # label  given  when  line  reason
    ("R8.41 a copy that is taken",
     "0 spring; 0 city inn inn; 0 at inn#1 inn#2; 0 hand ranger; 0 stock 2berry; meadow wife",
     "0 play ranger, by cost, lift inn", "0 visit inn", "taken inn"),
    ("R8.41 the only Queen again", "0 city queen; 0 hand ranger farm",
     "0 visit queen, play ranger, lift queen", "0 visit queen", "same_place queen"),
    ("R6.11 a worker of another",  "specials a_well_run_city; 0 city chip_sweep clock_tower; 1 at three_twigs",
     "0 visit a_well_run_city", "0 lift three_twigs", "no_worker_there three_twigs"),
]
# fmt: on
EXAMPLES = WORKERS + NESTED + PAYING + PRODUCTION + SOLO


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_cards_meet(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)
