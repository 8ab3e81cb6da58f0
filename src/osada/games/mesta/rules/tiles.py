"""Row 2: tiles and the district they make (R5; the starting tiles of R2)."""

from osada.engine.actions import code_of
from osada.engine.bits import has, lowest
from osada.engine.compiled import large_rule, rule
from osada.engine.game import OK, why
from osada.games.mesta.components import GROUNDS, N_COLOURS, N_FEATURES, PATTERNS, TURNS
from osada.games.mesta.conditions import MOST_STOREYS
from osada.games.mesta.rules.words import TILE_PAIRS, Why
from osada.games.mesta.spaces import (
    AROUND,
    COLUMNS,
    EDGE,
    LONG,
    NEXT_TO,
    NO_PLACE,
    PLACE_AT,
    SHORT,
    SIDE,
    SPACE_AT,
    SPACE_EDGE,
    SPACE_X,
    SPACE_Y,
    START_PLACE,
    TILE_SPACES,
    X,
    Y,
    transposed,
)
from osada.games.mesta.state import NOTHING

# --- R2 Starting tiles ------------------------------------------------------


@rule
def why_not_start(state, tile):
    """R2.3"""
    return OK if has(state.start_tiles, tile) else why(Why.START_TAKEN, tile)


@rule
def start(state, district, tile):
    """R2.3, R2.4"""
    state.start_tiles &= ~(1 << int(tile))
    lay(state, district, START_PLACE, tile, 0)


# --- R5 Land tiles ----------------------------------------------------------


@rule
def list_tiles(state, district, codes):
    """Every free place around the district, with every turn that looks different."""
    count = 0
    for y in range(district.top - 1, district.bottom + 2):
        for x in range(district.left - 1, district.right + 2):
            place = PLACE_AT[y + EDGE, x + EDGE]
            if place != NO_PLACE and why_not_place(state, district, place) == OK:
                for turns in range(TURNS[state.edition, state.tile]):
                    codes[count] = code_of(TILE_PAIRS, place, turns)
                    count += 1
    return count


@rule
def why_not_tile(state, district, place, turns):
    """R5.1 to R5.3"""
    alike = TURNS[state.edition, state.tile]
    if turns >= alike:
        return why(Why.LOOKS_ALIKE, state.tile, turns % alike)
    return why_not_place(state, district, place)


@rule
def why_not_place(state, district, place):
    """R5.1, R5.3"""
    if district.tiles[place] != NOTHING:
        return why(Why.PLACE_TAKEN, place, district.tiles[place])
    if not is_beside_tile(district, place):
        return why(Why.NOT_BESIDE, place)
    wide = max(district.right, X[place]) - min(district.left, X[place]) + 1
    high = max(district.bottom, Y[place]) - min(district.top, Y[place]) + 1
    return OK if fits(state, wide, high) else why(Why.TOO_LARGE, wide, high)


@rule
def is_beside_tile(district, place):
    """R5.1 Does a full side touch a tile already there?"""
    for direction in range(len(AROUND)):
        neighbour = NEXT_TO[place, direction]
        if neighbour != NO_PLACE and district.tiles[neighbour] != NOTHING:
            return True
    return False


@rule
def fits(state, wide, high):
    """R5.3 Three tiles by three; R11.1 in the long game by five, either way."""
    return min(wide, high) <= SHORT and max(wide, high) <= (LONG if state.long else SHORT)


@rule
def tile(state, district, place, turns):
    """R5.1, R5.2"""
    lay(state, district, place, state.tile, turns)
    state.tile = NOTHING


@large_rule
def lay(state, district, place, tile, turns):
    """Puts a tile down, and its spaces into the sets of the district."""
    grow(district, X[place], Y[place])
    district.tiles[place] = tile
    district.turns[place] = turns
    side = 1 if lies_on_side(district) else 0
    corner = int(bit_of(district, place * TILE_SPACES))
    for ground in range(len(GROUNDS)):
        district.ground[ground] |= PATTERNS[state.edition, tile, turns, side, ground] << corner


# --- The frame in which a district lies -------------------------------------


@rule
def lies_on_side(district):
    """R11.1 Is it wider than the frame?"""
    return district.right - district.left >= SHORT


@rule
def grow(district, x, y):
    """Makes room for a tile: spaces move where the district grows to the left or to the top."""
    lay_before = lies_on_side(district)
    columns, rows = SIDE * max(0, district.left - x), SIDE * max(0, district.top - y)
    district.left, district.right = min(district.left, x), max(district.right, x)
    district.top, district.bottom = min(district.top, y), max(district.bottom, y)
    on_side = lies_on_side(district)
    steps = columns * COLUMNS + rows if on_side else rows * COLUMNS + columns
    if steps > 0 or on_side != lay_before:
        move(district, int(steps), on_side != lay_before)


@rule
def move(district, steps, turns_over):
    for ground in range(len(GROUNDS)):
        district.ground[ground] = moved(district.ground[ground], steps, turns_over)
    for kind in range(N_FEATURES):
        district.features[kind] = moved(district.features[kind], steps, turns_over)
    for colour in range(N_COLOURS):
        district.buildings[colour] = moved(district.buildings[colour], steps, turns_over)
    for height in range(MOST_STOREYS):
        district.storeys[height] = moved(district.storeys[height], steps, turns_over)


@rule
def moved(spaces, steps, turns_over):
    return (transposed(spaces) if turns_over else spaces) << steps


@rule
def bit_of(district, space):
    """Where a space of the district lies in the frame."""
    x = SPACE_X[space] - SIDE * district.left
    y = SPACE_Y[space] - SIDE * district.top
    return x * COLUMNS + y if lies_on_side(district) else y * COLUMNS + x


@rule
def space_of(district, bit):
    """The space that lies there."""
    row, column = bit // COLUMNS, bit % COLUMNS
    x, y = (row, column) if lies_on_side(district) else (column, row)
    return SPACE_AT[y + SIDE * district.top + SPACE_EDGE, x + SIDE * district.left + SPACE_EDGE]


@rule
def list_spaces(district, spaces, codes, first):
    """Adds the code of every space of a set. Gives their number."""
    count = 0
    while spaces:
        codes[count] = first + space_of(district, lowest(spaces))
        spaces &= spaces - 1
        count += 1
    return count


@rule
def has_tile(district, space):
    return district.tiles[space // TILE_SPACES] != NOTHING
