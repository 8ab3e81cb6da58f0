"""The agenda: what is still to be done, the next on top."""

from osada.engine.compiled import rule


@rule
def push(state, task, a=0, b=0, c=0):
    """Puts a task on top: it comes before all that is there."""
    row = state.agenda[state.depth]
    row.task = task
    row.a = a
    row.b = b
    row.c = c
    state.depth += 1


@rule
def top(state):
    return state.agenda[state.depth - 1]


@rule
def pop(state):
    """Nothing of a finished task is left: equal positions have equal bytes."""
    row = top(state)
    row.task = row.a = row.b = row.c = 0
    state.depth -= 1
