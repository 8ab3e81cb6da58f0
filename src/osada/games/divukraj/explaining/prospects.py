"""What may still come to a seat: the cards, the workers and the events that are within its reach.

None of it ever grows. Cards come round again: those of a city leave it (Ruins, University, Dungeon and others), the
discard pile becomes the deck. Lost to all are only cards beneath an event and those of players who have passed.
"""

from collections.abc import Sequence
from functools import cached_property

from osada.games.divukraj.components import (
    ALL_WORKERS,
    AUTUMN,
    CEMETERY,
    COPIES,
    IS_UNIQUE,
    MONASTERY,
    N_CARDS,
    N_EVENTS,
    YEARS,
)
from osada.games.divukraj.explaining.goals import OF_COLOUR, colours_of, named_by
from osada.games.divukraj.explaining.plain import Plain
from osada.games.divukraj.explaining.steps import workers_on
from osada.games.divukraj.state import NOBODY, NOTHING
from osada.games.divukraj.tasks import Task


class Prospects:
    """Of one seat."""

    def __init__(self, state: Plain, seat: int) -> None:
        self.state, self.seat = state, seat
        self.city, self.player = state.cities[seat], state.players[seat]
        self.is_over = state.phase == Task.OVER
        self.has_turns = not self.is_over and not self.player.passed
        self.cards = cards_within_reach(state)
        self.workers = free_workers(state, seat) if self.has_turns else 0

    @cached_property
    def achievable(self) -> list[int]:
        """R6.1, R6.2 The events that nobody has, if there is a worker to be sent and the city can be as they ask."""
        is_open = [event for event in range(N_EVENTS) if self.state.event_owner[event] == NOBODY and self.workers]
        return [event for event in is_open if self.may_meet(event)]

    def may_meet(self, event: int) -> bool:
        has_colours = (sum(map(self.most_of, OF_COLOUR[colour])) >= needed for colour, needed in colours_of(event))
        return all(self.cards[card] for card in named_by(event)) and all(has_colours)

    def most_of(self, card: int) -> int:
        """R1.4 In one city."""
        return min(1, self.cards[card]) if IS_UNIQUE[card] else self.cards[card]


def cards_within_reach(state: Plain) -> tuple[int, ...]:
    """How many of each may come into the city of somebody who plays on, those that stand there among them.

    R6.4, R11.1 Nothing comes back from beneath an event, nor from a city, a Dungeon or a hand of one who has passed.
    """
    left = COPIES[state.edition].tolist()
    for card in state.beneath.ravel().tolist():
        take(left, card)
    for seat, player in enumerate(state.players):
        if player.passed:
            for card in range(N_CARDS):
                left[card] -= state.cities[seat].cards[card] + (state.held_openly[seat] >> card & 1)
            for card in state.cities[seat].prisoners:
                take(left, card)
    return tuple(left)


def take(left: list[int], card: int) -> None:
    if card != NOTHING:
        left[card] -= 1


def free_workers(state: Plain, seat: int) -> int:
    """R5.9, R10.3 All but those that are lost or stay for good. R12.9 In year 3 one leaves in autumn."""
    city, player = state.cities[seat], state.players[seat]
    staying = sum(player.at_journey) + sum(len(workers_on(city, card)) for card in (CEMETERY, MONASTERY))
    leaving = state.year == len(YEARS) and state.rival_season < AUTUMN
    return int(ALL_WORKERS - player.lost - staying - leaving)


def others(state: Plain, seat: int) -> Sequence[int]:
    """Who plays on beside this seat."""
    return [other for other, player in enumerate(state.players) if other != seat and not player.passed]
