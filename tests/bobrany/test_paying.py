"""R4.8, R5 and R6: tokens on borders, as the price of a place or as a free action."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor, UnknownWords
from tests.bobrany.given import check_example, check_refused, labels, match

ALL = "crane dam raft raft2"
# Of column 1 of seat 0 only B1 is left, between two blank sides; seat 0 has its raft.
TIGHT = """tiles gs n n; 0 take 1.1 A1 90, end; round gs n yx; 1 end; 0 take 1.1 C1 90, end;
    round ps yt yt; 0 take 1.1 D1 90, end; round bx os rd; 1 end"""
# Seat 0 has all four kinds of token. A2, B2, C2 are straights from west to east: between them are blank sides.
RICH = "build cg../dg../rg../.... fa../fa../fa../...."
# Seat 0 has all four kinds, and four blank sides around B2. Seat 0 is to act, a blue cross lies at position 2.
HOLE = "build cg../g.p./dg../r... fa../5.5./fa../f...; round bx bx gc; round"
LATE_HOLE = f"{HOLE}; round; 1 end"
# A1 and A2 are straights from north to south; seat 0 has its raft.
BLANK = "tiles gs ys ps; 0 take 1.1 A1 0, end; round bt gc n; 1 end; 0 take 2.3 A2 0"
LINKED = f"{BLANK}, scuttle A1-A2 raft"
NEXT = f"{BLANK}, end; round gc bx ye"
OWED = f"{NEXT}; 0 take 2.2, place B2 90"
HALF_PAID = f"{TIGHT}; 0 take 1.3 B1 0 dam"
SPENT = f"{NEXT}; 0 scuttle A1-A2 raft, take 2.2"
AWAY = f"{BLANK}, end; round; 0 raft 1.1"
RIVAL = f"{BLANK}, end; round; 0 end"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R5.6 one token is owed",                         NEXT,
        "0 take 2.2, place B2 90",       "kinds 0: pay; pay 0: raft; actors: 0"),
    ("R5.6 it is paid",                                NEXT,
        "0 take 2.2 B2 90 raft",         "kinds 0: end; dvur 0: 0"),
    ("R5.6, R6.2 nothing is owed where walkways meet", NEXT,
        "0 take 2.2, place B2 270",      "kinds 0: end scuttle; dvur 0: 1"),
    ("R6.4 a paid border is connected",                NEXT,
        "0 take 2.2 B2 90 raft, end; round rr n n; 1 end; 0 take 1.1 D1 0", "scuttle 0: A1-A2 raft2"),
    ("R5.3 its own token pays for it",                 TIGHT,
        "0 take 1.3, place B1 0",        "kinds 0: pay; pay 0: dam raft"),
    ("R5.3 the own token first",                       TIGHT,
        "0 take 1.3, place B1 0, pay dam", "kinds 0: pay; pay 0: raft"),
    ("R5.3 then the other",                            TIGHT,
        "0 take 1.3 B1 0 dam raft",      "kinds 0: end; dvur 0: 2"),
    ("R5.3 or the other way round",                    TIGHT,
        "0 take 1.3 B1 0 raft dam",      "kinds 0: end; dvur 0: 2"),
    ("R5.6 ruling 17: as many as there are borders",   HOLE,
        "0 take 2.1, place B2 0",        f"kinds 0: pay; pay 0: {ALL}"),
    ("R5.6 ruling 17: after one",                      HOLE,
        "0 take 2.1 B2 0 dam",           "kinds 0: pay; pay 0: crane raft raft2"),
    ("R5.6 ruling 17: after two",                      HOLE,
        "0 take 2.1 B2 0 dam raft2",     "pay 0: crane raft"),
    ("R5.6 ruling 17: after three",                    HOLE,
        "0 take 2.1 B2 0 dam raft2 crane", "kinds 0: pay; pay 0: raft"),
    ("R5.6 ruling 17: after four",                     HOLE,
        "0 take 2.1 B2 0 dam raft2 crane raft", "kinds 0: end; dvur 0: 6"),
    ("R5.4 a cell in the own column, no crane",        HOLE,
        "0 take 2.1",  "place 0: A3 0, A4 0, B2 0, B4 0, C3 0, C4 0, D2 0, D3 0, D4 0"),
    ("R4.7 what the crane leaves is not enough",       LATE_HOLE,
        "0 take 3.1",  "place 0: A3 0, A4 0, B4 0, C3 0, C4 0, D2 0, D3 0, D4 0"),
    ("R4.7, R5.6 after the crane another token pays",  LATE_HOLE,
        "0 take 3.1, place D2 0",        "kinds 0: pay; pay 0: dam raft raft2"),
    ("R5.6 ruling 16: the one-colour raft is lost",    f"{NEXT}; 0 take 2.2 B2 90 raft, end",
        "rounds 5; 1 end",               "raft 0:; dvur 0: 0"),
    ("R4.8 scuttle: any kind in the reserve",          RICH,
        "",                              f"scuttle 0: A2-B2 {ALL}, B2-C2 {ALL}; kinds 0: dam end scuttle; dvur 0: 10"),
    ("R6.5 scuttle: only between blank sides",         BLANK,
        "",                              "scuttle 0: A1-A2 raft"),
    ("R4.8 scuttle: a free action",                    NEXT,
        "0 scuttle A1-A2 raft",          "kinds 0: end take; dvur 0: 0"),
    ("R6.4 scuttle: now they are connected",           LINKED,
        "",                              "scuttle 0:; dvur 0: 0; kinds 0: end"),
    ("R4.8 scuttle: it is gone",                       RICH,
        "0 scuttle A2-B2 dam",           "scuttle 0: B2-C2 crane raft raft2; dvur 0: 9; kinds 0: end scuttle"),
    ("R4.8 scuttle: several in one turn",              RICH,
        "0 scuttle B2-C2 raft, scuttle A2-B2 crane", "scuttle 0:; dvur 0: 8; kinds 0: dam end"),
    ("R4.1, R4.8 scuttle: before the main action",     NEXT,
        "0 scuttle A1-A2 raft, take 2.2 B2 270", "kinds 0: end; dvur 0: 0"),
    ("R4.1, R4.8 scuttle: after the main action",      NEXT,
        "0 take 2.2 B2 270, scuttle A1-A2 raft", "kinds 0: end; dvur 0: 0"),
    ("R4.4, R4.8 scuttle: without a main action",      NEXT,
        "0 scuttle A1-A2 raft, end",     "actors: 1; dvur 0: 0"),
    ("R4.8 ruling 16: the raft as a link",             LINKED,
        "rounds 5",                      "actors: 0; raft 0:; dvur 0: 0"),
]

REFUSED = [
    # label                                    given                           when                     error
    ("R5.6 a kind that is not there",          OWED,                           "0 pay crane",           IllegalAction),
    ("R5.6 the same kind twice",               HALF_PAID,                      "0 pay dam",             IllegalAction),
    ("R5.6 first pay: end",                    HALF_PAID,                      "0 end",                 IllegalAction),
    ("R5.6 first pay: scuttle",                OWED,                           "0 scuttle A1-A2 raft",  IllegalAction),
    ("R5.6 first pay: place",                  OWED,                           "0 place C2 0",          IllegalAction),
    ("R5.6 first pay: the rival",              OWED,                           "1 end",                 NotAnActor),
    ("R5.6 nothing is owed",                   NEXT,                           "0 pay raft",            IllegalAction),
    ("R5.6 no such kind",                      OWED,                           "0 pay beaver",          UnknownWords),
    ("R6.3 a place that cannot be paid",       SPENT,                          "0 place B2 90",         IllegalAction),
    ("R6.3 too many borders",                  LATE_HOLE + "; 0 take 3.1",     "0 place B2 0",          IllegalAction),
    ("R6.5 scuttle: a connected border",       RICH,                           "0 scuttle A1-B1 crane", IllegalAction),
    ("R6.5 scuttle: walkways east to west",    RICH,                           "0 scuttle A1-A2 crane", IllegalAction),
    ("R6.5 scuttle: a border with a token",    RICH + "; 0 scuttle A2-B2 dam", "0 scuttle A2-B2 crane", IllegalAction),
    ("R6.5 scuttle: beside an empty cell",     BLANK,                          "0 scuttle A1-B1 raft",  IllegalAction),
    ("R6.5 scuttle: between empty cells",      BLANK,                          "0 scuttle C3-C4 raft",  IllegalAction),
    ("R4.8 scuttle: a kind that is not there", BLANK,                          "0 scuttle A1-A2 dam",   IllegalAction),
    ("R4.8 scuttle: a raft in the river",      AWAY,                           "0 scuttle A1-A2 raft",  IllegalAction),
    ("R5.4 scuttle: not before the tile lies", NEXT + "; 0 take 2.2",          "0 scuttle A1-A2 raft",  IllegalAction),
    ("R4.1 scuttle: not in the rival's turn",  RIVAL,                          "0 scuttle A1-A2 raft",  NotAnActor),
    ("R4.8 scuttle: not in the rival's town",  RIVAL,                          "1 scuttle A1-A2 raft",  IllegalAction),
    ("R6.5 scuttle: no neighbours",            BLANK,                          "0 scuttle A1-B2 raft",  UnknownWords),
    ("R6.5 scuttle: the edge of the board",    BLANK,                          "0 scuttle A1 raft",     UnknownWords),
    ("scuttle: the later cell first",          BLANK,                          "0 scuttle A2-A1 raft",  UnknownWords),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_paying(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


@pytest.mark.parametrize("kind", ALL.split())
def test_each_kind_can_be_scuttled_once(kind):
    """R4.8"""
    table = match(f"{RICH}; 0 scuttle A2-B2 {kind}")
    assert f"scuttle B2-C2 {kind}" not in table.legal(0)
    assert table.scores().seats[0].parts["dvur"] == 9


def test_tokens_are_paid_clockwise_from_the_north():
    """R5.6"""
    table = match(f"{HOLE}; 0 take 2.1 B2 0 dam raft2 crane raft")
    paid = {"A2-B2": "dam", "B2-B3": "raft2", "B2-C2": "crane", "B1-B2": "raft"}
    assert table.view()["towns"][0]["tokens"] == paid
