"""Taking a worker up again: Ranger (R8.41) and A Well Run City (R6.11)."""

from osada.engine.bits import has, lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import HOST, INN, POST_OFFICE, RUINS
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import copies_with, must_name
from osada.games.divukraj.rules.words import (
    AT_FOREST,
    AT_HAVEN,
    LIFT_CARD,
    LIFT_FROM,
    N_LIFTS,
    NOWHERE,
    OFF_EVENT,
    OFF_OPEN,
    OFF_OWN,
    OFF_RUINS,
    OFF_RUINS_OF,
    Why,
)
from osada.games.divukraj.state import GUESTS, MAX_SEATS, NOTHING
from osada.games.divukraj.tasks import CopyFor, LiftFor, Task

N_OWNERS = MAX_SEATS + 1


@rule
def card_lifted(place):
    """The card from which a worker is lifted."""
    if place < OFF_OPEN:
        return int(LIFT_CARD[place - OFF_OWN])
    if place < OFF_RUINS:
        return INN if place < OFF_OPEN + N_OWNERS else POST_OFFICE
    return RUINS


@rule
def owner_lifted(state, place):
    if OFF_OPEN <= place < OFF_RUINS:
        return (place - OFF_OPEN) % N_OWNERS
    return place - OFF_RUINS_OF if place >= OFF_RUINS_OF else int(state.seat)


@rule
def is_lifted_from(state, card, owner):
    """Did Ranger lift a worker from such a card of this city?"""
    place = int(state.lifted)
    is_card = OFF_OWN <= place < NOWHERE
    return is_card and card_lifted(place) == card and owner_lifted(state, place) == owner


@rule
def forget_lifted(state):
    state.lifted = NOTHING
    state.lifted_copy = 0


@rule
def can_lift(state, place):
    """R8.41, R6.11 Does an own worker stand there?"""
    player = state.players[state.seat]
    if place < AT_FOREST:
        return player.at_basic[place] > 0
    if place < AT_HAVEN:
        return has(player.at_forest, place - AT_FOREST)
    if place == AT_HAVEN:
        return player.at_haven > 0
    if place < OFF_OWN:
        return has(player.at_events, place - OFF_EVENT)
    if place == NOWHERE:
        return player.nowhere > 0
    owner = owner_lifted(state, place)
    is_other = (OFF_OPEN <= place < OFF_RUINS) or place >= OFF_RUINS_OF
    return not (is_other and owner == state.seat) and copies_with_own(state, place) != 0


@rule
def copies_with_own(state, place):
    return copies_with(state.cities[owner_lifted(state, place)], card_lifted(place), state.seat)


@rule
def is_lift_asked(state):
    """R8.41, R6.11 A worker can move."""
    for place in range(N_LIFTS):
        if can_lift(state, place):
            return True
    return False


@rule
def why_not_lift(state, code):
    return OK if can_lift(state, code - LIFT_FROM) else why(Why.NO_WORKER_THERE, code - LIFT_FROM)


@rule
def lift(state, code):
    """R5.7 From which copy is asked where they differ."""
    place = code - LIFT_FROM
    if place < OFF_OWN or place == NOWHERE:
        leave_board(state.players[state.seat], place)
        lifted_from(state, place, 0)
    else:
        city, card = state.cities[owner_lifted(state, place)], card_lifted(place)
        state.copies = copies_with(city, card, state.seat)
        state.lifted = place
        if must_name(city, card, state.copies):
            push(state, Task.NTH, CopyFor.LIFT, card, owner_lifted(state, place))
        else:
            lift_copy(state, lowest(state.copies))


@rule
def leave_board(player, place):
    if place < AT_FOREST:
        player.at_basic[place] -= 1
    elif place < AT_HAVEN:
        player.at_forest &= ~(1 << place - AT_FOREST)
    elif place == AT_HAVEN:
        player.at_haven -= 1
    elif place == NOWHERE:
        player.nowhere -= 1
    else:
        player.at_events &= ~(1 << place - OFF_EVENT)


@rule
def lift_copy(state, copy):
    place = int(state.lifted)
    city, host = state.cities[owner_lifted(state, place)], HOST[card_lifted(place)]
    guests = city.guests[host, copy] - GUESTS
    city.guests[host, copy] = guests if guests >= GUESTS else 0
    state.copies = 0
    lifted_from(state, place, copy)


@rule
def lifted_from(state, place, copy):
    """R8.41 Ranger places the worker again, elsewhere; R6.11 A Well Run City sends it home."""
    is_ranger = top(state).numbers[at.PURPOSE] == LiftFor.RANGER
    pop(state)
    state.players[state.seat].workers += 1
    state.lifted = place if is_ranger else NOTHING
    state.lifted_copy = copy if is_ranger else 0
    if is_ranger:
        push(state, Task.REVISIT)
