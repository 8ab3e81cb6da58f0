"""Walkways: what fits together, and what laying a tile or a token changes (rulebook: rules for placing buildings)."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.games.bobrany.components import COLOUR_OF, FITS, LEVELS, SHAPE_OF
from osada.games.bobrany.town import (
    BORDER_AT,
    BORDER_BIT,
    CELLS_OF_COLUMN,
    N_COLUMNS,
    N_ROWS,
    N_SIDES,
    NEIGHBOUR,
    NO_CELL,
    column_of,
    opposite,
)

# --- R6 Walkways ------------------------------------------------------------


@rule
def mismatched(town, cell, walkways):
    """R6.1 to R6.3 The sides, as bits, on which only one of the two tiles would have a walkway."""
    return (walkways ^ town.facing[cell]) & town.beside[cell]


@rule
def lay(town, cell, tile, walkways):
    """R5.9 Lays a tile for good."""
    town.tiles[cell] = tile
    town.walkways[cell] = walkways
    town.cells[COLOUR_OF[tile]] |= 1 << cell
    town.laid |= 1 << cell
    for side in range(N_SIDES):
        if NEIGHBOUR[cell, side] != NO_CELL:
            meet(town, cell, side, has(walkways, side))
    for column in range(max(0, column_of(cell) - 1), min(N_COLUMNS, column_of(cell) + 2)):
        town.fits[column] = fits_in(town, column)


@rule
def meet(town, cell, side, leads_out):
    """R6.2, R6.4 The cell beside a new tile: both have a walkway, neither has, or a token is still to come."""
    neighbour = NEIGHBOUR[cell, side]
    back = 1 << opposite(side)
    town.beside[neighbour] |= back
    if leads_out:
        town.facing[neighbour] |= back
    if has(town.laid, neighbour) and leads_out == has(town.facing[cell], side):
        border = 1 << BORDER_BIT[BORDER_AT[cell, side]]
        if leads_out:
            town.joined |= border
        else:
            town.blank |= border


@rule
def join(town, border, kind):
    """R4.8, R6.4 A token on a border connects its two tiles."""
    town.tokens[border] = kind
    town.joined |= 1 << BORDER_BIT[border]
    town.blank &= ~(1 << BORDER_BIT[border])


# --- What could be laid -----------------------------------------------------


@rule
def fits_in(town, column):
    """The shapes that some empty cell of a column takes, for each number of tokens, as bits of FITS."""
    found = 0
    for row in range(N_ROWS):
        cell = CELLS_OF_COLUMN[column, row]
        if not has(town.laid, cell):
            found |= FITS[town.beside[cell], town.facing[cell]]
    return found


@rule
def fits_anywhere(town):
    found = 0
    for column in range(N_COLUMNS):
        found |= town.fits[column]
    return found


@rule
def takes(fits, tile, tokens):
    """Is this tile among the shapes that fit, with at most so many tokens?"""
    return tokens >= 0 and has(fits, SHAPE_OF[tile] * LEVELS + min(tokens, N_SIDES))


@rule
def can_place(town, tile, column, tokens, cranes):
    """R5.1, R5.4, R4.7 In its column, or with one token less anywhere, if that one is a crane."""
    if takes(town.fits[column], tile, tokens):
        return True
    return cranes > 0 and takes(fits_anywhere(town), tile, tokens - 1)
