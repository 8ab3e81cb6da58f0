"""The most that a card or a milestone may still count (R9), at any moment until the end.

Each bound looks at one kind of thing, as if all that comes were the best for it, and says why nothing beats it.
"""

from collections.abc import Callable, Mapping
from itertools import permutations
from math import isqrt
from types import SimpleNamespace

from osada.games.mesta.components import N_COLOURS
from osada.games.mesta.conditions import (
    ANY,
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
    LINES,
    LOT_AREAS,
    MOST_STOREYS,
    PAIRS,
    REACH,
    SETS,
    SPACES,
)
from osada.games.mesta.explaining import asked, most_areas, most_lines, most_places
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, each
from osada.games.mesta.explaining.sites import (
    SIDES,
    colours_of,
    costs,
    most_buildings,
    new_lots,
)


def most(outlook: Outlook, condition: Plain) -> int:
    return MOST[condition.measure](outlook, condition)


def buildings(outlook: Outlook, condition: Plain) -> int:
    """Every building needs its storeys, and the cheapest ones are counted first."""
    return most_buildings(outlook, condition.filters[0])


# --- Sets and heights -------------------------------------------------------


def sets(outlook: Outlook, condition: Plain) -> int:
    """No building serves two members, so the pieces for all of them add up; and so do the storeys that must stand."""
    members = condition.filters[: condition.members]
    needs = [costs(outlook, member, colours_of(member)) for member in members]
    number, most = 0, min(most_buildings(outlook, member) for member in members)
    while number < most and is_affordable(outlook, members, needs, number + 1):
        number += 1
    return number


def is_affordable(outlook: Outlook, members: list[Plain], needs: list[list[int]], number: int) -> bool:
    """So many sets."""
    pieces, buildings = outlook.rest.all_pieces, number * len(members)
    standing = sum(storeys_of(outlook, max(member.high for member in members))[:buildings])
    return (
        sum(sum(need[:number]) for need in needs) <= pieces
        and number * sum(member.low for member in members) <= standing + pieces
        and buildings <= outlook.built.bit_count() + outlook.new_buildings
    )


def storeys_of(outlook: Outlook, high: int) -> list[int]:
    """Of all buildings up to this height, the highest first."""
    numbers = {height: asked.of_height(outlook, height).bit_count() for height in reversed(range(high))}
    return [height + 1 for height, number in numbers.items() for _ in range(number)]


def heights(outlook: Outlook, condition: Plain) -> int:
    """Every height needs a building of its own, so the pieces for all of them add up."""
    needs = sorted(
        cost
        for height in range(1, MOST_STOREYS + 1)
        for cost in costs(outlook, exactly(condition.filters[0], height), colours_of(condition.filters[0]))[:1]
    )
    return sum(sum(needs[: number + 1]) <= outlook.rest.all_pieces for number in range(len(needs)))


def all_different(outlook: Outlook, condition: Plain) -> int:
    """The same for each way to give four colours four heights, and no colour's pieces serve another."""
    any_building = SimpleNamespace(colour=ANY, beside=ANY)
    needs = [
        [costs(outlook, exactly(any_building, height), [colour])[:1] for height in range(1, MOST_STOREYS + 1)]
        for colour in range(N_COLOURS)
    ]
    ways = ([needs[colour][height] for colour, height in enumerate(way)] for way in permutations(range(MOST_STOREYS)))
    return int(any(is_paid(outlook, way) for way in ways))


def is_paid(outlook: Outlook, needs: list[list[int]]) -> bool:
    """One building of each colour: what it costs, if there is any."""
    each_paid = all(need and need[0] <= pieces for need, pieces in zip(needs, outlook.rest.pieces, strict=True))
    return each_paid and sum(need[0] for need in needs) <= outlook.rest.all_pieces


def exactly(filter: Plain, height: int) -> Plain:
    return SimpleNamespace(colour=filter.colour, beside=filter.beside, low=height, high=height)


# --- Pairs ------------------------------------------------------------------


def pairs(outlook: Outlook, condition: Plain) -> int:
    """A new building makes a pair with each neighbour that stands, and half a pair with each that may come, too.

    And however they stand: each building has four sides, and n of them share 2n - 2√n at the most (Harary, Harborth).
    """
    one, other = (member.colour for member in condition.filters[:2])
    limits = {colour: new_of_colour(outlook, colour) for colour in (one, other)}
    halves = half_pairs(outlook, one, other)[: limits[one]]
    if one != other:
        halves = sorted(halves + half_pairs(outlook, other, one)[: limits[other]], reverse=True)
    buildings = {colour: outlook.buildings[colour].bit_count() for colour in limits}
    there = int(asked.pairs(outlook.buildings[one], outlook.buildings[other]))
    total = sum(buildings.values()) + min(sum(limits.values()), outlook.rest.all_pieces)
    return min(
        there + sum(halves[: outlook.rest.all_pieces]) // 2,
        SIDES * min(buildings[colour] + limits[colour] for colour in limits),
        2 * total - isqrt(4 * total - 1) - 1 if total else 0,
    )


def new_of_colour(outlook: Outlook, colour: int) -> int:
    lots = outlook.lots(colour).bit_count() + new_lots(outlook, [colour])
    return min(outlook.rest.pieces[colour], lots)


def half_pairs(outlook: Outlook, own: int, other: int) -> list[int]:
    """For each new building of its own colour, the best first."""
    elsewhere = outlook.open | (outlook.free if outlook.new_wild else 0)
    partners = (outlook.lots(other) | elsewhere) if outlook.rest.pieces[other] else 0

    def halves(space: int) -> int:
        around = asked.beside(space)
        return 2 * int(around & outlook.buildings[other]).bit_count() + int(around & partners).bit_count()

    lots = outlook.lots(own)
    new = sorted((halves(space) for space in each(elsewhere & ~lots)), reverse=True)[: new_lots(outlook, [own])]
    return sorted([halves(space) for space in each(lots)] + new, reverse=True)


MOST: Mapping[int, Callable[[Outlook, Plain], int]] = {
    BUILDINGS: buildings,
    PAIRS: pairs,
    SETS: sets,
    HEIGHTS: heights,
    COLOURS_AND_HEIGHTS: all_different,
    AREAS: most_areas.areas_that_are_enough,
    LARGEST_AREA: most_areas.largest,
    REACH: most_areas.reach,
    DIFFERENT_FEATURES: most_areas.different_features,
    AT_AREA: most_areas.buildings_beside_one,
    SPACES: most_areas.spaces,
    FEATURES: most_areas.features,
    LOT_AREAS: most_areas.lot_areas,
    LINES: most_lines.lines,
    COLOURFUL_LINES: most_lines.colourful,
    BUILDING_RUN: most_lines.building_run,
    GROUND_RUN: most_lines.ground_run,
    BRIDGES: most_places.bridges,
    BLOCKS: most_places.blocks,
    AT_STATUE: most_places.at_statue,
    AT_TOWER: most_places.at_tower,
}
