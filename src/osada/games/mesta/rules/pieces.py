"""Row 4: pieces and buildings (R7)."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.mesta.components import GROUNDS, N_COLOURS, PARK_GROUND, STATUE_KIND, WILD_KIND
from osada.games.mesta.conditions import MOST_STOREYS
from osada.games.mesta.rules.tiles import bit_of, has_tile, list_spaces
from osada.games.mesta.rules.words import DISCARD, FIRST_BUILD, FIRST_PIECE, Why
from osada.games.mesta.state import NOTHING

# --- Which one --------------------------------------------------------------


@rule
def list_pieces(state, codes):
    count = 0
    for colour in range(N_COLOURS):
        if state.pieces[colour] > 0:
            codes[count] = FIRST_PIECE + colour
            count += 1
    return count


@rule
def why_not_piece(state, colour):
    """R7.2"""
    return OK if state.pieces[colour] > 0 else why(Why.NO_PIECE, colour)


@rule
def piece(state, colour):
    """R7.2"""
    state.pieces[colour] -= 1
    state.piece = colour


@rule
def count_pieces(state):
    """Taken and not used yet."""
    count = 0
    for colour in range(N_COLOURS):
        count += state.pieces[colour]
    return count


# --- Where ------------------------------------------------------------------


@rule
def room_to_build(district, colour):
    """R7.3 to R7.5: empty lots of this colour, empty wild lots, buildings of this colour that are not full."""
    lots = district.ground[colour] | district.features[WILD_KIND]
    return lots & ~district.storeys[0] | district.buildings[colour] & ~district.storeys[MOST_STOREYS - 1]


@rule
def list_builds(state, district, codes):
    """R7.6 To throw the piece away is always possible."""
    count = list_spaces(district, room_to_build(district, state.piece), codes, FIRST_BUILD)
    codes[count] = DISCARD
    return count + 1


@rule
def why_not_build(state, district, space):
    """R7.3 to R7.5"""
    if not has_tile(district, space):
        return why(Why.NO_TILE, space)
    bit = bit_of(district, space)
    if has(room_to_build(district, state.piece), bit):
        return OK
    if has(district.storeys[0], bit):
        colour = colour_at(district.buildings, bit)
        is_full = colour == state.piece
        return why(Why.FULL_HEIGHT, space, MOST_STOREYS) if is_full else why(Why.BUILDING_COLOUR, space, colour)
    if has(district.features[STATUE_KIND], bit):
        return why(Why.FEATURE_THERE, space, STATUE_KIND)
    ground = colour_at(district.ground, bit)
    return why(Why.LOT_COLOUR, space, ground) if ground < PARK_GROUND else why(Why.NO_LOT, space, ground)


@rule
def colour_at(sets, bit):
    """The first of these sets that has this space: a colour, or a ground."""
    for each in range(len(GROUNDS) - 1):
        if has(sets[each], bit):
            return each
    return len(GROUNDS) - 1


@rule
def build(state, district, space):
    """R7.3 to R7.5"""
    add_storey(district, bit_of(district, space), state.piece)
    discard_piece(state)


@rule
def add_storey(district, bit, colour):
    """R7.4 The first one gives the building its colour."""
    district.buildings[colour] |= 1 << int(bit)
    height = 0
    while has(district.storeys[height], bit):
        height += 1
    district.storeys[height] |= 1 << int(bit)


@rule
def discard_piece(state):
    """R7.6 It is done with, whether it was built or not."""
    state.piece = NOTHING
