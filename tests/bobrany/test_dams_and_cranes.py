"""R4.6 and R4.7: dams bring one more tile, cranes carry a tile into any column."""

import pytest

from osada.engine.errors import IllegalAction
from tests.bobrany.given import check_example, check_refused, labels

START = "tiles rd bx n"
DAM = f"{START}; 0 take 1.1 A1 0, end; round gc rd yx; 1 end"
TWO_DAMS = f"{DAM}; 0 take 1.2 B1 0, end; round n n bx"
# Of column 1 of seat 0 only B1 is left, between two blank sides; seat 0 has its raft and a dam.
TIGHT = """tiles gs n n; 0 take 1.1 A1 90, end; round gs n yx; 1 end; 0 take 1.1 C1 90, end;
    round ps rd yt; 0 take 1.1 D1 90, end; round; 1 end; 0 take 2.2 D2 0, end; round bx os gc"""
CRANE = "tiles rc gs n"
WAITING = f"{CRANE}; 0 take 1.1 D1 0, end; round gs bx yx; 1 end"
# Seat 0 has a crane and no other token. B2 is a straight from north to south, D1 a cross.
LAST_CRANE = f"{WAITING}; 0 raft 1.2, end; round ys ys oc; 0 take 2.1 B2 0, end; round bx bt ye; 1 end"
COLUMN = "build g.../g.../p.../p... 5.../5.../5.../5...; round rc n gc"

TWELVE = "A2 0, A3 0, A4 0, B2 0, B3 0, B4 0, C2 0, C3 0, C4 0, D2 0, D3 0, D4 0"
SIXTEEN = "A1 0, A2 0, A3 0, A4 0, B1 0, B2 0, B3 0, B4 0, C1 0, C2 0, C3 0, C4 0, D1 0, D2 0, D3 0, D4 0"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R4.6, R4.9 dam: in the turn that brought it", START,
        "0 take 1.1 A1 0, dam 1.2 B1 0",       "kinds 0: end; dvur 0: 3"),
    ("R4.6 dam: a free action before the main",     DAM,
        "0 dam 1.3 B1 0",                      "kinds 0: end raft take; dvur 0: 3; dam 0:"),
    ("R4.1, R4.6 dam: then the main action",        DAM,
        "0 dam 1.3 B1 0, take 2.2 B2 0",       "kinds 0: end; dvur 0: 3"),
    ("R4.6 dam: after the main action",             DAM,
        "0 take 1.3 B1 0",                     "dam 0: 1.1 1.2 2.2 2.3; kinds 0: dam end"),
    ("R5.4 dam: the tile must be placed at once",   DAM,
        "0 dam 1.3",                           "kinds 0: place; place 0: B1 0, C1 0, D1 0"),
    ("R5.4 dam: the column of its position",        DAM,
        "0 dam 2.2",                           "place 0: A2 0, B2 0, C2 0, D2 0"),
    ("R4.4, R4.6 ruling 20: dam, and pass",         DAM,
        "0 dam 2.2 B2 0, end",                 "chance: tile; dvur 0: 3"),
    ("R4.6 ruling 20: dam, and raft",               DAM,
        "0 dam 2.2 B2 0, raft 1.1",            "kinds 0: claim end; dvur 0: 2"),
    ("R4.6 ruling 20: raft, and dam",               DAM,
        "0 raft 1.1, dam 2.2 B2 0",            "kinds 0: claim end; dvur 0: 2"),
    ("R4.6 ruling 20: several dams",                TWO_DAMS,
        "0 dam 1.1 C1 0, dam 1.2 D1 0",        "kinds 0: end raft take; dvur 0: 5"),
    ("R4.6 ruling 20: three tiles in one turn",     TWO_DAMS,
        "0 dam 1.1 C1 0, take 3.2 A3 0, dam 1.2 D1 0", "kinds 0: end; dvur 0: 5"),
    ("R4.9, R5.3 dam: a tile that brings a dam",    DAM,
        "0 dam 1.2 B1 0",                      "dvur 0: 6; dam 0: 1.1 1.3 2.2 2.3"),
    ("R4.3 a raft by a dam: no main action left",   "tiles rd rr bx",
        "0 take 1.1 A1 0, dam 1.2 B1 0",       "dvur 0: 6; raft2 0:; kinds 0: end"),
    ("R4.9 the main action is still to come",       "tiles rd n n; 0 take 1.1 A1 0, end; round rr bx gs; 1 end",
        "0 dam 1.1 B1 0, raft2 1.2",           "kinds 0: claim end; dvur 0: 5"),
    ("R5.1 with the raft and the dam: take",        TIGHT,
        "0 take 1.1",                          "place 0: B1 0"),
    ("R5.2 the dam is gone before: not the same",   TIGHT,
        "",     "take 0: 1.1 1.2 1.3 2.1 2.2 2.3 3.3 4.2 4.3; dam 0: 1.2 1.3 2.1 2.2 2.3 3.3 4.2 4.3; dvur 0: 4"),
    ("R4.6 a reserve of one's own",                 f"{START}; 0 take 1.1 A1 0, end",
        "",                                    "dam 1:; kinds 1: end raft take"),
    ("R5.3 ruling 4: its own crane moves it",       CRANE,
        "0 take 1.1",                          f"place 0: {SIXTEEN}"),
    ("R5.3 ruling 4: out of a full column",         COLUMN,
        "0 take 1.1",                          f"place 0: {TWELVE}"),
    ("R4.7 ruling 4: the crane is gone",            CRANE,
        "0 take 1.1 C3 0",                     "dvur 0: 3; kinds 0: end"),
    ("R5.4 crane: not spent in the own column",     CRANE,
        "0 take 1.1 C1 0",                     "dvur 0: 4"),
    ("R4.7 crane: for a later tile",                WAITING,
        "0 take 1.2",                          f"place 0: {SIXTEEN.replace(', D1 0', '')}"),
    ("R4.7 crane: it is gone then",                 WAITING,
        "0 take 1.2 D4 0, end; round; 0 take 2.3", "place 0: A2 0, B2 0, C2 0, D2 0; dvur 0: 3"),
    ("R5.4 crane: kept in the own column",          WAITING,
        "0 take 1.2 A1 0",                     "dvur 0: 4"),
    ("R4.7 crane: with a claim",                    f"{WAITING}; 0 raft 1.2, end; round",
        "0 claim 2.2 A4 0",                    "dvur 0: 3; kinds 0: end raft take"),
    ("R4.7 crane: with a dam",                      f"{WAITING}; 0 end; round rd n n; 0 take 1.1 C1 0, dam 1.2 A4 0",
        "",                                    "dvur 0: 5"),
    ("R6.3 all other rules hold",                   LAST_CRANE,
        "0 take 1.1", "place 0: A1 0, A2 0, A3 0, A4 0, B1 0, B4 0, C1 0, C2 0, C3 0, C4 0, D2 0, D3 0, D4 0"),
    ("R5.6 a crane can pay instead",                LAST_CRANE,
        "0 take 1.1, place B1 0",              "pay 0: crane"),
    ("R5.6 the crane that paid is gone",            LAST_CRANE,
        "0 take 1.1 B1 0 crane",               "kinds 0: claim end; dvur 0: 2"),
]

REFUSED = [
    # label                                   given                              when             error
    ("R4.6 dam: no second tile with one dam", DAM + "; 0 dam 1.3 B1 0",          "0 dam 2.2",     IllegalAction),
    ("R5.2 dam: gone before the tile comes",  TIGHT,                             "0 dam 1.1",     IllegalAction),
    ("R4.6 dam: not without a dam",           CRANE + "; 0 take 1.1 A1 0",       "0 dam 1.2",     IllegalAction),
    ("R5.4 dam: first it must be placed",     DAM + "; 0 dam 1.3",               "0 end",         IllegalAction),
    ("R4.1 dam: the main action stays one",   DAM + "; 0 dam 1.3 B1 0, take 2.2 B2 0", "0 take 1.1", IllegalAction),
    ("R4.7 crane: not with the next tile",    WAITING + "; 0 take 1.2 D4 0, end; round ye n n; 0 take 1.1",
        "0 place A2 0",  IllegalAction),
    ("R6.3 crane: nothing left to pay with",  LAST_CRANE + "; 0 take 1.1",       "0 place B3 0",  IllegalAction),
    ("R5.4, R5.9 crane: no cell twice",       WAITING + "; 0 take 1.2",          "0 place D1 0",  IllegalAction),
    ("R4.7 crane: not the rival's",           WAITING.replace("; 1 end", "") + "; 1 take 1.2", "1 place A2 0",
        IllegalAction),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_dams_and_cranes(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)
