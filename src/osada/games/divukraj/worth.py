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
    bonus,
)
from osada.games.divukraj.rules.beneath import CAPTURE_COVER, GRADUATION_COVER, SCROLLS_COVER
from osada.games.divukraj.rules.city import pairs
from osada.games.divukraj.rules.storing import FIREWORKS_KEEPER, MANAGEMENT_KEEPER, PERFORMER_KEEPER
from osada.games.divukraj.state import GUESTS, MAX_SEATS, MOST_REVEALED, NOTHING

PER_TWIG = bonus("an_evening_of_fireworks", "per_stored", "twig")
PER_BERRY = bonus("performer_in_residence", "per_stored", "berry")
PER_GOOD, PER_FINE_GOOD = (bonus("under_new_management", "per_stored", resource) for resource in ("twig", "resin"))
PER_SCROLL = bonus("ancient_scrolls_discovered", "per_card_beneath")
PER_THIEF = bonus("capture_of_the_acorn_thieves", "per_card_beneath")
PER_SCHOLAR = bonus("graduation_of_scholars", "per_card_beneath")
PER_PAIR = bonus("flying_doctor_service", "per_husband_wife_pair_all_cities")
PER_PRISONER = bonus("ministering_to_miscreants", "per_prisoner_in_own_dungeon")
PER_PILGRIM = bonus("path_of_the_pilgrims", "per_worker_in_own_monastery")
PER_FALLEN = bonus("remembering_the_fallen", "per_worker_in_own_cemetery")
PER_TOKEN = bonus("pristine_chapel_ceiling", "per_point_token_on_own_chapel")


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
def counted_points(state, seat, event):  # noqa: C901  # one branch for each event
    """Some look at what lies on or beneath the event, some at the city."""
    if event == FIREWORKS:
        return fireworks(state)
    if event == SCROLLS:
        return scrolls(state)
    if event == CAPTURE:
        return thieves(state)
    if event == FLYING_DOCTOR:
        return flying_doctor(state)
    if event == GRADUATION:
        return scholars(state)
    if event == MINISTERING:
        return miscreants(state.cities[seat])
    if event == PILGRIMS:
        return pilgrims(state.cities[seat])
    if event == PERFORMER:
        return performer(state)
    if event == CHAPEL_CEILING:
        return chapel_ceiling(state.cities[seat])
    if event == REMEMBERING:
        return the_fallen(state.cities[seat])
    return new_management(state) if event == NEW_MANAGEMENT else 0


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
    return PER_PILGRIM * n_workers_on(city, MONASTERY)


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
    return PER_FALLEN * n_workers_on(city, CEMETERY)


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
