"""Bonuses and final scores (rulebook: victory points and the end; the solo variant)."""

from osada.engine.bits import count_bits, has
from osada.engine.compiled import rule
from osada.engine.game import ALL, PARTS, TOTAL, Part
from osada.games.hashi.components import (
    BLUE_FLAG,
    BONUS_FIRST,
    BONUS_LATER,
    BONUSES,
    ENDS,
    FLAG,
    ISLAND_POINTS,
    MOST_LINES,
    N_ISLANDS,
    RATING_FROM,
    RATINGS,
    RED_FLAG,
    SOLO_DEADLINE,
)

POINTS = tuple(Part(name, known_to=ALL) for name in ("islands", *BONUSES))
SCORE_PARTS = (*POINTS, Part("rating", RATINGS, known_to=ALL))
ISLANDS_COLUMN, FIRST_BONUS_COLUMN, RATING_COLUMN = PARTS, PARTS + 1, PARTS + 1 + len(BONUSES)
RED, BLUE, SIX = range(len(BONUSES))
ENOUGH = 6  # islands of a network that earns the bonus


# --- R7 Bonuses -------------------------------------------------------------


@rule
def pay_bonuses(state):
    """R7.1, R7.5 Who is first is settled before anybody is paid."""
    for bonus in range(len(BONUSES)):
        points = BONUS_FIRST[bonus] if is_high(state, bonus) else BONUS_LATER[bonus]
        for seat in range(state.seats):
            board = state.boards[seat]
            if board.bonuses[bonus] == 0 and fulfils(state, board, bonus):
                board.bonuses[bonus] = points


@rule
def is_high(state, bonus):
    """R7.5; R9.1, R9.2 alone the piles decide."""
    if state.seats == 1:
        return state.rounds <= SOLO_DEADLINE[bonus]
    for seat in range(state.seats):
        if state.boards[seat].bonuses[bonus] > 0:
            return False
    return True


@rule
def fulfils(state, board, bonus):
    """R7.2, R7.3, R7.4"""
    if bonus == SIX:
        return has_network(state, board)
    flag = RED_FLAG if bonus == RED else BLUE_FLAG
    for island in range(N_ISLANDS):
        if FLAG[state.edition, state.side, island] == flag and not has(board.finished, island):
            return False
    return True


@rule
def has_network(state, board):
    """R7.4 Finished islands joined by bridges, nothing unfinished between them; R6.3: of several networks, in any."""
    left = board.finished
    while count_bits(left) >= ENOUGH:
        network = grown(state, board, left & -left)
        if count_bits(network) >= ENOUGH:
            return True
        left &= ~network
    return False


@rule
def grown(state, board, network):
    """All finished islands that bridges join to this network."""
    before = 0
    while network != before:
        before = network
        for line in range(MOST_LINES):
            if has(board.single, line):
                one, other = ENDS[state.edition, state.side, line, 0], ENDS[state.edition, state.side, line, 1]
                both = 1 << int(one) | 1 << int(other)
                if network & both and board.finished & both == both:
                    network |= both
    return network


# --- R8 The end -------------------------------------------------------------


@rule
def scores(state, sheet):
    """R8.2 For each seat 2 points an island, and the bonuses. R8.3 Who has as many points, shares the place."""
    for seat in range(state.seats):
        board = state.boards[seat]
        sheet[seat, ISLANDS_COLUMN] = ISLAND_POINTS * count_bits(board.finished)
        sheet[seat, TOTAL] = sheet[seat, ISLANDS_COLUMN]
        for bonus in range(len(BONUSES)):
            sheet[seat, FIRST_BONUS_COLUMN + bonus] = board.bonuses[bonus]
            sheet[seat, TOTAL] += board.bonuses[bonus]
    if state.seats == 1:
        sheet[0, RATING_COLUMN] = rating(sheet[0, TOTAL])


@rule
def rating(total):
    """R9.3"""
    rank = 0
    while rank + 1 < len(RATINGS) and total >= RATING_FROM[rank + 1]:
        rank += 1
    return rank
