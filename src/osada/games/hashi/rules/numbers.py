"""The start number and action a) (rulebook: preparation, writing the numeral)."""

from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.hashi.components import FLAG, LINES_AT, NO_FLAG
from osada.games.hashi.rules.bridges import finish
from osada.games.hashi.rules.words import Why, bridges_of, numeral_of
from osada.games.hashi.state import BRIDGES, NOTHING, START, WRITE

# --- R2 Set-up --------------------------------------------------------------


@rule
def why_not_start(state, board, island):
    if board.duty != START:
        return why(Why.NOT_NOW, board.duty)
    if FLAG[state.edition, state.side, island] != NO_FLAG:
        return why(Why.FLAGGED, island)
    return OK


@rule
def start(state, seat, island, number):
    """R2.2, R2.3 The board goes to the left neighbour; alone, it stays."""
    neighbour = (seat + 1) % state.seats
    put_number(state, state.boards[neighbour], island, number)
    state.boards[seat].duty = NOTHING


# --- R4 a) Writing the numeral ----------------------------------------------


@rule
def why_not_write(state, board, island):
    """R4.1 to R4.4"""
    if board.duty != WRITE:
        return why(Why.NOT_NOW, board.duty)
    if board.numbers[island] != 0:
        return why(Why.HAS_NUMBER, island, board.numbers[island])
    if FLAG[state.edition, state.side, island] != NO_FLAG and board.degree[island] == 0:
        return why(Why.FLAG_NEEDS_BRIDGE, island)
    if numeral_of(state.card) < board.degree[island]:
        return why(Why.TOO_SMALL, island, board.degree[island])
    return OK  # R4.2, R4.5: anything else, whether it can ever be finished or not


@rule
def write(state, board, island):
    """R4.1"""
    put_number(state, board, island, numeral_of(state.card))
    skip_write(state, board)


@rule
def skip_write(state, board):
    """R3.3 On to b)."""
    board.duty = BRIDGES
    board.owed = bridges_of(state.card)


@rule
def put_number(state, board, island, number):
    """R6.1 A number equal to the bridges already there finishes the island."""
    board.numbers[island] = number
    board.anchored |= LINES_AT[state.edition, state.side, island]
    if board.degree[island] == number:
        finish(state, board, island)
