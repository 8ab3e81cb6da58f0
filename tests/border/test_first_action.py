"""The first action: whole groups only, anywhere on the own board, with the dice of the active seat."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, UnknownWords
from tests.border.given import check_example, check_refused, labels

SOFIE = "1 2 3 4 | roll 3grey yellow blue; 0 stop"
FIVE_GREY = "1 2 | roll 5grey; 0 stop"
LUKAS = "3 4 1 2 | 0 fills blue5; 0 draws 1 2 3 49; 0 draws 71 67 63 59; until 0; roll 2yellow red blue grey"
LUKAS_ROLLED = f"{LUKAS}; 0 reroll 45; roll 2yellow; 0 stop"
ONLY_GREY4 = "1 2 | 0 fills grey2 grey3 grey5; until 0; roll 3grey red yellow; 0 stop"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R5.1 as many as five dice",          FIVE_GREY,
        "",                                               "legal 0: done, group grey2 grey3 grey4 grey5; actors: 0"),
    ("R5.1 four dice",                     "1 2 | roll 4grey red; 0 stop",
        "",                                               "legal 0: done, group grey2 grey3 grey4"),
    ("R5.1 two dice",                      "1 2 | roll 2grey red blue green; 0 stop",
        "",                                               "legal 0: done, group grey2"),
    ("R5.3 2 and 3 of one colour",         FIVE_GREY,
        "0 group grey3",                                  "legal 0: done, group grey2"),
    ("R5.3 3 and 2 of one colour",         FIVE_GREY,
        "0 group grey2",                                  "legal 0: done, group grey3"),
    ("R5.1 one die is left over",          FIVE_GREY,
        "0 group grey4",                                  "legal 0: done"),
    ("R5.1 all five for one group",        FIVE_GREY,
        "0 group grey5",                                  "legal 0: done; actors: 0"),
    ("R5.3 no die counts twice",           SOFIE,
        "0 group grey2",                                  "legal 0: done"),
    ("R5.3 two colours",                   "1 2 | roll 3orange 2green; 0 stop",
        "",                                               "legal 0: done, group green2 orange2 orange3"),
    ("R5.3 two colours, one used",         "1 2 | roll 3orange 2green; 0 stop",
        "0 group orange3",                                "legal 0: done, group green2"),
    ("R5.3 two colours, both used",        "1 2 | roll 3orange 2green; 0 stop",
        "0 group green2; 0 group orange3",                "legal 0: done"),
    ("R3.2 case 6.12 nothing fits",        "1 2 | roll grey red yellow blue green; 0 stop",
        "",                                               "legal 0: done; actors: 0"),
    ("R3.2 case 6.12 done all the same",   "1 2 | roll grey red yellow blue green; 0 stop",
        "0 done",                                         "actors: 1; totals: 0 0"),
    ("R5.1 case 6.7 three grey",           SOFIE,
        "",                                               "legal 0: done, group grey2 grey3"),
    ("R5.1 case 6.7 grey-3",               SOFIE,
        "0 group grey3",                                  "legal 0: done"),
    ("R7.1 case 6.13 groups pay nothing",  FIVE_GREY,
        "0 group grey2; 0 group grey3",                   "totals: 0 0; paid 0:"),
    ("R5.2 a started group, 2 open",       "1 2 | 0 draws 1; until 0; roll 2blue red green grey; 0 stop",
        "",                                               "legal 0: done, group blue2 blue3"),
    ("R5.2 a started group, 1 open",       "1 2 | 0 draws 1 2; until 0; roll blue red green grey yellow; 0 stop",
        "",                                               "legal 0: done, group blue3"),
    ("R5.2 1 die for 2 open",              "1 2 | 0 draws 1; until 0; roll blue red green grey yellow; 0 stop",
        "",                                               "legal 0: done"),
    ("R5.2 only open hexes cost dice",     "1 2 | 0 draws 1 2; until 0; roll 3blue red green; 0 stop",
        "0 group blue3",                                  "legal 0: done, group blue2"),
    ("R5.3 case 6.2 four dice, 2 and 2",   "1 2 | 0 draws 1; until 0; roll 4blue red; 0 stop",
        "0 group blue3",                                  "legal 0: done, group blue2"),
    ("R5.3 case 6.2 both completed",       "1 2 | 0 draws 1; until 0; roll 4blue red; 0 stop",
        "0 group blue2; 0 group blue3",                   "legal 0: done"),
    ("R5.2 case 6.2 a 5 with 3 crossed",   "3 1 | 0 draws 1 2 3; until 0; roll 4yellow red; 0 stop",
        "",                                               "legal 0: done, group yellow2 yellow3 yellow4 yellow5"),
    ("R5.3 case 6.2 and a 2 as well",      "3 1 | 0 draws 1 2 3; until 0; roll 4yellow red; 0 stop",
        "0 group yellow5",                                "legal 0: done, group yellow2"),
    ("R5.1 case 6.3 only a 4 is open",     ONLY_GREY4,
        "",                                               "legal 0: done"),
    ("R5.4 beside no cross",               "1 2 | roll 4red grey; 0 stop",
        "0 group red4; 0 done; 1 done; roll 5yellow; 1 stop; 1 done", "legal 0: cross 24, done"),
    ("R5.5 case 6.3 the grey pass on",     ONLY_GREY4,
        "0 done",                                         "legal 1: cross 9 80, done"),
    ("R5.5 case 6.4 left on purpose",      SOFIE,
        "0 done", "actors: 1 2 3; legal 1: cross 9 71 80, done; legal 2: cross 1 9 80, done"),
    ("R5.5 case 6.4 some left",            "1 3 | roll 3red 2grey; 0 stop; 0 group red3",
        "0 done",                                         "legal 1: cross 9, done"),
    ("R4.2 case 6.8 before the dice",      LUKAS,
        "",                                               "actors: 0; totals: 0 0 0 0"),
    ("R5.2 case 6.8 4 yellow, 1 red",      LUKAS_ROLLED,
        "",                                               "legal 0: done, group red5 yellow2 yellow3 yellow4 yellow5"),
    ("R5.3 case 6.8 a yellow-5 first",     LUKAS_ROLLED,
        "0 group yellow5",                                "legal 0: done, group red5 yellow2 yellow3"),
    ("R5.3 case 6.8 all five used",        LUKAS_ROLLED,
        "0 group yellow5; 0 group yellow3; 0 group red5", "legal 0: done"),
    ("R3.2 done ends the action",          SOFIE,
        "0 group grey3; 0 done",                          "actors: 1 2 3; chance:; legal 0:"),
]

REFUSED = [
    # label, given,
    #     when, error
    ("R5.1 a die too few",             SOFIE,
        "0 group grey4",       IllegalAction),
    ("R5.1 case 6.7 no yellow group",  SOFIE,
        "0 group yellow2",     IllegalAction),
    ("R5.1 case 6.7 no blue group",    SOFIE,
        "0 group blue2",       IllegalAction),
    ("R5.1 no die of the colour",      SOFIE,
        "0 group green2",      IllegalAction),
    ("R5.3 dice spent already",        f"{FIVE_GREY}; 0 group grey4",
        "0 group grey2",       IllegalAction),
    ("R5.1 a group just completed",    f"{FIVE_GREY}; 0 group grey2",
        "0 group grey2",       IllegalAction),
    ("R5.1 a group long complete",     "1 2 | 0 fills grey3; until 0; roll 5grey; 0 stop",
        "0 group grey3",       IllegalAction),
    ("R5.2 completed hex by hex",      "1 2 | 0 draws 1 2 3; until 0; roll 5blue; 0 stop",
        "0 group blue3",       IllegalAction),
    ("R5.1 case 6.3 three for a 4",    ONLY_GREY4,
        "0 group grey4",       IllegalAction),
    ("R5.1 no single crosses",         SOFIE,
        "0 cross 80",          IllegalAction),
    ("R3.1 others wait",               SOFIE,
        "1 cross 9",           NotAnActor),
    ("R3.1 others have no groups",     SOFIE,
        "1 group grey2",       NotAnActor),
    ("R3.1 others are not done yet",   SOFIE,
        "1 done",              NotAnActor),
    ("R3.2 nothing after done",        f"{SOFIE}; 0 done",
        "0 group grey3",       NotAnActor),
    ("R3.2 no second done",            f"{SOFIE}; 0 done",
        "0 done",              NotAnActor),
    ("R1.2 no such colour",            SOFIE,
        "0 group purple1",     UnknownWords),
    ("R1.5 no group of 1",             SOFIE,
        "0 group grey1",       UnknownWords),
    ("R1.5 no group of 6",             SOFIE,
        "0 group grey6",       UnknownWords),
    ("R1.3 white is no group",         SOFIE,
        "0 group white2",      UnknownWords),
    ("R1.5 a group without its size",  SOFIE,
        "0 group grey",        UnknownWords),
    ("R5.3 two groups in a line",      FIVE_GREY,
        "0 group grey2 grey3", UnknownWords),
    ("no words at all",                SOFIE,
        "0 ",                  UnknownWords),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_first_action(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)
