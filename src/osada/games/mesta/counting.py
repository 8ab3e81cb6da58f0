"""What cards and milestones count in a district (R9): the one place that knows what a condition means."""

from itertools import permutations

import numpy as np

from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.games.mesta.areas import count_areas, features_of, has_lot_areas
from osada.games.mesta.components import GROUND_OF, N_COLOURS, STATUE_KIND, WATER_GROUND
from osada.games.mesta.conditions import (
    ANY,
    AREAS,
    AT_TOWER,
    BLOCKS,
    BRIDGES,
    BUILDING_RUN,
    BUILDINGS,
    COLOURFUL_LINES,
    FEATURES,
    GROUND_RUN,
    HEIGHTS,
    LINES,
    LOT_AREAS,
    MOST_STOREYS,
    NEIGHBOURS,
    PAIRS,
    SETS,
    SPACES,
    STATUE,
    TOWERS,
)
from osada.games.mesta.spaces import (
    LINES_OF_FRAME,
    N_BITS,
    beside,
    down,
    left,
    right,
    up,
)

# A colour and a height together are one of 16 bits; here each row gives four colours four different heights.
ALL_DIFFERENT = np.array(
    [
        sum(1 << colour * MOST_STOREYS + height for colour, height in enumerate(heights))
        for heights in permutations(range(MOST_STOREYS))
    ],
    np.int64,
)


@rule
def is_met(district, condition):
    """R9.2 At least as many as the milestone asks for."""
    return count(district, condition) >= condition.least


@rule
def payment(district, condition):
    """R9.4 What a card pays: its points for each full number of what it counts."""
    return count(district, condition) // int(condition.each) * int(condition.points)


@large_rule
def count(district, condition):
    """R9.3 to R9.14: how many of what the condition counts."""
    if condition.measure < AREAS:
        return count_buildings(district, condition)
    if condition.measure < LINES:
        return count_areas(district, condition)
    if condition.measure < SPACES:
        return count_lines(district, condition)
    return count_others(district, condition)


# --- Buildings --------------------------------------------------------------


@rule
def count_buildings(district, condition):
    if condition.measure == BUILDINGS:
        return count_bits(matching(district, condition.filters[0]))
    if condition.measure == PAIRS:
        return pairs(matching(district, condition.filters[0]), matching(district, condition.filters[1]))
    if condition.measure == SETS:
        return sets(district, condition)
    if condition.measure == HEIGHTS:
        return heights(district, condition)
    return 1 if are_all_different(district) else 0


@rule
def matching(district, filter):
    """R9.3 The buildings of this colour and height beside this."""
    found = district.storeys[filter.low - 1]
    if filter.high < MOST_STOREYS:
        found &= ~district.storeys[filter.high]
    if filter.colour != ANY:
        found &= district.buildings[filter.colour]
    if filter.beside != ANY:
        found &= beside(surroundings(district, filter.beside))
    return found


@rule
def surroundings(district, what):
    return district.features[STATUE_KIND] if what == STATUE else district.ground[GROUND_OF[what]]


@rule
def pairs(ones, others):
    """R9.6 Each shared side once."""
    return count_bits(pairs_across(ones, others)) + count_bits(pairs_along(ones, others))


@rule
def pairs_across(ones, others):
    """R9.6 The right spaces of the pairs, whichever of the two stands there."""
    return ones & right(others) | others & right(ones)


@rule
def pairs_along(ones, others):
    """R9.6 The lower spaces of the pairs."""
    return ones & down(others) | others & down(ones)


@rule
def sets(district, condition):
    """R9.5 No building matches two members, so the scarcest one decides."""
    fewest = N_BITS
    for member in range(condition.members):
        fewest = min(fewest, count_bits(matching(district, condition.filters[member])))
    return fewest


@rule
def heights(district, condition):
    """R9.10 Different heights among the matching buildings."""
    found, different = matching(district, condition.filters[0]), 0
    for height in range(MOST_STOREYS):
        if found & of_height(district, height) != 0:
            different += 1
    return different


@rule
def of_height(district, height):
    """Buildings of exactly so many storeys; 0 is the lowest."""
    higher = district.storeys[height + 1] if height + 1 < MOST_STOREYS else 0
    return district.storeys[height] & ~higher


@rule
def are_all_different(district):
    """R9.10 Four buildings of four colours and four heights."""
    found = colours_and_heights(district)
    for each in range(len(ALL_DIFFERENT)):
        if found & ALL_DIFFERENT[each] == ALL_DIFFERENT[each]:
            return True
    return False


@rule
def colours_and_heights(district):
    """Which of them there are together, as bits."""
    found = 0
    for colour in range(N_COLOURS):
        for height in range(MOST_STOREYS):
            if district.buildings[colour] & of_height(district, height) != 0:
                found |= 1 << (colour * MOST_STOREYS + height)
    return found


# --- Lines ------------------------------------------------------------------


@rule
def count_lines(district, condition):
    """R9.8"""
    if condition.measure == BUILDING_RUN:
        return longest_run(district.storeys[0])
    if condition.measure == GROUND_RUN:
        return longest_run(district.ground[GROUND_OF[condition.terrain]])
    lines = 0
    for line in range(len(LINES_OF_FRAME)):
        lines += 1 if is_full_line(district, condition, LINES_OF_FRAME[line]) else 0
    return lines


@rule
def longest_run(spaces):
    """R9.8 Each step drops the last space of every run."""
    across, along, length = spaces, spaces, 0
    while across | along:
        length += 1
        across &= right(across)
        along &= down(along)
    return length


@rule
def is_full_line(district, condition, line):
    """R9.8 Enough buildings; R9.12 or all four colours."""
    if condition.measure == COLOURFUL_LINES:
        for colour in range(N_COLOURS):
            if district.buildings[colour] & line == 0:
                return False
        return True
    return count_bits(district.storeys[0] & line) >= condition.extent


# --- Others -----------------------------------------------------------------


@rule
def count_others(district, condition):
    if condition.measure == SPACES:
        return count_bits(district.ground[GROUND_OF[condition.terrain]])
    if condition.measure == FEATURES:
        return count_bits(features_of(district, condition.terrain))
    if condition.measure == BRIDGES:
        return count_bits(bridges(district))
    if condition.measure == BLOCKS:
        return count_bits(blocks(matching(district, condition.filters[0])))
    if condition.measure == LOT_AREAS:
        return condition.least if has_lot_areas(district, condition.extent, condition.least) else 0
    return most_beside(district, condition)


@rule
def bridges(district):
    """R9.11"""
    built = district.storeys[0]
    return district.ground[WATER_GROUND] & (right(built) & left(built) | down(built) & up(built))


@rule
def blocks(spaces):
    """R9.11 The top left spaces of the squares."""
    across = spaces & left(spaces)
    return across & up(across)


@rule
def most_beside(district, condition):
    """R9.12 Buildings beside one statue; low ones beside one tower."""
    at_tower = condition.measure == AT_TOWER
    centres = matching(district, condition.filters[TOWERS]) if at_tower else district.features[STATUE_KIND]
    around = matching(district, condition.filters[NEIGHBOURS]) if at_tower else district.storeys[0]
    most = 0
    while centres:
        most = max(most, count_bits(beside(centres & -centres) & around))
        centres &= centres - 1
    return most
