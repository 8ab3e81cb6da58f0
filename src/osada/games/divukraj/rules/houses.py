"""Critters that are free (R7.8, R7.9): an occupied token is put on a construction that houses them."""

from osada.engine.bits import lowest
from osada.engine.compiled import rule
from osada.engine.game import why
from osada.games.divukraj.components import EVER_TREE, IS_CRITTER, N_RESOURCES
from osada.games.divukraj.rules.agenda import push
from osada.games.divukraj.rules.city import free_houses, must_name
from osada.games.divukraj.rules.room import why_no_room
from osada.games.divukraj.rules.words import BY_EVER_TREE, BY_HOUSE, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import CopyFor, Task


@rule
def why_not_house(state, seat, card, house):
    """R7.8, R7.9 An occupied token on this construction."""
    city = state.cities[seat]
    if not IS_CRITTER[card]:
        return why(Why.ONLY_CRITTERS, BY_EVER_TREE if house == EVER_TREE else BY_HOUSE)
    if city.cards[house] == 0:
        return why(Why.NOT_IN_CITY, house)
    if free_houses(city, house) == 0:
        return why(Why.HOUSE_OCCUPIED, house)
    return why_no_room(state, seat, card, NOTHING)


@rule
def by_house(state, city, house):
    """R7.8 Nothing is paid; which copy is asked where they differ."""
    for resource in range(N_RESOURCES):
        state.due[resource] = 0
    state.copies = free_houses(city, house)
    if must_name(city, house, state.copies):
        push(state, Task.NTH, CopyFor.HOUSE, house, state.seat)
    else:
        occupy(state, city, house, lowest(state.copies))


@rule
def occupy(state, city, house, copy):
    city.occupied[house] |= 1 << int(copy)
    state.copies = 0
