"""Room for a card (R7.12 to R7.15), and what is missing to pay it (R7.10): asked before a card is played."""

from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.divukraj.components import (
    CITY_SPACES,
    COST,
    FOOL,
    IS_UNIQUE,
    N_CONSTRUCTIONS,
    N_RESOURCES,
    RUINS,
    WANDERER,
)
from osada.games.divukraj.rules.city import count_constructions, spaces_after
from osada.games.divukraj.rules.fool import why_no_city
from osada.games.divukraj.rules.words import Why
from osada.games.divukraj.state import NOTHING


@large_rule
def why_no_room(state, seat, card, gone):
    """R7.4 Can the card be placed when `gone` (a card, or NOTHING) has left the city?"""
    city = state.cities[seat]
    if card == FOOL:
        return why_no_city(state, seat)
    if IS_UNIQUE[card] and city.cards[card] > (gone == card):
        return why(Why.ALREADY_IN_CITY, card)
    if card == RUINS:
        is_left = count_constructions(city) > (0 <= gone < N_CONSTRUCTIONS)
        return OK if is_left else why(Why.NO_CONSTRUCTION)
    if card != WANDERER and spaces_after(city, card, gone) > CITY_SPACES:
        return why(Why.CITY_FULL)
    return OK


# --- What is missing --------------------------------------------------------


@rule
def missing(state, player, card):
    """How many resources are missing for the printed cost."""
    count = 0
    for resource in range(N_RESOURCES):
        count += max(0, COST[state.edition, card, resource] - player.resources[resource])
    return count


@rule
def why_not_affordable(state, player, card):
    for resource in range(N_RESOURCES):
        more = COST[state.edition, card, resource] - player.resources[resource]
        if more > 0:
            return why(Why.NEEDS, resource, more)
    return OK


@rule
def why_not_affordable_less(state, player, card, discount):
    """R7.10 With a discount of any kinds."""
    more = missing(state, player, card) - discount
    return why(Why.NEEDS_ANY, more) if more > 0 else OK


@rule
def why_not_less(state, seat, card, discount):
    """R8.12, R4.22 With a discount, which does not combine with anything else."""
    reason = why_not_affordable_less(state, state.players[seat], card, discount)
    return why_no_room(state, seat, card, NOTHING) if reason == OK else reason


@rule
def is_free(state, card):
    """R7.11 Ruins costs nothing."""
    for resource in range(N_RESOURCES):
        if COST[state.edition, card, resource] > 0:
            return False
    return True


@rule
def total_due(state):
    """What is to be paid for the card that is being played."""
    total = 0
    for resource in range(N_RESOURCES):
        total += state.due[resource]
    return total
