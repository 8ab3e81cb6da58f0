"""The position: one record, copied with one memcpy, readable by name."""

import numpy as np

from osada.engine.compiled import rule
from osada.engine.layout import empty, record
from osada_ferry.components import CARDS, COPIES

MAX_SEATS = 3
START_COINS = 3
NO_CARD = -1
ANCHOR, DRAW, ACT, STOW, OVER = range(5)  # phases, in rulebook order
PHASES = ("anchor", "draw", "act", "stow", "over")

PLAYER = record(
    coins=np.int16,
    goods=np.int16,
    harbour=np.int8,
    busy=np.int8,                      # 1: still has a part in what all do at once
    hand=(np.int8, len(CARDS)),        # copies held, by card          secret
    stowed=np.int8,                    # a card, or NO_CARD            secret
)
STATE = record(
    edition=np.int8,
    seats=np.int8,
    phase=np.int8,
    seat=np.int8,                      # whose turn it is
    deck=(np.int8, len(CARDS)),        # copies not yet drawn, by card secret
    played=(np.int8, len(CARDS)),      # copies out of the game, by card
    players=(PLAYER, MAX_SEATS),
)


def new(seats, options):
    """R1.1"""
    states = empty(STATE)
    state = states[0]
    state["seats"] = seats
    state["deck"][:] = COPIES
    for seat in range(seats):
        player = state["players"][seat]
        player["coins"], player["busy"], player["stowed"] = START_COINS, 1, NO_CARD
    return states


@rule
def me(state):
    """The player whose turn it is."""
    return state.players[state.seat]
