"""What events pay at the end (R11.7): those whose points are counted have one function each, in their order."""

from osada.engine.compiled import rule
from osada.games.divukraj.components import (
    CAPTURE,
    CELLS,
    CEMETERY,
    CHAPEL_CEILING,
    EVENT_POINTS,
    FEW_COPIES,
    FIREWORKS,
    FLYING_DOCTOR,
    GRADUATION,
    HOST,
    MINISTERING,
    MONASTERY,
    N_EVENTS,
    N_RESOURCES,
    NEW_MANAGEMENT,
    PEBBLE,
    PERFORMER,
    PILGRIMS,
    REMEMBERING,
    RESIN,
    SCROLLS,
)
from osada.games.divukraj.rules.city import pairs
from osada.games.divukraj.rules.events import (
    CAPTURE_COVER,
    FIREWORKS_KEEPER,
    GRADUATION_COVER,
    MANAGEMENT_KEEPER,
    PERFORMER_KEEPER,
    SCROLLS_COVER,
)
from osada.games.divukraj.state import GUESTS, MAX_SEATS, MOST_REVEALED, NOTHING

PER_TWIG, PER_BERRY = 2, 2  # of fireworks and of the performer
PER_GOOD, PER_FINE_GOOD = 1, 2  # under new management: twig and berry, resin and pebble
PER_SCROLL, PER_THIEF, PER_SCHOLAR = 1, 3, 2
PER_PAIR, PER_PRISONER, PER_WORKER, PER_TOKEN = 3, 3, 3, 2


@rule
def event_points(state, seat):
    """R11.7"""
    points = 0
    for event in range(N_EVENTS):
        if state.event_owner[event] == seat:
            points += event_worth(state, seat, event)
    return points


@rule
def event_worth(state, seat, event):
    """R6.3 What is printed, and what is counted now."""
    return int(EVENT_POINTS[state.edition, event]) + counted_points(state, seat, event)


@rule
def counted_points(state, seat, event):
    """Half of them look at what lies on or beneath the event, half at the city."""
    if event == FIREWORKS:
        return fireworks(state)
    if event == SCROLLS:
        return scrolls(state)
    if event == CAPTURE:
        return thieves(state)
    if event == GRADUATION:
        return scholars(state)
    if event == PERFORMER:
        return performer(state)
    if event == NEW_MANAGEMENT:
        return new_management(state)
    return points_in_cities(state, seat, event)


@rule
def points_in_cities(state, seat, event):
    if event == FLYING_DOCTOR:
        return flying_doctor(state)
    if event == MINISTERING:
        return miscreants(state.cities[seat])
    if event == PILGRIMS:
        return pilgrims(state.cities[seat])
    if event == CHAPEL_CEILING:
        return chapel_ceiling(state.cities[seat])
    if event == REMEMBERING:
        return the_fallen(state.cities[seat])
    return 0


@rule
def fireworks(state):
    """R6.12"""
    return PER_TWIG * n_stored(state, FIREWORKS_KEEPER)


@rule
def scrolls(state):
    """R6.13"""
    return PER_SCROLL * n_beneath(state, SCROLLS_COVER)


@rule
def thieves(state):
    """R6.14"""
    return PER_THIEF * n_beneath(state, CAPTURE_COVER)


@rule
def flying_doctor(state):
    """R6.16 Alone the pairs of Rugwort count, too."""
    count = 0
    for owner in range(MAX_SEATS + 1):
        count += int(pairs(state.cities[owner]))
    return PER_PAIR * count


@rule
def scholars(state):
    """R6.17"""
    return PER_SCHOLAR * n_beneath(state, GRADUATION_COVER)


@rule
def miscreants(city):
    """R6.18"""
    prisoners = 0
    for cell in range(CELLS):
        prisoners += 1 if city.prisoners[cell] != NOTHING else 0
    return PER_PRISONER * prisoners


@rule
def pilgrims(city):
    """R6.19"""
    return PER_WORKER * n_workers_on(city, MONASTERY)


@rule
def performer(state):
    """R6.20"""
    return PER_BERRY * n_stored(state, PERFORMER_KEEPER)


@rule
def chapel_ceiling(city):
    """R6.21"""
    return PER_TOKEN * int(city.chapel)


@rule
def the_fallen(city):
    """R6.22"""
    return PER_WORKER * n_workers_on(city, CEMETERY)


@rule
def new_management(state):
    """R6.25"""
    points = 0
    for resource in range(N_RESOURCES):
        worth = PER_FINE_GOOD if resource in (RESIN, PEBBLE) else PER_GOOD
        points += worth * int(state.stored[MANAGEMENT_KEEPER, resource])
    return points


# --- What lies on an event, and who stands on a card ------------------------


@rule
def n_stored(state, keeper):
    count = 0
    for resource in range(N_RESOURCES):
        count += int(state.stored[keeper, resource])
    return count


@rule
def n_beneath(state, cover):
    count = 0
    for place in range(MOST_REVEALED):
        count += 1 if state.beneath[cover, place] != NOTHING else 0
    return count


@rule
def n_workers_on(city, card):
    """Of the copies of a card that workers can be sent to."""
    count = 0
    for copy in range(FEW_COPIES):
        count += int(city.guests[HOST[card], copy]) // GUESTS
    return count
