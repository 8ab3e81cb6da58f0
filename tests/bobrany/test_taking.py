"""R4 to R6: the main action, taking a tile, and where it may lie."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, UnknownWords
from tests.bobrany.given import check_example, check_refused, labels, match

FOUR = "0 90 180 270"
START = "tiles gc ps n"
SHAPES = "tiles ye yt gc"
CROSSES = "tiles bx n rd"
# Seat 0 has no token, for its raft is out. A1 is a straight from north to south.
BARE = "tiles n n n; 0 raft 1.1, end; round gs ye bt; 1 end; 0 take 1.1 A1 0, end; round gc bx ys"
FLAT = "tiles n n n; 0 raft 1.1, end; round gs ye bt; 1 end; 0 take 1.1 A1 90, end; round gc bx ys"
# Column 1 of seat 0 is full of straights from north to south; seat 0 has its raft.
COLUMN = "build g.../g.../p.../p... 5.../5.../5.../5..."
# A walkway of A2 and one of C2 lead to B2, none of B1; a corner lies at position 2.
WRONG = """tiles os gc gs; 0 take 1.2 B1 270, end; round os ys ys; 1 end; 0 take 2.1 A2 0, end;
    round pc gs gs; 0 take 2.1 C2 0, end; round rd pc n; 1 end"""
# Only B1 is left of column 1, between two blank sides; seat 0 has its raft.
TIGHT = """tiles gs n n; 0 take 1.1 A1 90, end; round gs n yx; 1 end; 0 take 1.1 C1 90, end;
    round ps yt yt; 0 take 1.1 D1 90, end; round bx os rd; 1 end"""

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R4.1 a turn begins",                                START,
        "",                       "kinds 0: end raft take"),
    ("R4.2, R5.4 take: the tile must be placed at once",  START,
        "0 take 1.1",             "kinds 0: place; actors: 0"),
    ("R4.1 take: the main action is used",                START,
        "0 take 1.1 A1 0",        "kinds 0: end; actors: 0"),
    ("R4.4 pass",                                         START,
        "0 end",                  "actors: 1; kinds 1: end raft take; take 1: 1.1 1.2 1.3"),
    ("R3.4 a tile for each",                              START,
        "0 take 1.1 A1 0, end; 1 take 1.2 A1 0, end", "chance: tile; actors:"),
    ("R1.1 the rival's town is its own",                  START,
        "0 take 1.2 A1 0, end; 1 take 1.1", f"place 1: A1 {FOUR}, B1 {FOUR}, C1 {FOUR}, D1 {FOUR}"),
    ("R1.2, R5.4 any cell of column 1",                   CROSSES,
        "0 take 1.1",             "place 0: A1 0, B1 0, C1 0, D1 0"),
    ("R1.2, R5.4 any cell of column 2",                   START,
        "round; 1 take 2.3",      "place 1: A2 0, B2 0, C2 0, D2 0"),
    ("R1.2, R5.4 any cell of column 3",                   START,
        "rounds 2; 0 take 3.3",   "place 0: A3 0, B3 0, C3 0, D3 0"),
    ("R1.2, R5.4 any cell of column 4",                   START,
        "rounds 3; 1 take 4.2",   "place 1: A4 0 90, B4 0 90, C4 0 90, D4 0 90"),
    ("R5.5 a dead end has four rotations",                SHAPES,
        "0 take 1.1",             f"place 0: A1 {FOUR}, B1 {FOUR}, C1 {FOUR}, D1 {FOUR}"),
    ("R5.5 a tee has four",                               SHAPES,
        "0 take 1.2",             f"place 0: A1 {FOUR}, B1 {FOUR}, C1 {FOUR}, D1 {FOUR}"),
    ("R5.5 a corner has four",                            SHAPES,
        "0 take 1.3",             f"place 0: A1 {FOUR}, B1 {FOUR}, C1 {FOUR}, D1 {FOUR}"),
    ("R5.5 a straight has two",                           START,
        "0 take 1.2",             "place 0: A1 0 90, B1 0 90, C1 0 90, D1 0 90"),
    ("R1.3, R5.5 a brown tile has one",                   START,
        "0 take 1.3",             "place 0: A1 0, B1 0, C1 0, D1 0"),
    ("R1.3, R5.5 a red tile has one",                     CROSSES,
        "0 take 1.3",             "place 0: A1 0, B1 0, C1 0, D1 0"),
    ("R5.3 ruling 25: its token comes by itself",         CROSSES,
        "0 take 1.3 A1 0",        "dvur 0: 4; dam 0: 1.1 1.2; dvur 1: 1"),
    ("R5.7 a brown tile gets a beaver, which can walk",   "build gnbb/..../..../.... afaa/..../..../....",
        "",                       "namesti 0: 5; namesti 1: 0"),
    ("R5.7 no other tile gets one",                       "build gobb/..../..../.... aaaa/..../..../....",
        "",                       "namesti 0: 0"),
    ("R6.1 walkways over the edge",                       START,
        "0 take 1.1 A1 270",      "kinds 0: end; dvur 0: 1"),
    ("R6.1 walkways towards empty cells",                 START,
        "round; 1 take 2.3 B2 0", "kinds 1: end; dvur 1: 1"),
    ("R6.2 ruling 26: a walkway waits for its neighbour", BARE,
        "0 take 1.1",             f"place 0: B1 0 270, C1 {FOUR}, D1 {FOUR}"),
    ("R6.2 a cross takes it up",                          BARE,
        "0 take 1.2",             "place 0: B1 0, C1 0, D1 0"),
    ("R6.2 only one way of a straight does",              BARE,
        "0 take 1.3",             "place 0: B1 0, C1 0 90, D1 0 90"),
    ("R6.3 no walkway into a blank side: an end",         BARE,
        "0 take 2.2",             f"place 0: A2 0 90 180, B2 {FOUR}, C2 {FOUR}, D2 {FOUR}"),
    ("R6.3 no walkway into a blank side: a tee",          BARE,
        "0 take 2.3",             f"place 0: A2 0, B2 {FOUR}, C2 {FOUR}, D2 {FOUR}"),
    ("R6.2 ruling 18: blank against blank",               FLAT,
        "0 take 1.3",             "place 0: B1 90, C1 0 90, D1 0 90"),
    ("R6.4 ruling 18: they are not connected",            "tiles gs ys ps; 0 take 1.1 A1 0, end; round; 1 end",
        "0 take 2.3 A2 0",        "scuttle 0: A1-A2 raft"),
    ("R6.4 walkway against walkway: connected",           "tiles gs ys ps; 0 take 1.1 A1 90, end; round; 1 end",
        "0 take 2.3 A2 90",       "scuttle 0:; kinds 0: end"),
    ("R6.3 a cross beside a blank side",                  FLAT,
        "0 take 1.2",             "place 0: C1 0, D1 0"),
    ("R6.2 a tee beside a walkway",                       FLAT,
        "0 take 2.3",             f"place 0: A2 90 180 270, B2 {FOUR}, C2 {FOUR}, D2 {FOUR}"),
    ("R5.4 ruling 19: it need not touch a tile",          BARE,
        "0 take 1.1 D1 90",       "kinds 0: claim end"),
    ("R5.1 a full column has no place",                   COLUMN,
        "round gs ye n",          "take 0: 2.2 2.3 3.2 3.3 4.2 4.3"),
    ("R5.1 the only cell of the column must fit",         TIGHT,
        "",                       "take 0: 1.2 1.3 2.2 2.3 3.2 3.3 4.2 4.3"),
    ("R5.1, R5.3 the tile's own token counts",            TIGHT,
        "0 take 1.3",             "place 0: B1 0"),
    ("R6.3 the wrong placement: one token",               WRONG,
        "0 take 2.1",             f"place 0: B2 0 90, D2 {FOUR}"),
    ("R6.3 the wrong placement: two tokens",              WRONG,
        "0 take 1.1 D1 0, end; round; 0 take 2.2", f"place 0: B2 {FOUR}, D2 {FOUR}"),
]

REFUSED = [
    # label, given,
    #     when, error
    ("R4.1 the main action only once",          f"{START}; 0 take 1.1 A1 0",
        "0 take 1.2",       IllegalAction),
    ("R4.1 take, then raft",                    f"{START}; 0 take 1.1 A1 0",
        "0 raft 1.2",       IllegalAction),
    ("R4.1 raft, then take",                    f"{START}; 0 raft 1.1",
        "0 take 1.2",       IllegalAction),
    ("R4.1 a turn that is over",                f"{START}; 0 end",
        "0 take 1.1",       NotAnActor),
    ("R5.4 first it must be placed: end",       f"{START}; 0 take 1.1",
        "0 end",            IllegalAction),
    ("R5.4 first it must be placed: take",      f"{START}; 0 take 1.1",
        "0 take 1.2",       IllegalAction),
    ("R5.4 first it must be placed: raft",      f"{START}; 0 take 1.1",
        "0 raft 1.2",       IllegalAction),
    ("R5.4 first it must be placed: the rival", f"{START}; 0 take 1.1",
        "1 place A1 0",     NotAnActor),
    ("R5.4 nothing to place",                   START,
        "0 place A1 0",     IllegalAction),
    ("R5.9 nothing more to place",              f"{START}; 0 take 1.1 A1 0",
        "0 place B1 0",     IllegalAction),
    ("R5.9 a laid tile is not turned",          f"{START}; 0 take 1.1 A1 0",
        "0 place A1 90",    IllegalAction),
    ("R5.4 another column",                     f"{START}; 0 take 1.1",
        "0 place A2 0",     IllegalAction),
    ("R1.2, R5.4 column 1 from position 2",     f"{START}; round; 1 take 2.1",
        "1 place A1 0",     IllegalAction),
    ("R5.4, R5.9 a cell that is taken",         BARE + "; 0 take 1.1",
        "0 place A1 0",     IllegalAction),
    ("R5.5 a straight turned half round",       f"{START}; 0 take 1.2",
        "0 place A1 180",   IllegalAction),
    ("R5.5 a straight turned to the left",      f"{START}; 0 take 1.2",
        "0 place A1 270",   IllegalAction),
    ("R5.5 a cross turned",                     f"{START}; 0 take 1.3",
        "0 place A1 90",    IllegalAction),
    ("R6.3 a walkway into a blank side",        FLAT + "; 0 take 1.1",
        "0 place B1 0",     IllegalAction),
    ("R6.3 a laid walkway into a blank side",   BARE + "; 0 take 1.1",
        "0 place B1 90",    IllegalAction),
    ("R6.3 the rulebook's wrong placement",     WRONG + "; 0 take 2.1",
        "0 place B2 270",   IllegalAction),
    ("R5.1 no column, no tile",                 COLUMN + "; round gs ye n",
        "0 take 1.1",       IllegalAction),
    ("R5.1 no fitting cell, no tile",           TIGHT,
        "0 take 1.1",       IllegalAction),
    ("R4.5 nobody's tile",                      START,
        "0 claim 1.1",      IllegalAction),
    ("R4.6 no dam",                             START,
        "0 dam 1.1",        IllegalAction),
    ("R5.6 nothing to pay",                     f"{START}; 0 take 1.1 A1 0",
        "0 pay raft",       IllegalAction),
    ("R1.2 no such position",                   START,
        "0 take 5.1",       UnknownWords),
    ("R1.2 no such slot",                       START,
        "0 take 1.4",       UnknownWords),
    ("R1.1 no such cell",                       f"{START}; 0 take 1.1",
        "0 place E1 0",     UnknownWords),
    ("R5.5 no such rotation",                   f"{START}; 0 take 1.1",
        "0 place A1 45",    UnknownWords),
    ("R4.1 no such words",                      START,
        "0 pass",           UnknownWords),
]

LOOKS = {
    # side: where the neighbour lies, with a walkway to the cell; the cell; and which rotations have a walkway there
    "N": ("1.1 A1 0",  "B1", dict(ye="0",   gc="0 270",   ps="0",  yt="0 180 270", bx="0")),
    "E": ("2.1 B2 90", "B1", dict(ye="90",  gc="0 90",    ps="90", yt="0 90 270",  bx="0")),
    "S": ("1.1 C1 0",  "B1", dict(ye="180", gc="90 180",  ps="0",  yt="0 90 180",  bx="0")),
    "W": ("1.1 B1 90", "B2", dict(ye="270", gc="180 270", ps="90", yt="90 180 270", bx="0")),
}
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_taking(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


@pytest.mark.parametrize("side", LOOKS)
@pytest.mark.parametrize("short", ["ye", "gc", "ps", "yt", "bx"])
def test_where_the_walkways_of_a_rotation_lead(side, short):
    """R1.3, R5.5, R6.2: seat 0 has no token, so the walkway of the one neighbour must be met."""
    neighbour, cell, rotations = LOOKS[side]
    spot = "1.1" if cell == "B1" else "2.2"
    table = match(
        f"""tiles gs n n; 0 raft 1.3, end; round gs {short} rd; 1 end; 0 take {neighbour}, end;
        round {short} rd rd; 0 take {spot}"""
    )
    found = [words for words in table.legal(0) if words.startswith(f"place {cell} ")]
    assert sorted(found) == sorted(f"place {cell} {degrees}" for degrees in rotations[short].split())
