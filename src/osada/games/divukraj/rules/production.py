"""Production (R8.49, R10.5): all green cards of a city, activated one by one."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import GREEN_CARD, HUSBAND, N_GREENS, STOREHOUSE
from osada.games.divukraj.rules.acting import produce
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.city import copies_of, pairs
from osada.games.divukraj.rules.storehouse import choose_store
from osada.games.divukraj.rules.words import ACTIVATE, Why
from osada.games.divukraj.tasks import CopyFor, Task


@rule
def begin_production(state):
    """R10.5, R6.23 Every green card once."""
    city = state.cities[state.seat]
    for green in range(N_GREENS):
        state.to_activate[green] = city.cards[GREEN_CARD[green]]
    state.stores_left = copies_of(city, STOREHOUSE)
    state.husbands = 0
    push(state, Task.PRODUCE)


@rule
def is_production_asked(state):
    for green in range(N_GREENS):
        if state.to_activate[green] > 0:
            return True
    return False


@rule
def why_not_activate(state, code):
    green = code - ACTIVATE
    if state.to_activate[green] > 0:
        return OK
    is_there = state.cities[state.seat].cards[GREEN_CARD[green]] > 0
    return why(Why.ACTIVATED if is_there else Why.NOT_IN_CITY, GREEN_CARD[green])


@rule
def activate(state, code):
    """R8.53 The first Husbands of a production are those in pairs."""
    card, city = int(GREEN_CARD[code - ACTIVATE]), state.cities[state.seat]
    state.to_activate[code - ACTIVATE] -= 1
    if card == STOREHOUSE:
        choose_store(state, int(state.stores_left), CopyFor.ACTIVATE)
    else:
        state.husbands += card == HUSBAND
        state.named = 0
        produce(state, card, int(state.seat), state.husbands <= pairs(city))


@rule
def end_production(state):
    pop(state)
    state.husbands = 0
