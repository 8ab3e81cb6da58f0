"""What a bot knows of Hashi: how good a board looks. Points count ten-fold, so that hopes can be finer than points."""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.games.hashi.components import (
    BONUSES,
    ENDS,
    FLAG,
    ISLAND_POINTS,
    LINES_AT,
    MOST_LINES,
    N_ISLANDS,
    NO_FLAG,
)
from osada.games.hashi.rules.bridges import open_lines, room
from osada.games.hashi.scoring import ENOUGH, grown

POINT = 10  # the unit
BEGUN = 15  # a number that can still be finished
HOPELESS = -4  # one that cannot
MISSING = -2  # for each bridge that a number still lacks
SPARE = 1  # for each bridge more than needed that could still come, up to MOST_SPARE
MOST_SPARE = 3
FLAG_DONE = 12  # a finished island with a flag
FLAG_OPEN = 5  # one that may get its number
NETWORK = 4  # for each island of the largest network, up to six


@rule
def value(state, seat, sheet):
    """The hopes of a board: what is finished, what can be, what cannot."""
    board = state.boards[seat]
    worth = POINT * ISLAND_POINTS * count_bits(board.finished) + network_value(state, board)
    for bonus in range(len(BONUSES)):
        worth += POINT * board.bonuses[bonus]
    for island in range(N_ISLANDS):
        worth += island_value(state, board, island)
    return worth


@rule
def island_value(state, board, island):
    flagged = FLAG[state.edition, state.side, island] != NO_FLAG
    if has(board.finished, island):
        return FLAG_DONE if flagged else 0
    if board.numbers[island] == 0:
        return FLAG_OPEN if flagged and board.degree[island] > 0 else 0
    missing, possible = room(board, island), reachable(state, board, island)
    if possible < missing:
        return HOPELESS
    return BEGUN + MISSING * missing + SPARE * min(possible - missing, MOST_SPARE)


@rule
def reachable(state, board, island):
    """How many more bridges could lead to this island, seen alone."""
    lines = LINES_AT[state.edition, state.side, island] & open_lines(board)
    count = 0
    for line in range(MOST_LINES):
        if has(lines, line):
            other = ENDS[state.edition, state.side, line, 0] + ENDS[state.edition, state.side, line, 1] - island
            count += min(1 if has(board.single, line) else 2, room(board, other))
    return count


@rule
def network_value(state, board):
    """Progress towards six connected islands."""
    largest, left = 0, board.finished
    while left != 0:
        network = grown(state, board, left & -left)
        largest = max(largest, count_bits(network))
        left &= ~network
    return NETWORK * min(largest, ENOUGH)
