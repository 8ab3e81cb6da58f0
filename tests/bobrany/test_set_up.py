"""R1 and R2: the box, the options, the cards, the first tiles."""

import pytest

from osada.engine.errors import BadSetUp, ImpossibleOutcome, NotAnActor, UnknownWords
from tests.bobrany.given import RED, SHAPES, check_example, check_refused, labels, match, new_table, tile

COPIES = {
    "green": "c3 s3",
    "purple": "c3 s3",
    "orange": "c2 s2 t2",
    "blue": "c2 s2 t2 x2",
    "yellow": "e3 c2 s2 t2 x1",
    "red": "c3 d3 r3",
}
CARDS = {
    "green": "hriste lesopark statek zahrada",
    "purple": "klaster pagoda poustevna svatyne",
    "orange": "jidlo kvetiny latky sperky",
    "blue": "bednarstvi kovarstvi krejcovstvi truhlarstvi",
    "yellow": "bouda chalupa salas srub",
}
FIRST_GAME = "bednarstvi builder chalupa dvur jidlo namesti svatyne zahrada"
CHOSEN = "cards srub kovarstvi sperky klaster lesopark dvur namesti"
ALL_RANDOM = "first random, cards random | first 1; card statek; card pagoda; card latky; card kovarstvi"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R2.2 seat 0 begins unless chosen",              "",
        "tiles gc ps n",                    "actors: 0; chance:; over: no"),
    ("R2.2 seat 1 begins",                            "first 1 |",
        "tiles gc ps n",                    "actors: 1"),
    ("R2.2 a random seat, by an outcome",             "first random |",
        "",                                 "actors:; chance: first; outcomes: first 0, first 1"),
    ("R2.2 seat 0 by chance",                         "first random |",
        "first 0; tiles gc ps n",           "actors: 0"),
    ("R2.2 seat 1 by chance",                         "first random |",
        "first 1; tiles gc ps n",           "actors: 1"),
    ("R2.2 the tiles follow the first seat",          "first random |",
        "first 1",                          "actors:; chance: tile"),
    ("R2.3 three tiles",                              "",
        "",                                 "actors:; chance: tile"),
    ("R2.3 two are not enough",                       "",
        "tiles gc ps",                      "actors:; chance: tile"),
    ("R1.2, R2.3 on the slots of position 1",         "",
        "tiles gc ps n",                    "take 0: 1.1 1.2 1.3; raft 0: 1.1 1.2 1.3; kinds 0: end raft take"),
    ("R2.1 the own raft, no other token",             "",
        "tiles gc ps n",                    "dvur 0: 1; dvur 1: 1; totals: 1 1; raft2 0:; dam 0:; scuttle 0:"),
    ("R1.5, R2.4 the cards of the first game",        "",
        "",                                 f"parts 0: {FIRST_GAME}; parts 1: {FIRST_GAME}"),
    ("R2.4 the same by name",                         "cards first |",
        "",                                 f"chance: tile; parts 0: {FIRST_GAME}"),
    ("R2.4 seven chosen cards in any order",          f"{CHOSEN} |",
        "",                    "chance: tile; parts 0: builder dvur klaster kovarstvi lesopark namesti sperky srub"),
    ("R2.4 random cards: green first",                "cards random |",
        "",                                 "outcomes: card hriste, card lesopark, card statek, card zahrada"),
    ("R2.2, R2.4 random cards: the first seat first", "cards random, first random |",
        "",                                 "outcomes: first 0, first 1"),
    ("R2.4 random cards: then the cards",             "cards random, first random |",
        "first 1",                          "chance: card"),
    ("R2.4 random cards: four are not enough",        ALL_RANDOM,
        "",                                 "actors:; outcomes: card bouda, card chalupa, card salas, card srub"),
    ("R2.4 random cards: then the tiles",             ALL_RANDOM,
        "card bouda",               "chance: tile; parts 1: bouda builder dvur kovarstvi latky namesti pagoda statek"),
    ("R2.2, R2.4 random cards: then the turn",        ALL_RANDOM,
        "card bouda; tiles gc ps n",        "chance:; actors: 1"),
    ("R8.2 nobody leads",                             "",
        "",                                 "winners: 0 1; places: 1 1; over: no"),
]

BAD_SET_UPS = [
    # label                             seats  options
    ("R1.1 one seat",                   1,     {}),
    ("R1.1 three seats",                3,     {}),
    ("R2.2 first: no such seat",        2,     {"first": "2"}),
    ("R2.2 first: no number",           2,     {"first": "Eva"}),
    ("R2.2 first: no text",             2,     {"first": 0}),
    ("R2.4 cards: no such set",         2,     {"cards": "second"}),
    ("R2.4 cards: none",                2,     {"cards": ""}),
    ("R2.4 cards: six",                 2,     {"cards": "namesti dvur zahrada svatyne jidlo bednarstvi"}),
    ("R2.4 cards: eight",               2,     {"cards": "namesti dvur zahrada svatyne jidlo bednarstvi chalupa srub"}),
    ("R1.5 cards: two green, no blue",  2,     {"cards": "namesti dvur zahrada svatyne jidlo hriste chalupa"}),
    ("R1.5 cards: one twice",           2,     {"cards": "namesti dvur zahrada svatyne jidlo bednarstvi bednarstvi"}),
    ("R2.4 cards: an unknown one",      2,     {"cards": "namesti dvur zahrada svatyne jidlo bednarstvi palac"}),
    ("R1.5 cards: without the beavers", 2,     {"cards": "zahrada dvur zahrada svatyne jidlo bednarstvi chalupa"}),
    ("R9.8 monastery_lone: no word",    2,     {"monastery_lone": "1"}),
    ("R9.8 monastery_lone: no text",    2,     {"monastery_lone": True}),
    ("no such option",                  2,     {"side": "A"}),
]

BAD_OUTCOMES = [
    # label                            given                           outcome                  error
    ("R1.3 no dead end by that name",  "",                             "tile yellow dead_end",  UnknownWords),
    ("R1.3 no green end",              "",                             "tile green end",        UnknownWords),
    ("R1.3 a red tile has a token",    "",                             "tile red cross",        UnknownWords),
    ("R1.3 brown has no shape",        "",                             "tile brown cross",      UnknownWords),
    ("R1.3 one yellow cross only",     "tiles yx gc ps; round gc ps",  "tile yellow cross",     ImpossibleOutcome),
    ("R1.3 three brown tiles only",    "tiles n n n; round gc",        "tile brown",            ImpossibleOutcome),
    ("R2.3 no fourth tile",            "tiles gc ps n",                "tile green corner",     NotAnActor),
    ("R2.4 no card in the first game", "",                             "card zahrada",          ImpossibleOutcome),
    ("R2.4 no purple card for green",  "cards random |",               "card pagoda",           ImpossibleOutcome),
    ("R2.4 no green card twice",       "cards random | card hriste",   "card statek",           ImpossibleOutcome),
    ("R2.4 no tile before the cards",  "cards random |",               "tile brown",            ImpossibleOutcome),
    ("R2.2 the first seat is known",   "",                             "first 1",               ImpossibleOutcome),
    ("R2.2 no card before the seat",   "first random, cards random |", "card hriste",           ImpossibleOutcome),
    ("R2.2 there is no seat 2",        "first random |",               "first 2",               UnknownWords),
]

TOO_EARLY = [
    # label                        given             when            error
    ("R2.3 before the tiles",      "",               "0 end",        NotAnActor),
    ("R2.3 before the third tile", "tiles gc ps",    "0 take 1.1",   NotAnActor),
    ("R2.4 before the cards",      "cards random |", "0 end",        NotAnActor),
    ("R2.2 before the first seat", "first random |", "1 end",        NotAnActor),
    ("R3.4 not the other seat",    "tiles gc ps n",  "1 end",        NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_set_up(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, seats, options", BAD_SET_UPS, ids=labels(BAD_SET_UPS))
def test_refused_set_up(label, seats, options):
    with pytest.raises(BadSetUp):
        new_table(seats, options)


@pytest.mark.parametrize("label, given, outcome, error", BAD_OUTCOMES, ids=labels(BAD_OUTCOMES))
def test_refused_outcome(label, given, outcome, error):
    table = match(given)
    before = table.hash, table.lines()
    with pytest.raises(error):
        table.outcome(outcome)
    assert (table.hash, table.lines()) == before


@pytest.mark.parametrize("label, given, when, error", TOO_EARLY, ids=labels(TOO_EARLY))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


def printed_tiles():
    """Every tile of the box, by its words, with its copies (R1.3)."""
    copies = {"tile brown": 3}
    for colour, kinds in COPIES.items():
        for kind, count in kinds.split():
            copies[f"tile {colour} {(RED if colour == 'red' else SHAPES)[kind]}"] = int(count)
    return copies


def test_the_48_tiles():
    """R1.3, and R1.4: three red tiles for each of the three tokens that tiles bring."""
    assert new_table(2, {}).outcomes() == printed_tiles()
    assert sum(printed_tiles().values()) == 48


@pytest.mark.parametrize("shorts", ["gc", "gc gc", "yx", "n rr"])
def test_a_tile_that_came_is_not_in_the_stacks(shorts):
    """R2.3, R10.1"""
    expected = printed_tiles()
    for short in shorts.split():
        expected[tile(short)] -= 1
    assert match(f"tiles {shorts}").outcomes() == {words: count for words, count in expected.items() if count}


def test_each_colour_has_its_cards_and_all_are_as_likely():
    """R1.5, R2.4"""
    table = new_table(2, {"cards": "random"})
    for cards in CARDS.values():
        weights = table.outcomes()
        assert sorted(weights) == [f"card {card}" for card in cards.split()]
        assert len(set(weights.values())) == 1
        table.outcome(next(iter(weights)))
    assert table.outcomes() == printed_tiles()


def test_each_seat_is_as_likely_to_begin():
    """R2.2"""
    first, second = new_table(2, {"first": "random"}).outcomes().values()
    assert first == second
