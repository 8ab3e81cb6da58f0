"""Who acts, what may be done, and what it does."""

from osada.engine.compiled import rule
from osada.engine.game import CHANCE, why
from osada.games.divukraj.rules.doing import do
from osada.games.divukraj.rules.judging import why_not_now
from osada.games.divukraj.rules.listing import list_phase
from osada.games.divukraj.rules.outcomes import come
from osada.games.divukraj.rules.settling import settle
from osada.games.divukraj.rules.tables import IS_OPEN, SORT_OF
from osada.games.divukraj.rules.words import NO_DUTY, Why
from osada.games.divukraj.state import OVER, TURN


@rule
def actors(state):
    """R3.2 One seat at a time; chance while cards come."""
    if state.phase < TURN:
        return 1 << CHANCE
    return 0 if state.phase == OVER else 1 << int(state.seat)


@rule
def duty(state, seat):
    """What this seat has to do now."""
    is_due = TURN <= state.phase < OVER and seat == state.seat
    return state.phase - TURN + 1 if is_due else NO_DUTY


@rule
def candidates(state, seat, codes):
    return list_phase(state, int(state.phase), codes) if duty(state, seat) != NO_DUTY else 0


@rule
def why_not(state, seat, code):
    due = duty(state, seat)
    if due == NO_DUTY or not IS_OPEN[state.phase, SORT_OF[code]]:
        return why(Why.NOT_NOW, due)
    return why_not_now(state, int(state.phase), code)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        come(state, code)
    else:
        do(state, int(state.phase), code)
    settle(state)
