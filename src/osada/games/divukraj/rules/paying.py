"""Paying for a card (R7.1, R7.2): the lines by which a way to pay is chosen and carried out."""

from osada.engine.bits import lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import BERRY, CRANE, EVER_TREE, HOUSE, INNKEEPER, N_RESOURCES
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import free_houses, guests_to_nowhere, must_name, take_out
from osada.games.divukraj.rules.deck import discard_openly
from osada.games.divukraj.rules.purposes import NTH_HOUSE
from osada.games.divukraj.rules.tables import SWAP_GAINED, SWAP_GIVEN
from osada.games.divukraj.rules.ways import DISCOUNT
from osada.games.divukraj.rules.words import BY_CRANE, BY_DUNGEON, BY_EVER_TREE, BY_HOUSE, BY_INNKEEPER, BY_JUDGE, Why
from osada.games.divukraj.state import JAIL, JUDGE_SWAP, NOTHING, NTH, SPARE


@rule
def by(state, way):
    """R7.1, R7.2"""
    pop(state)
    city = state.cities[state.seat]
    if way in (BY_HOUSE, BY_EVER_TREE):
        by_house(state, city, EVER_TREE if way == BY_EVER_TREE else HOUSE[state.card])
    elif way == BY_JUDGE:
        push(state, JUDGE_SWAP)
    elif way == BY_INNKEEPER:
        give_up(state, city, INNKEEPER)
        state.due[BERRY] = max(0, state.due[BERRY] - DISCOUNT)
    elif way in (BY_CRANE, BY_DUNGEON):
        push(state, SPARE, min(DISCOUNT, total_due(state)))
        if way == BY_CRANE:
            give_up(state, city, CRANE)
        else:
            push(state, JAIL)


@rule
def by_house(state, city, house):
    """R7.8 Nothing is paid; which copy is asked where they differ."""
    for resource in range(N_RESOURCES):
        state.due[resource] = 0
    state.copies = free_houses(city, house)
    if must_name(city, house, state.copies):
        push(state, NTH, NTH_HOUSE, house, state.seat)
    else:
        occupy(state, city, house, lowest(state.copies))


@rule
def occupy(state, city, house, copy):
    city.occupied[house] |= 1 << int(copy)
    state.copies = 0


@rule
def give_up(state, city, card):
    """R8.6, R8.33 It leaves before the new card comes."""
    take_out(state, city, card, 0)
    discard_openly(state, card)


@rule
def jail(state, prisoner):
    """R8.7"""
    pop(state)
    city = state.cities[state.seat]
    guests_to_nowhere(state, prisoner, take_out(state, city, prisoner, city.cards[prisoner] - 1))
    cell = 0
    while city.prisoners[cell] != NOTHING:
        cell += 1
    city.prisoners[cell] = prisoner


@rule
def total_due(state):
    total = 0
    for resource in range(N_RESOURCES):
        total += state.due[resource]
    return total


@rule
def why_not_spare(state, resource):
    """R7.10 A unit of the cost; the rest must still be payable."""
    if state.due[resource] == 0:
        return why(Why.NOT_IN_COST, resource)
    player = state.players[state.seat]
    for other in range(N_RESOURCES):
        lacks = state.due[other] - (other == resource) > player.resources[other]
        if lacks and missing_due(state, player, resource) > top(state).a - 1:
            return why(Why.NEEDS, other, state.due[other] - (other == resource) - player.resources[other])
    return OK


@rule
def missing_due(state, player, spared):
    """What is missing for the rest, when one unit is spared."""
    count = 0
    for resource in range(N_RESOURCES):
        count += max(0, state.due[resource] - (resource == spared) - player.resources[resource])
    return count


@rule
def spare(state, resource):
    state.due[resource] -= 1
    top(state).a -= 1


@rule
def judge_swap(state, swap):
    pop(state)
    state.due[SWAP_GIVEN[swap]] -= 1
    state.due[SWAP_GAINED[swap]] += 1
