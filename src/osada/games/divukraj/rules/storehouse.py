"""Storehouse (R8.21): what is put on it, and what a worker takes."""

from osada.engine.bits import lowest
from osada.engine.compiled import rule
from osada.games.divukraj import at
from osada.games.divukraj.components import N_RESOURCES, STORED, STOREHOUSE
from osada.games.divukraj.rules.agenda import pop, push, top
from osada.games.divukraj.rules.city import must_name
from osada.games.divukraj.rules.words import STORE_ONE
from osada.games.divukraj.tasks import CopyFor, Task


@rule
def choose_store(state, copies, purpose):
    """R5.7, R8.21 One of these Storehouses of the own city."""
    if must_name(state.cities[state.seat], STOREHOUSE, copies):
        state.copies = copies
        push(state, Task.NTH, purpose, STOREHOUSE, state.seat)
    else:
        open_store(state, lowest(copies), purpose)


@rule
def open_store(state, copy, purpose):
    state.copies = 0
    if purpose == CopyFor.ACTIVATE:
        state.stores_left &= ~(1 << int(copy))
    push(state, Task.STORE, copy)


@rule
def store(state, code):
    """R8.21"""
    copy, resource = top(state).numbers[at.STORE], code - STORE_ONE
    pop(state)
    state.cities[state.seat].goods[copy, resource] += STORED[resource]


@rule
def empty_store(state, city, copy):
    """R8.21 A worker takes all that lies there."""
    for resource in range(N_RESOURCES):
        state.players[state.seat].resources[resource] += city.goods[copy, resource]
        city.goods[copy, resource] = 0
