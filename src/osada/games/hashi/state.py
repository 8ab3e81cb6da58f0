"""The position (rulebook: set-up): one record, copied with one memcpy, readable by name."""

from collections.abc import Mapping

import numpy as np

from osada.engine.layout import States, empty, record
from osada.games.hashi.components import BONUSES, CARDS, COPIES, EDITION_IDS, N_ISLANDS, SIDES

MAX_SEATS = 4
NO_CARD = -1

SET_UP, TURN_UP, ROUND, OVER = range(4)  # phases, in rulebook order
PHASES = ("set-up", "turn-up", "round", "over")
NOTHING, START, WRITE, BRIDGES = range(4)  # what a seat has to do next
DUTIES = ("nothing", "start", "write", "bridges")

# fmt: off
BOARD = record(                            # what a player has before them
    single=np.int64,                       # lines with at least one bridge, as bits
    double=np.int64,                       # lines with two
    anchored=np.int64,                     # lines with a numbered island at an end
    closed=np.int64,                       # lines that take no bridge any more
    finished=np.int32,                     # finished islands, as bits
    numbers=(np.int8, N_ISLANDS),          # 0: none yet
    degree=(np.int8, N_ISLANDS),           # bridges that lead there
    bonuses=(np.int8, len(BONUSES)),       # points paid
    duty=np.int8,
    owed=np.int8,                          # bridges still to draw
)
STATE = record(
    edition=np.int8,
    side=np.int8,
    seats=np.int8,
    phase=np.int8,
    rounds=np.int8,                        # rounds begun
    card=np.int8,                          # the card of this round, or NO_CARD
    unseen=(np.int8, len(CARDS)),          # cards not turned up yet, by kind; the one put aside is among them
    boards=(BOARD, MAX_SEATS),
)
# fmt: on


def new(seats: int, options: Mapping[str, str]) -> States:
    """R2.1, R2.4: the same side for all, no bridge anywhere (R2.5), 18 cards unseen."""
    states = empty(STATE)
    state = states[0]
    state["edition"] = EDITION_IDS.index(options["edition"])
    state["side"] = SIDES.index(options["side"])
    state["seats"] = seats
    state["card"] = NO_CARD
    state["unseen"][:] = COPIES[state["edition"]]
    for seat in range(seats):
        state["boards"][seat]["duty"] = START
    return states
