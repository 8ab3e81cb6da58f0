"""What each part of the score is paid for (R10), step by step."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from osada.engine.counting import Step
from osada.games.mesta.components import (
    AREA_POINTS,
    FIRST_KIND,
    GROUND_OF,
    KINDS_OF_TERRAIN,
    STATUE_KIND,
    STATUE_POINTS,
)
from osada.games.mesta.conditions import ANY, AREAS, BUILDINGS, FEATURES, LINES, PAIRS, SETS
from osada.games.mesta.explaining import asked
from osada.games.mesta.explaining.plain import Plain, areas, each, words
from osada.games.mesta.spaces import LINES_OF_FRAME


class Found(NamedTuple):
    """Something that counts: the spaces that make it, and those that were looked at for it."""

    scoring: int
    counted: int = 0


# --- Cards (R10.5) ----------------------------------------------------------


def card_steps(district: Plain, condition: Plain) -> list[Step]:
    """R9.4 One step for each full number that the card asks for; what is left over pays nothing."""
    found = list(FOUND[condition.measure](district, condition))
    full = range(condition.each, len(found) + 1, condition.each)
    return [joined(district, condition.points, found[end - condition.each : end]) for end in full]


def joined(district: Plain, points: int, found: Sequence[Found]) -> Step:
    scoring = counted = 0
    for one in found:
        scoring, counted = scoring | int(one.scoring), counted | int(one.counted)
    return Step(points, words(district, scoring), words(district, counted))


def buildings(district: Plain, condition: Plain) -> Iterator[Found]:
    """R9.3 With what they have to stand beside."""
    what = condition.filters[0].beside
    near = asked.surroundings(district, what) if what != ANY else 0
    yield from (Found(one, asked.beside(one) & near) for one in each(asked.matching(district, condition.filters[0])))


def pairs(district: Plain, condition: Plain) -> Iterator[Found]:
    """R9.6"""
    ones, others = (asked.matching(district, condition.filters[member]) for member in range(2))
    yield from (Found(one | asked.left(one)) for one in each(asked.pairs_across(ones, others)))
    yield from (Found(one | asked.up(one)) for one in each(asked.pairs_along(ones, others)))


def full_sets(district: Plain, condition: Plain) -> Iterator[Found]:
    """R9.5 The first buildings of each kind that there are enough of."""
    members = [list(each(asked.matching(district, condition.filters[member]))) for member in range(condition.members)]
    for number in range(asked.sets(district, condition)):
        yield Found(sum(member[number] for member in members))


def enough_areas(district: Plain, condition: Plain) -> Iterator[Found]:
    """R9.7"""
    features = asked.features_of(district, condition.terrain) if condition.features else 0
    for area in areas(district.ground[GROUND_OF[condition.terrain]]):
        if asked.is_enough(district, condition, area):
            yield Found(area, features & area)


def features(district: Plain, condition: Plain) -> Iterator[Found]:
    """R9.7 Tile by tile."""
    yield from (Found(one) for one in each(asked.features_of(district, condition.terrain)))


def lines(district: Plain, condition: Plain) -> Iterator[Found]:
    """R9.8 Their buildings, among all their spaces."""
    for line in LINES_OF_FRAME.tolist():
        if asked.is_full_line(district, condition, line):
            yield Found(district.storeys[0] & line, covered(district) & line)


def covered(district: Plain) -> int:
    """The spaces of all its tiles: under a statue or a wild lot there is no ground any more."""
    spaces = 0
    for ground in (*district.ground, *district.features):
        spaces |= ground
    return spaces


FOUND: Mapping[int, Callable[[Plain, Plain], Iterator[Found]]] = {  # by measure: those of CARD_TYPES
    BUILDINGS: buildings,
    PAIRS: pairs,
    SETS: full_sets,
    AREAS: enough_areas,
    FEATURES: features,
    LINES: lines,
}

# --- What everybody has -----------------------------------------------------


def area_steps(district: Plain, terrain: int) -> list[Step]:
    """R10.3 An area with one space of each of its different features; those without any pay nothing."""
    found = ((area, different(district, terrain, area)) for area in areas(district.ground[GROUND_OF[terrain]]))
    return [
        Step(int(AREA_POINTS[chosen.bit_count()]), words(district, area), words(district, chosen))
        for area, chosen in found
        if chosen
    ]


def different(district: Plain, terrain: int, area: int) -> int:
    """R10.3 The first space of each kind of feature in this area."""
    kinds = range(FIRST_KIND[terrain], FIRST_KIND[terrain] + KINDS_OF_TERRAIN)
    return sum(next(each(district.features[kind] & area), 0) for kind in kinds)


def statue_steps(district: Plain) -> list[Step]:
    """R10.4"""
    return [Step(STATUE_POINTS, words(district, statue)) for statue in each(district.features[STATUE_KIND])]
