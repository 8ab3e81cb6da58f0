"""Judge (R8.34): one unit of a cost is paid with one of another kind."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import COST, JUDGE, N_RESOURCES
from osada.games.divukraj.rules.agenda import pop
from osada.games.divukraj.rules.room import is_free, missing, why_no_room
from osada.games.divukraj.rules.words import N_SWAPS, SWAP_FOR, SWAP_GAINED, SWAP_GIVEN, Why
from osada.games.divukraj.state import NOTHING


@rule
def why_not_judge(state, seat, card):
    """R8.34"""
    if state.cities[seat].cards[JUDGE] == 0:
        return why(Why.NOT_IN_CITY, JUDGE)
    for swap in range(N_SWAPS):
        if why_not_swapped(state, state.players[seat], card, swap) == OK:
            return why_no_room(state, seat, card, NOTHING)
    more = missing(state, state.players[seat], card) - 1
    return why(Why.COSTS_NOTHING, card) if more < 0 and is_free(state, card) else why(Why.NEEDS_ANY, max(1, more))


@rule
def why_not_swapped(state, player, card, swap):
    """R8.34 With one unit of the first kind paid by one of the second."""
    given, gained = SWAP_GIVEN[swap], SWAP_GAINED[swap]
    if COST[state.edition, card, given] == 0:
        return why(Why.NOT_IN_COST, given)
    for resource in range(N_RESOURCES):
        cost = COST[state.edition, card, resource] + int(gained == resource) - int(given == resource)
        if cost > player.resources[resource]:
            return why(Why.NEEDS, resource, cost - player.resources[resource])
    return OK


@rule
def why_not_judged(state, code):
    return why_not_swapped(state, state.players[state.seat], state.card, code - SWAP_FOR)


@rule
def judge(state, code):
    """R8.34"""
    pop(state)
    state.due[SWAP_GIVEN[code - SWAP_FOR]] -= 1
    state.due[SWAP_GAINED[code - SWAP_FOR]] += 1
