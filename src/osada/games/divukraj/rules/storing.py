"""Resources put on an event: Fireworks (R6.12), Performer (R6.20), Under New Management (R6.25)."""

import numpy as np

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import BERRY, EVENTS, KEEPERS, TWIG, printed
from osada.games.divukraj.rules.agenda import push, top
from osada.games.divukraj.rules.giving import count_resources, why_not_own
from osada.games.divukraj.rules.words import DONE, STORE_ONE, Why
from osada.games.divukraj.tasks import Task

FIREWORKS_KEEPER, PERFORMER_KEEPER, MANAGEMENT_KEEPER = range(len(KEEPERS))
KEPT = {event: printed(EVENTS[event], "store_resources", "max") for event in KEEPERS}
ROOM = np.array([*KEPT.values()], np.int8)  # [keeper]


@rule
def begin_storing(state, keeper):
    """R6.12, R6.20, R6.25"""
    push(state, Task.STORE_EVENT, keeper, ROOM[keeper])


@rule
def is_storing_asked(state):
    """R6.5 There is room, and something to store."""
    player, keeper = state.players[state.seat], top(state).numbers[at.KEEPER]
    if keeper == MANAGEMENT_KEEPER:
        have = count_resources(player)
    else:
        have = player.resources[TWIG if keeper == FIREWORKS_KEEPER else BERRY]
    return top(state).numbers[at.ROOM] > 0 and have > 0


@rule
def why_not_store_event(state, code):
    if code == DONE:
        return OK
    keeper, resource = top(state).numbers[at.KEEPER], code - STORE_ONE
    is_wanted = keeper == MANAGEMENT_KEEPER or resource == (TWIG if keeper == FIREWORKS_KEEPER else BERRY)
    return why_not_own(state, resource) if is_wanted else why(Why.NOT_OFFERED, resource)


@rule
def store_event(state, code):
    state.players[state.seat].resources[code - STORE_ONE] -= 1
    state.stored[top(state).numbers[at.KEEPER], code - STORE_ONE] += 1
    top(state).numbers[at.ROOM] -= 1
