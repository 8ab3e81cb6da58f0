"""R3: the river moves, tiles come and fall, the first turn alternates."""

import pytest

from osada.engine.errors import IllegalAction, NotAnActor
from tests.bobrany.given import Script, check_example, check_refused, labels, match, new_table

START = "tiles gc ps n"
POSITION = {number: f"{number}.1 {number}.2 {number}.3" for number in range(1, 5)}
ALL = " ".join(POSITION.values())
LATER = " ".join(POSITION[number] for number in (2, 3, 4))
RAFTED = f"{START}; 0 raft 1.2"
TWO_RAFTS = "tiles rr ps gc; 0 take 1.1 A1 0, end; round ys ys gs; 1 end; 0 raft2 1.2"
DRAINED = f"{START}; rounds 15; 1 end; 0 end"

# fmt: off
EXAMPLES = [
    # label, given,
    #     when, then
    ("R3.2 the tiles move one position on",   START,
        "round",                      f"actors: 1; raft 1: {POSITION[1]} {POSITION[2]}"),
    ("R3.2 and on",                           START,
        "rounds 2",                   f"actors: 0; raft 0: {POSITION[1]} {POSITION[2]} {POSITION[3]}"),
    ("R3.2 to position 4",                    START,
        "rounds 3",                   f"actors: 1; raft 1: {ALL}"),
    ("R3.1 then they leave the game",         START,
        "round n n gs; rounds 3; 0 take 4.3", "actors: 0; place 0: A4 0 90, B4 0 90, C4 0 90, D4 0 90"),
    ("R3.2 a taken tile leaves a gap",        START,
        "0 take 1.2 A1 0; round",     "raft 1: 1.1 1.2 1.3 2.1 2.3"),
    ("R3.2 the gap moves too",                START,
        "0 take 1.2 A1 0; rounds 2",  "raft 0: 1.1 1.2 1.3 2.1 2.2 2.3 3.1 3.3"),
    ("R3.1 the gap is gone",                  START,
        "0 take 1.2 A1 0; rounds 4",  f"raft 0: {ALL}"),
    ("R3.3 new tiles, slot by slot",          START,
        "round n gs yx; 1 take 1.2",  "place 1: A1 0 90, B1 0 90, C1 0 90, D1 0 90"),
    ("R3.3 the third slot",                   START,
        "round n gs yx; 1 take 1.3",  "place 1: A1 0, B1 0, C1 0, D1 0"),
    ("R3.2 older tiles keep their slots",     START,
        "round n gs yx; 1 take 2.2",  "place 1: A2 0 90, B2 0 90, C2 0 90, D2 0 90"),
    ("R3.2 also at position 4",               START,
        "rounds 3; 1 take 4.3",       "place 1: A4 0, B4 0, C4 0, D4 0"),
    ("R3.2 a raft travels with its tile",     RAFTED,
        "round; 1 end",               "claim 0: 2.2; take 0: 1.1 1.2 1.3 2.1 2.3; dvur 0: 0"),
    ("R3.2, R4.3 and blocks the rival there", RAFTED,
        "round",                      "take 1: 1.1 1.2 1.3 2.1 2.3; raft 1: 1.1 1.2 1.3 2.1 2.3; claim 1:"),
    ("R4.3 a raft at position 4 blocks",      RAFTED,
        "rounds 3",                   "take 1: 1.1 1.2 1.3 2.1 2.2 2.3 3.1 3.2 3.3 4.1 4.3; dvur 0: 0"),
    ("R3.1 a one-colour raft comes back",     RAFTED,
        "rounds 4",                   f"dvur 0: 1; claim 0:; raft 0: {ALL}"),
    ("R3.1 before new tiles are revealed",    f"{RAFTED}; rounds 3",
        "rest",                       "chance: tile; dvur 0: 1; dvur 1: 1"),
    ("R3.1 a two-colour raft is discarded",   TWO_RAFTS,
        "rounds 4",                   "dvur 0: 3; raft2 0:; claim 0:"),
    ("R3.1 not before it falls",              TWO_RAFTS,
        "rounds 3",                   "dvur 0: 3; claim 0: 4.2"),
    ("R3.1 the other seat's raft as well",    f"{START}; 0 end; 1 raft 1.1",
        "rounds 4",                   "dvur 0: 1; dvur 1: 1"),
    ("R3.3 round 17 has no new tiles",        DRAINED,
        "",                           f"chance:; actors: 0; raft 0: {LATER}"),
    ("R3.3 round 18",                         DRAINED,
        "0 end; 1 end",               f"chance:; actors: 1; raft 1: {POSITION[3]} {POSITION[4]}"),
    ("R3.3 round 19",                         DRAINED,
        "0 end; 1 end; 1 end; 0 end", f"chance:; actors: 0; over: no; raft 0: {POSITION[4]}"),
    ("R3.4 the last turn",                    DRAINED,
        "0 end; 1 end; 1 end; 0 end; 0 end", "actors: 1; over: no"),
    ("R7.4 then no tile is left",             DRAINED,
        "0 end; 1 end; 1 end; 0 end; 0 end; 1 end", "actors:; chance:; over: yes"),
]

REFUSED = [
    # label                                 given                   when          error
    ("R2.3 nothing at position 2 yet",      START,                  "0 take 2.1", IllegalAction),
    ("R4.2 nothing left in the slot",       f"{START}; 0 take 1.2 A1 0, end", "1 take 1.2", IllegalAction),
    ("R4.3 no raft on a gap",               f"{START}; 0 take 1.2 A1 0, end", "1 raft 1.2", IllegalAction),
    ("R3.3 there is no position 1 to take", DRAINED,                "0 take 1.1", IllegalAction),
    ("R3.3 not before the tiles",           f"{START}; rest",       "1 end",      NotAnActor),
    ("R3.4 the other seat begins round 2",  f"{START}; round",      "0 end",      NotAnActor),
    ("R3.4 the same seat begins round 3",   f"{START}; rounds 2",   "1 end",      NotAnActor),
]
# fmt: on


@pytest.mark.parametrize("label, given, when, then", EXAMPLES, ids=labels(EXAMPLES))
def test_river(label, given, when, then):
    check_example(given, when, then)


@pytest.mark.parametrize("label, given, when, error", REFUSED, ids=labels(REFUSED))
def test_refused(label, given, when, error):
    check_refused(given, when, error)


def passed(first):
    """The seats in the order of their turns, and the number of outcomes, of a match in which all pass."""
    table, turns = new_table(2, {"first": first}), []
    while not table.over:
        if table.chance_due:
            Script(table, "round").play()
        [seat] = table.actors
        turns.append(seat)
        table.play(seat, "end")
    return turns, sum(line.startswith("chance") for line in table.lines())


@pytest.mark.parametrize("first, second", [("0", "1"), ("1", "0")])
def test_the_first_turn_alternates_for_19_rounds(first, second):
    """R3.3, R3.4"""
    turns, outcomes = passed(first)
    odd, even = [int(first), int(second)], [int(second), int(first)]
    assert turns == 9 * [*odd, *even] + odd
    assert outcomes == 48


def test_all_48_tiles_come():
    """R3.3"""
    assert match(f"{START}; rounds 15").outcomes() == {}
    table = match(f"{START}; rounds 14; rest")
    assert sum(table.outcomes().values()) == 3
