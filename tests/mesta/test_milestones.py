"""R8 and R9: each milestone of each metropolis, once just missed and once just met."""

import pytest

from tests.mesta.districts import built
from tests.mesta.given import check, labels, match, play

PARK_4 = "S1, T31 1,0/90"  # one park area of four spaces
WATER_4 = "S1, T29 -1,0/0"  # one water area of four spaces
LOTS = "S1, T01 1,0/0, T02 0,1/0"  # ten lots
LINE = "S1, T01 1,0/0, T02 2,0/0"  # the upper row is lot, park, lot, lot, lot, lot
SHORE = "S1, T16 1,0/0, T22 0,1/0"  # eight lots, all by the water
BRIDGED = "S1, T16 1,0/0, T02 0,1/0"  # one water space lies between B and G, one between two R
RED_8 = "S1, T05 0,-1/180, T09 1,-1/180, T13 1,0/0, T17 2,-1/270"  # eight red lots that hang together
SINGLES = "R1@0,0, B1@1,1, R1@2,0, B1@3,0, G1@2,1, Y1@3,1, R1@0,2"
TWOS = "R2@0,0, B2@1,1, R2@2,0, B2@3,0, G2@2,1, Y2@3,1"
CANAL = "S1, T26 1,0/0, T15 1,-1/270"  # a canal of four spaces

# fmt: off
MILESTONES = [
    # label, metropolis, just missed, just met, points
    ("R9.1 A01 a park of six", "New York", PARK_4 + ", T20 1,1/0", PARK_4 + ", T21 1,1/180", 6),
    ("R9.3 A02 four of three storeys", "New York",
     LOTS + ", R3@2,0, B3@3,0, G3@2,1, Y2@3,1", LOTS + ", R3@2,0, B3@3,0, G3@2,1, Y3@3,1", 6),
    ("R9.2 A02 four storeys are enough, too", "New York",
     LOTS + ", R4@2,0, B4@3,0, G4@2,1, Y2@3,1", LOTS + ", R4@2,0, B3@3,0, G4@2,1, Y3@3,1", 6),
    ("R9.8 A03 four in a row", "New York",
     LINE + ", R1@2,0, B1@3,0, R1@4,0, Y1@4,1", LINE + ", R1@2,0, B1@3,0, R1@4,0, G1@5,0", 6),
    ("R9.8 A03 a park breaks the row", "New York",
     LINE + ", R1@0,0, R1@2,0, B1@3,0, R1@4,0", LINE + ", R1@0,0, R1@2,0, B1@3,0, R1@4,0, G1@5,0", 6),
    ("R9.8 A03 four in a column", "New York",
     "S1, T01 1,0/0, T02 1,1/0, R1@2,0, G1@2,1, R1@2,2, G1@3,2",
     "S1, T01 1,0/0, T02 1,1/0, R1@2,0, G1@2,1, R1@2,2, Y1@2,3", 6),
    ("R9.3 A04 seven by the water", "Rio de Janeiro",
     SHORE + ", T19 1,1/0, R1@0,0, B1@1,1, G1@2,0, G1@3,1, B1@0,2, G1@1,3",
     SHORE + ", T19 1,1/0, R1@0,0, B1@1,1, G1@2,0, G1@3,1, B1@0,2, G1@1,3, R1@2,2", 5),
    ("R9.7 A05 two statues", "Rio de Janeiro", "S1, statue@0,0, wild@1,1", "S1, statue@0,0, statue@1,1", 5),
    ("R9.9 A06 three different in one park", "Rio de Janeiro",
     PARK_4 + ", park:kiosk@1,0, park:fountain@2,0, park:kiosk@2,1",
     PARK_4 + ", park:kiosk@1,0, park:fountain@2,0, park:carousel@2,1", 6),
    ("R9.11 A07 a block of four", "Barcelona",
     "S1, T01 1,0/0, R1@2,0, B1@3,0, G1@2,1", "S1, T01 1,0/0, R1@2,0, B1@3,0, G1@2,1, Y1@3,1", 6),
    ("R9.11 A07 a block over two tiles", "Barcelona",
     LINE + ", B1@3,0, R1@4,0, Y1@3,1, B1@5,1", LINE + ", B1@3,0, R1@4,0, Y1@3,1, Y1@4,1", 6),
    ("R9.8 A08 four park spaces in a row", "Barcelona",
     "S1, T13 1,0/180, T14 2,0/0", "S1, T13 1,0/180, T14 2,0/90", 5),
    ("R9.10 A09 four colours, four heights", "Barcelona",
     LOTS + ", R1@0,0, B2@1,1, G3@2,1, Y3@3,1, R4@2,0", LOTS + ", R1@0,0, B2@1,1, G3@2,1, Y4@3,1", 6),
    ("R9.13 A10 nine lots are three areas", "Lisbon", RED_8, RED_8 + ", T18 2,0/0", 6),
    ("R9.13 A10 built lots count as well", "Lisbon",
     RED_8 + ", R1@0,0, R2@2,0", RED_8 + ", T18 2,0/0, R1@0,0, R2@2,0", 6),
    ("R6.6 A10 a statue stands on no lot", "Lisbon",
     RED_8 + ", T18 2,0/0, statue@3,0", RED_8 + ", T18 2,0/0, wild@3,0", 6),
    ("R9.14 A10 a wild lot beside the red ones", "Lisbon", RED_8 + ", statue@1,-2", RED_8 + ", wild@1,-2", 6),
    ("R9.14 A10 built in yellow it is yellow", "Lisbon",
     RED_8 + ", wild@1,-2, Y1@1,-2", RED_8 + ", wild@1,-2, R1@1,-2", 6),
    ("R9.14 A10 a wild lot has one colour at a time", "Lisbon",
     "S1, T05 0,-1/180, T09 1,-1/180, T15 0,-2/180, wild@1,-2",
     "S1, T05 0,-1/180, T09 1,-1/180, T15 0,-2/180, T13 1,0/0, T17 -1,-1/180, wild@1,-2", 6),
    ("R9.3 A11 seven of two storeys", "Lisbon", LOTS + ", R1@0,2, " + TWOS, LOTS + ", R2@0,2, " + TWOS, 6),
    ("R9.9 A12 five at one water area", "Lisbon",
     WATER_4 + ", T01 -1,1/0, T02 0,1/0, R1@0,0, B1@1,1, G1@-2,0, R1@0,2, Y1@0,3",
     WATER_4 + ", T01 -1,1/0, T02 0,1/0, R1@0,0, B1@1,1, G1@-2,0, R1@0,2, B1@-1,2", 6),
    ("R9.9 A13 seven water spaces", "Sydney", WATER_4 + ", T19 -1,1/180", WATER_4 + ", T27 -1,1/0", 6),
    ("R9.10 A14 heights 1 to 4 by the water", "Sydney",
     BRIDGED + ", R1@0,0, B2@1,1, G3@2,0, Y4@0,3", BRIDGED + ", R1@0,0, B2@1,1, G3@2,0, G4@3,1", 6),
    ("R9.9 A15 three different in one water area", "Sydney",
     WATER_4 + ", water:sailboat@0,1, water:dolphin@-1,1, water:sailboat@-1,0",
     WATER_4 + ", water:sailboat@0,1, water:dolphin@-1,1, water:ducks@-1,0", 6),
    ("R9.9 A16 from side to side", "Venice", CANAL + ", T22 1,1/0", CANAL + ", T19 1,1/270", 8),
    ("R9.11 A17 three bridges", "Venice",
     BRIDGED + ", T01 2,0/0, R1@0,0, R1@0,2, B1@1,1, G1@3,1, G1@2,0",
     BRIDGED + ", T01 2,0/0, R1@0,0, R1@0,2, B1@1,1, G1@3,1, G1@2,0, R1@4,0", 6),
    ("R9.11 A17 four sides are one bridge", "Venice",
     BRIDGED + ", T04 1,1/0, R1@0,0, R1@0,2, B1@1,1, G1@3,1, G1@2,0, R1@2,2",
     BRIDGED + ", T04 1,1/0, T01 2,0/0, R1@0,0, R1@0,2, B1@1,1, G1@3,1, G1@2,0, R1@2,2, R1@4,0", 6),
    ("R9.3 A18 five of two storeys by the water", "Venice",
     SHORE + ", R2@0,0, B2@1,1, G2@2,0, G2@3,1, B1@0,2", SHORE + ", R2@0,0, B2@1,1, G2@2,0, G2@3,1, B2@0,2", 6),
    ("R9.2 A19 eight of exactly one storey", "Mexico City",
     f"{LOTS}, {SINGLES}, G2@1,2", f"{LOTS}, {SINGLES}, G1@1,2", 5),
    ("R9.9 A20 ten park spaces", "Mexico City",
     "S1, T31 1,0/0, T25 0,1/0, T21 1,1/0, T06 -1,0/0", "S1, T31 1,0/0, T25 0,1/0, T21 1,1/0, T05 -1,0/0", 5),
    ("R9.12 A21 a tower and two low ones", "Mexico City",
     "S1, T01 1,0/0, R3@2,0, B1@3,0, G2@2,1", "S1, T01 1,0/0, R3@2,0, B1@3,0, G1@2,1", 6),
    ("R9.12 A21 not across a corner", "Mexico City",
     "S1, T01 1,0/0, R3@2,0, B1@3,0, Y1@3,1", "S1, T01 1,0/0, Y3@3,1, B1@3,0, G1@2,1", 6),
    ("R9.12 A22 four colours in a row", "Buenos Aires",
     "S2, T02 1,0/0, T03 2,0/0, B1@0,0, R1@2,0, G1@3,0, R1@4,0",
     "S2, T02 1,0/0, T03 2,0/0, B1@0,0, R1@2,0, G1@3,0, Y1@5,0", 6),
    ("R9.12 A23 a statue and three buildings", "Buenos Aires",
     "S1, T01 1,0/0, T04 1,-1/0, statue@2,0, B1@3,0, G1@2,1, Y1@3,1",
     "S1, T01 1,0/0, T04 1,-1/0, statue@2,0, B1@3,0, G1@2,1, B1@2,-1", 6),
    ("R9.7 A24 two parks of three", "Buenos Aires",
     "S1, T13 1,0/180, T20 0,1/0", "S1, T13 1,0/180, T25 0,1/0", 6),
    ("R9.1 A24 one large park is one", "Buenos Aires",
     PARK_4 + ", T25 1,1/0, T20 0,1/0", PARK_4 + ", T25 1,1/0, T32 0,1/0, T30 -1,1/0, T21 -1,0/0", 6),
]
# fmt: on


@pytest.mark.parametrize("label, metropolis, missed, met, points", MILESTONES, ids=labels(MILESTONES))
def test_just_missed(label, metropolis, missed, met, points):
    check(built(missed, metropolis), "milestones 0: 0; milestones 1: 0")


@pytest.mark.parametrize("label, metropolis, missed, met, points", MILESTONES, ids=labels(MILESTONES))
def test_just_met(label, metropolis, missed, met, points):
    """R8.1"""
    check(built(met, metropolis), f"milestones 0: {points}; milestones 1: 0")


def test_the_canal_is_as_long_in_the_long_game():
    """R9.9, R11.1: six spaces, though the district may be ten long."""
    check(built(CANAL + ", T22 1,1/0", "Venice", long="yes"), "milestones 0: 0")
    check(built(CANAL + ", T19 1,1/270", "Venice", long="yes"), "milestones 0: 8")


# --- Rings ------------------------------------------------------------------

BOTH = "pick1 @0,0 @1,1"
STATUES = "deal | | statue statue statue statue statue; "
TWO_HAVE_TWO = STATUES + f"0 3.1 {BOTH}; 1 3.4 ?statue {BOTH}; 2 3.2 @0,0; "
SECOND = "idle round; deal | | - - statue statue; "

# fmt: off
RINGS = [
    # label, seats, given, milestones
    ("R2.1 two: the middle slot is closed", 2,
     STATUES + f"0 3.1 {BOTH}; 1 3.4 ?statue {BOTH}", "5 1"),
    ("R8.2 two: whoever is first", 2,
     STATUES + f"0 1.1; 1 3.4 ?statue {BOTH}; 0 3.1 {BOTH}", "1 5"),
    ("R8.2 three: the highest free slot", 3,
     TWO_HAVE_TWO, "5 3 0"),
    ("R8.2 three: the last slot", 3,
     TWO_HAVE_TWO + SECOND + "2 3.2 @1,1", "5 3 1"),
    ("R8.2 four: the third", 4,
     TWO_HAVE_TWO + f"3 3.3 @0,0; {SECOND}3 3.2 @1,1", "5 3 0 1"),
    ("R8.2 four: no slot is left", 4,
     TWO_HAVE_TWO + f"3 3.3 @0,0; {SECOND}3 3.2 @1,1; 2 3.3 @1,1", "5 3 0 1"),
    ("R8.3 once in a game", 2,
     STATUES.replace("| |", "| T01 |") + f"0 3.1 {BOTH}; 0 2.1 1,0/0; 0 3.2 @2,0", "5 0"),
]
# fmt: on


@pytest.mark.parametrize("label, seats, given, milestones", RINGS, ids=labels(RINGS))
def test_rings(label, seats, given, milestones):
    table = match(given, seats, "Rio de Janeiro")
    assert [score.parts["milestones"] for score in table.scores().seats] == [int(word) for word in milestones.split()]


def test_several_milestones_in_one_turn():
    """R8.3: the fourth building of a block, and the fourth height."""
    table = built(LOTS + ", R1@2,0, B2@3,0, G3@2,1", "Barcelona")
    play(table, "idle round; deal | | | YYYY; 0 4.1 Y@3,1 Y@3,1 Y@3,1 Y")
    check(table, "milestones 0: 0")
    play(table, "0 build 3,1")
    check(table, "milestones 0: 12")


def test_a_milestone_waits_for_the_end_of_the_turn():
    """R8.1"""
    table = match("deal | | statue statue; 0 3.1 pick1 @0,0", metropolis="Rio de Janeiro")
    check(table, "milestones 0: 0")
    play(table, "0 feature 1,1")
    check(table, "milestones 0: 5")


def test_a_ring_stays():
    """R8.4: one of the eight low houses grows, is missed, and the ring stays; a ninth gives no second one."""
    table = built(f"{LOTS}, {SINGLES}, G1@1,2", "Mexico City")
    check(table, "milestones 0: 5")
    play(table, "0 4.2 R@0,0 R@- R@-")
    check(table, "milestones 0: 5")
    play(table, "idle round; deal | | | YYYB; 0 4.1 Y@0,3 B@1,3 Y@- Y@-")
    check(table, "milestones 0: 5; milestones 1: 0")


def test_met_and_lost_within_a_turn():
    """R8.4: the eighth low house gets a second storey at once."""
    table = built(f"{LOTS}, {SINGLES}", "Mexico City")
    play(table, "idle round; deal | | | GGRR; 0 4.1 G@1,2 G@1,2 R@- R@-")
    check(table, "milestones 0: 0")


def test_a_milestone_of_another_metropolis_is_none():
    """R8.1"""
    check(built("S1, statue@0,0, statue@1,1", "New York"), "milestones 0: 0; statues 0: 4")
