"""Section 9: what each of the 22 cards brings."""

import pytest

from tests.bobrany.given import labels
from tests.bobrany.pad import points

ALL_YELLOW = "yyyy/yyyy/yy../.... 6aaf/7c2b/11../...."  # ten tiles, all of them connected

# fmt: off
GREEN = [
    # label                            card        town                   points
    ("the corners",                    "zahrada",  "g..g/..../..../g..g", 20),
    ("5+5 in corners, 0 elsewhere",    "zahrada",  "g.../.g../..../...g", 10),
    ("beside the corners",             "zahrada",  ".gg./g.../...g/.g..", 0),
    ("another colour in a corner",     "zahrada",  "y..y/..../..../b..g", 5),
    ("the centre",                     "hriste",   "..../.gg./.gg./....", 20),
    ("only the centre",                "hriste",   "g.../.g../..../...g", 5),
    ("the edges",                      "hriste",   ".gg./g.../...g/..g.", 0),
    ("2+3+4+5 by column",              "statek",   ".g../g.../...g/..g.", 14),
    ("column 1",                       "statek",   "g.../g.../g.../g...", 8),
    ("column 4",                       "statek",   "...g/..../...g/....", 10),
    ("row A: the column counts",       "statek",   "gggg/..../..../....", 14),
    ("each alone",                     "lesopark", "g.../.g../..g./...g", 20),
    ("two in a row",                   "lesopark", "gg../..../..../..g.", 5),
    ("two in a row, far apart",        "lesopark", "g..g/..../.g../....", 5),
    ("two in a column",                "lesopark", "g.../..../g.../.g..", 5),
    ("one row and one column",         "lesopark", "g.g./..../..g./....", 0),
]

PURPLE = [
    # label                            card         town                   points
    ("table: none",                    "pagoda",    "yb../..../..../....", 0),
    ("table: 1",                       "pagoda",    "p.../..../..../....", -9),
    ("table: 2",                       "pagoda",    "pp../..../..../....", 8),
    ("table: 3",                       "pagoda",    "ppp./..../..../....", -6),
    ("table: 4",                       "pagoda",    "p..p/..../..../p..p", 20),
    ("table: 5",                       "pagoda",    "pppp/p.../..../....", -3),
    ("table: 6",                       "pagoda",    "pppp/pp../..../....", 36),
    ("a group of 5",                   "klaster",   "pbb./.bb./.b../....", 5),
    ("ruling 1: one tile is no group", "klaster",   "pb../y.../..../....", 0),
    ("equal groups count once",        "klaster",   "bpy./b.y./..../....", 2),
    ("the largest of them",            "klaster",   "bpy./b.y./..y./....", 3),
    ("several may use one group",      "klaster",   "pbbp/..../..../....", 4),
    ("a purple group does not count",  "klaster",   "ppp./..../..../....", 0),
    ("corners do not touch",           "klaster",   "p.../.b../.b../....", 0),
    ("groups by side only",            "klaster",   "pb../..b./..../....", 0),
    ("beside blue",                    "poustevna", "pb../..../.py./.g..", 5),
    ("beside orange",                  "poustevna", "p.../o.../..../....", 0),
    ("beside red",                     "poustevna", "..../.p../.r../....", 0),
    ("beside green, yellow, purple",   "poustevna", "pg../y.../..../.pp.", 15),
    ("beside brown",                   "poustevna", "pn../..../..../.... af../..../..../....", 5),
    ("corners do not matter",          "poustevna", "p.../.b../..../....", 5),
    ("alone",                          "poustevna", "..../..p./..../....", 5),
]

ORANGE = [
    # label                            card       town                   points
    ("empty and orange do not count",  "jidlo",   "ob../yo.b/g.bo/..y.", 12),
    ("four neighbours",                "jidlo",   ".b../bog./.y../....", 8),
    ("corners are not sides",          "jidlo",   "b.y./.o../b.r./....", 0),
    ("side colours once",              "kvetiny", ".b../bog./.y../....", 6),
    ("each orange tile by itself",     "kvetiny", "bob./..../bob./....", 4),
    ("orange is no colour here",       "kvetiny", ".o../bog./..../....", 4),
    ("four corners; orange ones not",  "latky",   "b.y./.o../b.ro/..o.", 8),
    ("sides are not corners",          "latky",   ".b../bog./.y../....", 0),
    ("distance one only",              "latky",   "o.../..../..b./...y", 0),
    ("corner colours once",            "sperky",  "b.y./.o../b.r./....", 6),
    ("sides do not count",             "sperky",  "bb../bo../..../....", 2),
    ("orange corners do not",          "sperky",  "o.y./.o../..../....", 2),
]

BLUE = [
    # label                              card           town                   points
    ("two purples count once",           "bednarstvi",  "p.../p.../o.../b...", 4),
    ("two blues in a column",            "bednarstvi",  "b.../b.../y.../g...", 8),
    ("the row does not count",           "bednarstvi",  "bygo/..../..../....", 0),
    ("gaps do not matter",               "bednarstvi",  "b.../..../..../y...", 2),
    ("row: two purples count once",      "truhlarstvi", "ppob/..../..../....", 4),
    ("row: two blues",                   "truhlarstvi", "b.yb/..../..../....", 4),
    ("the column does not count",        "truhlarstvi", "b.../y.../g.../o...", 0),
    ("ruling 23: row and column",        "krejcovstvi", "b.b./..../b.../.b..", 8),
    ("ruling 23: a cross of five",       "krejcovstvi", ".b../bbb./.b../....", 24),
    ("a blue one alone",                 "krejcovstvi", "b.../.y../..../....", 0),
    ("four in a row",                    "krejcovstvi", "bbbb/..../..../....", 24),
    ("ruling 8: a gap does not stop it", "kovarstvi",   "b.../..../..g./...y", 4),
    ("ruling 7: both together",          "kovarstvi",   "y.y./.b../..../....", 2),
    ("ruling 7: four arms",              "kovarstvi",   "y.g./.b../g.y./...o", 6),
    ("blue on the diagonal",             "kovarstvi",   "b.../.b../..y./....", 4),
    ("sides do not count",               "kovarstvi",   ".y../gbo./.r../....", 0),
    ("from corner to corner",            "kovarstvi",   "...b/..../..../y...", 2),
]

YELLOW = [
    # label                              card       town                   points
    ("a trio 0, a pair 10",              "chalupa", "yyy./..../yy../....", 10),
    ("two pairs and one alone",          "chalupa", "yy../..../yy.y/....", 20),
    ("corners do not make a pair",       "chalupa", "y.../.y../..../....", 0),
    ("a trio",                           "bouda",   "yyy./..../yy../....", 15),
    ("a bent trio",                      "bouda",   "yy../y.../..../...y", 15),
    ("a pair, one alone, four",          "bouda",   "yy../..y./yyy./.y..", 0),
    ("two trios",                        "bouda",   "yyy./..../yyy./....", 30),
    ("8+5+0",                            "salas",   "yyy./..../yy.y/....", 13),
    ("1",                                "salas",   "y.../..../..../....", 0),
    ("4",                                "salas",   "yyyy/..../..../....", 12),
    ("5",                                "salas",   "yyyy/y.../..../....", 17),
    ("6",                                "salas",   "yyyy/yy../..../....", 23),
    ("7",                                "salas",   "yyyy/yyy./..../....", 30),
    ("8",                                "salas",   "yyyy/yyyy/..../....", 40),
    ("9",                                "salas",   "yyyy/yyyy/y.../....", 40),
    ("10",                               "salas",   "yyyy/yyyy/yy../....", 40),
    ("4+4",                              "salas",   "yyyy/..../yyyy/....", 24),
    ("linked: the trio, not the pair",   "srub",    "yyy./..../yy.y/.... 2a8./..../41.1/....", 8),
    ("ruling 10: through another colour", "srub",   "yby./..../..../.... 2a8./..../..../....", 0),
    ("ruling 9: three of four",          "srub",    "yyyy/..../..../.... 2ac3/..../..../....", 8),
    ("ruling 9: two and two",            "srub",    "yyyy/..../..../.... 2c6a/..../..../....", 10),
    ("linked 2",                         "srub",    "yy../..../..../.... 28../..../..../....", 5),
    ("linked 10",                        "srub",    ALL_YELLOW,            40),
    ("linked 9",                         "srub",    "yyyy/yyyy/.y../.... 6aaf/7c2b/.1../....", 40),
    ("linked 8",                         "srub",    "yyyy/yyyy/..../.... 6aaf/7c2b/..../....", 40),
    ("linked 7",                         "srub",    "yyyy/yy.y/..../.... 6aaf/7c.b/..../....", 30),
    ("linked 6",                         "srub",    "yyyy/yy../..../.... 6aaf/7c../..../....", 23),
    ("linked 5",                         "srub",    "yyyy/y.../..../.... 6aaf/7.../..../....", 17),
    ("linked 4",                         "srub",    "yyyy/..../..../.... 6aaf/..../..../....", 12),
]

BEAVERS = [
    # label                                 town                                        points
    ("straight through row A",              "gnbb/..../..../.... afaa/..../..../....",  5),
    ("no walkway out of column 4",          "gnbb/..../..../.... afac/..../..../....",  0),
    ("no walkway out: a dead end",          "gnbb/..../..../.... afa8/..../..../....",  0),
    ("no walkway into column 1",            "gnbb/..../..../.... 6faa/..../..../....",  0),
    ("ruling 2: brown on a spur",           "gbbb/.n../..../.... aeaa/.f../..../....",  5),
    ("in the first column",                 "nbbg/..../..../.... faaa/..../..../....",  5),
    ("in the last column",                  "gbbn/..../..../.... aaaf/..../..../....",  5),
    ("two beavers on one way",              "gnnb/..../..../.... affa/..../..../....", 10),
    ("a way up and down",                   "gbn./..by/..../.... aaf./..3a/..../....",  5),
    ("a gap in the way",                    "gn.b/..../..../.... af.a/..../..../....",  0),
    ("not on the way",                      "gbbo/..../n.../.... aaaa/..../f.../....",  0),
    ("brown alone brings nothing",          "n.../..../..../.... f.../..../..../....",  0),
    ("in at C1, out at B4",                 "..../.nbg/yb../.... ..../.faa/a9../....",  5),
]
# fmt: on
ROWS = GREEN + PURPLE + ORANGE + BLUE + YELLOW


@pytest.mark.parametrize("label, card, short, expected", ROWS, ids=[f"{row[1]}: {row[0]}" for row in ROWS])
def test_card(label, card, short, expected):
    assert points(card, short) == expected


@pytest.mark.parametrize("label, short, expected", BEAVERS, ids=labels(BEAVERS))
def test_beavers(label, short, expected):
    assert points("namesti", short) == expected
