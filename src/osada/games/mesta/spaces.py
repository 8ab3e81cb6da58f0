"""Where things lie: places of tiles and spaces by their words, and sets of spaces as bits of one integer.

Words count from the starting tile: place `1,0` is the tile to its right, which covers the spaces `2,0` to `3,1`.
A district lies in a frame of 6 columns and 10 rows, in its top left corner: the space in row 2, column 3 is bit 15.
One that is wider than 3 tiles (R11.1) lies in it on its side, rows for columns; nothing that is counted notices that.
"""

import numpy as np

from osada.engine.bits import lowest
from osada.engine.compiled import rule

SIDE, TILE_SPACES = 2, 4  # spaces along a tile, and on it
SHORT, LONG = 3, 5  # tiles along a district
FARTHEST = LONG - 1  # tiles from the starting tile
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))

# --- Words ------------------------------------------------------------------

AT = tuple(
    (x, y)
    for y in range(-FARTHEST, FARTHEST + 1)
    for x in range(-FARTHEST, FARTHEST + 1)
    if min(abs(x), abs(y)) < SHORT
)
PLACES = tuple(f"{x},{y}" for x, y in AT)
N_PLACES, START_PLACE, NO_PLACE = len(AT), AT.index((0, 0)), -1
X, Y = (np.array([at[axis] for at in AT], np.int64) for axis in (0, 1))
NEXT_TO = np.array(  # [place, direction] the place there, or NO_PLACE
    [[AT.index((x + dx, y + dy)) if (x + dx, y + dy) in AT else NO_PLACE for dx, dy in AROUND] for x, y in AT], np.int64
)
EDGE = FARTHEST + 1  # the middle of PLACE_AT: it has a margin
PLACE_AT = np.full((2 * EDGE + 1, 2 * EDGE + 1), NO_PLACE, np.int64)  # [y + EDGE, x + EDGE]
for place, (x, y) in enumerate(AT):
    PLACE_AT[y + EDGE, x + EDGE] = place

SPACE_OF = tuple((SIDE * x + dx, SIDE * y + dy) for x, y in AT for dy in range(SIDE) for dx in range(SIDE))
SPACES = tuple(f"{x},{y}" for x, y in SPACE_OF)
N_SPACES = len(SPACES)
SPACE_X, SPACE_Y = (np.array([space[axis] for space in SPACE_OF], np.int64) for axis in (0, 1))
SPACE_EDGE = SIDE * FARTHEST
SPACE_AT = np.zeros((2 * SPACE_EDGE + SIDE, 2 * SPACE_EDGE + SIDE), np.int64)  # [y + SPACE_EDGE, x + SPACE_EDGE]
for space, (x, y) in enumerate(SPACE_OF):
    SPACE_AT[y + SPACE_EDGE, x + SPACE_EDGE] = space

# --- The frame --------------------------------------------------------------

COLUMNS, ROWS = SIDE * SHORT, SIDE * LONG
N_BITS = COLUMNS * ROWS
NOWHERE = -1
TILE_BITS = tuple(row * COLUMNS + column for row in range(SIDE) for column in range(SIDE))
FIRST_ROW = (1 << COLUMNS) - 1
FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1
LAST_ROW = FIRST_ROW << (ROWS - 1) * COLUMNS
ALL_ROWS = tuple(FIRST_ROW << row * COLUMNS for row in range(ROWS))
ALL_COLUMNS = tuple(FIRST_COLUMN << column for column in range(COLUMNS))
LINES_OF_FRAME = np.array(ALL_ROWS + ALL_COLUMNS, np.int64)


@rule
def right(spaces):
    """Every space of the set, one step to the right; what leaves the frame is gone."""
    return (spaces & ~LAST_COLUMN) << 1


@rule
def left(spaces):
    return (spaces & ~FIRST_COLUMN) >> 1


@rule
def down(spaces):
    return (spaces & ~LAST_ROW) << COLUMNS


@rule
def up(spaces):
    return spaces >> COLUMNS


@rule
def beside(spaces):
    """R9.1 The spaces that share a side with one of these."""
    return right(spaces) | left(spaces) | down(spaces) | up(spaces)


@rule
def area_of(space, ground):
    """R9.1 All spaces of this ground that hang together with this one."""
    before, area = 0, space
    while area != before:
        before = area
        area |= beside(area) & ground
    return area


@rule
def transposed(spaces):
    """Rows for columns; only what lies in the first six rows."""
    found = 0
    while spaces:
        bit = lowest(spaces)
        found |= 1 << int(bit % COLUMNS * COLUMNS + bit // COLUMNS)
        spaces &= spaces - 1
    return found
