"""How far a district is on the way to a milestone (R8, R9), and the spaces that bring it there."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from osada.games.mesta.components import GROUND_OF, N_COLOURS, STATUE_KIND
from osada.games.mesta.conditions import (
    AREAS,
    AT_AREA,
    AT_STATUE,
    AT_TOWER,
    BLOCKS,
    BRIDGES,
    BUILDING_RUN,
    BUILDINGS,
    COLOURFUL_LINES,
    COLOURS_AND_HEIGHTS,
    DIFFERENT_FEATURES,
    FEATURES,
    GROUND_RUN,
    HEIGHTS,
    LARGEST_AREA,
    LOT_AREAS,
    MOST_STOREYS,
    NEIGHBOURS,
    REACH,
    SPACES,
    TOWERS,
)
from osada.games.mesta.counting import ALL_DIFFERENT
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.lots import best_lot_areas
from osada.games.mesta.explaining.plain import Plain, areas, each
from osada.games.mesta.explaining.steps import different
from osada.games.mesta.spaces import LINES_OF_FRAME

BLOCK = 4  # buildings of a block


class Way(NamedTuple):
    """How far it is, how far it must be, and the spaces that count."""

    reached: int
    needed: int
    counted: int


def way(district: Plain, condition: Plain) -> Way:
    """It is there exactly when the milestone is met."""
    return WAYS[condition.measure](district, condition)


def all_of(spaces: Callable[[Plain, Plain], int]) -> Callable[[Plain, Plain], Way]:
    """A milestone that counts spaces: as many as there are."""

    def found(district: Plain, condition: Plain) -> Way:
        counted = int(spaces(district, condition))
        return Way(counted.bit_count(), condition.least, counted)

    return found


def best_of(needed: int, sets: Callable[[Plain, Plain], Iterator[int]]) -> Callable[[Plain, Plain], Way]:
    """One that asks for something whole, of so many spaces: what has the most of them."""

    def found(district: Plain, condition: Plain) -> Way:
        counted = max((int(spaces) for spaces in sets(district, condition)), key=int.bit_count, default=0)
        return Way(counted.bit_count(), needed, counted)

    return found


# --- Buildings --------------------------------------------------------------


def one_of_each_height(district: Plain, condition: Plain) -> int:
    """R9.10"""
    found = asked.matching(district, condition.filters[0])
    return sum(next(each(found & asked.of_height(district, height)), 0) for height in range(MOST_STOREYS))


def all_different(district: Plain, condition: Plain) -> Iterator[int]:
    """R9.10 Buildings of different colours and different heights."""
    there = asked.colours_and_heights(district)
    for row in ALL_DIFFERENT.tolist():
        yield sum(one_building(district, *divmod(int(one).bit_length() - 1, MOST_STOREYS)) for one in each(row & there))


def one_building(district: Plain, colour: int, height: int) -> int:
    return next(each(district.buildings[colour] & asked.of_height(district, height)))


def blocks(district: Plain, condition: Plain) -> Iterator[int]:
    """R9.11 What stands of each square already. One that would leave the frame is never whole."""
    high = int(asked.matching(district, condition.filters[0]))
    for corner in each(high | asked.left(high) | asked.up(high) | asked.left(asked.up(high))):
        across = corner | asked.right(corner)
        yield high & (across | asked.down(across))


def runs(spaces: int) -> int:
    """R9.8 The first of the longest runs: dropping a space of every run leaves the ends of these at last."""
    length = asked.longest_run(spaces)
    for forth, back in ((asked.right, asked.left), (asked.down, asked.up)):
        ends = spaces
        for _ in range(length - 1):
            ends &= forth(ends)
        if ends:
            run = ends & -ends
            for _ in range(length - 1):
                run |= back(run)
            return int(run)
    return 0


def colours_of_lines(district: Plain, condition: Plain) -> Iterator[int]:
    """R9.12 The first building of each colour."""
    for line in LINES_OF_FRAME.tolist():
        yield sum(next(each(district.buildings[colour] & line), 0) for colour in range(N_COLOURS))


def most_beside(district: Plain, condition: Plain) -> Way:
    """R9.12 The statue or tower with the most buildings beside it that count."""
    at_tower = condition.measure == AT_TOWER
    centres = asked.matching(district, condition.filters[TOWERS]) if at_tower else district.features[STATUE_KIND]
    around = int(asked.matching(district, condition.filters[NEIGHBOURS]) if at_tower else district.storeys[0])
    best = max(each(centres), key=lambda centre: int(asked.beside(centre) & around).bit_count(), default=0)
    found = int(asked.beside(best) & around)
    return Way(found.bit_count(), condition.least, best | found)


# --- Areas ------------------------------------------------------------------


def ground_of(district: Plain, condition: Plain) -> int:
    return int(district.ground[GROUND_OF[condition.terrain]])


def enough_areas(district: Plain, condition: Plain) -> Way:
    """R9.7"""
    enough = [area for area in areas(ground_of(district, condition)) if asked.is_enough(district, condition, area)]
    return Way(len(enough), condition.least, sum(enough))


def best_area(district: Plain, condition: Plain) -> Way:
    """R9.9 With what is counted of it: the area, its different features, the buildings beside it."""
    measured = partial(asked.measured, district, condition)
    counted = best = max(areas(ground_of(district, condition)), key=measured, default=0)
    if condition.measure == DIFFERENT_FEATURES:
        counted = different(district, condition.terrain, best)
    elif condition.measure == AT_AREA:
        counted = asked.beside(best) & district.storeys[0]
    return Way(measured(best), condition.least, int(counted))


def lot_areas(district: Plain, condition: Plain) -> Way:
    """R9.13"""
    return Way(*best_lot_areas(district, condition.extent, condition.least))


WAYS: Mapping[int, Callable[[Plain, Plain], Way]] = {  # by measure: those of MILESTONE_TYPES
    BUILDINGS: all_of(lambda district, condition: asked.matching(district, condition.filters[0])),
    HEIGHTS: all_of(one_of_each_height),
    COLOURS_AND_HEIGHTS: best_of(N_COLOURS, all_different),
    AREAS: enough_areas,
    LARGEST_AREA: best_area,
    REACH: best_area,
    DIFFERENT_FEATURES: best_area,
    AT_AREA: best_area,
    COLOURFUL_LINES: best_of(N_COLOURS, colours_of_lines),
    BUILDING_RUN: all_of(lambda district, condition: runs(district.storeys[0])),
    GROUND_RUN: all_of(lambda district, condition: runs(ground_of(district, condition))),
    SPACES: all_of(ground_of),
    FEATURES: all_of(lambda district, condition: asked.features_of(district, condition.terrain)),
    BRIDGES: all_of(lambda district, condition: asked.bridges(district)),
    BLOCKS: best_of(BLOCK, blocks),
    LOT_AREAS: lot_areas,
    AT_STATUE: most_beside,
    AT_TOWER: most_beside,
}
