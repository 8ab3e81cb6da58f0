"""How the points of a seat come about (R8 to R10): what is counted, what it pays, and what it may still pay."""

from collections.abc import Iterator

from osada.engine.counting import Count, Goal, PartCount, Step
from osada.engine.layout import States
from osada.games.mesta.components import (
    CARDS,
    CITIES,
    MILESTONES,
    N_MILESTONES,
    N_RINGS,
    OF_CITY,
    SLOT_POINTS,
    STATUE_POINTS,
)
from osada.games.mesta.conditions import PARK, WATER
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.goals import way
from osada.games.mesta.explaining.most import most
from osada.games.mesta.explaining.most_areas import most_area_points
from osada.games.mesta.explaining.outlook import outlooks
from osada.games.mesta.explaining.plain import Plain, card_condition, milestone_condition, plain, words
from osada.games.mesta.explaining.rest import rest_of
from osada.games.mesta.explaining.steps import area_steps, card_steps, statue_steps
from osada.games.mesta.scoring import ALWAYS
from osada.games.mesta.state import NOTHING


def count(states: States, seat: int) -> Count:
    """Of one seat, as everybody may know it (R12.1)."""
    seen = Seat(plain(states[0]), seat)
    return Count(parts=tuple(seen.parts()), goals=tuple(seen.goals()))


class Seat:
    """One seat of a position, and all ways in which its district may still lie."""

    def __init__(self, state: Plain, seat: int) -> None:
        self.state, self.seat, self.district = state, seat, state.districts[seat]
        self.rest = rest_of(state, seat)
        self.outlooks = list(outlooks(state, seat, self.rest))

    def most(self, condition: Plain) -> int:
        """Of what is counted."""
        return max(most(outlook, condition) for outlook in self.outlooks)

    # --- Parts (R10) ---

    def parts(self) -> Iterator[PartCount]:
        """In the order of the score sheet."""
        district = self.district
        found = {
            "milestones": (asked.milestone_points(self.state, self.seat), self.most_rings(), list(self.ring_steps())),
            "water": (asked.area_points(district, WATER), self.most_in_areas(WATER), area_steps(district, WATER)),
            "park": (asked.area_points(district, PARK), self.most_in_areas(PARK), area_steps(district, PARK)),
            "statues": (asked.statue_points(district), self.most_statues(), statue_steps(district)),
        }
        for name in ALWAYS:
            now, possible, steps = found[name]
            yield PartCount(name, int(now), int(possible), steps)
        yield from (self.card(card) for card in range(len(CARDS)) if district.cards >> card & 1)

    def card(self, card: int) -> PartCount:
        """R9.4, R10.5"""
        condition = card_condition(self.state.edition, card)
        full_numbers = self.most(condition) // condition.each
        return PartCount(
            part=CARDS[card],
            now=int(asked.payment(self.district, condition)),
            possible=full_numbers * condition.points,
            steps=card_steps(self.district, condition),
        )

    def most_in_areas(self, terrain: int) -> int:
        return max(most_area_points(outlook, terrain) for outlook in self.outlooks)

    def most_statues(self) -> int:
        """R10.4 Those that stand, and those for which there is room."""
        new = max(outlook.new_statues for outlook in self.outlooks)
        return int(asked.statue_points(self.district) + STATUE_POINTS * new)

    # --- Milestones (R8) ---

    @property
    def milestones(self) -> list[int]:
        """Of the metropolis, or none before it is drawn."""
        return OF_CITY[self.state.edition, self.state.metropolis].tolist() if self.state.metropolis != NOTHING else []

    def goals(self) -> Iterator[Goal]:
        for milestone in self.milestones:
            reached, needed, counted = way(self.district, milestone_condition(self.state.edition, milestone))
            yield Goal(MILESTONES[milestone], int(reached), int(needed), words(self.district, counted))

    def ring_steps(self) -> Iterator[Step]:
        """R8.4 A ring stays, with the spaces that make its milestone, if it is still met."""
        for index, (milestone, goal) in enumerate(zip(self.milestones, self.goals(), strict=True)):
            for slot in range(N_RINGS):
                if self.state.rings[index, slot] == self.seat:
                    counted = goal.counted if goal.reached >= goal.needed else ()
                    yield Step(int(SLOT_POINTS[self.state.edition, milestone, slot]), (), counted)

    def most_rings(self) -> int:
        """R8.2 Those it has, and the best free slot of each milestone that can be met; at first in any metropolis."""
        cities = range(len(CITIES)) if self.state.metropolis == NOTHING else [self.state.metropolis]
        new = max(sum(self.most_of_milestone(city, index) for index in range(N_MILESTONES)) for city in cities)
        return int(asked.milestone_points(self.state, self.seat) + (new if self.rest.has_turns else 0))

    def most_of_milestone(self, city: int, index: int) -> int:
        milestone = int(OF_CITY[self.state.edition, city, index])
        condition = milestone_condition(self.state.edition, milestone)
        slot = asked.free_slot(self.state, index, self.seat)
        if slot == N_RINGS or all(most(outlook, condition) < condition.least for outlook in self.outlooks):
            return 0
        return int(SLOT_POINTS[self.state.edition, milestone, slot])
