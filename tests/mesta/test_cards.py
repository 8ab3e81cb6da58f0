"""R9 and R10: what each card counts, what water, parks and statues pay; on the score pad and in a match."""

import pytest

from tests.mesta.districts import built, pad_file, worth
from tests.mesta.given import labels, pad_scores

# Ten lots:       0 1 2 3
#            0    R P R B
#            1    W B G Y
#            2    R G
#            3    Y B
LOTS = "S1, T01 1,0/0, T02 0,1/0, "
LINE = "S1, T01 1,0/0, T02 2,0/0, T03 1,1/0, "
PARK_4 = "S1, T31 1,0/90, T02 0,1/0, "
PARK_6 = "S1, T31 1,0/90, T21 1,1/180, "
WATER_4 = "S1, T29 -1,0/0, T02 0,1/0, "
TWO_LAKES = "S1, T29 -1,0/0, T27 1,0/0, "
FOUR_KINDS = "park:kiosk@1,0, park:fountain@2,0, park:carousel@2,1, park:flowerbed@3,1"
FOUR_AFLOAT = "water:sailboat@0,1, water:dolphin@-1,0, water:lighthouse@-1,1, water:ducks@-2,1"

# fmt: off
CARDS = [
    # label                                          district                                       pays
    ("R9.3 C01 red",                                 LOTS + "R1@0,0, R3@2,0, B1@1,1, C01",          "C01 2"),
    ("R9.3 C02 blue",                                LOTS + "B1@1,1, B2@3,0, R1@0,0, C02",          "C02 2"),
    ("R9.3 C03 green",                               LOTS + "G1@2,1, G1@1,2, R1@0,0, C03",          "C03 2"),
    ("R9.3 C04 yellow",                              LOTS + "Y1@3,1, Y4@0,3, R1@0,0, C04",          "C04 2"),
    ("R9.14 C04 a wild lot has its piece's colour",  LOTS + "wild@0,0, Y1@0,0, C01, C04",           "C04 1"),
    ("R9.14 C01 an empty lot is no building",        LOTS + "wild@0,0, C01, C02",                   ""),
    ("R9.2 C05 red towers",                          LOTS + "R3@0,0, R2@2,0, R4@0,2, C05",          "C05 6"),
    ("R9.2 C06 blue towers",                         LOTS + "B3@1,1, B2@3,0, R3@0,0, C06",          "C06 3"),
    ("R9.2 C07 green towers",                        LOTS + "G3@2,1, G4@1,2, C07",                  "C07 6"),
    ("R9.2 C08 yellow towers",                       LOTS + "Y3@3,1, Y2@0,3, C08",                  "C08 3"),
    ("R9.4 C09 every two low houses: three",         LOTS + "R1@0,0, B1@1,1, R1@2,0, G2@2,1, C09",  "C09 1"),
    ("R9.4 C09 every two low houses: four",          LOTS + "R1@0,0, B1@1,1, R1@2,0, G1@2,1, C09",  "C09 2"),
    ("R9.4 C09 every two low houses: one",           LOTS + "R1@0,0, B2@1,1, C09",                  ""),
    ("R9.2 C10 exactly two storeys",                 LOTS + "R2@0,0, B2@1,1, G3@2,1, C10",          "C10 2"),
    ("R9.4 C11 every two of exactly three",          LOTS + "R3@0,0, B3@1,1, G3@2,1, Y4@3,1, C11",  "C11 3"),
    ("R9.4 C11 four of exactly three",               LOTS + "R3@0,0, B3@1,1, G3@2,1, Y3@3,1, C11",  "C11 6"),
    ("R9.2 C12 exactly four storeys",                LOTS + "R4@0,0, B3@1,1, C12",                  "C12 3"),
    ("R9.4 C12 two of four storeys",                 LOTS + "R4@0,0, B4@1,1, C12",                  "C12 6"),
    ("R9.3 C13 red by the park",                     LOTS + "R2@0,0, R3@2,0, R2@0,2, C13",          "C13 4"),
    ("R9.3 C13 one storey is too low",               LOTS + "R1@0,0, R2@2,0, C13",                  "C13 2"),
    ("R9.3 C14 yellow by the park",                  "S4, T01 1,0/0, Y2@0,0, Y2@3,1, C14",          "C14 2"),
    ("R9.3 C15 blue by the water",                   LOTS + "B2@1,1, B2@3,0, C15",                  "C15 2"),
    ("R9.3 C16 green by the water",                  "S2, T16 1,0/0, G2@1,1, G2@2,0, G1@3,1, C16",  "C16 4"),
    ("R9.6 C17 red and yellow, one in two pairs",
     "S1, T03 1,0/0, T01 2,0/0, R1@2,0, Y1@3,0, R1@4,0, C17", "C17 4"),
    ("R9.1 C17 not across a corner",                 LOTS + "R1@2,0, Y1@3,1, C17",                  ""),
    ("R9.6 C18 blue and green",                      "S1, T03 1,0/0, B1@1,1, B1@2,1, G1@3,1, C18",  "C18 2"),
    ("R9.6 C19 red and green",                       LOTS + "R1@2,0, G2@2,1, R3@0,2, G1@1,2, C19",  "C19 4"),
    ("R9.6 C19 a red one between two green ones",
     "S1, T01 1,0/0, T07 1,-1/180, R1@2,0, G1@2,1, G1@2,-1, C19", "C19 4"),
    ("R9.6 C20 blue and yellow",                     LOTS + "B1@3,0, Y1@3,1, B1@1,3, Y1@0,3, C20",  "C20 4"),
    ("R9.5 C21 one set of colours",
     LOTS + "R1@0,0, R1@2,0, B1@1,1, B1@3,0, G1@2,1, Y1@3,1, Y1@0,3, C21", "C21 2"),
    ("R9.5 C21 two sets of colours",
     LOTS + "R1@0,0, R1@2,0, B1@1,1, B1@3,0, G1@2,1, G1@1,2, Y1@3,1, Y1@0,3, C21", "C21 4"),
    ("R9.5 C21 no yellow one",                       LOTS + "R4@0,0, B1@1,1, G1@2,1, C21",          ""),
    ("R9.5 C22 heights 1 2 3",                       LOTS + "R1@0,0, B2@1,1, G3@2,1, Y1@3,1, C22",  "C22 2"),
    ("R9.5 C22 two sets of heights",
     LOTS + "R1@0,0, B2@1,1, G3@2,1, Y1@3,1, R2@2,0, B3@3,0, C22", "C22 4"),
    ("R9.5 C22 a four is no three",                  LOTS + "R1@0,0, B2@1,1, G4@2,1, C22",          ""),
    ("R9.5 C23 heights 1 2 3 4",                     LOTS + "R1@0,0, B2@1,1, G3@2,1, Y4@3,1, C23",  "C23 5"),
    ("R9.5 C23 without a four",                      LOTS + "R1@0,0, B2@1,1, G3@2,1, Y3@3,1, C23",  ""),
    ("R9.5 C24 four colours from two storeys",       LOTS + "R2@0,0, B2@1,1, G2@2,1, Y3@3,1, C24",  "C24 5"),
    ("R9.5 C24 one is too low",                      LOTS + "R2@0,0, B2@1,1, G2@2,1, Y1@3,1, C24",  ""),
    ("R9.5 C21 C24 both use the same buildings",
     LOTS + "R2@0,0, B2@1,1, G2@2,1, Y2@3,1, C21, C24", "C21 2, C24 5"),
    ("R9.4 C05 C12 so do other cards",               LOTS + "R4@0,0, C05, C12",                     "C05 3, C12 3"),
    ("R9.7 C25 two parks of three",                  "S1, T13 1,0/180, T25 0,1/0, C25",             "C25 4"),
    ("R9.7 C25 small parks",                         LOTS + "C25",                                  ""),
    ("R9.7 C26 a lake of four",                      WATER_4 + "C26",                               "C26 2"),
    ("R9.7 C26 two lakes",                           TWO_LAKES + "C26",                             "C26 4"),
    ("R9.7 C27 parks with a feature",
     "S1, T25 0,1/0, park:kiosk@1,0, park:kiosk@0,3, park:fountain@1,3, C27", "C27 4, park 4"),
    ("R9.7 C28 lakes with a feature",                TWO_LAKES + "water:ducks@0,1, C28",            "C28 2, water 1"),
    ("R9.7 C29 features in parks, equal ones too",
     PARK_4 + "park:kiosk@1,0, park:kiosk@2,0, water:ducks@0,1, C29", "C29 2, water 1, park 1"),
    ("R9.7 C30 features on water",
     TWO_LAKES + "water:ducks@0,1, water:ducks@3,0, water:ducks@-1,0, C30", "C30 3, water 2"),
    ("R9.8 C31 four in a row, with a gap",           LINE + "R1@0,0, R1@2,0, B1@3,0, R1@4,0, C31",  "C31 2"),
    ("R9.8 C31 three are too few",                   LINE + "R1@0,0, R1@2,0, B1@3,0, C31",          ""),
    ("R9.8 C31 a row and a column",
     LINE + "R1@2,0, B1@3,0, R1@4,0, G1@5,0, G1@2,1, R1@2,2, B1@2,3, C31", "C31 4"),
    ("R9.3 C32 beside a statue",
     LOTS + "statue@2,0, B1@3,0, G2@2,1, Y1@3,1, C32", "C32 2, statues 2"),
    ("R9.3 C32 beside two statues: once",            LOTS + "statue@2,0, statue@3,1, B1@3,0, C32",  "C32 1, statues 4"),
]

AREAS = [
    # label                                district                                                        pays
    ("R10.3 nothing",                      PARK_4 + "C01",                                                 ""),
    ("R10.3 one kind",                     PARK_4 + "park:kiosk@1,0",                                      "park 1"),
    ("R10.3 two kinds",                    PARK_4 + "park:kiosk@1,0, park:fountain@2,0",                   "park 3"),
    ("R10.3 three kinds",
     PARK_4 + "park:kiosk@1,0, park:fountain@2,0, park:carousel@2,1", "park 6"),
    ("R10.3 four kinds",                   PARK_4 + FOUR_KINDS,                                            "park 10"),
    ("R10.3 one set an area",              PARK_6 + FOUR_KINDS + ", park:kiosk@2,2, park:fountain@3,2",    "park 10"),
    ("R10.3 equal ones add nothing",       PARK_4 + "park:kiosk@1,0, park:kiosk@2,0, park:kiosk@2,1",      "park 1"),
    ("R10.3 two parks",
     "S1, T25 0,1/0, park:kiosk@1,0, park:kiosk@1,2, park:fountain@1,3", "park 4"),
    ("R10.3 one kind on water",            WATER_4 + "water:sailboat@0,1",                                 "water 1"),
    ("R10.3 two kinds on water",           WATER_4 + "water:sailboat@0,1, water:ducks@-1,1",               "water 3"),
    ("R10.3 three kinds on water",
     WATER_4 + "water:sailboat@0,1, water:ducks@-1,1, water:dolphin@-1,0", "water 6"),
    ("R10.3 four kinds on water",          WATER_4 + FOUR_AFLOAT,                                          "water 10"),
    ("R10.3 two lakes",
     TWO_LAKES + "water:ducks@0,1, water:ducks@3,0, water:dolphin@2,1", "water 4"),
    ("R9.1 areas do not meet at corners",  "S1, T20 1,0/0, park:kiosk@3,0, park:fountain@2,1",             "park 2"),
    ("R10.4 a statue",                     LOTS + "statue@0,0",                                            "statues 2"),
    ("R10.4 three statues",                LOTS + "statue@0,0, statue@1,1, statue@3,1",                    "statues 6"),
    ("R6.7 a wild lot pays nothing",       LOTS + "wild@0,0, wild@1,1",                                    ""),
    ("R10.3 R10.4 R10.5 all of it",
     PARK_4 + "water:ducks@0,1, park:kiosk@1,0, statue@1,1, R4@0,0, C01, C12",
     "C01 1, C12 3, water 1, park 1, statues 2"),
]
# fmt: on


@pytest.mark.parametrize("label, district, pays", CARDS + AREAS, ids=labels(CARDS + AREAS))
def test_on_the_score_pad(label, district, pays):
    [score] = pad_scores(pad_file(district)).seats
    assert worth(score, district) == pays


@pytest.mark.parametrize("label, district, pays", CARDS + AREAS, ids=labels(CARDS + AREAS))
def test_in_a_match(label, district, pays):
    assert worth(built(district).scores().seats[0], district) == pays


def test_a_line_of_the_long_game():
    """R9.8, R11.1: a row runs over all five tiles."""
    row = "S1, T01 1,0/0, T02 2,0/0, T03 -1,0/0, T04 -2,0/0, R1@-4,0, R1@-2,0, B1@3,0, G1@5,0, C31"
    assert worth(built(row, long="yes").scores().seats[0], row) == "C31 2"
