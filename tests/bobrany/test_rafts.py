"""R4 and R5: putting rafts on tiles, and claiming the tiles under them."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor
from tests.bobrany.given import check_example, check_refused, labels

FOUR = "0 90 180 270"
START = "tiles gc ps n"
RAFTED = f"{START}; 0 raft 1.2"
SECOND = f"{RAFTED}; round bx rd gs"  # seat 1 is to act
CLAIM = f"{SECOND}; 1 end"
# Both rafts of seat 0 are out, the two-colour one since round 2; seat 0 is to act in round 4.
BOTH = """tiles rr n n; 0 take 1.1 D1 0, end; round bx ys ys; 1 end; 0 raft2 1.1, end;
    round gs gc gc; 0 raft 1.2, end; round; 1 end"""
SWAPPED = """tiles rr n n; 0 take 1.1 D1 0, end; round bx ys ys; 1 end; 0 raft 1.1, end;
    round gs gc gc; 0 raft2 1.2, end; round; 1 end"""
# Column 1 of seat 0 is full, and its raft lies on a tile at position 1.
FULL_COLUMN = """tiles gs ye ye; 0 take 1.1 A1 0, end; round gs ye n; 1 end; 0 take 1.1 B1 0, end;
    round ps ps n; 0 take 1.1 C1 0, end; round os os n; 1 end; 0 take 1.1 D1 0, end; round bx bx yx"""
TIGHT = """tiles gs n n; 0 take 1.1 A1 90, end; round gs n yx; 1 end; 0 take 1.1 C1 90, end;
    round ps yt yt; 0 take 1.1 D1 90, end; round bx os rd; 1 end"""
# Of column 1 of seat 0 only B1 is left; the corner at 1.1 needs one token there. Seat 0 has one raft of either kind.
CORNER = """tiles gs n n; 0 take 1.1 A1 90, end; round gs n yx; 1 end; 0 take 1.1 C1 90, end; round ps rr yt;
    0 take 1.1 D1 90, end; round; 1 end; 0 take 2.2 D2 0, end; round gc bx os"""
TWO_RIVALS = "tiles rr rr n; 0 take 1.1 A1 0, end; 1 take 1.2 A1 0; round bx gs gc; 1 raft2 1.1, end; 0 raft2 1.2"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R4.3 raft: the main action",                          START,
        "0 raft 1.2",                     "kinds 0: claim end; dvur 0: 0; actors: 0"),
    ("R4.5 ruling 14: raft and claim in one turn",          RAFTED,
        "0 claim 1.2 A1 90",              "kinds 0: end; dvur 0: 1; take 0:"),
    ("R4.3 it is only for its owner",                       SECOND,
        "",                               "take 1: 1.1 1.2 1.3 2.1 2.3; raft 1: 1.1 1.2 1.3 2.1 2.3; claim 1:"),
    ("R4.5 claim: a free action",                           CLAIM,
        "0 claim 2.2 A2 0",               "kinds 0: end raft take; dvur 0: 1"),
    ("R5.4 claim: the column of its position",              CLAIM,
        "0 claim 2.2",                    "place 0: A2 0 90, B2 0 90, C2 0 90, D2 0 90"),
    ("R4.1, R4.5 claim and take: two tiles in one turn",    CLAIM,
        "0 claim 2.2 A2 0, take 1.1 C1 0", "kinds 0: end; dvur 0: 1"),
    ("R4.1, R4.5 take and claim",                           CLAIM,
        "0 take 1.1 C1 0, claim 2.2 A2 0", "kinds 0: end; dvur 0: 1"),
    ("R4.5 claim, and the raft goes out again",             CLAIM,
        "0 claim 2.2 A2 0, raft 1.3",     "kinds 0: claim end; claim 0: 1.3; dvur 0: 0"),
    ("R4.5 and once more",                                  CLAIM,
        "0 claim 2.2 A2 0, raft 1.3, claim 1.3 A1 0", "kinds 0: end scuttle; dvur 0: 1"),
    ("R4.3 any tile, also one without a place",             TIGHT,
        "",     "take 0: 1.2 1.3 2.2 2.3 3.2 3.3 4.2 4.3; raft 0: 1.1 1.2 1.3 2.2 2.3 3.2 3.3 4.2 4.3"),
    ("R4.3 a tile that cannot be placed",                   TIGHT,
        "0 raft 1.1",                     "kinds 0: end; dvur 0: 0"),
    ("R5.1 no claim while there is no place",               FULL_COLUMN,
        "0 raft 1.1",                     "claim 0:; kinds 0: end"),
    ("R5.1 a claim once it lies beside column 2",           FULL_COLUMN,
        "0 raft 1.1; round; 1 end",       "claim 0: 2.1"),
    ("R4.3 several rafts at once",                          BOTH,
        "",                               "claim 0: 2.2 3.1; raft 0:; raft2 0:; dvur 0: 2"),
    ("R4.5 several claims in one turn",                     BOTH,
        "0 claim 2.2 B2 0, claim 3.1 D3 0", "claim 0:; dvur 0: 3; raft2 0:; kinds 0: end raft take"),
    ("R4.5 which of them is which: one-colour",             BOTH,
        "0 claim 2.2 B2 0",               "dvur 0: 3; raft2 0:"),
    ("R4.5 ruling 12: two-colour, discarded",               BOTH,
        "0 claim 3.1 B3 0",               "dvur 0: 2; raft 0:; raft2 0:"),
    ("R5.2 ruling 15: a two-colour raft cannot pay",        BOTH,
        "0 take 2.1 B2 0, claim 3.1",     "place 0: A3 0, C3 0, D3 0"),
    ("R5.2 ruling 15: a one-colour raft can",               SWAPPED,
        "0 take 2.1 B2 0, claim 3.1",     "place 0: A3 0, B3 0, C3 0, D3 0"),
    ("R5.2 ruling 15: it does",                             SWAPPED,
        "0 take 2.1 B2 0, claim 3.1, place B3 0", "kinds 0: pay; pay 0: raft"),
    ("R5.6 ruling 15: and is gone",                         SWAPPED,
        "0 take 2.1 B2 0, claim 3.1 B3 0 raft", "kinds 0: claim end; dvur 0: 2"),
    ("R5.1, R5.2 ruling 15: a claim that it would pay for", CORNER,
        "0 scuttle C1-D1 raft2, raft 1.1", "kinds 0: claim end; claim 0: 1.1"),
    ("R5.1, R5.2 ruling 15: not with a two-colour raft",    CORNER,
        "0 scuttle C1-D1 raft, raft2 1.1", "kinds 0: end; claim 0:"),
    ("R5.6 ruling 15: a take could be paid with it",        CORNER,
        "0 scuttle C1-D1 raft, take 1.1, place B1 0", "kinds 0: pay; pay 0: raft2"),
    ("R4.3 ruling 11: each has its own tile",               TWO_RIVALS,
        "round; 0 end",                   "claim 1: 2.1; take 1: 1.1 1.2 1.3 2.3 3.3"),
    ("R4.3 ruling 11: for the other seat too",              TWO_RIVALS,
        "round",                          "claim 0: 2.2; take 0: 1.1 1.2 1.3 2.3 3.3"),
    ("R4.3 ruling 11: the reserve is private",              "tiles rr gc ps; 0 take 1.1 A1 0, end",
        "",                               "raft2 1:; raft 1: 1.2 1.3; dvur 1: 1"),
    ("R4.3 either raft for a tile",                         "tiles rr gc ps; 0 take 1.1 A1 0, end; round; 1 end",
        "",       "raft 0: 1.1 1.2 1.3 2.2 2.3; raft2 0: 1.1 1.2 1.3 2.2 2.3; claim 0:"),
    ("R4.1, R4.3 a raft gained in this turn: next turn",    "tiles rr gc ps",
        "0 take 1.1 A1 0",                "raft2 0:; kinds 0: end; dvur 0: 4"),
    ("R4.9 a claim brings a raft for this turn",            "tiles rr gc ps; 0 raft 1.1, end; round; 1 end",
        "0 claim 2.1 A2 0, raft2 1.1",    "kinds 0: claim end; claim 0: 1.1; dvur 0: 3"),
]

REFUSED = [
    # label                                        given                         when                error
    ("R4.2 take under the rival's raft",           SECOND,                       "1 take 2.2",       IllegalAction),
    ("R4.5 claim under the rival's raft",          SECOND,                       "1 claim 2.2",      IllegalAction),
    ("R4.3 a raft on the rival's raft",            SECOND,                       "1 raft 2.2",       IllegalAction),
    ("R4.6 dam under the rival's raft",            SECOND + "; 1 take 1.2 A1 0", "1 dam 2.2",        IllegalAction),
    ("R4.2 ruling 13: no take under the own raft", CLAIM,                        "0 take 2.2",       IllegalAction),
    ("R4.6 ruling 13: no dam under the own raft",  CLAIM + "; 0 take 1.2 A1 0",  "0 dam 2.2",        IllegalAction),
    ("R4.3 a raft on the own raft",                BOTH + "; 0 claim 2.2 B2 0",  "0 raft 3.1",       IllegalAction),
    ("R4.3 no second raft",                        CLAIM,                        "0 raft 1.1",       IllegalAction),
    ("R4.3 no two-colour raft",                    START,                        "0 raft2 1.1",      IllegalAction),
    ("R4.5 no claim without a raft",               CLAIM,                        "0 claim 1.1",      IllegalAction),
    ("R4.5 no claim twice",                        CLAIM + "; 0 claim 2.2 A2 0", "0 claim 2.2",      IllegalAction),
    ("R5.1 no claim without a place",              FULL_COLUMN + "; 0 raft 1.1", "0 claim 1.1",      IllegalAction),
    ("R5.2 ruling 15: not what is discarded", BOTH + "; 0 take 2.1 B2 0, claim 3.1", "0 place B3 0", IllegalAction),
    ("R4.1 two main actions", CLAIM + "; 0 take 1.1 A1 0, claim 2.2 B2 0", "0 raft 1.2", IllegalAction),
    ("R4.1 not in the rival's turn",               SECOND,                       "0 claim 2.2",      NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_rafts(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)
