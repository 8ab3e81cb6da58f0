"""R13: what is known to whom, in the views and in the record as a seat reads it."""

import pytest

from osada.engine.game import SPECTATOR
from tests.divukraj.given import check, check_example, labels, play, position

SUMMER = "seats 3; 0 spring; 0 at haven haven haven; meadow farm inn; "
TOOK = "0 prepare, take farm, done, ? mine"
OTHERS = "; 1 visit haven; 2 visit haven; "
POST = "seats 3; 0 city post_office; 0 hand wife king bard; "
POSTED = "0 visit post_office, give wife, give king, to 1, done, ? farm farm farm inn inn mine crane"
SPARE = ", ? inn inn mine crane judge judge monk monk"
EIGHT = "farm farm inn inn mine mine crane ruins"

# fmt: off
HANDS = [
    # label  given  when  then
    ("R13.1 hands are secret",                                   "0 hand farm inn; 1 hand wife",
     "", "seen_hand 0 0: 1farm 1inn; seen_hand 1 0: 2 cards; seen_hand all 0: 2 cards; seen_hand 0 1: 1 cards"),
    ("R13.2 a drawn card is for its owner",                      "",
     "0 visit one_resin_one_card, ? farm", "seen_hand 0 0: 1farm; seen_hand 1 0: 1 cards; held 1 0: ; held all 0: "),
    ("R13.4 taken from the Meadow: all remember",                SUMMER,
     TOOK, "held 1 0: farm; held 2 0: farm; held all 0: farm; seen_hand 1 0: 1 cards"),
    ("R13.4 two cards",                                          SUMMER,
     "0 prepare, take farm, take inn, ? mine bard", "held 1 0: farm inn"),
    ("R13.4 by Undertaker",
     "0 hand undertaker; 0 stock 2berry; meadow farm inn mine wife",
     "0 play undertaker, by cost, discard farm, discard inn, discard mine, ? bard monk judge, take wife, ? crane",
     "held 1 0: wife"),
    ("R13.4 by the forest card",
     "forest two_meadow_play_one_minus_1; meadow farm inn",
     "0 visit two_meadow_play_one_minus_1, take farm, take inn, ? mine bard", "held 1 0: farm inn"),
    ("R13.4 of Ancient Scrolls",
     "specials ancient_scrolls_discovered; 0 city historian ruins",
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard, take king, beneath farm, beneath inn, "
     "take bard, beneath mine", "held 1 0: bard king"),
    ("R13.4 a draw does not make them forget",                   SUMMER,
     TOOK + OTHERS + "0 visit one_resin_one_card, ? inn", "held 1 0: farm"),
    ("R13.4 until it is played",                                 SUMMER + "0 stock 2twig 1resin",
     TOOK + OTHERS + "0 play farm, by cost", "held 1 0: ; city 0: farm"),
    ("R13.4 another card that is played changes nothing",        SUMMER + "0 hand wife; 0 stock 2berry",
     TOOK + OTHERS + "0 play wife, by cost", "held 1 0: farm"),
    ("R13.4 until the hand changes unseen",                      SUMMER + "0 hand wife",
     TOOK + OTHERS + "0 visit haven, discard wife, done", "held 1 0: ; held all 0: ; seen_hand 0 0: 1farm"),
    ("R13.4 a discard of nothing changes nothing",               SUMMER + "0 hand wife",
     TOOK + OTHERS + "0 visit haven, done", "held 1 0: farm"),
    ("R13.4 a card shown beneath an event changes nothing else",
     SUMMER.replace("farm", "king") + "specials graduation_of_scholars; 0 city teacher university; 0 hand bard",
     TOOK.replace("farm", "king") + OTHERS + "0 visit graduation_of_scholars, beneath bard, done",
     "held 1 0: king; hand 0: king"),
    ("R13.4 a Husband may be another one than the known one",
     SUMMER.replace("farm", "husband") + "0 stock 3berry; 0 hand husband",
     TOOK.replace("farm", "husband") + OTHERS + "0 play husband, by cost", "held 1 0: ; hand 0: husband"),
    ("R13.5 a giver remembers",                                  POST,
     POSTED, "held 0 1: king wife; held 2 1: ; held all 1: ; seen_hand 1 1: 1king 1wife; seen_hand 2 1: 2 cards"),
    ("R13.5 Teacher, too",                                       "seats 3; 0 hand teacher; 0 stock 2berry",
     "0 play teacher, by cost, ? farm inn, take inn, to 2", "held 0 2: farm; held 1 2: ; held 2 0: "),
    ("R13.5 until that hand changes unseen",                     POST + "1 hand farm",
     POSTED.replace("farm farm farm", "farm farm") + " mine; 1 visit haven, discard farm, done", "held 0 1: "),
    ("R13.5 until it is played",                                 POST + "1 stock 2berry",
     POSTED + "; 1 play wife, by cost", "held 0 1: king"),
    ("R13.3 what was given leaves the giver's hand unseen",      SUMMER + "0 city post_office; 0 hand wife",
     TOOK + OTHERS + "0 visit post_office, give wife, give farm, to 1" + SPARE,
     "held 2 0: ; held 2 1: ; held 0 1: farm wife"),
]

PILES = [
    # label  given  when  then
    ("R13.3 a discarded card is known to its owner alone", "0 hand farm inn",
     "0 visit haven, discard farm, done", "seen_pile 0: 1farm; seen_pile 1: ; seen_pile all: ; pile: farm"),
    ("R13.6 a revealed one to all",                        "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm castle, done", "seen_pile 1: 1castle 1farm; seen_pile all: 1castle 1farm"),
    ("R13.6 Cemetery's, too",                              "0 city cemetery",
     "0 visit cemetery, pile deck, ? farm inn mine castle, play castle", "seen_pile 1: 1farm 1inn 1mine"),
    ("R13.6 a card of the Meadow",
     "0 hand undertaker; 0 stock 2berry; meadow farm inn mine wife",
     "0 play undertaker, by cost, discard farm, discard inn, discard mine, ? bard monk judge, take wife, ? crane",
     "seen_pile 1: 1farm 1inn 1mine"),
    ("R13.6 a card of a city",                             "0 city university farm",
     "0 visit university, remove farm, take berry", "seen_pile 1: 1farm; seen_pile all: 1farm"),
    ("R13.6 a Crane",                                      "0 city crane; 0 hand twig_barge",
     "0 play twig_barge, by crane, spare twig, spare pebble", "seen_pile 1: 1crane"),
    ("R13.6 until the pile is shuffled",                   "deck inn inn; 0 city university farm",
     "0 visit university, remove farm, take berry; 1 visit two_cards_one_point, ? inn inn; "
     "0 visit one_resin_one_card, ? mine", "seen_pile 0: ; seen_pile 1: ; seen_pile all: "),
    ("R13.3 a gift that nobody can take",                  f"1 hand {EIGHT}; 0 city post_office; 0 hand wife king",
     "0 visit post_office, give wife, give king, ? farm farm farm farm bard bard monk monk",
     "seen_pile 0: 1king 1wife; seen_pile 1: "),
]

LINES = [
    # label  given  when  then
    ("R13.2 a draw",                                "",
     "0 visit one_resin_one_card, ? farm",
     "log 0 1: chance card farm; log 1 1: chance card ?; log all 1: chance card ?"),
    ("R13.3 a discard",                             "0 hand farm",
     "0 visit haven, discard farm", "log 0 1: 0 discard farm; log 1 1: 0 discard ?; log all 1: 0 discard ?"),
    ("R13.3 a gift",                                "seats 3; 0 city post_office; 0 hand wife king",
     "0 visit post_office, give wife, give king, to 1",
     "log 2 3: 0 give ?, 0 give ?, 0 to 1; log 0 2: 0 give king, 0 to 1"),
    ("R13.3 Teacher's cards",                       "seats 3; 0 hand teacher; 0 stock 2berry",
     "0 play teacher, by cost, ? farm inn, take inn, to 2",
     "log 1 4: chance card ?, chance card ?, 0 take ?, 0 to 2; log 0 4: chance card farm, chance card inn, "
     "0 take inn, 0 to 2"),
    ("R13.1 a card for the Meadow",                 "meadow farm; 0 stock 2twig 1resin",
     "0 play farm meadow, by cost, ? mine",
     "log 1 3: 0 play farm meadow, 0 by cost, chance card mine; log all 1: chance card mine"),
    ("R13.1 a play",                                "0 hand farm; 0 stock 2twig 1resin",
     "0 play farm, by cost", "log 1 2: 0 play farm, 0 by cost"),
    ("R13.4 a card from the Meadow",                SUMMER, "0 prepare, take farm", "log 1 1: 0 take farm"),
    ("R13.4 revealed cards",                        "0 hand postal_pigeon; 0 stock 2berry",
     "0 play postal_pigeon, by cost, ? farm castle", "log 1 2: chance card farm, chance card castle"),
    ("R13.6 Undertaker's discards",                 "0 hand undertaker; 0 stock 2berry; meadow farm",
     "0 play undertaker, by cost, discard farm", "log 1 1: 0 discard farm"),
    ("R6.17 critters beneath Graduation are shown",
     "specials graduation_of_scholars; 0 city teacher university; 0 hand bard",
     "0 visit graduation_of_scholars, beneath bard", "log 1 1: 0 beneath bard"),
    ("R6.13 Scrolls are shown",                     "specials ancient_scrolls_discovered; 0 city historian ruins",
     "0 visit ancient_scrolls_discovered, ? farm inn mine king bard, take king",
     "log 1 2: chance card bard, 0 take king"),
    ("R9.6 a card of the discard pile is revealed", "0 city cemetery; pile farm inn",
     "0 visit cemetery, pile discard, ? farm", "log 1 1: chance card farm"),
]
# fmt: on
EXAMPLES = HANDS + PILES + LINES


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_who_knows_what(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("reader", [1, SPECTATOR])
def test_others_do_not_see_which_card_was_drawn(reader):
    """R13.1, R13.2: whichever it was, the view is the same."""
    tables = [position("0 hand wife", f"0 visit one_resin_one_card, ? {card}") for card in ("farm", "inn", "bard")]
    views = [table.known(reader).tobytes() for table in tables]
    assert views[0] == views[1] == views[2]
    assert tables[0].known(0).tobytes() != tables[1].known(0).tobytes()


@pytest.mark.parametrize("reader", [1, SPECTATOR])
def test_others_do_not_see_which_card_was_discarded(reader):
    """R13.3"""
    given, line = "0 hand farm inn bard", "0 visit haven, discard {}, done"
    views = [position(given, line.format(card)).known(reader).tobytes() for card in ("farm", "inn", "bard")]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("reader", [2, SPECTATOR])
def test_others_do_not_see_which_cards_were_given(reader):
    """R13.3, R13.5"""
    given = "seats 3; 0 city post_office; 0 hand farm inn bard; 1 hand wife"
    tables = []
    for first, second in (("farm", "inn"), ("bard", "farm")):
        tables.append(position(given, f"0 visit post_office, give {first}, give {second}, to 1"))
    assert tables[0].known(reader).tobytes() == tables[1].known(reader).tobytes()
    assert tables[0].known(0).tobytes() != tables[1].known(0).tobytes()
    assert tables[0].known(1).tobytes() != tables[1].known(1).tobytes()


def test_the_order_of_the_deck_is_nowhere():
    """R13.1: all that is not seen may come next."""
    table = position("0 hand farm; 1 hand inn")
    play(table, "0 visit one_resin_one_card")
    check(table, "due: card; deck: 118")
    assert sum(table.outcomes().values()) == 118


def test_what_lies_open_is_open_to_all():
    """R13.1: cities, stocks, the Meadow, and how many cards there are."""
    table = position("0 city farm* dungeon{bard}; 0 stock 2twig; 0 tokens 3; 1 hand inn mine; 0 at haven; pile wife")
    for reader in (0, 1, SPECTATOR):
        view = table.view(reader)
        assert view["cities"][0]["cards"] == {"dungeon": 1, "farm": 1}
        assert view["cities"][0]["prisoners"][0] == "bard"
        assert view["players"][0]["resources"]["twig"] == 2
        assert (view["deck_size"], view["pile_size"], view["players"][1]["hand_size"]) == (114, 1, 2)
        assert len(view["meadow"]) == 8
