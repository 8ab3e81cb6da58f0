"""The most that areas may still come to (R9.7, R9.9, R9.13, R10.3).

An area is open while a tile may come beside it: such areas may grow and join, all others have the spaces they have.
"""

from functools import lru_cache
from types import SimpleNamespace

from osada.games.mesta.components import (
    AREA_POINTS,
    FIRST_KIND,
    GROUND_OF,
    KINDS_OF_TERRAIN,
)
from osada.games.mesta.conditions import ANY, MOST_STOREYS, STATUE
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.outlook import Outlook
from osada.games.mesta.explaining.plain import Plain, areas
from osada.games.mesta.explaining.sites import most_buildings

POINTS = AREA_POINTS.tolist()
REMEMBERED = 4096  # rows of areas: the same ones come again with every seat that asks and in every way to lie
ANY_BUILDING = {"colour": ANY, "low": 1, "high": MOST_STOREYS}


def is_open(outlook: Outlook, area: int) -> bool:
    return bool(asked.beside(area) & outlook.open)


def number(spaces: int) -> int:
    return int(spaces).bit_count()


# --- Spaces and features ----------------------------------------------------


def new_spaces(outlook: Outlook, condition: Plain) -> int:
    """Of this terrain, on tiles to come."""
    return int(outlook.rest.spaces[condition.terrain])


def spaces(outlook: Outlook, condition: Plain) -> int:
    """What is there, and the tiles with the most of it."""
    return number(outlook.ground[GROUND_OF[condition.terrain]]) + new_spaces(outlook, condition)


def features(outlook: Outlook, condition: Plain) -> int:
    """What lies there, and what can be taken, as far as there is room for it."""
    there = number(asked.features_of(outlook, condition.terrain))
    if condition.terrain == STATUE:
        return there + outlook.new_statues
    return there + int(min(outlook.rest.of_terrain[condition.terrain], spaces(outlook, condition) - there))


# --- Areas of park and water ------------------------------------------------


def areas_that_are_enough(outlook: Outlook, condition: Plain) -> int:
    """One that is enough stays one. Any other has to hold one that lacks features only, or a new piece of ground.

    Those that hold none of the first kind share the spaces that are too few yet, and all have to share the features.
    """
    lacking = [area for area in outlook.areas[condition.terrain] if not asked.is_enough(outlook, condition, area)]
    there = len(outlook.areas[condition.terrain]) - len(lacking)
    large = [area for area in lacking if number(area) >= condition.extent]
    small = [area for area in lacking if number(area) < condition.extent and is_open(outlook, area)]
    grown = (sum(map(number, small)) + new_spaces(outlook, condition)) // condition.extent
    more = len(large) + int(min(grown, outlook.rest.areas[condition.terrain]))
    if condition.features:
        placed = number(asked.features_of(outlook, condition.terrain) & sum(large + small))
        more = min(more, (placed + outlook.rest.of_terrain[condition.terrain]) // condition.features)
    return there + more


def largest(outlook: Outlook, condition: Plain) -> int:
    """At best all that open spaces hold together join, with all that comes."""
    return max((most_spaces(outlook, condition, whole) for whole in joined(outlook, condition)), default=0)


def reach(outlook: Outlook, condition: Plain) -> int:
    """No further than they reach together, nor than there are spaces, nor than the district is long."""
    return max(
        (
            min(asked.reach(whole), most_spaces(outlook, condition, whole), outlook.longest)
            for whole in joined(outlook, condition)
        ),
        default=0,
    )


def joined(outlook: Outlook, condition: Plain) -> list[int]:
    """Areas with the open spaces through which they may join; each as it is, where nothing comes."""
    ground = outlook.ground[GROUND_OF[condition.terrain]]
    return list(areas(ground | outlook.open if new_spaces(outlook, condition) else ground))


def most_spaces(outlook: Outlook, condition: Plain, whole: int) -> int:
    coming = min(new_spaces(outlook, condition), number(whole & outlook.open))
    return number(whole & outlook.ground[GROUND_OF[condition.terrain]]) + coming


def buildings_beside_one(outlook: Outlook, condition: Plain) -> int:
    """One that keeps its spaces keeps its neighbours; one that grows may have all that stand beside this ground."""
    most = [
        number(near & outlook.built) + min(outlook.new_buildings, number(near & ~outlook.built & outlook.buildable))
        for near in (asked.beside(area) for area in outlook.areas[condition.terrain])
    ]
    if new_spaces(outlook, condition):
        most.append(most_buildings(outlook, SimpleNamespace(**ANY_BUILDING, beside=condition.terrain)))
    return max(most, default=0)


# --- Different features -----------------------------------------------------
# A row is an area: how many different features it has, and how many it may come to have.

Row = tuple[int, int]


def different_features(outlook: Outlook, condition: Plain) -> int:
    """The kinds that lie in an area, or in all open ones together, and those that can still be had."""
    coming = outlook.rest.of_terrain[condition.terrain]
    rows = [*closed_rows(outlook, condition.terrain), *joined_rows(outlook, condition.terrain)]
    return max((min(now + coming, most) for now, most in rows), default=0)


def most_area_points(outlook: Outlook, terrain: int) -> int:
    """R10.3 Each feature to come is given to the area where it is best; those in open areas are arranged as is best.

    Points rise faster than kinds, so nothing beats first areas that have every kind that is left. The same holds if all
    areas were open, and then no kind is used more often than it is there.
    """
    coming = outlook.rest.of_terrain[terrain]
    closed = most_points(tuple(closed_rows(outlook, terrain)), coming)
    joined = most_points(tuple(joined_rows(outlook, terrain)), min(coming, open_room(outlook, terrain)))
    apart = max(closed[coming - used] + points for used, points in enumerate(joined))
    return min(apart, most_points(tuple(rows_of_all(outlook, terrain)), coming)[-1])


def closed_rows(outlook: Outlook, terrain: int) -> list[Row]:
    return [closed_row(outlook, terrain, area) for area in outlook.areas[terrain] if not is_open(outlook, area)]


def closed_row(outlook: Outlook, terrain: int, area: int) -> Row:
    there = [bool(outlook.features[kind] & area) for kind in kinds_of(terrain)]
    coming = [outlook.rest.features[kind] > 0 for kind in kinds_of(terrain)]
    missing = sum(comes and not is_there for comes, is_there in zip(coming, there, strict=True))
    return sum(there), sum(there) + min(missing, number(area & ~asked.features_of(outlook, terrain)))


def joined_rows(outlook: Outlook, terrain: int) -> list[Row]:
    """The first area gets one of every kind, the next one of every kind that is left, and so on."""
    found = open_areas(outlook, terrain)
    there = areas_with(outlook, terrain, found)
    kinds = sum(count + outlook.rest.features[kind] > 0 for count, kind in zip(there, kinds_of(terrain), strict=True))
    return [(sum(count > area for count in there), kinds) for area in range(len(found) + outlook.rest.areas[terrain])]


def rows_of_all(outlook: Outlook, terrain: int) -> list[Row]:
    """The same as if all areas were open, each kind as often as it is there."""
    found = outlook.areas[terrain]
    there = areas_with(outlook, terrain, found)
    most = [count + outlook.rest.features[kind] for count, kind in zip(there, kinds_of(terrain), strict=True)]
    return [
        (sum(count > area for count in there), sum(count > area for count in most))
        for area in range(len(found) + outlook.rest.areas[terrain])
    ]


def areas_with(outlook: Outlook, terrain: int, found: list[int]) -> list[int]:
    """How many of these areas have each kind of feature."""
    return [sum(bool(outlook.features[kind] & area) for area in found) for kind in kinds_of(terrain)]


def open_areas(outlook: Outlook, terrain: int) -> list[int]:
    return [area for area in outlook.areas[terrain] if is_open(outlook, area)]


def open_room(outlook: Outlook, terrain: int) -> int:
    """Spaces for features in open areas and on tiles to come."""
    there = sum(open_areas(outlook, terrain)) & ~asked.features_of(outlook, terrain)
    return number(there) + outlook.rest.spaces[terrain]


def kinds_of(terrain: int) -> range:
    return range(FIRST_KIND[terrain], FIRST_KIND[terrain] + KINDS_OF_TERRAIN)


@lru_cache(maxsize=REMEMBERED)
def most_points(rows: tuple[Row, ...], features: int) -> list[int]:
    """The points of these areas with no more new features than 0, 1, 2, …"""
    best = [0] * (features + 1)
    for now, most in rows:
        best = [
            max(best[left - new] + POINTS[now + new] for new in range(min(left, most - now) + 1))
            for left in range(features + 1)
        ]
    return best
