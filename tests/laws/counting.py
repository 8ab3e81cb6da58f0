"""Laws about how points come about, for the games that tell."""

import math

from osada.engine.counting import Count
from tests.laws.matches import some_positions


def counts_of(table):
    return [table.game.count(table.states, seat) for seat in range(table.seats)]


def what_is_counted_is_the_score(case):
    """The parts are those of the score, in the order of the game, and the steps of each add up to what it pays."""
    order = [part.name for part in case.game.parts]
    for table in some_positions(case):
        for seat, found in enumerate(counts_of(table)):
            assert isinstance(found, Count)
            names = [part.part for part in found.parts]
            assert names == sorted(names, key=order.index), "the parts are not in the order of the game"
            scored = table.scores().seats[seat].parts.items()
            paid = {name: points for name, points in scored if isinstance(points, int)}
            assert {part.part: part.now for part in found.parts} == paid, f"seat {seat} is scored otherwise"
            for part in found.parts:
                assert sum(step.points for step in part.steps) == part.now, f"the steps of {part.part} add up otherwise"


def nothing_pays_more_than_is_possible(case):
    """What is possible is never less than what is paid, never rises, and at the end nothing more is possible.

    Where no bound is told there is none.
    """
    said = [{} for _ in range(case.seats)]
    for table in some_positions(case):
        for seat, found in enumerate(counts_of(table)):
            for part in found.parts:
                possible = math.inf if part.possible is None else part.possible
                most = said[seat].setdefault(part.part, possible)
                assert part.now <= possible <= most, f"{part.part} of seat {seat} pays more than was possible"
                assert possible == part.now or not table.over, f"{part.part} could pay more after the end"
                said[seat][part.part] = possible
