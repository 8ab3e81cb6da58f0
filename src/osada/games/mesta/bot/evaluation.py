"""What a bot looks at in Města: the points of a district now, and what its grounds, buildings and cards may bring."""

from osada.bots.evaluation import Evaluation, SearchProfile, Traits
from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.games.mesta.components import (
    CARD,
    CARDS,
    FEATURES,
    GROUNDS,
    LONG_ROUNDS,
    MILESTONE,
    N_COLOURS,
    N_FEATURES,
    N_MILESTONES,
    N_RINGS,
    OF_CITY,
    ROUNDS,
    SLOT_POINTS,
)
from osada.games.mesta.conditions import COLOURS, MOST_STOREYS, PARK, WATER
from osada.games.mesta.counting import count
from osada.games.mesta.rules.features import free_lots, room_for
from osada.games.mesta.rules.milestones import free_slot
from osada.games.mesta.rules.pieces import room_to_build
from osada.games.mesta.rules.turns import rounds_of
from osada.games.mesta.scoring import area_points, milestone_points, statue_points
from osada.games.mesta.state import NOTHING, PAIR, PHASES

MOST_ROUNDS = max(int(LONG_ROUNDS), int(max(ROUNDS)))

_traits = Traits()
# fmt: off
ANY = _traits.add("any district")
LAND = _traits.add("points of", ("water", "parks", "statues", "milestones", "cards"))
PART = _traits.add("parts of cards")                 # points of what is begun
UNITS = _traits.add("counted for", CARDS)
NEW = _traits.add("card", CARDS)
HOPED = _traits.add("milestones begun")              # points of the slot that would be next, by what is done
GROUND = _traits.add("ground", GROUNDS)
LOT = _traits.add("empty lots")
BUILDING = _traits.add("building", COLOURS)
HEIGHT = _traits.add("of at least storeys", range(1, MOST_STOREYS + 1))
FEATURE = _traits.add("feature", FEATURES)
NOW = _traits.add("own turn", PHASES)
PIECE = _traits.add("piece in hand", COLOURS)
USELESS = _traits.add("pieces that cannot be built")
IN_HAND = _traits.add("features that have room")
# fmt: on
TRAITS = tuple(_traits)
STAGES = tuple(f"{left} rounds left" for left in range(MOST_ROUNDS + 1))


@rule
def stage(state, seat):
    return int(rounds_of(state)) - int(state.rounds)


@rule
def look(state, seat, work):
    district, found = state.districts[seat], work.found
    found[ANY] = 1
    found[LAND] = area_points(district, WATER)
    found[LAND + 1] = area_points(district, PARK)
    found[LAND + 2] = statue_points(district)
    found[LAND + 3] = milestone_points(state, seat)
    look_at_spaces(district, found)
    look_at_milestones(state, seat, found)
    for card in range(len(CARDS)):
        if has(district.cards, card):
            look_at_card(state, district, card, found)
    if seat == state.seat:
        found[NOW + int(state.phase)] = 1
        look_at_hand(state, district, found)


@rule
def look_at_spaces(district, found):
    for ground in range(len(GROUNDS)):
        found[GROUND + ground] = count_bits(district.ground[ground])
    found[LOT] = count_bits(free_lots(district))
    for colour in range(N_COLOURS):
        found[BUILDING + colour] = count_bits(district.buildings[colour])
    for storeys in range(MOST_STOREYS):
        found[HEIGHT + storeys] = count_bits(district.storeys[storeys])
    for feature in range(N_FEATURES):
        found[FEATURE + feature] = count_bits(district.features[feature])


@rule
def look_at_card(state, district, card, found):
    """What it pays now, and a part of what is begun."""
    condition = CARD[state.edition, card]
    units, each, points = count(district, condition), int(condition.each), int(condition.points)
    found[LAND + 4] += points * (units // each)
    found[PART] += points * (units % each) / each
    found[UNITS + card] = units
    found[NEW + card] = 1


@rule
def look_at_milestones(state, seat, found):
    for milestone in range(N_MILESTONES):
        slot = free_slot(state, milestone, seat)
        if slot < N_RINGS:
            index = OF_CITY[state.edition, state.metropolis, milestone]
            condition = MILESTONE[state.edition, index]
            done = min(count(state.districts[seat], condition), condition.least)
            found[HOPED] += int(SLOT_POINTS[state.edition, index, slot]) * done / int(condition.least)


@rule
def look_at_hand(state, district, found):
    """What was taken and can be used; what is still to be drawn counts nothing."""
    for colour in range(N_COLOURS):
        if room_to_build(district, colour) != 0:
            found[PIECE + colour] = int(state.pieces[colour])
        else:
            found[USELESS] += int(state.pieces[colour])
    for which in range(PAIR):
        if state.taken[which] != NOTHING and room_for(district, state.taken[which]) != 0:
            found[IN_HAND] += 1


GUESSES = {
    **{"points of": 1, "parts of cards": 0.5, "card": 0.6, "milestones begun": 0.5, "empty lots": 0.2},
    **{"building": 0.4, "of at least storeys": 0.25, "of at least storeys 1": 0},
    **{"piece in hand": 0.2, "features that have room": 0.9},
}
EVALUATION = Evaluation(TRAITS, STAGES, look, stage, GUESSES, profile=SearchProfile(80, 1_000))
