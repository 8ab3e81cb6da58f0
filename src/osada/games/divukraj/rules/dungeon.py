"""Dungeon (R8.7): a critter of the own city is put beneath it, for a card that costs less."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    CELLS,
    DUNGEON,
    N_CARDS,
    N_CONSTRUCTIONS,
    RANGER,
    printed,
)
from osada.games.divukraj.rules.agenda import pop, push
from osada.games.divukraj.rules.city import guests_to_nowhere, take_out
from osada.games.divukraj.rules.room import total_due, why_no_room, why_not_affordable_less
from osada.games.divukraj.rules.words import JAIL_CARD, Why
from osada.games.divukraj.state import NOTHING
from osada.games.divukraj.tasks import Task

DISCOUNT = printed("dungeon", "cost_minus", "amount")


@rule
def why_not_dungeon(state, seat, card):
    """R8.7"""
    if state.cities[seat].cards[DUNGEON] == 0:
        return why(Why.NOT_IN_CITY, DUNGEON)
    reason = why_not_affordable_less(state, state.players[seat], card, DISCOUNT)
    if reason != OK:
        return reason
    reason = why(Why.NO_PRISONER)
    for prisoner in range(N_CONSTRUCTIONS, N_CARDS):
        if state.cities[seat].cards[prisoner] > 0:
            reason = why_not_prisoner(state, seat, card, prisoner)
            if reason == OK:
                return OK
    return reason


@rule
def why_not_prisoner(state, seat, card, prisoner):
    """R8.7 A critter of the own city into a free cell, and room for the card afterwards."""
    city = state.cities[seat]
    if city.cards[prisoner] == 0:
        return why(Why.NOT_IN_CITY, prisoner)
    cells = 0
    for cell in range(CELLS):
        cells += city.prisoners[cell] == NOTHING
    if cells == 0 or (cells < CELLS and city.cards[RANGER] == 0):
        return why(Why.NO_FREE_CELL)
    if cells < CELLS and prisoner == RANGER:
        return why(Why.RANGER_NOT_SECOND)
    return why_no_room(state, seat, card, prisoner)


@rule
def by_dungeon(state):
    """R8.7 First who is put there, then what is spared."""
    push(state, Task.SPARE, min(DISCOUNT, total_due(state)))
    push(state, Task.JAIL)


@rule
def why_not_jail(state, code):
    return why_not_prisoner(state, state.seat, state.card, N_CONSTRUCTIONS + code - JAIL_CARD)


@rule
def jail(state, code):
    """R8.7"""
    pop(state)
    city, prisoner = state.cities[state.seat], N_CONSTRUCTIONS + code - JAIL_CARD
    guests_to_nowhere(state, prisoner, take_out(state, city, prisoner, city.cards[prisoner] - 1))
    cell = 0
    while city.prisoners[cell] != NOTHING:
        cell += 1
    city.prisoners[cell] = prisoner
