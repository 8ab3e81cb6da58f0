"""Final scores, at any time (rulebook: scoring, appendix about the cards). The cards come in the order of RULES.md."""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.engine.game import ALL, PARTS, TOTAL, Part
from osada.games.bobrany.components import (
    ALONE,
    BEAVERS,
    BUILDER_POINTS,
    CARDS,
    COLOUR_OF,
    COLOUR_OF_CARD,
    COLOURS,
    EXTRA,
    GROUPS,
    IS_LINKED,
    LARGEST,
    MAJORITY,
    MANNER,
    N_CARDS,
    NO_CARD,
    NUMBER,
    PAYS,
    PLACES,
    POINTS,
    PURPLE,
    REGION,
    SITES,
    TILES_SEEN,
    WATCHED,
    WORTH,
)
from osada.games.bobrany.state import N_SEATS, reserve_of
from osada.games.bobrany.town import (
    CELLS_OF_COLUMN,
    EAST,
    N_CELLS,
    N_COLUMNS,
    N_ROWS,
    N_SIDES,
    NEIGHBOUR,
    NO_CELL,
    WEST,
    borders_within,
    reached,
)

SCORE_PARTS = tuple(Part(name, known_to=ALL) for name in (*CARDS, "builder"))
BUILDER_COLUMN = PARTS + N_CARDS

# --- R8 Scoring -------------------------------------------------------------


@rule
def scores(state, sheet):
    """R8.1 The cards in play and the builder beaver."""
    for seat in range(N_SEATS):
        sheet[seat, BUILDER_COLUMN] = BUILDER_POINTS if state.builder == seat else 0
        sheet[seat, TOTAL] = sheet[seat, BUILDER_COLUMN]
        for colour in range(len(COLOURS)):
            card = state.cards[colour]
            if card != NO_CARD:
                sheet[seat, PARTS + card] = points_of(state, seat, card)
                sheet[seat, TOTAL] += sheet[seat, PARTS + card]


@rule
def is_better(state, sheet, seat, rival):
    """R8.2 If equal, the builder beaver decides; without it both share."""
    if sheet[seat, TOTAL] != sheet[rival, TOTAL]:
        return sheet[seat, TOTAL] > sheet[rival, TOTAL]
    return state.builder == seat


@rule
def points_of(state, seat, card):
    """R9.1 to R9.22 By the manner in which the card scores."""
    town, manner = state.towns[seat], MANNER[card]
    if manner == BEAVERS:
        return POINTS[state.edition, card] * walking_beavers(town)
    if manner == SITES:
        return sites(state, town, card)
    if manner == MAJORITY:
        return majority(state, seat, card)
    if manner == NUMBER:  # R9.10 Pagoda
        return PAYS[state.edition, card, count_bits(tiles_of(town, card))]
    if manner == GROUPS:
        return groups(state, town, card)
    return each_tile(state, town, card)


@rule
def each_tile(state, town, card):
    """The cards that look at one tile of their colour after the other."""
    total = 0
    tiles = tiles_of(town, card)
    for cell in range(N_CELLS):
        if has(tiles, cell):
            total += tile_points(state, town, card, cell)
    return total


@rule
def tile_points(state, town, card, cell):
    """R9.3 Zahrada, R9.4 Hřiště, R9.5 Statek: what the cell is worth; the other cards look around it."""
    manner, points = MANNER[card], POINTS[state.edition, card]
    if manner == PLACES:
        return WORTH[state.edition, card, cell]
    if manner == ALONE:
        return points if tiles_seen(town, card, cell) == 0 else 0
    if manner == LARGEST:
        return largest_group_beside(town, cell, 1 if state.lone else EXTRA[state.edition, card])
    if manner == TILES_SEEN:
        return points * count_bits(tiles_seen(town, card, cell))
    return points * colours_seen(town, card, cell)


@rule
def tiles_of(town, card):
    """The tiles of the card's own colour."""
    return town.cells[COLOUR_OF_CARD[card]]


# --- R9 The cards -----------------------------------------------------------


@rule
def walking_beavers(town):
    """R9.1 Náměstí: the beavers whose tile is connected with both edges."""
    count = 0
    for cell in range(N_CELLS):
        if has(town.beavers, cell):
            walk = reached(1 << cell, town.joined)
            count += int(leaves_town(town, walk, 0, WEST) and leaves_town(town, walk, N_COLUMNS - 1, EAST))
    return count


@rule
def leaves_town(town, walk, column, side):
    """R9.1 Does a walkway of one of these cells lead over the edge?"""
    for row in range(N_ROWS):
        cell = CELLS_OF_COLUMN[column, row]
        if has(walk, cell) and has(town.walkways[cell], side):
            return True
    return False


@rule
def sites(state, town, card):
    """R9.2 Dvůr: red tiles, and what is left in the reserve."""
    tokens = EXTRA[state.edition, card] * reserve_of(town)
    return POINTS[state.edition, card] * count_bits(tiles_of(town, card)) + tokens


@rule
def tiles_seen(town, card, cell):
    """R9.6 Lesopark, R9.9 Poustevna, R9.11 Jídlo, R9.13 Látky, R9.17 Krejčovství: tiles that the card looks for."""
    found = 0
    for colour in range(len(COLOURS)):
        if has(WATCHED[card], colour):
            found |= town.cells[colour]
    return found & REGION[card, cell]


@rule
def majority(state, seat, card):
    """R9.7 Svatyně: strictly more than the rival."""
    own, rival = tiles_of(state.towns[seat], card), tiles_of(state.towns[1 - seat], card)
    bonus = EXTRA[state.edition, card] if count_bits(own) > count_bits(rival) else 0
    return POINTS[state.edition, card] * count_bits(own) + bonus


@rule
def largest_group_beside(town, cell, least):
    """R9.8 Klášter: the size of the largest group beside a purple tile, if it has at least so many tiles."""
    largest = 0
    for side in range(N_SIDES):
        other = NEIGHBOUR[cell, side]
        if other != NO_CELL and has(town.laid & ~town.cells[PURPLE], other):
            group = reached(1 << other, borders_within(town.cells[COLOUR_OF[town.tiles[other]]]))
            largest = max(largest, count_bits(group))
    return largest if largest >= least else 0


@rule
def colours_seen(town, card, cell):
    """R9.12 Květiny, R9.14 Šperky, R9.15 Bednářství, R9.16 Truhlářství, R9.18 Kovářství: each colour counts once."""
    count = 0
    for colour in range(len(COLOURS)):
        if has(WATCHED[card], colour) and town.cells[colour] & REGION[card, cell]:
            count += 1
    return count


@rule
def groups(state, town, card):
    """R9.19 Chalupa, R9.20 Srub, R9.21 Bouda, R9.22 Salaš: what groups pay by their size; a lone tile pays nothing."""
    total = 0
    rest = tiles_of(town, card)
    borders = borders_within(rest)
    if IS_LINKED[card]:
        borders &= town.joined
    while rest:
        group = reached(rest & -rest, borders)
        total += PAYS[state.edition, card, count_bits(group)]
        rest &= ~group
    return total
