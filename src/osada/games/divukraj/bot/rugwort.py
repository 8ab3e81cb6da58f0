"""A guess at what Rugwort may still get, in hundredths of a point: a die and fixed rules (R12) lead him."""

from osada.engine.compiled import rule
from osada.games.divukraj.bot.hopes import event_parts
from osada.games.divukraj.bot.worth import POINT
from osada.games.divukraj.components import (
    AUTUMN,
    CITY_SPACES,
    JOURNEY,
    N_BASIC_EVENTS,
    RIVAL_BASIC_EVENT,
    RIVAL_SPOT,
)
from osada.games.divukraj.rules.city import spaces_after
from osada.games.divukraj.state import NOBODY, NOTHING, RIVAL
from osada.games.divukraj.tasks import Task

CARD = 215  # of his, the purple ones among the others
FULL = CITY_SPACES - 1  # spaces that a seat usually fills
PLAYED_IN_AUTUMN = 23  # of the spaces that are free then, in hundredths


@rule
def rival_hopes(state, seat, coming):
    """In points. `coming` is the card that is on its way into the seat's city, or NOTHING."""
    worth = cards_to_come(state, seat, coming)
    if state.rival_season < AUTUMN:
        worth += POINT * int(JOURNEY[RIVAL_SPOT[state.year - 1]]) + basic_events_to_come(state)
    return worth / POINT


@rule
def cards_to_come(state, seat, coming):
    """One for each card that the seat will play, and for each die that is due."""
    free = max(0, FULL - int(spaces_after(state.cities[seat], coming, NOTHING)))
    worth = CARD * free * (PLAYED_IN_AUTUMN if state.players[seat].season == AUTUMN else 100) // 100
    for index in range(state.depth):
        worth += CARD if state.agenda[index].task == Task.DIE else 0
    return worth


@rule
def basic_events_to_come(state):
    """He takes them when a season begins, if he has the cards; the last of them count more than the first."""
    worth = 0
    for event in range(N_BASIC_EVENTS):
        if state.event_owner[event] == NOBODY:
            have, need = event_parts(state.cities[RIVAL], event, NOTHING)
            worth += POINT * RIVAL_BASIC_EVENT * int(have) ** 2 // int(need) ** 2
    return worth
