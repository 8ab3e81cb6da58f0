"""Resources of choice, from the supply."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import N_RESOURCES
from osada.games.divukraj.rules.agenda import push, top
from osada.games.divukraj.rules.words import TAKE_ONE, Why
from osada.games.divukraj.tasks import Task

ANY_RESOURCE = (1 << N_RESOURCES) - 1


@rule
def take_any(state, count):
    """So many, of any kinds."""
    push(state, Task.TAKE, count, ANY_RESOURCE)


@rule
def why_not_take(state, code):
    """R8.5 Courthouse gives no berries; else every kind is offered."""
    resource = code - TAKE_ONE
    return OK if has(top(state).numbers[at.OFFERED], resource) else why(Why.NOT_OFFERED, resource)


@rule
def take(state, code):
    state.players[state.seat].resources[code - TAKE_ONE] += 1
    top(state).numbers[at.LEFT] -= 1
