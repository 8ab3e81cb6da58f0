"""The round: who acts, what may be done, and what each line does (rulebook: course of the game)."""

from osada.engine.actions import both
from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.game import CHANCE, OK, listed_range, why
from osada.games.hashi.components import CARDS, MOST_LINES, N_ROUNDS, PAIR_OF_LINE, START_NUMBERS
from osada.games.hashi.rules.bridges import bridge, open_lines, skip_bridges, why_not_bridge, why_not_skip_bridges
from osada.games.hashi.rules.numbers import skip_write, start, why_not_start, why_not_write, write
from osada.games.hashi.rules.words import (
    FIRST_BRIDGE,
    FIRST_START,
    FIRST_WRITE,
    SKIP_BRIDGES,
    SKIP_WRITE,
    START_PAIRS,
    Why,
)
from osada.games.hashi.scoring import pay_bonuses
from osada.games.hashi.state import BRIDGES, NO_CARD, NOTHING, OVER, ROUND, START, TURN_UP, WRITE

# --- R3 The round -----------------------------------------------------------


@rule
def actors(state):
    """R3.1 All seats that have something left to do, at the same time."""
    if state.phase == TURN_UP:
        return 1 << CHANCE
    acting = 0
    for seat in range(state.seats):
        if state.boards[seat].duty != NOTHING:
            acting |= 1 << seat
    return acting


@rule
def candidates(state, seat, codes):
    """R3.2 First a), then b)."""
    board = state.boards[seat]
    if board.duty == START:
        return listed_range(codes, 0, FIRST_START, FIRST_WRITE)
    if board.duty == WRITE:
        return listed_range(codes, 0, FIRST_WRITE, FIRST_BRIDGE)
    count = 0
    if board.duty == BRIDGES:
        lines = open_lines(board)
        for line in range(MOST_LINES):
            if has(lines, line):
                codes[count] = FIRST_BRIDGE + PAIR_OF_LINE[state.edition, state.side, line]
                count += 1
        codes[count] = SKIP_BRIDGES
        count += 1
    return count


@rule
def why_not(state, seat, code):
    board = state.boards[seat]
    if code < FIRST_WRITE:
        island, _ = both(code, START_PAIRS)
        return why_not_start(state, board, island)
    if code < SKIP_WRITE:
        return why_not_write(state, board, code - FIRST_WRITE)
    if code == SKIP_WRITE:
        return OK if board.duty == WRITE else why(Why.NOT_NOW, board.duty)
    if code < SKIP_BRIDGES:
        return why_not_bridge(state, board, code - FIRST_BRIDGE)
    return why_not_skip_bridges(state, board)


@rule
def apply(state, seat, code):
    if seat == CHANCE:
        turn_up(state, code)
        return
    board = state.boards[seat]
    if code < FIRST_WRITE:
        island, number = both(code, START_PAIRS)
        start(state, seat, island, START_NUMBERS[0] + number)
    elif code < SKIP_WRITE:
        write(state, board, code - FIRST_WRITE)
    elif code == SKIP_WRITE:
        skip_write(state, board)
    elif code < SKIP_BRIDGES:
        bridge(state, board, code - FIRST_BRIDGE)
    else:
        skip_bridges(board)
    if actors(state) == 0:
        end_round(state)


@rule
def chance(state, weights):
    """R2.4 Every card not turned up is equally likely, the one put aside too."""
    for card in range(len(CARDS)):
        weights[card] = state.unseen[card]


@rule
def turn_up(state, card):
    """R3.1"""
    state.unseen[card] -= 1
    state.card = card
    state.rounds += 1
    state.phase = ROUND
    for seat in range(state.seats):
        state.boards[seat].duty = WRITE


@rule
def end_round(state):
    """R3.4, R8.1 Also the end of the set-up, which has no bonuses."""
    if state.phase == ROUND:
        pay_bonuses(state)
    state.card = NO_CARD
    state.phase = OVER if state.rounds == N_ROUNDS else TURN_UP
