"""The agenda: what is still to be done, the next on top."""

from osada.engine.compiled import rule
from osada.engine.game import why
from osada.games.divukraj import at
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.tasks import DUTY


@rule
def push(state, task, first=0, second=0, third=0):
    """Puts a task on top, before all that is there, with its numbers in their order: see `at`."""
    row = state.agenda[state.depth]
    row.task = task
    row.numbers[0] = first
    row.numbers[1] = second
    row.numbers[2] = third
    state.depth += 1


@rule
def top(state):
    return state.agenda[state.depth - 1]


@rule
def pop(state):
    """Nothing of a finished task is left: equal positions have equal bytes."""
    row = top(state)
    row.task = 0
    for place in range(len(row.numbers)):
        row.numbers[place] = 0
    state.depth -= 1


@rule
def is_any_left(state):
    """So many are still to be chosen, or to come."""
    return top(state).numbers[at.LEFT] > 0


@rule
def why_must_choose(state):
    """R3.7 Only a choice that may be declined can be."""
    return why(Why.MUST_CHOOSE, DUTY[state.phase])
