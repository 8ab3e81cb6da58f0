"""R9: what each of the 22 cards brings."""

import pytest

from tests.bobrany.given import labels
from tests.bobrany.pad import points

ALL_YELLOW = "yyyy/yyyy/yy../.... 6aaf/7c2b/11../...."  # ten tiles, all of them connected

# fmt: off
GREEN = [
    # label                              card        town                   points
    ("R9.3 the corners",                 "zahrada",  "g..g/..../..../g..g", 20),
    ("R9.3 5+5 in corners, 0 elsewhere", "zahrada",  "g.../.g../..../...g", 10),
    ("R9.3 beside the corners",          "zahrada",  ".gg./g.../...g/.g..", 0),
    ("R9.3 another colour in a corner",  "zahrada",  "y..y/..../..../b..g", 5),
    ("R9.4 the centre",                  "hriste",   "..../.gg./.gg./....", 20),
    ("R9.4 only the centre",             "hriste",   "g.../.g../..../...g", 5),
    ("R9.4 the edges",                   "hriste",   ".gg./g.../...g/..g.", 0),
    ("R9.5 2+3+4+5 by column",           "statek",   ".g../g.../...g/..g.", 14),
    ("R9.5 column 1",                    "statek",   "g.../g.../g.../g...", 8),
    ("R9.5 column 4",                    "statek",   "...g/..../...g/....", 10),
    ("R9.5 row A: the column counts",    "statek",   "gggg/..../..../....", 14),
    ("R9.6 each alone",                  "lesopark", "g.../.g../..g./...g", 20),
    ("R9.6 two in a row",                "lesopark", "gg../..../..../..g.", 5),
    ("R9.6 two in a row, far apart",     "lesopark", "g..g/..../.g../....", 5),
    ("R9.6 two in a column",             "lesopark", "g.../..../g.../.g..", 5),
    ("R9.6 one row and one column",      "lesopark", "g.g./..../..g./....", 0),
]

PURPLE = [
    # label                                 card         town                   points
    ("R9.10 table: none",                   "pagoda",    "yb../..../..../....", 0),
    ("R9.10 table: 1",                      "pagoda",    "p.../..../..../....", -9),
    ("R9.10 table: 2",                      "pagoda",    "pp../..../..../....", 8),
    ("R9.10 table: 3",                      "pagoda",    "ppp./..../..../....", -6),
    ("R9.10 table: 4",                      "pagoda",    "p..p/..../..../p..p", 20),
    ("R9.10 table: 5",                      "pagoda",    "pppp/p.../..../....", -3),
    ("R9.10 table: 6",                      "pagoda",    "pppp/pp../..../....", 36),
    ("R9.8 a group of 5",                   "klaster",   "pbb./.bb./.b../....", 5),
    ("R9.8 ruling 1: one tile is no group", "klaster",   "pb../y.../..../....", 0),
    ("R9.8 equal groups count once",        "klaster",   "bpy./b.y./..../....", 2),
    ("R9.8 the largest of them",            "klaster",   "bpy./b.y./..y./....", 3),
    ("R9.8 several may use one group",      "klaster",   "pbbp/..../..../....", 4),
    ("R9.8 a purple group does not count",  "klaster",   "ppp./..../..../....", 0),
    ("R8.3, R9.8 corners do not touch",     "klaster",   "p.../.b../.b../....", 0),
    ("R8.3, R9.8 groups by side only",      "klaster",   "pb../..b./..../....", 0),
    ("R9.9 beside blue",                    "poustevna", "pb../..../.py./.g..", 5),
    ("R9.9 beside orange",                  "poustevna", "p.../o.../..../....", 0),
    ("R9.9 beside red",                     "poustevna", "..../.p../.r../....", 0),
    ("R9.9 beside green, yellow, purple",   "poustevna", "pg../y.../..../.pp.", 15),
    ("R9.9 beside brown",                   "poustevna", "pn../..../..../.... af../..../..../....", 5),
    ("R8.3, R9.9 corners do not matter",    "poustevna", "p.../.b../..../....", 5),
    ("R9.9 alone",                          "poustevna", "..../..p./..../....", 5),
]

ORANGE = [
    # label                                 card       town                   points
    ("R9.11 empty and orange do not count", "jidlo",   "ob../yo.b/g.bo/..y.", 12),
    ("R9.11 four neighbours",               "jidlo",   ".b../bog./.y../....", 8),
    ("R8.3, R9.11 corners are not sides",   "jidlo",   "b.y./.o../b.r./....", 0),
    ("R9.12 side colours once",             "kvetiny", ".b../bog./.y../....", 6),
    ("R9.12 each orange tile by itself",    "kvetiny", "bob./..../bob./....", 4),
    ("R9.12 orange is no colour here",      "kvetiny", ".o../bog./..../....", 4),
    ("R9.13 four corners; orange ones not", "latky",   "b.y./.o../b.ro/..o.", 8),
    ("R8.3, R9.13 sides are not corners",   "latky",   ".b../bog./.y../....", 0),
    ("R9.13 distance one only",             "latky",   "o.../..../..b./...y", 0),
    ("R9.14 corner colours once",           "sperky",  "b.y./.o../b.r./....", 6),
    ("R9.14 sides do not count",            "sperky",  "bb../bo../..../....", 2),
    ("R9.14 orange corners do not",         "sperky",  "o.y./.o../..../....", 2),
]

BLUE = [
    # label                                    card           town                   points
    ("R9.15 two purples count once",           "bednarstvi",  "p.../p.../o.../b...", 4),
    ("R9.15 two blues in a column",            "bednarstvi",  "b.../b.../y.../g...", 8),
    ("R9.15 the row does not count",           "bednarstvi",  "bygo/..../..../....", 0),
    ("R9.15 gaps do not matter",               "bednarstvi",  "b.../..../..../y...", 2),
    ("R9.16 row: two purples count once",      "truhlarstvi", "ppob/..../..../....", 4),
    ("R9.16 row: two blues",                   "truhlarstvi", "b.yb/..../..../....", 4),
    ("R9.16 the column does not count",        "truhlarstvi", "b.../y.../g.../o...", 0),
    ("R9.17 ruling 23: row and column",        "krejcovstvi", "b.b./..../b.../.b..", 8),
    ("R9.17 ruling 23: a cross of five",       "krejcovstvi", ".b../bbb./.b../....", 24),
    ("R9.17 a blue one alone",                 "krejcovstvi", "b.../.y../..../....", 0),
    ("R9.17 four in a row",                    "krejcovstvi", "bbbb/..../..../....", 24),
    ("R9.18 ruling 8: a gap does not stop it", "kovarstvi",   "b.../..../..g./...y", 4),
    ("R9.18 ruling 7: both together",          "kovarstvi",   "y.y./.b../..../....", 2),
    ("R9.18 ruling 7: four arms",              "kovarstvi",   "y.g./.b../g.y./...o", 6),
    ("R9.18 blue on the diagonal",             "kovarstvi",   "b.../.b../..y./....", 4),
    ("R9.18 sides do not count",               "kovarstvi",   ".y../gbo./.r../....", 0),
    ("R9.18 from corner to corner",            "kovarstvi",   "...b/..../..../y...", 2),
]

YELLOW = [
    # label                                     card       town                   points
    ("R9.19 a trio 0, a pair 10",               "chalupa", "yyy./..../yy../....", 10),
    ("R9.19 two pairs and one alone",           "chalupa", "yy../..../yy.y/....", 20),
    ("R8.3, R9.19 corners do not make a pair",  "chalupa", "y.../.y../..../....", 0),
    ("R9.21 a trio",                            "bouda",   "yyy./..../yy../....", 15),
    ("R9.21 a bent trio",                       "bouda",   "yy../y.../..../...y", 15),
    ("R9.21 a pair, one alone, four",           "bouda",   "yy../..y./yyy./.y..", 0),
    ("R9.21 two trios",                         "bouda",   "yyy./..../yyy./....", 30),
    ("R9.22 8+5+0",                             "salas",   "yyy./..../yy.y/....", 13),
    ("R9.22 1",                                 "salas",   "y.../..../..../....", 0),
    ("R9.22 4",                                 "salas",   "yyyy/..../..../....", 12),
    ("R9.22 5",                                 "salas",   "yyyy/y.../..../....", 17),
    ("R9.22 6",                                 "salas",   "yyyy/yy../..../....", 23),
    ("R9.22 7",                                 "salas",   "yyyy/yyy./..../....", 30),
    ("R9.22 8",                                 "salas",   "yyyy/yyyy/..../....", 40),
    ("R9.22 9",                                 "salas",   "yyyy/yyyy/y.../....", 40),
    ("R9.22 10",                                "salas",   "yyyy/yyyy/yy../....", 40),
    ("R9.22 4+4",                               "salas",   "yyyy/..../yyyy/....", 24),
    ("R9.20 linked: the trio, not the pair",    "srub",    "yyy./..../yy.y/.... 2a8./..../41.1/....", 8),
    ("R9.20 ruling 10: through another colour", "srub",   "yby./..../..../.... 2a8./..../..../....", 0),
    ("R9.20 ruling 9: three of four",           "srub",    "yyyy/..../..../.... 2ac3/..../..../....", 8),
    ("R9.20 ruling 9: two and two",             "srub",    "yyyy/..../..../.... 2c6a/..../..../....", 10),
    ("R9.20 linked 2",                          "srub",    "yy../..../..../.... 28../..../..../....", 5),
    ("R9.20 linked 10",                         "srub",    ALL_YELLOW,            40),
    ("R9.20 linked 9",                          "srub",    "yyyy/yyyy/.y../.... 6aaf/7c2b/.1../....", 40),
    ("R9.20 linked 8",                          "srub",    "yyyy/yyyy/..../.... 6aaf/7c2b/..../....", 40),
    ("R9.20 linked 7",                          "srub",    "yyyy/yy.y/..../.... 6aaf/7c.b/..../....", 30),
    ("R9.20 linked 6",                          "srub",    "yyyy/yy../..../.... 6aaf/7c../..../....", 23),
    ("R9.20 linked 5",                          "srub",    "yyyy/y.../..../.... 6aaf/7.../..../....", 17),
    ("R9.20 linked 4",                          "srub",    "yyyy/..../..../.... 6aaf/..../..../....", 12),
]

BEAVERS = [
    # label                             town                                        points
    ("R9.1 straight through row A",     "gnbb/..../..../.... afaa/..../..../....",  5),
    ("R9.1 no walkway out of column 4", "gnbb/..../..../.... afac/..../..../....",  0),
    ("R9.1 no walkway out: a dead end", "gnbb/..../..../.... afa8/..../..../....",  0),
    ("R9.1 no walkway into column 1",   "gnbb/..../..../.... 6faa/..../..../....",  0),
    ("R9.1 ruling 2: brown on a spur",  "gbbb/.n../..../.... aeaa/.f../..../....",  5),
    ("R9.1 in the first column",        "nbbg/..../..../.... faaa/..../..../....",  5),
    ("R9.1 in the last column",         "gbbn/..../..../.... aaaf/..../..../....",  5),
    ("R9.1 two beavers on one way",     "gnnb/..../..../.... affa/..../..../....", 10),
    ("R9.1 a way up and down",          "gbn./..by/..../.... aaf./..3a/..../....",  5),
    ("R9.1 a gap in the way",           "gn.b/..../..../.... af.a/..../..../....",  0),
    ("R9.1 not on the way",             "gbbo/..../n.../.... aaaa/..../f.../....",  0),
    ("R9.1 brown alone brings nothing", "n.../..../..../.... f.../..../..../....",  0),
    ("R9.1 in at C1, out at B4",        "..../.nbg/yb../.... ..../.faa/a9../....",  5),
]
# fmt: on
ROWS = GREEN + PURPLE + ORANGE + BLUE + YELLOW


@pytest.mark.parametrize("label, card, short, expected", ROWS, ids=[f"{row[1]}: {row[0]}" for row in ROWS])
def test_card(label, card, short, expected):
    assert points(card, short) == expected


@pytest.mark.parametrize("label, short, expected", BEAVERS, ids=labels(BEAVERS))
def test_beavers(label, short, expected):
    assert points("namesti", short) == expected
