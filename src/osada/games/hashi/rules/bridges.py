"""Action b) and finished islands (rulebook: rules for building bridges)."""

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import OK, why
from osada.games.hashi.components import (
    CROSSING,
    ENDS,
    LINE_OF_PAIR,
    LINES_AT,
    MOST_LINES,
    MOST_ON_ISLAND,
    NO_LINE,
    PAIRS,
)
from osada.games.hashi.rules.words import Why, bridges_of
from osada.games.hashi.state import BRIDGES, NOTHING

# --- R5 b) Drawing the bridges ----------------------------------------------


@rule
def why_not_bridge(state, board, pair):
    """R5.1 to R5.7"""
    if board.duty != BRIDGES:
        return why(Why.NOT_NOW, board.duty)
    line = LINE_OF_PAIR[state.edition, state.side, pair]
    if line == NO_LINE:
        return why(Why.NO_SUCH_LINE, pair)
    if not has(open_lines(board), line):
        return why_closed(state, board, line, pair)
    return OK if rest_fits(state, board, line) else why(Why.REST_DOES_NOT_FIT, board.owed)


@rule
def open_lines(board):
    """The lines on which one more bridge may be drawn."""
    return board.anchored & ~board.closed


@rule
def why_closed(state, board, line, pair):
    """R5.3 to R5.6: the first reason why this line takes no bridge."""
    if not has(board.anchored, line):
        return why(Why.NO_NUMBER, pair)
    if has(board.double, line):
        return why(Why.LINE_FULL, pair)
    for rival_pair in range(len(PAIRS)):
        rival = LINE_OF_PAIR[state.edition, state.side, rival_pair]
        if rival != NO_LINE and has(CROSSING[state.edition, state.side, line] & board.single, rival):
            return why(Why.CROSSES, pair, rival_pair)
    ends = ENDS[state.edition, state.side, line]
    full = ends[0] if room(board, ends[0]) == 0 else ends[1]
    return why(Why.ISLAND_FULL, full, board.degree[full])


@rule
def room(board, island):
    """R5.6 How many more bridges the island takes."""
    number = board.numbers[island]
    return (number if number > 0 else MOST_ON_ISLAND) - board.degree[island]


@rule
def rest_fits(state, board, line):
    """R5.1 Can the other bridges of the card still be drawn after one on this line? They are two at most."""
    after_first = open_lines(board) & ~closed_by(state, board, line, NO_LINE)
    if board.owed == 1:
        return True
    if board.owed == 2:
        return after_first != 0
    for second in range(MOST_LINES):
        if has(after_first, second) and after_first & ~closed_by(state, board, second, line) != 0:
            return True
    return False


@rule
def closed_by(state, board, line, earlier):
    """R5.4 to R5.6: the lines that one bridge on this line closes, when one was drawn on `earlier` just before."""
    closed = CROSSING[state.edition, state.side, line]
    if has(board.single, line) or line == earlier:
        closed |= 1 << int(line)
    for end in range(2):
        island = ENDS[state.edition, state.side, line, end]
        left = room(board, island) - 1
        if earlier != NO_LINE and has(LINES_AT[state.edition, state.side, island], earlier):
            left -= 1
        if left == 0:
            closed |= LINES_AT[state.edition, state.side, island]
    return closed


@rule
def bridge(state, board, pair):
    """R5.2"""
    line = LINE_OF_PAIR[state.edition, state.side, pair]
    build(state, board, line)
    board.owed -= 1
    if board.owed == 0:
        board.duty = NOTHING


@rule
def build(state, board, line):
    """One bridge, and what it closes and finishes."""
    board.closed |= closed_by(state, board, line, NO_LINE)
    if has(board.single, line):
        board.double |= 1 << int(line)
    board.single |= 1 << int(line)
    for end in range(2):
        island = ENDS[state.edition, state.side, line, end]
        board.degree[island] += 1
        if board.degree[island] == board.numbers[island]:
            finish(state, board, island)


@rule
def why_not_skip_bridges(state, board):
    """R5.1 All or none."""
    if board.duty != BRIDGES:
        return why(Why.NOT_NOW, board.duty)
    return OK if board.owed == bridges_of(state.card) else why(Why.BRIDGES_BEGUN, board.owed)


@rule
def skip_bridges(board):
    """R3.3"""
    board.owed = 0
    board.duty = NOTHING


# --- R6 Finished islands ----------------------------------------------------


@rule
def finish(state, board, island):
    """R6.1, R6.2"""
    board.finished |= 1 << int(island)
    board.closed |= LINES_AT[state.edition, state.side, island]
