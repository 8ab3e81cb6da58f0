"""R8 and R9 through score pad files: the worked example, what lies beside the tiles, ties, and wrong files."""

import pytest

from osada.engine.errors import OsadaError
from tests.bobrany.given import labels, listed, match, pad_scores
from tests.bobrany.pad import CARDS, FIRST_GAME, cards_with, points, sheet, town

# The worked example, with the brown tile on A1 and on D2.
ON_A1 = "nppg/yopo/yrob/ppbp fc3c/156d/6fd3/553a"
ON_D2 = "pppg/yopo/yrob/pnbp c3c3/3c56/2fd3/afba"
EXAMPLE = dict(namesti=5, dvur=4, zahrada=5, svatyne=30, jidlo=22, bednarstvi=10, chalupa=10, builder=5)
ON_EXAMPLE = EXAMPLE | dict(
    hriste=0, statek=5, lesopark=5, klaster=2, poustevna=10, pagoda=36, kvetiny=18, latky=12, sperky=10,
    truhlarstvi=8, krejcovstvi=0, kovarstvi=6, srub=0, bouda=0, salas=5,
)  # fmt: skip
RED = {"A1": {"colour": "red"}}
PURPLE = "p.../p.../..../...."
BROWN = "gnnb/..../..../.... affa/..../..../...."
CUT = "gbbn/..../..../gg.. ac6f/..../..../55.."  # no way from A2 to A3, unless a token lies there
SPLIT = "yy../..../..../.... 51../..../..../...."  # two yellow tiles without walkways towards each other

# fmt: off
PARTS = [
    # label                                   towns                                                 part       points
    ("R9.2 red tiles",                        town("r..r/..../..r./...."), town(),                  "dvur",    6),
    ("R9.2 red: tokens in the reserve",       town("r..r/..../..../....", reserve=3), town(),       "dvur",    7),
    ("R9.2 red: no tile, the own raft",       town(reserve=1), town(),                              "dvur",    1),
    ("R9.2 red: the reserve is left out",     town("r.../..../..../...."), town(),                  "dvur",    2),
    ("R9.2 red: not the rival's",             town(), town("r.../..../..../....", reserve=4),       "dvur",    0),
    ("R9.7 svatyne: more than the rival",     town("p.p./..../p..p/...."), town(),                  "svatyne", 22),
    ("R9.7 svatyne: one more",                town(PURPLE), town("p.../..../..../...."),            "svatyne", 14),
    ("R9.7 ruling 22: as many",               town(PURPLE), town(".p../...p/..../...."),            "svatyne", 8),
    ("R9.7 ruling 22: none and none",         town(), town(),                                       "svatyne", 0),
    ("R9.7 svatyne: fewer",                   town("p.../..../..../...."), town(PURPLE),            "svatyne", 4),
    ("R9.1 beavers: on all brown tiles",      town(BROWN), town(),                                  "namesti", 10),
    ("R9.1 beavers: on those that are named", town(BROWN, beavers=["A2"]), town(),                  "namesti", 5),
    ("R9.1 beavers: on none",                 town(BROWN, beavers=[]), town(),                      "namesti", 0),
    ("R6.4, R9.1 no token on the way",        town(CUT), town(),                                    "namesti", 0),
    ("R6.4, R9.1 a token on the way",         town(CUT, links=["A2-A3"]), town(),                   "namesti", 5),
    ("R6.4, R9.1 a token elsewhere",          town(CUT, links=["D1-D2"]), town(),                   "namesti", 0),
    ("R6.4, R9.20 srub: no walkways",         town(SPLIT), town(),                                  "srub",    0),
    ("R6.4, R9.20 srub: a token links them",  town(SPLIT, links=["A1-A2"]), town(),                 "srub",    5),
    ("R9.22 salas: tokens do not matter",     town("yy../..../..../....", links=["A1-A2"]), town(), "salas",   5),
    ("R8.1 the builder beaver",               town(ON_A1, builder=True), town(),                    "builder", 5),
    ("R8.1 the rival has it",                 town(ON_A1), town(builder=True),                      "builder", 0),
]

STANDINGS = [
    # label                           towns                                         totals  winners  places
    ("R8.2 most points win",          town(reserve=2), town(reserve=3),             "2 3", "1",   "2 1"),
    ("R8.2 tie: the builder beaver",  town(reserve=5), town(builder=True),          "5 5", "1",   "2 1"),
    ("R8.2 tie: seat 0 has it",       town(builder=True), town(reserve=5),          "5 5", "0",   "1 2"),
    ("R8.2 tie: nobody has it",       town(reserve=2), town("r.../..../..../...."), "2 2", "0 1", "1 1"),
    ("R8.2 no tie: it does not help", town(builder=True), town(reserve=6),          "5 6", "1",   "2 1"),
    ("R8.2 nothing",                  town(), town(),                               "0 0", "0 1", "1 1"),
]

SEVEN_PURPLE = town("pppp/ppp./..../....")
REFUSED = [
    # label                              named        data
    ("no cards",                         "cards",     {"towns": [town(), town()]}),
    ("R1.5 six cards",                   "cards",     {**sheet(), "cards": FIRST_GAME[1:]}),
    ("R1.5 an unknown card",             "cards",     {**sheet(), "cards": [*FIRST_GAME[:6], "palac"]}),
    ("R1.5 two green cards",             "cards",     {**sheet(), "cards": [*FIRST_GAME[:6], "hriste"]}),
    ("R1.5 a card twice",                "cards",     {**sheet(), "cards": [*FIRST_GAME[:6], FIRST_GAME[0]]}),
    ("cards as text",                    "cards",     {**sheet(), "cards": " ".join(FIRST_GAME)}),
    ("no towns",                         "towns",     {"cards": FIRST_GAME}),
    ("R1.1 one town",                    "towns",     {"cards": FIRST_GAME, "towns": [town()]}),
    ("R1.1 three towns",                 "towns",     {"cards": FIRST_GAME, "towns": [town()] * 3}),
    ("a town that is a number",          "towns[1]",  {"cards": FIRST_GAME, "towns": [town(), 7]}),
    ("no tiles",                         "tiles",     sheet({"reserve": 1})),
    ("R1.1 no such cell",                "e1",        sheet({"tiles": {"E1": {"colour": "red"}}})),
    ("R1.3 no such colour",              "colour",    sheet({"tiles": {"A1": {"colour": "pink"}}})),
    ("no colour",                        "colour",    sheet({"tiles": {"A1": {"walkways": "N"}}})),
    ("R1.3 no such side",                "walkways",  sheet({"tiles": {"A1": {"colour": "red", "walkways": "NX"}}})),
    ("R9.1 a beaver needs the walkways", "walkways",  sheet(town("gn../..../..../...."))),
    ("R9.20 srub needs the walkways",    "walkways",  sheet(town("yy../..../..../...."), card="srub")),
    ("R1.3 seven purple tiles",          "towns[0]",  sheet(SEVEN_PURPLE, card="pagoda")),
    ("R6.5 no neighbours",               "links",     sheet(town("r.../.r../..../....", links=["A1-B2"]))),
    ("R6.5 a link beside an empty cell", "links",     sheet(town("r.../..../..../....", links=["A1-A2"]))),
    ("R6.5 no such link",                "links",     sheet({"tiles": RED, "links": ["A0-A1"]})),
    ("R5.7 a beaver on red",             "beavers",   sheet({"tiles": RED, "beavers": ["A1"]})),
    ("R5.7 a beaver on an empty cell",   "beavers",   sheet({"tiles": RED, "beavers": ["B1"]})),
    ("a reserve below zero",             "reserve",   sheet(town(reserve=-1))),
    ("R1.4 more tokens than there are",  "reserve",   sheet(town(reserve=12))),
    ("a reserve in words",               "reserve",   sheet(town(reserve="two"))),
    ("a builder in words",               "builder",   sheet(town(builder="yes"))),
    ("R1.4, R5.8 two builder beavers",   "builder",   sheet(town(builder=True), town(builder=True))),
    ("R1.1 the second town",             "towns[1]",  sheet(town(), {"tiles": {"A5": {"colour": "red"}}})),
    ("a field too many",                 "bonus",     sheet(town(bonus=3))),
    ("a field of a tile too many",       "token",     sheet({"tiles": {"A1": {"colour": "red", "token": "dam"}}})),
    ("no such option",                   "side",      sheet(options={"side": "A"})),
    ("R9.8 a wrong option",              "lone",      sheet(options={"monastery_lone": "maybe"})),
]
# fmt: on


@pytest.mark.parametrize("short", [ON_A1, ON_D2])
def test_the_worked_example(short):
    """R8.1: 91 points; the rival has no purple tile."""
    [mine, rival] = pad_scores(sheet(town(short, reserve=2, builder=True))).seats
    assert (mine.parts, mine.total, mine.place) == (EXAMPLE, 91, 1)
    assert (set(rival.parts.values()), rival.total, rival.place) == ({0}, 0, 2)


@pytest.mark.parametrize("card", [card for cards in CARDS.values() for card in cards])
def test_every_card_on_the_worked_example(card):
    """R9.1 to R9.22"""
    [mine, _] = pad_scores(sheet(town(ON_A1, reserve=2, builder=True), card=card)).seats
    assert mine.parts[card] == ON_EXAMPLE[card]
    assert mine.total == sum(ON_EXAMPLE[part] for part in [*cards_with(card), "builder"])


@pytest.mark.parametrize("label, mine, rival, part, expected", PARTS, ids=labels(PARTS))
def test_parts(label, mine, rival, part, expected):
    assert pad_scores(sheet(mine, rival, card=part)).seats[0].parts[part] == expected


@pytest.mark.parametrize("lone, expected", [("yes", 1), ("no", 0)])
def test_ruling_1_the_option_for_a_lone_neighbour(lone, expected):
    """R9.8"""
    options = {"monastery_lone": lone}
    assert points("klaster", "pb../y.../..../....", options=options) == expected
    assert points("klaster", "pbb./y.../..../....", options=options) == 2
    assert points("klaster", "pp../..../..../....", options=options) == 0


@pytest.mark.parametrize("lone, expected", [("yes", "1"), ("no", "0")])
def test_ruling_1_in_play(lone, expected):
    """R9.8"""
    cards = f"cards {' '.join(cards_with('klaster'))}, monastery_lone {lone}"
    table = match(f"{cards} | build p.../g.../..../.... 5.../5.../..../....")
    assert str(table.scores().seats[0].parts["klaster"]) == expected


@pytest.mark.parametrize("label, mine, rival, totals, winners, places", STANDINGS, ids=labels(STANDINGS))
def test_standings(label, mine, rival, totals, winners, places):
    scores = pad_scores(sheet(mine, rival))
    assert listed(score.total for score in scores.seats) == totals
    assert listed(scores.winners) == winners
    assert listed(score.place for score in scores.seats) == places


@pytest.mark.parametrize("label, named, data", REFUSED, ids=labels(REFUSED))
def test_refused(label, named, data):
    with pytest.raises(OsadaError) as refusal:
        pad_scores(data)
    assert named in str(refusal.value).lower()


def test_negative_totals():
    """R8.1, R9.10"""
    scores = pad_scores(sheet(town("p.../..../..../...."), town("pppp/p.../..../...."), card="pagoda"))
    assert [score.total for score in scores.seats] == [-9, -3]
    assert scores.winners == [1]
