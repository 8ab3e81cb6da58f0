"""R5 and the red cards of R8: cards of a city as places for workers."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, UnknownWords
from tests.divukraj.given import check_example, check_refused, labels, position

SEVEN = "farm farm inn inn mine mine bard"
EIGHT = SEVEN + " ruins"
ANY = "take twig resin pebble berry"
PLACES = (
    "three_twigs two_twigs_one_card two_resin one_resin_one_card two_cards_one_point one_pebble one_berry_one_card "
    "one_berry three_berries twig_resin_berry two_any"
)

# fmt: off
OWN = [
    # label  given  when  then
    ("R8.3 Chapel: a token, two cards",                          "0 city chapel",
     "0 visit chapel, ? farm inn",
     "city 0: chapel+1; hand 0: farm inn; at 0: chapel; points 0: cards 2, tokens 1; actors: 1"),
    ("R8.3 the second visit draws four",                         "0 city chapel+1",
     "0 visit chapel, ? farm inn mine bard", "city 0: chapel+2; hand 0: farm inn mine bard; actors: 1"),
    ("R8.3 within the hand limit",                               f"0 city chapel+2; 0 hand {SEVEN}",
     "0 visit chapel, ? wife", "city 0: chapel+3; cards 0: 8; actors: 1"),
    ("R8.3 with a full hand",                                    f"0 city chapel; 0 hand {EIGHT}",
     "0 visit chapel", "city 0: chapel+1; actors: 1"),
    ("R8.13 Lookout: any basic place, any forest card laid out", "0 city lookout",
     "0 visit lookout", f"legal 0: use {PLACES}"),
    ("R8.13 an occupied one",                                    "0 city lookout; 1 at three_twigs",
     "0 visit lookout, use three_twigs", "stock 0: 3twig; at 0: lookout; actors: 1"),
    ("R8.13 one where an own worker stands",                     "0 city lookout; 0 at two_any; forest two_any",
     "0 visit lookout, use two_any, take resin, take resin", "stock 0: 2resin; at 0: lookout two_any; actors: 1"),
    ("R8.13 a forest card copies on",                            "0 city lookout; forest copy_basic_and_card",
     "0 visit lookout, use copy_basic_and_card, use one_pebble, ? farm", "stock 0: 1pebble; hand 0: farm; actors: 1"),
    ("R8.15 Monastery: two resources, four points",              "0 city monastery; 0 stock 2twig 1berry",
     "0 visit monastery, give twig, give berry, to 1",
     "stock 0: 1twig; stock 1: 1twig 1berry; tokens 0: 4; at 0: monastery; actors: 1"),
    ("R8.15 one recipient of two",                               "seats 3; 0 city monastery; 0 stock 2twig",
     "0 visit monastery, give twig, give twig", "legal 0: to 1 2"),
    ("R8.15 both to the one",                                    "seats 3; 0 city monastery; 0 stock 2twig",
     "0 visit monastery, give twig, give twig, to 2", "stock 0: ; stock 1: ; stock 2: 2twig; tokens 0: 4; actors: 1"),
    ("R5.4 Monk opens the second space",
     "0 city monastery monk; 0 at monastery; 0 stock 2pebble", "0 visit monastery, give pebble, give pebble, to 1",
     "at 0: monastery monastery; tokens 0: 4; stock 1: 2pebble"),
    ("R8.21 Storehouse: all that lies on it",                    "0 city storehouse{3twig,2berry}; 0 stock 1twig",
     "0 visit storehouse", "city 0: storehouse; stock 0: 4twig 2berry; at 0: storehouse; actors: 1"),
    ("R8.21 also nothing",                                       "0 city storehouse",
     "0 visit storehouse", "stock 0: ; at 0: storehouse; actors: 1"),
    ("R8.21 each by itself",                                     "0 city storehouse{3twig} storehouse{1pebble}",
     "0 visit storehouse, nth 2", "city 0: storehouse{3twig} storehouse; stock 0: 1pebble; actors: 1"),
]

UNIVERSITY = [
    # label  given  when  then
    ("R8.24 University: the cost back, one more, a point", "0 city university farm",
     "0 visit university, remove farm, take berry",
     "city 0: university; stock 0: 2twig 1resin 1berry; tokens 0: 1; pile: farm; at 0: university; actors: 1"),
    ("R8.24 a critter",                                    "0 city university king",
     "0 visit university, remove king, take berry", "city 0: university; stock 0: 7berry; tokens 0: 1; pile: king"),
    ("R8.24 a Fool",                                       "0 city university fool",
     "0 visit university, remove fool, take twig", "stock 0: 1twig 3berry; pile: fool; points 0: cards 3, tokens 1"),
    ("R8.24 any but itself",                               "0 city university farm bard",
     "0 visit university", "legal 0: remove farm bard"),
    ("R8.54 what lay on it is lost",                       "0 city university clock_tower+3",
     "0 visit university, remove clock_tower, take twig",
     "stock 0: 4twig 1pebble; tokens 0: 1; points 0: cards 3, tokens 1"),
    ("R8.54 prisoners, too",                               "0 city university dungeon{bard,monk}",
     "0 visit university, remove dungeon, take twig",
     "city 0: university; stock 0: 1twig 1resin 2pebble; pile: dungeon bard monk"),
    ("R8.54 stored goods, too",                            "0 city university storehouse{3twig}",
     "0 visit university, remove storehouse, take twig", "stock 0: 2twig 1resin 1pebble; pile: storehouse"),
    ("R8.24 an own worker moves onto the University",      "0 city university inn; 0 at inn",
     "0 visit university, remove inn, take twig", "at 0: university university; stock 0: 3twig 1resin"),
    ("R8.24 another's stands nowhere",                     "0 city university inn; 1 at inn@0",
     "0 visit university, remove inn, take twig", "at 0: university; at 1: nowhere; workers 1: 1"),
    ("R5.9 a permanent one is lost",                       "0 city university cemetery; 0 at cemetery",
     "0 visit university, remove cemetery, take twig", "at 0: university; lost 0: 1; workers 0: 0"),
    ("R5.7 which copy",                                    "0 city university farm* farm",
     "0 visit university, remove farm", "legal 0: nth 1 2"),
    ("R5.7 the second copy",                               "0 city university farm* farm",
     "0 visit university, remove farm, nth 2, take twig", "city 0: farm* university"),
    ("R5.7 the first copy",                                "0 city university farm* farm",
     "0 visit university, remove farm, nth 1, take twig", "city 0: farm university"),
    ("R5.7 equal copies are not asked for",                "0 city university farm farm",
     "0 visit university, remove farm", f"legal 0: {ANY}"),
    ("R5.7 of equal ones the lowest",                      "0 city university farm farm* farm* farm",
     "0 visit university, remove farm", "legal 0: nth 1 2"),
]

OPEN = [
    # label  given  when  then
    ("R8.12 Inn: three less",                         "0 city inn; meadow mine; 0 stock 1pebble",
     "0 visit inn, play mine meadow, spare twig, spare resin, spare pebble, ? farm",
     "city 0: inn mine; stock 0: 2pebble; meadow 1: farm; at 0: inn; tokens 0: 0; actors: 1"),
    ("R8.12 the player chooses what is spared",       "0 city inn; meadow theater; 0 stock 3twig 1pebble",
     "0 visit inn, play theater meadow", "legal 0: spare twig resin pebble"),
    ("R8.12 what is spared is three units",           "0 city inn; meadow theater; 0 stock 3twig 1pebble",
     "0 visit inn, play theater meadow, spare resin, spare twig, spare twig, ? farm",
     "city 0: inn theater; stock 0: 2twig; actors: 1"),
    ("R8.12 only what can be paid",                   "0 city inn; meadow mine theater farm wife",
     "0 visit inn", "legal 0: play farm meadow mine meadow wife meadow"),
    ("R8.12 no token helps here",                     "0 city inn farm; meadow wife",
     "0 visit inn, play wife meadow, spare berry, spare berry, ? mine", "city 0: farm inn wife; stock 0: "),
    ("R7.10 what is left of the discount is lost",    "0 city inn; meadow wife; 0 stock 2berry",
     "0 visit inn, play wife meadow, spare berry, spare berry, ? mine", "stock 0: 2berry; city 0: inn wife; actors: 1"),
    ("R5.2 another's Inn pays its owner",             "1 city inn; meadow wife",
     "0 visit inn@1, play wife meadow, spare berry, spare berry, ? mine",
     "city 0: wife; city 1: inn; tokens 1: 1; tokens 0: 0; at 0: inn@1; actors: 1"),
    ("R5.2 also one who has passed",                  "1 city inn; 1 passed; meadow wife",
     "0 visit inn@1, play wife meadow, spare berry, spare berry, ? mine", "tokens 1: 1; actors: 0"),
    ("R5.6 into the visitor's city",                  "seats 3; 2 city inn; meadow farm",
     "0 visit inn@2, play farm meadow, spare twig, spare twig, spare resin, ? mine",
     "city 0: farm; city 2: inn; stock 0: 1berry; tokens 2: 1"),
    ("R8.12 Ruins through an Inn",                    "0 city inn farm; meadow ruins",
     "0 visit inn, play ruins meadow, ? mine, remove farm, ? bard wife",
     "city 0: inn ruins; stock 0: 2twig 1resin; hand 0: bard wife; actors: 1"),
    ("R8.17 Post Office: two cards, then a new hand", "0 city post_office; 0 hand farm inn mine bard",
     "0 visit post_office, give farm, give bard, to 1, discard inn, done, ? wife wife king king doctor doctor monk",
     "hand 0: mine doctor doctor king king monk wife wife; hand 1: farm bard; pile: inn; tokens 0: 0; "
     "at 0: post_office; actors: 1"),
    ("R8.17 eight cards",                             f"0 city post_office; 0 hand wife {SEVEN}",
     "0 visit post_office, give wife, give bard, to 1, done, ? crane judge",
     "hand 0: crane farm farm inn inn mine mine judge; actors: 1"),
    ("R8.17 another's pays its owner",                "1 city post_office; 0 hand farm inn",
     "0 visit post_office@1, give farm, give inn, to 1, ? wife wife king king doctor doctor monk mine",
     "hand 1: farm inn; cards 0: 8; tokens 1: 1; at 0: post_office@1; actors: 1"),
    ("R8.17 to any opponent",                         "seats 3; 1 city post_office; 0 hand farm inn",
     "0 visit post_office@1, give farm, give inn", "legal 0: to 1 2"),
    ("R8.17 no question with an empty hand",          "0 city post_office; 0 hand farm inn",
     "0 visit post_office, give farm, give inn, to 1", "due: card; cards 0: 0"),
    ("R9.8 full opponents: all is discarded",         f"0 city post_office; 0 hand wife wife; 1 hand {EIGHT}",
     "0 visit post_office, give wife, give wife", "due: card; pile: wife wife; cards 1: 8"),
    ("R5.7 two Inns, one with a worker: no question", "0 city inn inn; 1 at inn@0; meadow wife",
     "0 visit inn", "legal 0: play wife meadow"),
    ("R5.7 two Inns, one with a token",               "0 city inn* inn; meadow wife",
     "0 visit inn", "legal 0: nth 1 2"),
    ("R5.7 counted among all copies",                 "0 city inn inn* inn; 1 at inn@0; meadow wife",
     "0 visit inn", "legal 0: nth 2 3"),
]

QUEEN = [
    # label  given  when  then
    ("R8.40 Queen: from the hand",                  "0 city queen; 0 hand fairgrounds",
     "0 visit queen, play fairgrounds, ? farm inn",
     "city 0: fairgrounds queen; hand 0: farm inn; at 0: queen; actors: 1"),
    ("R8.40 from the Meadow",                       "0 city queen; meadow farm",
     "0 visit queen, play farm meadow, ? mine", "city 0: farm queen; stock 0: 1berry; meadow 1: mine"),
    ("R8.40 three points or less",                  "0 city queen; 0 hand farm castle theater; meadow wife",
     "0 visit queen", "legal 0: play farm theater wife meadow, done"),
    ("R8.40 declined",                              "0 city queen; 0 hand farm",
     "0 visit queen, done", "city 0: queen; hand 0: farm; actors: 1"),
    ("R8.40 nothing to play",                       "0 city queen; 0 hand castle",
     "0 visit queen", "at 0: queen; actors: 1"),
    ("R8.40 room is needed",
     "0 city queen farm farm farm farm farm farm farm farm mine mine mine inn inn inn; 0 hand wife husband wanderer",
     "0 visit queen", "legal 0: play wanderer, done"),
    ("R8.40 a Shepherd hands over nothing",         "0 city queen; 0 hand shepherd",
     "0 visit queen, play shepherd", "stock 0: 3berry; stock 1: ; actors: 1"),
    ("R8.40 a Fool",                                "0 city queen; 0 hand fool",
     "0 visit queen, play fool, to 1", "city 0: queen; city 1: fool; actors: 1"),
    ("R8.40 triggers follow",                       "0 city queen historian; 0 hand farm",
     "0 visit queen, play farm, ? inn", "hand 0: inn; actors: 1"),
    ("R5.8 a jailed Queen's worker stands nowhere", "0 city queen dungeon; 0 at queen; 0 hand mine",
     "0 play mine, by dungeon, jail queen, spare twig, spare resin, spare pebble",
     "city 0: dungeon{queen} mine; at 0: nowhere; workers 0: 1; actors: 1"),
]

CEMETERY = [
    # label  given  when  then
    ("R8.2 Cemetery: one of four",              "0 city cemetery",
     "0 visit cemetery, pile deck, ? farm inn mine castle, play castle",
     "city 0: castle cemetery; pile: farm inn mine; at 0: cemetery; actors: 1"),
    ("R8.2 it must be played",                  "0 city cemetery",
     "0 visit cemetery, pile deck, ? farm inn mine castle", "legal 0: play castle farm inn mine"),
    ("R8.2 of the discard pile",                "0 city cemetery; pile farm inn inn mine bard",
     "0 visit cemetery, pile discard", "outcomes: farm 1, inn 2, mine 1, bard 1"),
    ("R8.2 the rest goes back",                 "0 city cemetery; pile farm inn inn mine bard",
     "0 visit cemetery, pile discard, ? inn farm mine inn, play farm",
     "city 0: cemetery farm; pile: inn inn mine bard; stock 0: 1berry"),
    ("R8.2 a short discard pile",               "0 city cemetery; pile farm inn",
     "0 visit cemetery, pile discard, ? farm inn", "legal 0: play farm inn"),
    ("R8.2 a short deck goes on with the pile", "0 city cemetery; deck farm inn",
     "0 visit cemetery, pile deck, ? farm inn mine bard", "legal 0: play farm inn mine bard; pile: ; deck: 115"),
    ("R8.2 nothing can be played",              "0 city cemetery king; pile king cemetery",
     "0 visit cemetery, pile discard, ? king cemetery",
     "city 0: cemetery king; pile: cemetery king; at 0: cemetery; actors: 1"),
    ("R8.2 only what has a place",              "0 city cemetery king; pile king cemetery farm",
     "0 visit cemetery, pile discard, ? king cemetery farm", "legal 0: play farm"),
    ("R9.11 the others leave first",            "0 city cemetery bard",
     "0 visit cemetery, pile deck, ? fairgrounds inn mine farm, play fairgrounds", "due: card; pile: farm inn mine"),
    ("R5.4 Undertaker opens the second space",  "0 city cemetery undertaker; 0 at cemetery",
     "0 visit cemetery, pile deck, ? farm inn mine castle, play farm",
     "at 0: cemetery cemetery; city 0: cemetery farm undertaker"),
    ("R8.2 both piles may be named",            "0 city cemetery; pile farm",
     "0 visit cemetery", "legal 0: pile deck discard"),
    ("R8.2 not an empty one",                   "0 city cemetery", "0 visit cemetery", "legal 0: pile deck"),
]

REFUSED = [
    # label  given  line  reason
    ("R5.1 not a card one has not",                "", "0 visit inn", "not_in_city inn"),
    ("R5.2 nor one that nobody has",               "", "0 visit inn@1", "not_in_city_of inn 1"),
    ("R5.2 nor the own one as another's",          "0 city inn; meadow wife", "0 visit inn@0", "not_in_game inn@0"),
    ("R5.3 one worker",                            "0 city inn; 1 at inn@0; meadow wife", "0 visit inn", "taken inn"),
    ("R5.3 one of oneself",                        "0 city chapel; 0 at chapel", "0 visit chapel", "taken chapel"),
    ("R5.3 one on the Queen",                      "0 city queen; 0 at queen", "0 visit queen", "taken queen"),
    ("R5.3 one on each Storehouse",                "0 city storehouse; 0 at storehouse",
     "0 visit storehouse", "taken storehouse"),
    ("R5.4 no second space without Undertaker",    "0 city cemetery; 0 at cemetery",
     "0 visit cemetery", "taken cemetery"),
    ("R5.4 an Undertaker elsewhere does not help", "0 city cemetery; 1 city undertaker; 0 at cemetery",
     "0 visit cemetery", "taken cemetery"),
    ("R5.4 no third space",                        "0 spring; 0 city cemetery undertaker; 0 at cemetery cemetery",
     "0 visit cemetery", "taken cemetery"),
    ("R5.4 no second space without Monk",          "0 city monastery; 0 at monastery; 0 stock 4twig",
     "0 visit monastery", "taken monastery"),
    ("R4.2, R8.15 one resource is not enough",     "0 city monastery; 0 stock 1twig",
     "0 visit monastery", "too_few_resources 1"),
    ("R8.17 one card is not enough",               "0 city post_office; 0 hand farm",
     "0 visit post_office", "too_few_cards 1"),
    ("R8.12 nothing can be paid",                  "0 city inn", "0 visit inn", "nothing_to_play"),
    ("R8.12 what could be paid has no place",      "0 city inn king; meadow king theater; 0 stock 3berry",
     "0 visit inn", "nothing_to_play"),
    ("R8.24 the University alone",                 "0 city university", "0 visit university", "no_other_card"),
    ("R8.12 a token does not pay at the Inn",      "0 city inn castle; meadow king", "0 visit inn", "nothing_to_play"),
]

LATER = [
    # label  given  when  line  reason
    ("R8.12 the play is not declined",       "0 city inn; meadow wife", "0 visit inn", "0 done", "not_now inn"),
    ("R8.12 not from the hand",              "0 city inn; meadow wife; 0 hand farm",
     "0 visit inn", "0 play farm", "not_in_meadow farm"),
    ("R8.13 not the haven",                  "0 city lookout", "0 visit lookout", "0 visit haven", "not_now use"),
    ("R8.13 no forest card out of the game", "0 city lookout",
     "0 visit lookout", "0 use copy_basic_and_card", "not_in_game copy_basic_and_card"),
    ("R8.15 exactly two",                    "0 city monastery; 0 stock 3twig",
     "0 visit monastery, give twig", "0 done", "not_now give-any"),
    ("R8.15 what one has",                   "0 city monastery; 0 stock 3twig",
     "0 visit monastery, give twig", "0 give berry", "have_none berry"),
    ("R8.15 not to oneself",                 "0 city monastery; 0 stock 3twig",
     "0 visit monastery, give twig, give twig", "0 to 0", "to_yourself"),
    ("R8.17 exactly two cards",              "0 city post_office; 0 hand farm inn mine",
     "0 visit post_office, give farm", "0 done", "not_now give-cards"),
    ("R8.24 not itself",                     "0 city university farm",
     "0 visit university", "0 remove university", "not_itself university"),
    ("R8.2 the play is not declined",        "0 city cemetery",
     "0 visit cemetery, pile deck, ? farm inn mine castle", "0 done", "not_now cemetery"),
    ("R8.2 an empty deck",                   "0 city cemetery; deck ",
     "0 visit cemetery", "0 pile deck", "pile_empty deck"),
    ("R5.7 of equal ones the lowest alone",  "0 city university farm farm* farm*",
     "0 visit university, remove farm", "0 nth 3", "equal_copy 2"),
    ("R8.40 not worth more than three",      "0 city queen; 0 hand farm doctor",
     "0 visit queen", "0 play doctor", "too_valuable doctor 4"),
]
# fmt: on
EXAMPLES = OWN + UNIVERSITY + OPEN + QUEEN + CEMETERY


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_a_card_as_a_place(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, line, reason", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, reason):
    check_refused(position(given), line, IllegalAction, reason)


@pytest.mark.parametrize("label, given, when, line, reason", LATER, ids=labels(LATER))
def test_refused_in_the_middle(label, given, when, line, reason):
    check_refused(position(given, when), line, IllegalAction, reason)


@pytest.mark.parametrize("line", ["0 visit chapel@1", "0 visit farm", "0 visit ruins", "0 use haven", "0 nth 9"])
def test_no_such_words(line):
    """R5.2: what is not open has no word."""
    check_refused(position("1 city chapel"), line, UnknownWords)


def test_others_wait():
    """R3.2"""
    check_refused(position("0 city lookout", "0 visit lookout"), "1 visit one_berry", NotAnActor)
