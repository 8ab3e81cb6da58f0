"""Areas and final scores (rulebook: scoring areas, end of the game)."""

from osada.engine.compiled import rule
from osada.engine.game import ALL, PARTS, TOTAL, Part
from osada.games.border.components import AREAS, BORDER, FIRST, LATER, VALUES, WORDS

SCORE_PARTS = tuple(Part(motif, known_to=ALL) for motif in AREAS)


# --- R7 Areas ---------------------------------------------------------------


@rule
def pay_areas(state):
    """R7.2, R7.4 Who is first is settled before anybody is paid. R7.5 All closed areas pay, also several at once."""
    for area in range(len(AREAS)):
        points = VALUES[state.edition, area, FIRST if is_unpaid(state, area) else LATER]
        for seat in range(state.seats):
            board = state.boards[seat]
            if board.paid[area] == 0 and is_closed(state, board, area):
                board.paid[area] = points


@rule
def is_unpaid(state, area):
    """R7.2 Has nobody closed it yet?"""
    for seat in range(state.seats):
        if state.boards[seat].paid[area] > 0:
            return False
    return True


@rule
def is_closed(state, board, area):
    """R7.1 Is its whole border crossed?"""
    for word in range(WORDS):
        if BORDER[state.edition, area, word] & ~board.crossed[word]:
            return False
    return True


@rule
def closed_areas(board):
    """R8.1 How many areas this board was paid for."""
    count = 0
    for area in range(len(AREAS)):
        if board.paid[area] > 0:
            count += 1
    return count


# --- R8 The end -------------------------------------------------------------


@rule
def scores(state, sheet):
    """R8.2 All that was paid, also for more than six areas."""
    for seat in range(state.seats):
        sheet[seat, TOTAL] = 0
        for area in range(len(AREAS)):
            sheet[seat, PARTS + area] = state.boards[seat].paid[area]
            sheet[seat, TOTAL] += state.boards[seat].paid[area]


@rule
def is_better(state, sheet, seat, rival):
    """R8.3 More points, or as many and more of them from one single area."""
    if sheet[seat, TOTAL] != sheet[rival, TOTAL]:
        return sheet[seat, TOTAL] > sheet[rival, TOTAL]
    return best_area(sheet, seat) > best_area(sheet, rival)


@rule
def best_area(sheet, seat):
    best = 0
    for area in range(len(AREAS)):
        best = max(best, sheet[seat, PARTS + area])
    return best
