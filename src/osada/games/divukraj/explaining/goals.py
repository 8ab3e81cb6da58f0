"""How far a city is on the way to the events that nobody has achieved (R6.1): what is there of what they ask for."""

from collections.abc import Iterator

from osada.engine.counting import Goal
from osada.games.divukraj.components import (
    BERRY,
    CARDS,
    COLOUR,
    COLOURS,
    CROAK_WART_CURE,
    EVENTS,
    N_CARDS,
    N_EVENTS,
    NEEDS_CARDS,
    NEEDS_COLOURS,
    RESOURCES,
)
from osada.games.divukraj.explaining.plain import Plain
from osada.games.divukraj.explaining.steps import in_city
from osada.games.divukraj.rules.events import CURE_BERRIES
from osada.games.divukraj.state import NOBODY

OF_COLOUR = [tuple(card for card in range(N_CARDS) if COLOUR[card] == colour) for colour in range(len(COLOURS))]


def goals(state: Plain, seat: int) -> Iterator[Goal]:
    """R3.6 Who has passed has none."""
    for event in range(N_EVENTS):
        if state.event_owner[event] == NOBODY and not state.players[seat].passed:
            yield goal(state, seat, event)


def goal(state: Plain, seat: int, event: int) -> Goal:
    """R6.1 Named cards and cards of a colour; Croak Wart Cure asks for berries, too."""
    city, named = state.cities[seat], named_by(event)
    counted = [CARDS[card] for card in named if city.cards[card]]
    counted += [word for colour, needed in colours_of(event) for word in in_city(city, OF_COLOUR[colour])[:needed]]
    needed = len(named) + sum(number for _, number in colours_of(event))
    if event == CROAK_WART_CURE:
        needed += CURE_BERRIES
        counted += [RESOURCES[BERRY]] * min(CURE_BERRIES, state.players[seat].resources[BERRY])
    return Goal(EVENTS[event], len(counted), needed, counted)


def named_by(event: int) -> list[int]:
    return [card for card in NEEDS_CARDS[event].tolist() if card >= 0]


def colours_of(event: int) -> list[tuple[int, int]]:
    """Each colour that it asks for, and how many cards."""
    return [(colour, number) for colour, number in enumerate(NEEDS_COLOURS[event].tolist()) if number]
