"""Final scores (rulebook: end of the game)."""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import large_rule, rule
from osada.engine.game import ABSENT, ALL, PARTS, TOTAL, Part
from osada.games.mesta.areas import different_features
from osada.games.mesta.components import (
    AREA_POINTS,
    CARD,
    CARDS,
    GROUND_OF,
    N_MILESTONES,
    N_RINGS,
    OF_CITY,
    SLOT_POINTS,
    STATUE_KIND,
    STATUE_POINTS,
)
from osada.games.mesta.conditions import PARK, WATER
from osada.games.mesta.counting import payment
from osada.games.mesta.spaces import area_of

ALWAYS = ("milestones", "water", "park", "statues")  # parts that everybody has
SCORE_PARTS = tuple(Part(name, known_to=ALL) for name in (*ALWAYS, *CARDS))
MILESTONES_COLUMN, WATER_COLUMN, PARK_COLUMN, STATUES_COLUMN, FIRST_CARD_COLUMN = range(PARTS, PARTS + len(ALWAYS) + 1)
END_OF_PARTS = FIRST_CARD_COLUMN + len(CARDS)


# --- R10 The end ------------------------------------------------------------


@rule
def scores(state, sheet):
    """R10.2 to R10.5"""
    for seat in range(state.seats):
        district = state.districts[seat]
        sheet[seat, MILESTONES_COLUMN] = milestone_points(state, seat)
        sheet[seat, WATER_COLUMN] = area_points(district, WATER)
        sheet[seat, PARK_COLUMN] = area_points(district, PARK)
        sheet[seat, STATUES_COLUMN] = statue_points(district)
        for card in range(len(CARDS)):
            is_held = has(district.cards, card)
            sheet[seat, FIRST_CARD_COLUMN + card] = card_points(state, district, card) if is_held else ABSENT
        sheet[seat, TOTAL] = total(sheet, seat)


@rule
def milestone_points(state, seat):
    """R10.2"""
    points = 0
    for milestone in range(N_MILESTONES):
        for slot in range(N_RINGS):
            if state.rings[milestone, slot] == seat:
                points += SLOT_POINTS[state.edition, OF_CITY[state.edition, state.metropolis, milestone], slot]
    return points


@large_rule
def area_points(district, terrain):
    """R10.3 One set for each area."""
    points, rest = 0, district.ground[GROUND_OF[terrain]]
    while rest:
        area = area_of(rest & -rest, rest)
        rest &= ~area
        points += AREA_POINTS[different_features(district, terrain, area)]
    return points


@rule
def statue_points(district):
    """R10.4"""
    return STATUE_POINTS * count_bits(district.features[STATUE_KIND])


@rule
def card_points(state, district, card):
    """R10.5"""
    return payment(district, CARD[state.edition, card])


@rule
def total(sheet, seat):
    points = 0
    for column in range(PARTS, END_OF_PARTS):
        if sheet[seat, column] != ABSENT:
            points += sheet[seat, column]
    return points


@rule
def is_better(state, sheet, seat, rival):
    """R10.6 More points, or as many and more of them from milestones."""
    if sheet[seat, TOTAL] != sheet[rival, TOTAL]:
        return sheet[seat, TOTAL] > sheet[rival, TOTAL]
    return sheet[seat, MILESTONES_COLUMN] > sheet[rival, MILESTONES_COLUMN]
