"""Outcomes (R2, R9, R12.3): what can come, how likely it is, and what it does."""

from osada.engine.compiled import large_rule, rule
from osada.games.divukraj import at
from osada.games.divukraj.components import N_BASIC_EVENTS, N_EVENTS, N_FOREST, N_MEADOW
from osada.games.divukraj.rules.agenda import pop, top
from osada.games.divukraj.rules.deck import card_comes, weigh_cards
from osada.games.divukraj.rules.places import forest_number
from osada.games.divukraj.rules.seasons import roll
from osada.games.divukraj.rules.words import CARD_DRAWN, DIE_ROLLED, EVENT_LAID, FOREST_LAID, OUTCOMES, SEAT_DRAWN
from osada.games.divukraj.state import NOBODY, NOT_IN_GAME
from osada.games.divukraj.tasks import Task

N_OUTCOMES = len(OUTCOMES)


@large_rule
def chance(state, weights):  # noqa: C901  # one branch for each task
    """R2, R9.5, R12.3"""
    for outcome in range(N_OUTCOMES):
        weights[outcome] = 0
    if state.phase == Task.FIRST:
        for seat in range(state.seats):
            weights[SEAT_DRAWN + seat] = 1
    elif state.phase == Task.FOREST:
        for forest in range(N_FOREST):
            weights[FOREST_LAID + forest] = forest_number(state, forest) < 0
    elif state.phase == Task.EVENT:
        for event in range(N_BASIC_EVENTS, N_EVENTS):
            weights[EVENT_LAID + event - N_BASIC_EVENTS] = state.event_owner[event] == NOT_IN_GAME
    elif state.phase == Task.DIE:
        for slot in range(N_MEADOW):
            weights[DIE_ROLLED + slot] = 1
    else:
        weigh_cards(state, weights)


@large_rule
def come(state, outcome):
    if state.phase == Task.FIRST:
        state.first = state.seat = outcome - SEAT_DRAWN
        pop(state)
    elif state.phase == Task.FOREST:
        lay_forest(state, outcome - FOREST_LAID)
    elif state.phase == Task.EVENT:
        lay_event(state, N_BASIC_EVENTS + outcome - EVENT_LAID)
    elif state.phase == Task.DIE:
        roll(state, outcome - DIE_ROLLED)
    else:
        card_comes(state, outcome - CARD_DRAWN)


@rule
def lay_forest(state, forest):
    """R2.2 From the top left, counter-clockwise."""
    state.forest[forest_number(state, NOBODY)] = forest
    count_down(state)


@rule
def lay_event(state, event):
    """R2.3"""
    state.event_owner[event] = NOBODY
    count_down(state)


@rule
def count_down(state):
    top(state).numbers[at.LEFT] -= 1
    if top(state).numbers[at.LEFT] == 0:
        pop(state)
