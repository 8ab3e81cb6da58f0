"""Cards that leave a city by choice: Ruins, University, Croak Wart Cure, the Fool in the solo game."""

from osada.engine.bits import lowest
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import COST, HOST, IS_CRITTER, N_RESOURCES, RUINS, UNIVERSITY
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import copies_of, guests_to_nowhere, is_permanent, must_name, take_out
from osada.games.divukraj.rules.deck import discard_openly
from osada.games.divukraj.rules.purposes import BANISH, NTH_REMOVE, RUIN, STUDY
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import GUESTS, NTH, RIVAL


@rule
def city_to_clear(state):
    """R12.12 A Fool in the solo game removes a card of Rugwort's."""
    return RIVAL if top(state).a == BANISH else int(state.seat)


@rule
def why_not_remove(state, card):
    """R8.19, R8.24, R6.15"""
    owner, purpose = city_to_clear(state), top(state).a
    if state.cities[owner].cards[card] == 0:
        return why(Why.NOT_IN_CITY_OF, card, owner) if owner == RIVAL else why(Why.NOT_IN_CITY, card)
    if purpose == RUIN and IS_CRITTER[card]:
        return why(Why.ONLY_CONSTRUCTION_CARDS, card)
    return why(Why.NOT_ITSELF, card) if purpose == STUDY and card == UNIVERSITY else OK


@rule
def remove(state, card):
    """R5.7 Which copy is asked where they differ."""
    owner = city_to_clear(state)
    city = state.cities[owner]
    state.copies = copies_of(city, card)
    if must_name(city, card, state.copies):
        push(state, NTH, NTH_REMOVE, card, owner)
    else:
        remove_copy(state, card, lowest(state.copies))


@rule
def remove_copy(state, card, copy):
    owner, purpose = city_to_clear(state), top(state).a
    pop(state)
    state.copies = 0
    guests = take_out(state, state.cities[owner], card, copy)
    discard_openly(state, card)
    if purpose in (RUIN, STUDY):
        refund(state, card)
    if guests and not is_permanent(card) and purpose == RUIN:
        state.moving = guests
    elif guests and not is_permanent(card) and purpose == STUDY and guests % GUESTS == state.seat:
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
