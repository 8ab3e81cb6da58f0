"""The most that a card or a milestone may still count (R9), at any moment until the end.

Each bound looks at one kind of thing, as if all that comes were the best for it, and says why nothing beats it.
"""

from collections.abc import Callable, Collection, Mapping
from functools import reduce
from itertools import combinations, permutations
from math import isqrt
from operator import or_
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
from osada.games.mesta.explaining import asked, most_areas, most_lines, most_lots, most_places
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, around, each
from osada.games.mesta.explaining.sites import (
    EVERYWHERE,
    SIDES,
    colours_of,
    costs,
    most_buildings,
    near,
)


def most(outlook: Outlook, condition: Plain) -> int:
    return MOST[condition.measure](outlook, condition)


def buildings(outlook: Outlook, condition: Plain) -> int:
    """Every building needs its storeys, and the cheapest ones are counted first."""
    return most_buildings(outlook, condition.filters[0])


# --- Sets and heights -------------------------------------------------------


def sets(outlook: Outlook, condition: Plain) -> int:
    """No building serves two members, so the pieces that they need add up, for each colour and in all."""
    members = condition.filters[: condition.members]
    number, most = 0, min(most_buildings(outlook, member) for member in members)
    while number < most and is_affordable(outlook, members, number + 1):
        number += 1
    return number


def is_affordable(outlook: Outlook, members: list[Plain], number: int) -> bool:
    """So many sets."""
    needs = [pieces_for(outlook, group, number) for group in apart(members)]
    buildings = outlook.built.bit_count() + outlook.new_buildings
    return sum(needs) <= outlook.rest.all_pieces and number * len(members) <= buildings


def apart(members: list[Plain]) -> list[list[Plain]]:
    """Members that no building can come to match both: those of other colours, if all have one."""
    if any(member.colour == ANY for member in members):
        return [members]
    return [[member for member in members if member.colour == colour] for colour in {each.colour for each in members}]


def pieces_for(outlook: Outlook, members: list[Plain], number: int) -> int:
    """For so many buildings of each member."""
    if len(members) == 1:
        return sum(costs(outlook, members[0], colours_of(members[0]))[:number])
    return pieces_to_match(outlook, members * number, EVERYWHERE)


def pieces_to_match(outlook: Outlook, filters: list[Plain], spaces: int) -> int:
    """For one building here for each of these: the highest that stand are taken for the highest that they can serve.

    Two that change places never save more: the higher one saves at least as much where more is asked for.
    """
    missing = sorted(filters, key=lambda filter: filter.low, reverse=True)
    colours = {colour for filter in filters for colour in colours_of(filter)}
    saved = 0
    for height in standing(outlook, colours, spaces):
        served = next((filter for filter in missing if height <= filter.high), None)
        if served:
            missing.remove(served)
            saved += min(height, served.low)
    return int(sum(filter.low for filter in filters) - saved)


def standing(outlook: Outlook, colours: Collection[int], spaces: int) -> list[int]:
    """The heights of all buildings of these colours here, the highest first."""
    there = reduce(or_, (outlook.buildings[colour] for colour in colours)) & spaces
    heights = range(MOST_STOREYS, 0, -1)
    return [height for height in heights for _ in each(there & asked.of_height(outlook, height - 1))]


def heights(outlook: Outlook, condition: Plain) -> int:
    """Every height needs a building of its own, so the pieces that they need add up."""
    filters = [exactly(condition.filters[0], height) for height in range(1, MOST_STOREYS + 1)]
    now, places, _ = near(outlook, condition.filters[0].beside)
    spaces = now | asked.beside(places)
    able = [filter for filter in filters if costs(outlook, filter, colours_of(filter))]
    return max(
        number
        for number in range(len(able) + 1)
        for chosen in combinations(able, number)
        if not chosen or pieces_to_match(outlook, list(chosen), spaces) <= outlook.rest.all_pieces
    )


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
    one, other = (int(member.colour) for member in condition.filters[:2])
    limits = {colour: outlook.new_of(colour) for colour in (one, other)}
    standing = {colour: outlook.buildings[colour].bit_count() for colour in limits}
    halves = half_pairs(outlook, one, other)[: limits[one]]
    if one != other:
        halves = sorted(halves + half_pairs(outlook, other, one)[: limits[other]], reverse=True)
    new = min(new_of_two(outlook, *sorted(limits)), outlook.rest.all_pieces)
    total = sum(standing.values()) + new
    return min(
        int(asked.pairs(outlook.buildings[one], outlook.buildings[other])) + sum(halves[:new]) // 2,
        SIDES * min(standing[colour] + limits[colour] for colour in limits),
        2 * total - isqrt(4 * total - 1) - 1 if total else 0,
    )


def new_of_two(outlook: Outlook, one: int, other: int | None = None) -> int:
    """New buildings of one colour, or of both together: a lot to come has one of them."""
    if other is None:
        return outlook.new_of(one)
    lots = (outlook.lots(one) | outlook.lots(other)).bit_count() + outlook.rest.lots_of_two[one, other]
    return min(outlook.new_of(one) + outlook.new_of(other), lots + outlook.new_wild)


def half_pairs(outlook: Outlook, own: int, other: int) -> list[int]:
    """For each new building of its own colour, the best first."""
    elsewhere = outlook.open | (outlook.free if outlook.new_wild else 0)
    partners = (outlook.lots(other) | elsewhere) if outlook.rest.pieces[other] else 0

    def halves(space: int) -> int:
        near_it = around(space)
        return 2 * (near_it & outlook.buildings[other]).bit_count() + (near_it & partners).bit_count()

    lots = outlook.lots(own)
    new = sorted((halves(space) for space in each(elsewhere & ~lots)), reverse=True)[: outlook.new_lots(own)]
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
    LOT_AREAS: most_lots.lot_areas,
    LINES: most_lines.lines,
    COLOURFUL_LINES: most_lines.colourful,
    BUILDING_RUN: most_lines.building_run,
    GROUND_RUN: most_lines.ground_run,
    BRIDGES: most_places.bridges,
    BLOCKS: most_places.blocks,
    AT_STATUE: most_places.at_statue,
    AT_TOWER: most_places.at_tower,
}
