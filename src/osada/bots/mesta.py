"""What a bot knows of Města: the points of a district now, and what its grounds, buildings and cards may still bring.

Points count a hundred-fold, so that hopes can be finer than points.
"""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.games.mesta.components import CARD, CARDS, MILESTONE, N_COLOURS, N_MILESTONES, N_RINGS, OF_CITY, SLOT_POINTS
from osada.games.mesta.conditions import PARK, WATER
from osada.games.mesta.counting import count
from osada.games.mesta.rules.features import free_lots, room_for
from osada.games.mesta.rules.milestones import free_slot
from osada.games.mesta.rules.pieces import room_to_build
from osada.games.mesta.rules.turns import rounds_of
from osada.games.mesta.scoring import area_points, milestone_points, statue_points
from osada.games.mesta.state import NOTHING, PAIR

POINT = 100  # the unit
LOT = 20  # an empty lot
BUILDING = 40  # a building
STOREY = 25  # each storey above the first
NEW_CARD = 120  # a card, for each round that is still to come
PIECE_IN_HAND = 20  # a piece that can be built
FEATURE_IN_HAND = 90  # a feature that has room


@rule
def value(state, seat, sheet):
    """Points and hopes of a seat's own district."""
    district = state.districts[seat]
    worth = POINT * (area_points(district, WATER) + area_points(district, PARK) + statue_points(district))
    worth += POINT * milestone_points(state, seat) + hoped_milestones(state, seat)
    worth += LOT * count_bits(free_lots(district)) + BUILDING * count_bits(district.storeys[0])
    for height in range(1, len(district.storeys)):
        worth += STOREY * count_bits(district.storeys[height])
    if seat == state.seat:
        worth += hand_value(state, district)
    rounds_left = rounds_of(state) - state.rounds
    for card in range(len(CARDS)):
        if has(district.cards, card):
            worth += card_value(state, district, card, rounds_left)
    return worth


@rule
def card_value(state, district, card, rounds_left):
    """What it pays now, a part of what is begun, and more while much is to come."""
    condition = CARD[state.edition, card]
    units, each, points = count(district, condition), int(condition.each), int(condition.points)
    hope = NEW_CARD * int(rounds_left) // int(rounds_of(state))
    return POINT * points * (units // each) + POINT * points * (units % each) // (2 * each) + hope


@rule
def hoped_milestones(state, seat):
    """Half the points of the slot that would be next, by how much of the milestone is done."""
    worth = 0
    for milestone in range(N_MILESTONES):
        slot = free_slot(state, milestone, seat)
        if slot < N_RINGS:
            index = OF_CITY[state.edition, state.metropolis, milestone]
            condition = MILESTONE[state.edition, index]
            done = min(count(state.districts[seat], condition), condition.least)
            worth += POINT * int(SLOT_POINTS[state.edition, index, slot]) * done // (2 * int(condition.least))
    return worth


@rule
def hand_value(state, district):
    """What was taken and can be used; what is still to be drawn counts nothing."""
    worth = 0
    for colour in range(N_COLOURS):
        if room_to_build(district, colour) != 0:
            worth += PIECE_IN_HAND * int(state.pieces[colour])
    for which in range(PAIR):
        if state.taken[which] != NOTHING and room_for(district, state.taken[which]) != 0:
            worth += FEATURE_IN_HAND
    return worth
