"""What a seat can make of each part of its score, by trying everything: for positions with few ways left."""

import numpy as np

from osada.engine import loops
from osada.engine.game import CHANCE, PARTS
from osada.engine.layout import joined
from osada.games import GAMES

BOBRANY = GAMES["bobrany"]
END = BOBRANY.actions.parse("end")
KINDS = [BOBRANY.actions.kind(code) for code in range(len(BOBRANY.actions))]
USELESS = ("raft", "raft2")  # a rival who only ends turns takes nothing away
NAMES = [part.name for part in BOBRANY.parts]


def best_parts(table, seat, most):
    """The most that each part ever pays while the rival only ends turns; nothing if there are too many positions."""
    waiting, known, sheet = [table.states], {table.states.tobytes()}, BOBRANY.sheet()[None]
    best = np.full(len(NAMES), np.iinfo(np.int32).min)
    while waiting:
        states = waiting.pop()
        loops.score_all(states, sheet)
        best = np.maximum(best, sheet[0, seat, PARTS:])
        for later in following(states, seat):
            if later.tobytes() not in known:
                known.add(later.tobytes())
                waiting.append(later)
        if len(known) > most:
            return None
    return dict(zip(NAMES, best.tolist(), strict=True))


def following(states, seat):
    acting = int(loops.list_actors(states, 0))
    assert acting != 1 << CHANCE, "tiles are still to come"
    who = seat if acting >> seat & 1 else 1 - seat
    for code in lines_of(states, seat) if acting else ():
        if who == seat or code == END:
            later = joined([states])
            loops.try_apply(later, 0, who, code)
            yield later


def lines_of(states, seat):
    """Of the seat, or the end of the rival's turn."""
    codes = np.zeros(len(BOBRANY.actions), np.int16)
    count = loops.list_legal(states, 0, seat, codes)
    return [code for code in codes[:count].tolist() if KINDS[code] not in USELESS] or [END]
