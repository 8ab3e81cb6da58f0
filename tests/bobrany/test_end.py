"""R7: full towns, who is done, and when the match is over."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor
from tests.bobrany.given import check_example, check_refused, labels, match, without

# The worked example, with a crane or with a dam; a town for the rival; and one with four blank sides around B2.
CRANE = "nppg/yopo/ycob/ppbp fc3c/156d/6fd3/553a"
DAM = CRANE.replace("ycob", "ydob")
RIVAL = "goyg/ybyy/oyob/ybgb 6c53/bfba/c3ae/feaf"
RIVAL_CRANE = RIVAL.replace("ybyy", "ycyy")
HOLED = "bgyb/b.yo/nobg/bybg 53af/d.69/fc7a/57fc"

ALONE = f"build {CRANE}"  # seat 0 has just laid its 16th tile, in round 16; seat 1 has laid none
# Round 16, seat 1 is to act. Both lack A1, which needs walkways to the east and south; seat 0 has a raft and a dam,
# seat 1 a raft. With CRANED seat 1 has a crane too, with HOLE it has a hole at B2 and nothing else.
LAST = f"build {without(DAM, 'A1')} & {without(RIVAL, 'A1')}; round n gc gs"
RED_LAST = f"build {without(DAM, 'A1')} & {without(RIVAL, 'A1')}; round n gc rc"
CRANED = f"build {without(DAM, 'A1')} & {without(RIVAL_CRANE, 'A1')}; round n gc gs"
HOLE = f"build {without(DAM, 'A1')} & {HOLED}; round n ye gs"
NO_END = f"build {without(DAM, 'A1')} & {HOLED}; round n gs gs"  # the dead ends are gone
NO_END_CRANE = f"build {without(CRANE, 'A1')} & {HOLED}; round n gs gs"
# Seat 1 lacks C4, where a cross meets one blank side.
PRICED = f"build {without(DAM, 'A1')} & {without(RIVAL, 'C4')}; round n rd gs"
PLAIN = f"build {without(DAM, 'A1')} & {without(RIVAL, 'C4')}; round n gs gs"
# Round 15, seat 1 is to act. Seat 0 has the hole, and the dead ends are gone; seat 1 lacks A1.
STRANDED = f"build {HOLED} & {without(DAM, 'A1')}"
SPENT = "1 scuttle A2-A3 raft, scuttle A3-B3 dam, end"
FILL = "0 take 1.1 A1 0"
PASSED = "tiles gc ps n; rounds 15; rest"
PAGODA = "cards namesti dvur zahrada pagoda jidlo bednarstvi chalupa | tiles pc ps n"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R5.8 the 16th tile: the builder beaver",            ALONE,
        "",                                "over: no; builder 0: 5; builder 1: 0; actors: 0; totals: 91 1"),
    ("R7.1 ruling 5: free actions in that turn",          ALONE,
        "0 scuttle A2-A3 crane",           "over: no; actors: 0; kinds 0: end scuttle; dvur 0: 3"),
    ("R7.1 ruling 5: then no more turns",                 ALONE,
        "0 end; 1 end",                    "actors: 1; over: no; chance:"),
    ("R7.2 who passes is not done",                       ALONE,
        "0 end; 1 end; 1 end",             "actors: 1; over: no"),
    ("R7.4 until no tile is left",                        ALONE,
        "0 end; 1 end; 1 end; 1 end",      "actors:; over: yes; chance:; totals: 91 1; winners: 0"),
    ("R7.3, R8.1 both towns are full: 91",                f"first 1 | build {CRANE} & {RIVAL}",
        "",                                "over: yes; actors:; chance:; totals: 91 47; winners: 0; places: 1 2"),
    ("R5.8 the builder beaver only once",                 LAST,
        "1 take 1.2 A1 90, end; 0 take 1.1 A1 0", "over: yes; builder 0: 0; builder 1: 5"),
    ("R5.8 the first of them has it",                     LAST,
        "1 take 1.2 A1 90",                "over: no; builder 0: 0; builder 1: 5; actors: 1"),
    ("R7.3 ruling 24: at once, without an end",           LAST,
        "1 take 1.2 A1 90, end; 0 take 1.1 A1 0", "over: yes; actors:; dvur 0: 4"),
    ("R7.1 a dam fills it: no 17th tile, a raft",         LAST,
        "1 end; 0 dam 1.1 A1 0",           "over: no; kinds 0: end raft scuttle; builder 0: 5"),
    ("R7.1 a raft in the turn that filled it",            LAST,
        "1 end; 0 dam 1.1 A1 0, raft 1.2", "over: no; kinds 0: end; dvur 0: 2"),
    ("R7.2 a seat whose turn is over is not done",        LAST,
        f"1 end; {FILL}",                  "over: no; actors: 0"),
    ("R7.2 column 1 is out of reach: over",               LAST,
        f"1 end; {FILL}, end",             "over: yes; chance:; dvur 0: 4; dvur 1: 1; winners: 0"),
    ("R9.2 ruling 3: a raft in the river",                LAST,
        f"1 raft 1.3, end; {FILL}, end",   "over: yes; dvur 1: 0"),
    ("R7.2 a crane reaches column 1",                     CRANED,
        f"1 end; {FILL}, end",             "over: no; actors: 1; take 1: 2.2 2.3 3.2 3.3 4.2 4.3"),
    ("R7.2 a tile may bring the crane itself",            RED_LAST,
        f"1 end; {FILL}, end",             "over: no; actors: 1; take 1: 2.3; kinds 1: end raft scuttle take"),
    ("R7.2 ruling 21: the full seat's raft blocks",       RED_LAST,
        "1 end; 0 dam 1.1 A1 0, raft 1.3, end", "over: yes; dvur 0: 2"),
    ("R4.3 ruling 21: as long as it is there",            RED_LAST,
        "1 end; 0 dam 1.1 A1 0, raft 1.2, end", "over: no; actors: 1; raft 1: 2.3 3.2 3.3 4.2 4.3"),
    ("R7.3 ruling 21: another tile is free",              RED_LAST,
        "1 end; 0 dam 1.1 A1 0, raft 1.2, end; 1 take 2.3 A1 0", "over: yes; dvur 0: 2; dvur 1: 3"),
    ("R7.2 ruling 6: done only when nothing can come",    HOLE,
        f"1 end; {FILL}",                  "over: no; actors: 0"),
    ("R7.2 one token and a dead end",                     HOLE,
        f"1 end; {FILL}, end",             "over: no; actors: 1; take 1: 2.2"),
    ("R7.3 not before the last token lies",               HOLE,
        f"1 end; {FILL}, end; 1 take 2.2, place B2 0", "over: no; kinds 1: pay; pay 1: raft"),
    ("R7.3 then it is over",                              HOLE,
        f"1 end; {FILL}, end; 1 take 2.2 B2 0 raft", "over: yes; builder 0: 5; builder 1: 0; dvur 1: 0"),
    ("R7.2 the dead end has gone by",                     HOLE,
        f"1 end; {FILL}, end; 1 end",      "over: yes; dvur 1: 1"),
    ("R7.2 without a token seat 1 is done",               HOLE,
        f"1 scuttle A1-A2 raft, end; {FILL}", "over: yes; actors:"),
    ("R7.2 the own raft in the river is a token",         HOLE,
        f"1 raft 1.3, end; {FILL}, end",   "over: no; actors: 1; dvur 1: 0"),
    ("R7.2 it is not back in time",                       HOLE,
        f"1 raft 1.3, end; {FILL}, end; 1 end", "over: yes; dvur 1: 0"),
    ("R7.3 ruling 24: a scuttled token ends it",          HOLE,
        f"1 end; {FILL}, end; 1 scuttle A1-A2 raft", "over: yes; actors:; dvur 1: 0"),
    ("R7.2 a red tile brings its own token",              PRICED,
        f"1 scuttle A2-A3 raft, end; {FILL}, end; 1 end; 1 end", "over: no; actors: 1; take 1: 4.2"),
    ("R7.2 no other tile does",                           PLAIN,
        f"1 scuttle A2-A3 raft, end; {FILL}, end; 1 end; 1 end", "over: yes; actors:"),
    ("R7.2 the token that is left would do",              PLAIN,
        f"1 end; {FILL}, end; 1 end; 1 end", "over: no; actors: 1; take 1: 4.2 4.3"),
    ("R7.3 done, not full: turns go on",                  NO_END,
        "",                                "actors: 1; kinds 1: end raft scuttle; over: no"),
    ("R7.3 done, not full: also later",                   NO_END_CRANE,
        "1 end; 0 end; 0 end",             "actors: 1; kinds 1: end raft scuttle; over: no"),
    ("R7.3 both are done, neither is full",               NO_END,
        "1 end; 0 end",                    "over: yes; builder 0: 0; builder 1: 0"),
    ("R7.3 done, not full: at once",                      NO_END,
        f"1 raft 1.2, end; {FILL}",        "over: yes; dvur 1: 0; actors:"),
    ("R7.2 face-down tiles count for any column",         f"keep n gs os; {STRANDED}",
        SPENT,                             "over: no; actors:; chance: tile; dvur 1: 2"),
    ("R7.2, R7.3 none of them fits: no new tiles",        f"keep gs gs os; {STRANDED}",
        SPENT,                             "over: yes; actors:; chance:; dvur 1: 2"),
    ("R7.2 not before the turn ends",                     f"keep gs gs os; {STRANDED}",
        SPENT.removesuffix(", end"),       "over: no; actors: 1"),
    ("R7.4, R8.2 no tile is left: nobody has the beaver", PASSED,
        "",                                "over: yes; totals: 1 1; winners: 0 1; places: 1 1; builder 0: 0"),
    ("R8.1 totals may be negative",                       PAGODA,
        "0 take 1.1 A1 0; rounds 15; rest", "over: yes; totals: -8 1; winners: 1; places: 2 1"),
    ("R8.1 so may both",                                  PAGODA,
        "0 take 1.1 A1 0, end; 1 take 1.2 A1 0; rounds 15; rest", "over: yes; totals: -8 -8; winners: 0 1"),
    ("R3.1 the last raft comes back first",               "tiles gc ps n; rounds 15",
        "1 raft 1.1; rest",                "over: yes; totals: 1 1"),
]

OVER = f"{LAST}; 1 take 1.2 A1 90, end; 0 take 1.1 A1 0"
REFUSED = [
    # label                                given                              when                     error
    ("R5.1 no 17th tile by a dam",         f"{LAST}; 1 end; {FILL}",          "0 dam 1.2",             IllegalAction),
    ("R5.1 no 17th tile by a take",        f"{LAST}; 1 end; 0 dam 1.1 A1 0",  "0 take 1.2",            IllegalAction),
    ("R5.1 no 17th tile by a claim",       f"{LAST}; 1 end; 0 dam 1.1 A1 0, raft 1.2", "0 claim 1.2",  IllegalAction),
    ("R7.1 ruling 5: not in a later turn", f"{ALONE}; 0 end",                 "0 scuttle A2-A3 crane", NotAnActor),
    ("R7.3 ruling 24: over, no end",       OVER,                              "0 end",                 NotAnActor),
    ("R7.3 over: no scuttle",              OVER,                              "0 scuttle A2-A3 raft",  NotAnActor),
    ("R7.3 over: no raft",                 OVER,                              "0 raft 1.3",            NotAnActor),
    ("R7.3 over: not the rival either",    OVER,                              "1 end",                 NotAnActor),
    ("R4.3 ruling 21: not the rival",      f"{RED_LAST}; 1 end; 0 dam 1.1 A1 0, raft 1.2, end",
        "1 raft 2.2", IllegalAction),
    ("R5.1 done: nothing to take",         NO_END,                            "1 take 1.1",            IllegalAction),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_end(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


def test_no_tile_after_the_end():
    """R7.3"""
    table = match(OVER)
    before = table.hash
    with pytest.raises(NotAnActor):
        table.outcome("tile brown")
    assert table.hash == before


def test_final_only_at_the_end():
    """R7.3"""
    assert not match(LAST).scores().final
    assert match(OVER).scores().final
