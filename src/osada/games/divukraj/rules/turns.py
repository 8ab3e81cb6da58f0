"""Who acts, what may be done, and what it does: what the contract asks for."""

from osada.engine.compiled import rule
from osada.engine.game import CHANCE, why
from osada.games.divukraj.rules.answers import answer, settle, settle_task
from osada.games.divukraj.rules.outcomes import come
from osada.games.divukraj.rules.questions import IS_OPEN, list_choices, why_not_now
from osada.games.divukraj.rules.words import DONE, Why
from osada.games.divukraj.tasks import DUTY, IS_OF_CHANCE, NO_DUTY, Task


@rule
def actors(state):
    """R3.2 One seat at a time; chance while cards come."""
    if IS_OF_CHANCE[state.phase]:
        return 1 << CHANCE
    return 0 if state.phase == Task.OVER else 1 << int(state.seat)


@rule
def duty(state, seat):
    """What this seat has to do now."""
    return DUTY[state.phase] if seat == state.seat else NO_DUTY


@rule
def candidates(state, seat, codes):
    return list_choices(state, int(state.phase), codes) if duty(state, seat) != NO_DUTY else 0


@rule
def why_not(state, seat, code):
    due = duty(state, seat)
    if due == NO_DUTY or not IS_OPEN[state.phase, code]:
        return why(Why.NOT_NOW, due)
    return why_not_now(state, int(state.phase), code)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        come(state, code)
    elif code == DONE:
        settle_task(state, int(state.phase))
    else:
        answer(state, int(state.phase), code)
    settle(state)
