"""What a seat may know: in Města everything that has happened (R12.1). What lies face down is not decided before."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.games.mesta.components import (
    CARDS,
    GROUNDS,
    N_COLOURS,
    N_FEATURES,
    N_MILESTONES,
    N_RINGS,
    N_SLOTS,
    OF_CITY,
    ROWS,
    SLOT_POINTS,
)
from osada.games.mesta.conditions import MOST_STOREYS, PARK, WATER
from osada.games.mesta.known import DEGREES, copy_public
from osada.games.mesta.rules.features import feature_at, put
from osada.games.mesta.rules.pieces import add_storey, colour_at
from osada.games.mesta.rules.tiles import bit_of, has_tile, lay
from osada.games.mesta.rules.turns import duty
from osada.games.mesta.scoring import area_points, card_points, milestone_points, statue_points
from osada.games.mesta.spaces import N_PLACES, N_SPACES
from osada.games.mesta.state import MAX_SEATS, NOTHING, PAIR


@rule
def view(state, seat, known):
    """R12.1 The same for every seat and for spectators. An allow-list: what is not copied here stays secret."""
    copy_public(state, known)
    show_board(state, known)
    show_metropolis(state, known)
    for each in range(MAX_SEATS):
        clear_known(known.districts[each])
    for each in range(state.seats):
        show_district(state, each, known.districts[each])


@rule
def seen(state, actor, code, seat):
    """R12.1 Every line is open."""
    return True


@rule
def imagine(known, seat, rng, state):
    """R12.1 Nothing that exists is hidden, so nothing is guessed: districts are rebuilt from what they show."""
    copy_public(known, state)
    rebuild_board(known, state)
    for each in range(MAX_SEATS):
        clear(state.districts[each])
        if each < known.seats:
            rebuild(state, known.districts[each], state.districts[each])


# --- The board and the metropolis -------------------------------------------


@rule
def show_board(state, known):
    for slot in range(N_SLOTS):
        for row in range(len(ROWS)):
            known.workers[row * N_SLOTS + slot] = state.workers[row, slot]
        for which in range(PAIR):
            known.row_features[slot * PAIR + which] = state.row_features[slot, which]
        for colour in range(N_COLOURS):
            known.row_pieces[slot * N_COLOURS + colour] = state.row_pieces[slot, colour]


@rule
def show_metropolis(state, known):
    for milestone in range(N_MILESTONES):
        is_drawn = state.metropolis != NOTHING
        index = OF_CITY[state.edition, state.metropolis, milestone] if is_drawn else NOTHING
        known.milestones[milestone] = index
        for slot in range(N_RINGS):
            known.rings[milestone * N_RINGS + slot] = state.rings[milestone, slot]
            points = SLOT_POINTS[state.edition, index, slot] if is_drawn else 0
            known.slot_points[milestone * N_RINGS + slot] = points


@rule
def rebuild_board(known, state):
    for slot in range(N_SLOTS):
        for row in range(len(ROWS)):
            state.workers[row, slot] = known.workers[row * N_SLOTS + slot]
        for which in range(PAIR):
            state.row_features[slot, which] = known.row_features[slot * PAIR + which]
        for colour in range(N_COLOURS):
            state.row_pieces[slot, colour] = known.row_pieces[slot * N_COLOURS + colour]
    for milestone in range(N_MILESTONES):
        for slot in range(N_RINGS):
            state.rings[milestone, slot] = known.rings[milestone * N_RINGS + slot]


# --- Districts --------------------------------------------------------------


@rule
def clear_known(shown):
    for place in range(N_PLACES):
        shown.tiles[place] = NOTHING
    for space in range(N_SPACES):
        shown.features[space] = NOTHING
        shown.colours[space] = NOTHING


@rule
def show_district(state, seat, shown):
    district = state.districts[seat]
    shown.cards = district.cards
    shown.duty = duty(state, seat)
    for place in range(N_PLACES):
        shown.tiles[place] = district.tiles[place]
        shown.rotations[place] = DEGREES * int(district.turns[place])
    for space in range(N_SPACES):
        if has_tile(district, space):
            bit = bit_of(district, space)
            shown.features[space] = feature_at(district, bit)
            if has(district.storeys[0], bit):
                shown.colours[space] = colour_at(district.buildings, bit)
                for height in range(MOST_STOREYS):
                    shown.heights[space] += 1 if has(district.storeys[height], bit) else 0
    show_points(state, seat, shown)


@rule
def show_points(state, seat, shown):
    """In the order of ALWAYS; and for each card."""
    district = state.districts[seat]
    shown.points[0] = milestone_points(state, seat)
    shown.points[1] = area_points(district, WATER)
    shown.points[2] = area_points(district, PARK)
    shown.points[3] = statue_points(district)
    for card in range(len(CARDS)):
        shown.pays[card] = card_points(state, district, card) if has(district.cards, card) else 0


@rule
def rebuild(state, shown, district):
    """Tiles, features and buildings, in this order."""
    district.cards = shown.cards
    for place in range(N_PLACES):
        if shown.tiles[place] != NOTHING:
            lay(state, district, place, shown.tiles[place], shown.rotations[place] // DEGREES)
    for space in range(N_SPACES):
        if shown.features[space] != NOTHING:
            put(district, bit_of(district, space), shown.features[space])
        for _ in range(shown.heights[space]):
            add_storey(district, bit_of(district, space), shown.colours[space])


@rule
def clear(district):
    for ground in range(len(GROUNDS)):
        district.ground[ground] = 0
    for kind in range(N_FEATURES):
        district.features[kind] = 0
    for colour in range(N_COLOURS):
        district.buildings[colour] = 0
    for height in range(MOST_STOREYS):
        district.storeys[height] = 0
    for place in range(N_PLACES):
        district.tiles[place] = NOTHING
        district.turns[place] = 0
    district.cards = 0
    district.left = district.top = district.right = district.bottom = 0
