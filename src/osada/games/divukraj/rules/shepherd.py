"""Shepherd (R8.42): what is paid for it goes to an opponent."""

from osada.engine.compiled import rule
from osada.games.divukraj.components import BERRY, N_RESOURCES, printed
from osada.games.divukraj.rules.agenda import pop
from osada.games.divukraj.rules.giving import goods_receivers
from osada.games.divukraj.rules.room import total_due
from osada.games.divukraj.rules.words import TO_SEAT

BERRIES = printed("shepherd", "gain")
POINTS_A_TOKEN = printed("shepherd", "gain_point_tokens", "each")


@rule
def is_paid_to_others(state):
    """R8.42 Something is paid, and somebody can receive it."""
    return total_due(state) > 0 and goods_receivers(state) != 0


@rule
def pay_to(state, code):
    """R8.42"""
    pop(state)
    for resource in range(N_RESOURCES):
        state.players[code - TO_SEAT].resources[resource] += state.due[resource]


@rule
def tend(state, city):
    """R8.42 The tokens on the Chapel stay there."""
    state.players[state.seat].resources[BERRY] += BERRIES
    city.points += POINTS_A_TOKEN * city.chapel
