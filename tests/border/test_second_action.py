"""The second action: all others at once, hex by hex beside crossed ones, with the dice that are left."""

from itertools import permutations

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, PlayError, UnknownWords
from tests.border.given import check_example, check_refused, labels, match, play

SOFIE = "1 2 3 4 | roll 3grey yellow blue; 0 stop; 0 group grey3; 0 done"
LUKAS = """3 4 1 2 | 0 fills blue5; 0 draws 1 2 3 49; 0 draws 71 67 63 59; until 0; roll 4yellow red; 0 stop;
    0 group yellow5; 0 group yellow3; 0 group red5; 0 done"""
FOUR_USED = "1 3 | roll 4grey blue; 0 stop; 0 group grey4; 0 done"
FIVE_USED = "1 4 | roll 3grey 2red; 0 stop; 0 group grey3; 0 group red2; 0 done"
FIVE_COLOURS = "roll grey red yellow blue green; 0 stop; 0 done"
FIVE_BLUE = "2 1 | roll 5blue; 0 stop; 0 done"
GREY_LAID = "2 1 | 1 fills grey3; until 0; roll 2orange green red blue; 0 stop; 0 done"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R6.3 case 6.1 layout 1",            f"2 1 | {FIVE_COLOURS}",
        "",                                             "legal 1: cross 1 9 71 80, done"),
    ("R6.3 case 6.1 layout 2",            f"1 2 | {FIVE_COLOURS}",
        "",                                             "legal 1: cross 1 9 71 80, done"),
    ("R6.3 case 6.1 layout 3",            f"1 3 | {FIVE_COLOURS}",
        "",                                             "legal 1: cross 1 9 71 80, done"),
    ("R6.3 case 6.1 layout 4",            f"1 4 | {FIVE_COLOURS}",
        "",                                             "legal 1: cross 1 9 71 80, done"),
    ("R6.2 one colour at the whites",     FIVE_BLUE,
        "",                                             "legal 1: cross 1, done"),
    ("R6.2 no hex of a colour fits",      "2 1 | roll 5orange; 0 stop; 0 done",
        "",                                             "legal 1: done; actors: 1"),
    ("R3.2 case 6.12 done even so",       "2 1 | roll 5orange; 0 stop; 0 done",
        "1 done",                                       "totals: 0 0; actors:"),
    ("R6.7 case 6.12 a seat may pass",    FIVE_BLUE,
        "1 done",                                       "actors:; over: no"),
    ("R6.1 case 6.7 Ema",                 SOFIE,
        "",                                             "legal 1: cross 71 80, done"),
    ("R6.1 case 6.7 Lukas",               SOFIE,
        "",                                             "legal 2: cross 1 80, done"),
    ("R6.3 case 6.7 Tom has no yellow",   SOFIE,
        "",                                             "legal 3: cross 80, done"),
    ("R6.2 case 6.7 both dice are used",  SOFIE,
        "1 cross 71; 1 cross 80; 3 cross 80",           "legal 1: done; legal 3: done; legal 2: cross 1 80, done"),
    ("R6.2 yellow is used, blue not",     SOFIE,
        "2 cross 1",                                    "legal 2: cross 80, done"),
    ("R6.1 everybody has every die",      SOFIE,
        "1 cross 80; 1 cross 71; 1 done", "actors: 2 3; legal 2: cross 1 80, done; legal 3: cross 80, done"),
    ("R6.5 case 6.5 four used",           FOUR_USED,
        "",                                             "legal 1: cross 80, done"),
    ("R6.5 case 6.5 the one die",         FOUR_USED,
        "1 cross 80",                                   "legal 1: done; actors: 1"),
    ("R6.5 five used: any one",           FIVE_USED,
        "",                                             "legal 1: cross 1 71, done"),
    ("R6.5 five used: one cross only",    FIVE_USED,
        "1 cross 71",                                   "legal 1: done; actors: 1"),
    ("R6.5 five used: none at all",       FIVE_USED,
        "1 done",                                       "actors:"),
    ("R6.5 five used: all colours",       "1 2 | roll 3orange 2green; 0 stop; 0 group orange3; 0 group green2; 0 done",
        "",                                             "legal 1: cross 1, done"),
    ("R6.5 case 6.8 Tom, Sofie, Ema",     LUKAS,
        "", "actors: 1 2 3; legal 1: cross 1 71, done; legal 2: cross 9, done; legal 3: cross 80, done"),
    ("R6.5 case 6.8 one cross each",      LUKAS,
        "1 cross 71; 2 cross 9; 3 cross 80",            "legal 1: done; legal 2: done; legal 3: done"),
    ("R6.6 none used: all five",          FIVE_BLUE,
        "1 cross 1; 1 cross 2; 1 cross 3",              "legal 1: done; actors: 1"),
    ("R6.6 none used: five crosses",      "3 4 | roll 5red; 0 stop; 0 done",
        "1 cross 1; 1 cross 2; 1 cross 71; 1 cross 67", "legal 1: cross 3 63, done"),
    ("R6.6 none used: no sixth",          "3 4 | roll 5red; 0 stop; 0 done",
        "1 cross 1; 1 cross 2; 1 cross 71; 1 cross 67; 1 cross 3", "legal 1: done"),
    ("R6.3 a new cross is a neighbour",   FIVE_BLUE,
        "1 cross 1",                                    "legal 1: cross 2, done"),
    ("R6.3 groups are neighbours",        GREY_LAID,
        "",                                             "legal 1: cross 1 9 53 71 72, done"),
    ("R6.4 into a new group",             GREY_LAID,
        "1 cross 53",                                   "legal 1: cross 1 9 44 54 71 72, done"),
    ("R6.4 a group may be left open",     GREY_LAID,
        "1 cross 53; 1 done",                           "actors:; chance: die"),
    ("R6.4 a group may be completed",     "2 1 | roll 2grey green red yellow; 0 stop; 0 done",
        "1 cross 80; 1 cross 79",                       "legal 1: cross 9 71 78, done"),
    ("R6.1 the active seat's last use",   "1 2 | roll 2grey 2red blue; 0 stop; 0 group grey2; 0 group red2; 0 done",
        "",                                             "legal 1: cross 71, done"),
    ("R6.7 all others are active",        "1 2 3 4 | roll 5red; 0 stop; 0 done",
        "",                                             "actors: 1 2 3; chance:; legal 0:"),
    ("R6.1 in any order",                 "1 2 3 4 | roll 5red; 0 stop; 0 done",
        "3 cross 1; 2 done",                            "actors: 1 3; legal 3: cross 2 71, done"),
    ("R6.8 all but one are done",         "1 2 3 4 | roll 5red; 0 stop; 0 done",
        "3 done; 1 done",                               "actors: 2; chance:"),
    ("R6.8 the next round",               "1 2 3 4 | roll 5red; 0 stop; 0 done",
        "3 done; 1 done; 2 done; roll 5red",            "actors: 1; legal 0:"),
]

REFUSED = [
    # label, given,
    #     when, error
    ("R6.3 not beside a cross",         FIVE_BLUE,
        "1 cross 35",    IllegalAction),
    ("R6.3 not beside a cross yet",     FIVE_BLUE,
        "1 cross 2",     IllegalAction),
    ("R6.2 no such die",                SOFIE,
        "1 cross 9",     IllegalAction),
    ("R6.3 case 6.7 Tom, yellow",       SOFIE,
        "3 cross 30",    IllegalAction),
    ("R6.2 a die too many",             f"{SOFIE}; 1 cross 80",
        "1 cross 79",    IllegalAction),
    ("R6.5 case 6.5 a used die",        FOUR_USED,
        "1 cross 9",     IllegalAction),
    ("R6.5 case 6.5 not twice",         f"{FOUR_USED}; 1 cross 80",
        "1 cross 79",    IllegalAction),
    ("R6.5 five used: no second hex",   f"{FIVE_USED}; 1 cross 71",
        "1 cross 1",     IllegalAction),
    ("R6.5 five used: not the colour",  FIVE_USED,
        "1 cross 80",    IllegalAction),
    ("R6.5 five used: not adjacent",    FIVE_USED,
        "1 cross 2",     IllegalAction),
    ("R6.2 crossed a moment ago",       f"{FIVE_BLUE}; 1 cross 1",
        "1 cross 1",     IllegalAction),
    ("R6.2 crossed with its group",     "2 1 | 1 fills blue3; until 0; roll 5blue; 0 stop; 0 done",
        "1 cross 1",     IllegalAction),
    ("R1.3 white has its cross",        FIVE_BLUE,
        "1 cross 0",     PlayError),
    ("R1.3 the other white, too",       FIVE_BLUE,
        "1 cross 81",    PlayError),
    ("R6.2 no whole groups",            "2 1 | roll 5grey; 0 stop; 0 done",
        "1 group grey2", IllegalAction),
    ("R3.1 no rolling",                 FIVE_BLUE,
        "1 reroll 1",    IllegalAction),
    ("R3.1 no stop",                    FIVE_BLUE,
        "1 stop",        IllegalAction),
    ("R6.7 the active seat waits",      FIVE_BLUE,
        "0 done",        NotAnActor),
    ("R6.7 the active seat, crosses",   FIVE_BLUE,
        "0 cross 71",    NotAnActor),
    ("R3.2 after its done",             f"{SOFIE}; 1 done",
        "1 cross 80",    NotAnActor),
    ("R3.2 no second done",             f"{SOFIE}; 1 done",
        "1 done",        NotAnActor),
    ("R1.3 hex 99",                     FIVE_BLUE,
        "1 cross 99",    UnknownWords),
    ("R1.3 hex 86",                     FIVE_BLUE,
        "1 cross 86",    UnknownWords),
    ("R1.3 hex -1",                     FIVE_BLUE,
        "1 cross -1",    UnknownWords),
    ("no hex",                          FIVE_BLUE,
        "1 cross",       UnknownWords),
    ("two hexes",                       FIVE_BLUE,
        "1 cross 1 2",   UnknownWords),
    ("R1.1 a seat that is not there",   FIVE_BLUE,
        "2 done",        PlayError),
]
# fmt: on

TOGETHER = ["1 cross 80; 1 cross 71; 1 done", "2 cross 1; 2 done", "3 cross 80; 3 done"]


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_second_action(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


def test_the_order_of_the_seats_does_not_matter():
    """R6.1"""
    hashes = set()
    for order in permutations(TOGETHER):
        table = match(SOFIE)
        play(table, "; ".join(order))
        hashes.add(table.hash)
    assert len(hashes) == 1


def test_lines_of_the_seats_may_alternate():
    """R6.1"""
    one, other = match(SOFIE), match(SOFIE)
    play(one, "; ".join(TOGETHER))
    play(other, "2 cross 1; 1 cross 80; 3 cross 80; 1 cross 71; 3 done; 1 done; 2 done")
    assert one.hash == other.hash
