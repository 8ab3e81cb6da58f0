"""Areas (R9): of park and water, and of lots of one colour, with wild lots as they are best."""

from osada.engine.bits import count_bits
from osada.engine.compiled import rule
from osada.games.mesta.components import FIRST_KIND, GROUND_OF, KINDS_OF_TERRAIN, N_COLOURS, STATUE_KIND, WILD_KIND
from osada.games.mesta.conditions import AREAS, DIFFERENT_FEATURES, LARGEST_AREA, REACH, STATUE
from osada.games.mesta.spaces import COLUMNS, FIRST_ROW, ROWS, area_of, beside

COLOUR_BITS, LAST_COLOUR = 2, N_COLOURS - 1

# --- Park and water ---------------------------------------------------------


@rule
def count_areas(district, condition):
    """R9.7 How many areas are large and lively enough; R9.9 else what the best one has."""
    found, rest = 0, district.ground[GROUND_OF[condition.terrain]]
    while rest:
        area = area_of(rest & -rest, rest)
        rest &= ~area
        if condition.measure == AREAS:
            found += 1 if is_enough(district, condition, area) else 0
        else:
            found = max(found, measured(district, condition, area))
    return found


@rule
def is_enough(district, condition, area):
    """R9.7"""
    spaces = features_of(district, condition.terrain) & area
    return count_bits(area) >= condition.extent and count_bits(spaces) >= condition.features


@rule
def features_of(district, terrain):
    """The spaces with features of park, of water; or the statues."""
    if terrain == STATUE:
        return district.features[STATUE_KIND]
    spaces = 0
    for kind in range(FIRST_KIND[terrain], FIRST_KIND[terrain] + KINDS_OF_TERRAIN):
        spaces |= district.features[kind]
    return spaces


@rule
def measured(district, condition, area):
    """R9.9"""
    if condition.measure == LARGEST_AREA:
        return count_bits(area)
    if condition.measure == REACH:
        return reach(area)
    if condition.measure == DIFFERENT_FEATURES:
        return different_features(district, condition.terrain, area)
    return count_bits(beside(area) & district.storeys[0])


@rule
def different_features(district, terrain, area):
    """R10.3 Equal ones add nothing."""
    different = 0
    for kind in range(FIRST_KIND[terrain], FIRST_KIND[terrain] + KINDS_OF_TERRAIN):
        if district.features[kind] & area != 0:
            different += 1
    return different


@rule
def reach(area):
    """R9.9 How far an area goes across or down, whichever is more. It hangs together, so no line between is missing."""
    columns, rows = 0, 0
    for row in range(ROWS):
        part = area >> row * COLUMNS & FIRST_ROW
        columns |= part
        rows += 1 if part != 0 else 0
    return max(count_bits(columns), rows)


# --- Lots -------------------------------------------------------------------
# An empty wild lot has one colour, so all colourings are tried, but a branch only while enough areas are still possible
# if every lot not coloured yet had all four colours at once.


@rule
def has_lot_areas(district, size, least):
    """R9.13, R9.14 A colouring is a number with a digit for each coloured wild lot, the latest one last."""
    wild = district.features[WILD_KIND] & ~district.storeys[0]
    colouring, coloured, lots = 0, 0, count_bits(wild)
    while True:
        if possible(district, wild, colouring, coloured, size) >= least:
            if coloured == lots:
                return True
            colouring <<= COLOUR_BITS
            coloured += 1
            continue
        while coloured > 0 and colouring & LAST_COLOUR == LAST_COLOUR:
            colouring >>= COLOUR_BITS
            coloured -= 1
        if coloured == 0:
            return False
        colouring += 1


@rule
def possible(district, wild, colouring, coloured, size):
    """The areas of all colours; wild lots not coloured yet count for every one of them."""
    areas = 0
    for colour in range(N_COLOURS):
        lots = district.ground[colour] | district.buildings[colour] | lots_of(wild, colouring, coloured, colour)
        areas += full_areas(lots, size)
    return areas


@rule
def lots_of(wild, colouring, coloured, colour):
    """The wild lots that have this colour, or none yet."""
    lots, rest, left = 0, wild, coloured
    while rest:
        left -= 1
        if left < 0 or colouring >> left * COLOUR_BITS & LAST_COLOUR == colour:
            lots |= rest & -rest
        rest &= rest - 1
    return lots


@rule
def full_areas(lots, size):
    """R9.13 One for every full `size` lots of an area."""
    areas, rest = 0, lots
    while rest:
        area = area_of(rest & -rest, rest)
        rest &= ~area
        areas += count_bits(area) // size
    return areas
