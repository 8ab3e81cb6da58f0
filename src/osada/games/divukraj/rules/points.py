"""Point tokens for berries or twigs: Doctor (R8.29) and Woodcarver (R8.48)."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.rules.agenda import pop, top
from osada.games.divukraj.rules.words import PAY_SOME, Why


@rule
def why_not_pay(state, code):
    """R8.29, R8.48"""
    resource = top(state).numbers[at.RESOURCE]
    more = code - PAY_SOME - state.players[state.seat].resources[resource]
    return why(Why.NEEDS, resource, more) if more > 0 else OK


@rule
def pay(state, code):
    """R8.29, R8.48 A token for each."""
    state.players[state.seat].resources[top(state).numbers[at.RESOURCE]] -= code - PAY_SOME
    state.cities[state.seat].points += code - PAY_SOME
    pop(state)
