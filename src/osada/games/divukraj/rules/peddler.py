"""Peddler (R8.38): resources are changed for others."""

from osada.engine.compiled import rule
from osada.engine.game import OK
from osada.games.divukraj import at
from osada.games.divukraj.components import printed
from osada.games.divukraj.rules.agenda import push, top
from osada.games.divukraj.rules.giving import count_resources, why_not_own
from osada.games.divukraj.rules.words import DONE, SWAP_FOR, SWAP_GAINED, SWAP_GIVEN
from osada.games.divukraj.tasks import Task

MOST_SWAPS = printed("peddler", "exchange", "max")


@rule
def peddle(state):
    """R8.38"""
    push(state, Task.SWAP, MOST_SWAPS)


@rule
def is_swap_asked(state):
    """R8.38 Twice at most, and only what one has."""
    return top(state).numbers[at.LEFT] > 0 and count_resources(state.players[state.seat]) > 0


@rule
def why_not_swap(state, code):
    return OK if code == DONE else why_not_own(state, SWAP_GIVEN[code - SWAP_FOR])


@rule
def swap(state, code):
    player = state.players[state.seat]
    player.resources[SWAP_GIVEN[code - SWAP_FOR]] -= 1
    player.resources[SWAP_GAINED[code - SWAP_FOR]] += 1
    top(state).numbers[at.LEFT] -= 1
