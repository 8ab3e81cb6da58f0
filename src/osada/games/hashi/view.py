"""What a seat may know: in Hashi everything that has happened (R10.1). What comes is not decided before it is drawn."""

import numpy as np

from osada.engine.bits import has
from osada.engine.compiled import rule
from osada.engine.layout import SAME, Bits, Counts, EachSeat, Shown, Word, view_of
from osada.games.hashi.components import (
    BONUSES,
    CARDS,
    EDITION_IDS,
    ISLANDS,
    LINE_OF_PAIR,
    N_ISLANDS,
    NO_LINE,
    PAIRS,
    SIDES,
)
from osada.games.hashi.rules.bridges import build
from osada.games.hashi.rules.numbers import put_number
from osada.games.hashi.state import BOARD, DUTIES, MAX_SEATS, PHASES, STATE

# fmt: off
KNOWN_BOARD, copy_board = view_of(
    BOARD,
    numbers=SAME,
    bridges=(np.int8, len(PAIRS)),         # on the line between two islands
    finished=np.int32,
    bonuses=SAME, duty=SAME, owed=SAME,
)
VIEW, copy_public = view_of(
    STATE,
    edition=SAME, side=SAME, seats=SAME, phase=SAME, rounds=SAME, card=SAME, unseen=SAME,
    boards=(KNOWN_BOARD, MAX_SEATS),
)
# fmt: on
SHOWN: Shown = {
    "edition": Word(EDITION_IDS),
    "side": Word(SIDES),
    "phase": Word(PHASES),
    "card": Word(CARDS),
    "unseen": Counts(CARDS),
    "boards": EachSeat(),
    "boards.numbers": Counts(ISLANDS),
    "boards.bridges": Counts(PAIRS),
    "boards.finished": Bits(ISLANDS),
    "boards.bonuses": Counts(BONUSES, zeros=True),
    "boards.duty": Word(DUTIES),
}


@rule
def view(state, seat, known):
    """R10.1 The same for every seat and for spectators. An allow-list: what is not copied here stays secret."""
    copy_public(state, known)
    for each in range(state.seats):
        copy_board(state.boards[each], known.boards[each])
        known.boards[each].finished = state.boards[each].finished
        for pair in range(len(PAIRS)):
            line = LINE_OF_PAIR[state.edition, state.side, pair]
            if line != NO_LINE:
                board = state.boards[each]
                known.boards[each].bridges[pair] = int(has(board.single, line)) + int(has(board.double, line))


@rule
def seen(state, actor, code, seat):
    """R10.1 Every line is open."""
    return True


@rule
def imagine(known, seat, rng, state):
    """R10.1 Nothing is hidden, so there is nothing to guess: the boards are rebuilt from what they show."""
    copy_public(known, state)
    for each in range(known.seats):
        board, shown = state.boards[each], known.boards[each]
        clear(board)
        for pair in range(len(PAIRS)):
            for _ in range(shown.bridges[pair]):
                build(state, board, LINE_OF_PAIR[state.edition, state.side, pair])
        for island in range(N_ISLANDS):
            if shown.numbers[island] != 0:
                put_number(state, board, island, shown.numbers[island])
        copy_board(shown, board)
    for each in range(known.seats, MAX_SEATS):
        clear(state.boards[each])


@rule
def clear(board):
    board.single = 0
    board.double = 0
    board.anchored = 0
    board.closed = 0
    board.finished = 0
    for island in range(N_ISLANDS):
        board.numbers[island] = 0
        board.degree[island] = 0
    for bonus in range(len(BONUSES)):
        board.bonuses[bonus] = 0
    board.duty = 0
    board.owed = 0
