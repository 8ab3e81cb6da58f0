"""R5 and R11: laying land tiles."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, PlayError, UnknownWords
from tests.mesta.given import check, check_refused, labels, match

AROUND = " ".join(f"{place} {turn}" for place in ("-1,0", "0,-1", "0,1", "1,0") for turn in (0, 180, 270, 90))
HALF_TURNS = "-1,0 0 -1,0 90 0,-1 0 0,-1 90 0,1 0 0,1 90 1,0 0 1,0 90"
EVERY_TILE = [f"T{number:02}" for number in range(1, 33)]

# Seat 0 with a row of three tiles, with a column, and with a corner.
ROW = "deal | T14 T16; 0 2.1 1,0/0; 0 2.2 2,0/0; idle round; deal | T01 T02; "
COLUMN = "deal | T14 T16; 0 2.1 0,-1/0; 0 2.2 0,-2/0; idle round; deal | T01 T02; "
CORNER = "deal | T14 T16; 0 2.1 -1,0/0; 0 2.2 0,1/0; idle round; deal | T01 T02; "
SIX = ROW + "0 2.1 0,1/0; 0 2.2 1,1/0; idle round; deal | T03 T04; 0 2.1 2,1/0; "
FIVE_IN_A_ROW = ROW + "0 2.1 -1,0/0; 0 2.2 -2,0/0; idle round; deal | T03 T04; "

# fmt: off
PLACES = [
    # label                                          long    given                  where a tile may lie
    ("R5.1 beside the starting tile",                "no",   "0 2.1",               "-1,0 0,-1 0,1 1,0"),
    ("R5.1 beside any tile",                         "no",   "0 2.1 1,0/0; 0 2.2",  "-1,0 0,-1 0,1 1,-1 1,1 2,0"),
    ("R5.1 around a corner",                         "no",   CORNER + "0 2.1",      "-1,-1 -1,1 -2,0 0,-1 0,2 1,0 1,1"),
    ("R5.3 three in a row",                          "no",   ROW + "0 2.1",         "0,-1 0,1 1,-1 1,1 2,-1 2,1"),
    ("R5.3 three in a column",                       "no",   COLUMN + "0 2.1",      "-1,-1 -1,-2 -1,0 1,-1 1,-2 1,0"),
    ("R5.3 two rows: above or below, not both",
     "no", ROW + "0 2.1 0,1/0; 0 2.2", "0,-1 0,2 1,-1 1,1 2,-1 2,1"),
    ("R5.3 three rows: within them",
     "no", ROW + "0 2.1 0,1/0; 0 2.2 0,2/0; idle round; 0 2.1", "1,1 1,2 2,1"),
    ("R5.3 six tiles",                               "no",   SIX + "0 2.2",         "0,-1 0,2 1,-1 1,2 2,-1 2,2"),
    ("R5.3 the starting tile may lie in a corner",
     "no", "0 2.1 -1,0/0; 0 2.2 -2,0/0; idle round; 0 2.1", "-1,-1 -1,1 -2,-1 -2,1 0,-1 0,1"),
    ("R5.3 or in the middle",
     "no", "0 2.1 -1,0/0; 0 2.2 1,0/0; idle round; 0 2.1", "-1,-1 -1,1 0,-1 0,1 1,-1 1,1"),
    ("R11.1 four in a row",
     "yes", ROW + "0 2.1", "-1,0 0,-1 0,1 1,-1 1,1 2,-1 2,1 3,0"),
    ("R11.1 four in a column",
     "yes", COLUMN + "0 2.1", "-1,-1 -1,-2 -1,0 0,-3 0,1 1,-1 1,-2 1,0"),
    ("R11.1 five in a row, not six",
     "yes", FIVE_IN_A_ROW + "0 2.1", "-1,-1 -1,1 -2,-1 -2,1 0,-1 0,1 1,-1 1,1 2,-1 2,1"),
    ("R11.1 five in a row and a second row",
     "yes", FIVE_IN_A_ROW + "0 2.1 0,1/0; 0 2.2", "-1,-1 -1,1 -2,-1 -2,1 0,-1 0,2 1,-1 1,1 2,-1 2,1"),
    ("R11.1 five in a row and three rows",
     "yes", FIVE_IN_A_ROW + "0 2.1 0,1/0; 0 2.2 0,2/0; idle round; 0 2.1", "-1,1 -1,2 -2,1 1,1 1,2 2,1"),
    ("R11.1 four rows, then at most three columns",
     "yes", COLUMN + "0 2.1 0,-3/0; 0 2.2 -1,0/0; idle round; 0 2.1",
     "-1,-1 -1,-2 -1,-3 -1,1 -2,0 0,-4 0,1 1,-1 1,-2 1,-3 1,0"),
    ("R11.1 three by three may grow either way",
     "yes", ROW + "0 2.1 0,1/0; 0 2.2 0,2/0; idle round; 0 2.1", "-1,0 -1,1 -1,2 0,-1 0,3 1,-1 1,1 1,2 2,-1 2,1 3,0"),
]

TURNS = [
    # label                                      tile   its lots: where red, blue, green, yellow may stand
    ("R5.2 as printed",                        "T01 1,0/0",    ["2,0", "3,0", "2,1", "3,1"]),
    ("R5.2 a quarter clockwise",               "T01 1,0/90",   ["3,0", "3,1", "2,0", "2,1"]),
    ("R5.2 a half turn",                       "T01 1,0/180",  ["3,1", "2,1", "3,0", "2,0"]),
    ("R5.2 three quarters",                    "T01 1,0/270",  ["2,1", "2,0", "3,1", "3,0"]),
    ("R5.2 above",                             "T01 0,-1/90",  ["1,-2", "1,-1", "0,-2", "0,-1"]),
    ("R5.2 to the left",                       "T01 -1,0/0",   ["-2,0", "-1,0", "-2,1", "-1,1"]),
    ("R5.2 below",                             "T01 0,1/0",    ["0,2", "1,2", "0,3", "1,3"]),
    ("R1.2 two red lots, a blue one, a park",  "T05 1,0/90",   ["3,0 3,1", "2,0", "", ""]),
    ("R5.2 two yellow lots as printed",        "T14 1,0/0",    ["", "", "", "2,0 3,1"]),
    ("R5.2 two yellow lots turned",            "T14 1,0/90",   ["", "", "", "2,1 3,0"]),
    ("R5.2 two green lots as printed",         "T16 1,0/0",    ["", "", "2,0 3,1", ""]),
    ("R5.2 two green lots turned",             "T16 1,0/90",   ["", "", "2,1 3,0", ""]),
]

REFUSED = [
    # label                              given                                    line               error
    ("R5.1 on another tile",             "0 2.1",                                 "0 tile 0,0 0",    IllegalAction),
    ("R5.1 across a corner",             "0 2.1",                                 "0 tile 1,1 0",    IllegalAction),
    ("R5.1 away from all",               "0 2.1",                                 "0 tile 2,0 0",    IllegalAction),
    ("R5.3 a fourth in a row",           ROW + "0 2.1",                           "0 tile 3,0 0",    IllegalAction),
    ("R5.3 a fourth on the other side",  ROW + "0 2.1",                           "0 tile -1,0 0",   IllegalAction),
    ("R5.3 a fourth in a column",        COLUMN + "0 2.1",                        "0 tile 0,1 0",    IllegalAction),
    ("R5.3 a fourth row",                SIX + "0 2.2 1,2/0; idle round; 0 2.1",  "0 tile 1,-1 0",   IllegalAction),
    ("R5.2 a half turn of T14",          "deal | T14; 0 2.1",                     "0 tile 1,0 180",  IllegalAction),
    ("R5.2 three quarters of T14",       "deal | T14; 0 2.1",                     "0 tile 1,0 270",  IllegalAction),
    ("R5.2 a half turn of T16",          "deal | T16; 0 2.1",                     "0 tile 1,0 180",  IllegalAction),
    ("R5.2 an eighth of a turn",         "0 2.1",                                 "0 tile 1,0 45",   UnknownWords),
    ("R5.2 no turn",                     "0 2.1",                                 "0 tile 1,0",      UnknownWords),
    ("R5.3 far away",                    "0 2.1",                                 "0 tile 9,0 0",    PlayError),
    ("R5.1 it must be placed",           "0 2.1",                                 "0 discard",       IllegalAction),
    ("R5.1 by who took it",              "0 2.1",                                 "1 tile 1,0 0",    NotAnActor),
    ("R5.1 nothing else comes first",    "0 2.1",                                 "0 take 2.2",      IllegalAction),
    ("R5.1 once",                        "0 2.1 1,0/0",                           "0 tile 0,1 0",    NotAnActor),
]
# fmt: on


def places(table):
    """The places of `tile` among what seat 0 may do."""
    return " ".join(sorted({words.split()[1] for words in table.legal(0)}))


def spaces(table):
    """The spaces of `build` among what seat 0 may do."""
    return sorted(words.split()[1] for words in table.legal(0) if words.startswith("build"))


@pytest.mark.parametrize("label, long, given, expected", PLACES, ids=labels(PLACES))
def test_where_a_tile_may_lie(label, long, given, expected):
    assert places(match(given, long=long)) == expected


@pytest.mark.parametrize("label, tile, lots", TURNS, ids=labels(TURNS))
def test_how_a_tile_lies(label, tile, lots):
    name, turn = tile.split()
    start = {"0,0": "R", "1,1": "B"}
    for colour, expected in zip("RBGY", lots, strict=True):
        table = match(f"deal | {name} | | {colour}; 0 2.1 {turn}; 0 4.1 {colour}")
        own = [space for space, lot in start.items() if lot == colour]
        assert spaces(table) == sorted([*own, *expected.split()])


@pytest.mark.parametrize("label, given, line, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, line, error):
    check_refused(match(given), line, error)


@pytest.mark.parametrize("tile", EVERY_TILE)
def test_turns_that_look_alike_are_one(tile):
    """R5.2: only T14 and T16 look the same after a half turn."""
    table = match(f"deal | {tile}; 0 2.1")
    check(table, f"legal 0: tile {HALF_TURNS if tile in ('T14', 'T16') else AROUND}")


def test_any_ground_meets_any_other():
    """R5.2: water beside a red lot, park beside water."""
    check(match("deal | T29 T31; 0 2.1 -1,0/90; 0 2.2 0,1/0"), "actors: 1")


@pytest.mark.parametrize("long, tiles", [("no", 9), ("yes", 15)])
def test_the_district_is_full_at_the_end(long, tiles):
    """R5.1, R5.3, R11.1: there is always room, and no more."""
    table = match("idle match", long=long)
    laid = [line for line in table.lines() if line.startswith("0 tile ")]
    assert len({line.split()[2] for line in laid}) == len(laid) == tiles - 1
    check(table, "over: yes")
