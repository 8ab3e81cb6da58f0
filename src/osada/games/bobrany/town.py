"""The plan of a town (R1.1): cells, sides, borders, and sets of them as bits. No tiles here, and no rules.

Cell 0 is A1, cell 15 is D4. A set of borders is bits, too: bit c joins cell c to its eastern neighbour, bit 16 + c to
its southern one.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from osada.engine.compiled import rule

ROWS, COLUMNS = "ABCD", "1234"
COLUMN_NAMES = tuple(COLUMNS)
SIDES = "NESW"
N_ROWS, N_COLUMNS, N_SIDES = len(ROWS), len(COLUMNS), len(SIDES)
CELLS = tuple(row + column for row in ROWS for column in COLUMNS)
N_CELLS = len(CELLS)
NORTH, EAST, SOUTH, WEST = range(N_SIDES)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # rows and columns to the neighbour on each side
CORNER_STEPS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
NO_CELL, NO_BORDER = -1, -1
SIDE_SETS = tuple("".join(side for at, side in enumerate(SIDES) if bits >> at & 1) for bits in range(1 << N_SIDES))

Place = tuple[int, int]  # row, column


def place_of(cell: int) -> Place:
    return cell // N_COLUMNS, cell % N_COLUMNS


def cell_at(row: int, column: int) -> int:
    inside = 0 <= row < N_ROWS and 0 <= column < N_COLUMNS
    return row * N_COLUMNS + column if inside else NO_CELL


def beyond(cell: int, step: Place) -> int:
    """The cell one step away, or NO_CELL."""
    row, column = place_of(cell)
    return cell_at(row + step[0], column + step[1])


def as_bits(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def region(belongs: Any) -> np.ndarray[Any, Any]:
    """For each cell the others that belong to it, as bits: `belongs` is asked with the rows and columns between."""
    found = np.zeros(N_CELLS, np.int64)
    for cell in range(N_CELLS):
        row, column = place_of(cell)
        others = [(other, place_of(other)) for other in range(N_CELLS) if other != cell]
        found[cell] = as_bits(other for other, place in others if belongs(abs(place[0] - row), abs(place[1] - column)))
    return found


# fmt: off
NEIGHBOUR = np.array([[beyond(cell, step) for step in STEPS] for cell in range(N_CELLS)])  # [cell, side], or NO_CELL
JOINS = [(cell, side) for cell in range(N_CELLS) for side in (EAST, SOUTH) if NEIGHBOUR[cell, side] != NO_CELL]
BORDERS = tuple(f"{CELLS[cell]}-{CELLS[NEIGHBOUR[cell, side]]}" for cell, side in JOINS)
N_BORDERS = len(BORDERS)
BORDER_BIT = np.array([cell + (N_CELLS if side == SOUTH else 0) for cell, side in JOINS])  # [border]
BORDER_AT = np.full((N_CELLS, N_SIDES), NO_BORDER)  # [cell, side], or NO_BORDER at the edge of the town
for border, (cell, side) in enumerate(JOINS):
    BORDER_AT[cell, side] = BORDER_AT[NEIGHBOUR[cell, side], (side + 2) % N_SIDES] = border

CELLS_OF_COLUMN = np.arange(N_CELLS).reshape(N_ROWS, N_COLUMNS).T  # [column, row]

AT_SIDES = region(lambda rows, columns: rows + columns == 1)        # R8.3 [cell] tiles side by side
AT_CORNERS = region(lambda rows, columns: rows == columns == 1)     # R8.3 [cell] corner to corner
IN_COLUMN = region(lambda rows, columns: columns == 0)
IN_ROW = region(lambda rows, columns: rows == 0)
IN_LINES = IN_COLUMN | IN_ROW
ON_DIAGONALS = region(lambda rows, columns: rows == columns)
# fmt: on

ALL_CELLS = as_bits(range(N_CELLS))
EAST_EDGE = as_bits(cell_at(row, N_COLUMNS - 1) for row in range(N_ROWS))


@rule
def column_of(cell):
    return cell % N_COLUMNS


@rule
def opposite(side):
    return (side + N_SIDES // 2) % N_SIDES


@rule
def borders_within(cells):
    """The borders between any two of these cells."""
    east = cells & cells >> 1 & ~EAST_EDGE
    south = cells & cells >> N_COLUMNS
    return east | south << N_CELLS


@rule
def reached(cells, borders):
    """All cells that can be reached from these ones across these borders."""
    east, south = borders & ALL_CELLS, borders >> N_CELLS
    before = 0
    while cells != before:
        before = cells
        cells |= (cells & east) << 1 | cells >> 1 & east
        cells |= (cells & south) << N_COLUMNS | cells >> N_COLUMNS & south
    return cells
