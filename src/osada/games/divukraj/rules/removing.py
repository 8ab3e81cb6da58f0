"""Cards that leave a city by choice: Ruins, University, Croak Wart Cure, the Fool in the solo game."""

from osada.engine.bits import lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj import at
from osada.games.divukraj.components import COST, HOST, IS_CRITTER, N_RESOURCES, RUINS, UNIVERSITY, printed
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import copies_of, guests_to_nowhere, is_permanent, must_name, take_out
from osada.games.divukraj.rules.deck import discard_openly
from osada.games.divukraj.rules.lists import list_city
from osada.games.divukraj.rules.taking import take_any
from osada.games.divukraj.rules.words import REMOVE_CARD, Why
from osada.games.divukraj.state import GUESTS, RIVAL
from osada.games.divukraj.tasks import CopyFor, RemoveFor, Task

FROM_UNIVERSITY, UNIVERSITY_POINTS = printed("university", "gain_any"), printed("university", "gain_point_tokens")

# --- University -------------------------------------------------------------


@rule
def why_not_university(state):
    """R8.24 It needs another card of the city."""
    return OK if state.cities[state.seat].n_cards > 1 else why(Why.NO_OTHER_CARD)


@rule
def visit_university(state, city):
    """R8.24"""
    city.points += UNIVERSITY_POINTS
    take_any(state, FROM_UNIVERSITY)
    push(state, Task.REMOVE, RemoveFor.UNIVERSITY)


# --- Which card -------------------------------------------------------------


@rule
def city_to_clear(state):
    """R12.12 A Fool in the solo game removes a card of Rugwort's."""
    return RIVAL if top(state).numbers[at.PURPOSE] == RemoveFor.FOOL else int(state.seat)


@rule
def list_removable(state, codes):
    return list_city(state, codes, REMOVE_CARD, city_to_clear(state))


@rule
def why_not_remove(state, code):
    """R8.19, R8.24, R6.15"""
    card, owner, purpose = code - REMOVE_CARD, city_to_clear(state), top(state).numbers[at.PURPOSE]
    if state.cities[owner].cards[card] == 0:
        return why(Why.NOT_IN_CITY_OF, card, owner) if owner == RIVAL else why(Why.NOT_IN_CITY, card)
    if purpose == RemoveFor.RUINS and IS_CRITTER[card]:
        return why(Why.ONLY_CONSTRUCTION_CARDS, card)
    return why(Why.NOT_ITSELF, card) if purpose == RemoveFor.UNIVERSITY and card == UNIVERSITY else OK


@rule
def remove(state, code):
    """R5.7 Which copy is asked where they differ."""
    card, owner = code - REMOVE_CARD, city_to_clear(state)
    city = state.cities[owner]
    state.copies = copies_of(city, card)
    if must_name(city, card, state.copies):
        push(state, Task.NTH, CopyFor.REMOVE, card, owner)
    else:
        remove_copy(state, card, lowest(state.copies))


@rule
def remove_copy(state, card, copy):
    """R8.19, R8.24 What happens to a worker on it; R5.8 else it stands nowhere."""
    owner, purpose = city_to_clear(state), top(state).numbers[at.PURPOSE]
    pop(state)
    state.copies = 0
    guests = take_out(state, state.cities[owner], card, copy)
    discard_openly(state, card)
    if purpose in (RemoveFor.RUINS, RemoveFor.UNIVERSITY):
        refund(state, card)
    moves = guests > 0 and not is_permanent(card)
    if moves and purpose == RemoveFor.RUINS:
        state.moving = guests
    elif moves and purpose == RemoveFor.UNIVERSITY and guests % GUESTS == state.seat:
        state.cities[owner].guests[HOST[UNIVERSITY], 0] += GUESTS * (guests // GUESTS)
    elif guests:
        guests_to_nowhere(state, card, guests)


@rule
def refund(state, card):
    """R8.19, R8.24 The printed cost, also of a card that was free."""
    for resource in range(N_RESOURCES):
        state.players[state.seat].resources[resource] += COST[state.edition, card, resource]


@rule
def move_in(state, city, copy):
    """R8.19 A worker of the ruined card stands on Ruins now."""
    city.guests[HOST[RUINS], copy] = state.moving
