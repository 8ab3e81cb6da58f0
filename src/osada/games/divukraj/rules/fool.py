"""Fool (R8.30): it goes into an opponent's city."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import CITY_SPACES, FOOL
from osada.games.divukraj.rules.agenda import pop
from osada.games.divukraj.rules.city import add_card, spaces_after
from osada.games.divukraj.rules.deck import discard_openly
from osada.games.divukraj.rules.words import TO_SEAT, Why
from osada.games.divukraj.state import NOTHING


@rule
def takes_fool(state, owner):
    """R8.30 A free space, and no Fool yet."""
    city = state.cities[owner]
    return city.cards[FOOL] == 0 and spaces_after(city, FOOL, NOTHING) <= CITY_SPACES


@rule
def why_no_city(state, seat):
    """R8.30; R12.12 in the solo game it is always playable."""
    if state.year:
        return OK
    for owner in range(state.seats):
        if owner != seat and takes_fool(state, owner):
            return OK
    return why(Why.NO_CITY_FOR_FOOL)


@rule
def why_not_fool_city(state, code):
    """R8.30"""
    seat = code - TO_SEAT
    if seat >= state.seats:
        return why(Why.NO_SUCH_SEAT, seat + 1)
    if seat == state.seat:
        return why(Why.TO_YOURSELF)
    if state.cities[seat].cards[FOOL] > 0:
        return why(Why.FOOL_THERE, seat + 1)
    return OK if takes_fool(state, seat) else why(Why.CITY_FULL_OF, seat + 1)


@rule
def choose_fool_city(state, code):
    pop(state)
    state.target = code - TO_SEAT


@rule
def place_fool(state):
    """R8.30, R12.12"""
    if state.year:
        discard_openly(state, FOOL)
    else:
        add_card(state.cities[state.target], FOOL)
