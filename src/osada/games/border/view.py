"""What a seat may know: in The Border everything that has happened (R9.1). Dice are not decided before they fall."""

import numpy as np

from osada.engine.bits import count_bits
from osada.engine.compiled import rule
from osada.engine.layout import SAME, Bits, Counts, EachSeat, Shown, Word, view_of
from osada.games.border.components import (
    AREAS,
    BESIDE,
    BORDER,
    COLOURS,
    EDITION_IDS,
    GROUPED,
    GROUPS,
    HEXES,
    N_HEXES,
    WORD_BITS,
    WORDS,
)
from osada.games.border.rules.actions import DUTIES, NOTHING
from osada.games.border.rules.round import duty
from osada.games.border.state import BOARD, MAX_SEATS, PHASES, STATE, has

# fmt: off
KNOWN_BOARD, copy_board = view_of(
    BOARD,
    layout=np.int8,                        # counted from 1, as on the box
    crossed=SAME,
    missing=(np.int8, len(AREAS)),         # hexes not crossed yet at the border of each area
    paid=SAME, dice=SAME,
    duty=np.int8,
)
VIEW, copy_public = view_of(
    STATE,
    edition=SAME, seats=SAME, phase=SAME, active=SAME, rolls=SAME, dice=SAME, unused=SAME,
    boards=(KNOWN_BOARD, MAX_SEATS),
)
# fmt: on
SHOWN: Shown = {
    "edition": Word(EDITION_IDS),
    "phase": Word(PHASES),
    "dice": Word(COLOURS),
    "unused": Counts(COLOURS),
    "boards": EachSeat(),
    "boards.crossed": Bits(HEXES, WORD_BITS),
    "boards.missing": Counts(AREAS, zeros=True),
    "boards.paid": Counts(AREAS, zeros=True),
    "boards.dice": Counts(COLOURS),
    "boards.duty": Word(DUTIES),
}


@rule
def view(state, seat, known):
    """R9.1 The same for every seat and for spectators. An allow-list: what is not copied here stays secret."""
    copy_public(state, known)
    for each in range(state.seats):
        board, shown = state.boards[each], known.boards[each]
        copy_board(board, shown)
        shown.layout = board.layout + 1
        shown.duty = duty(state, each)
        for area in range(len(AREAS)):
            shown.missing[area] = 0
            for word in range(WORDS):
                shown.missing[area] += count_bits(BORDER[state.edition, area, word] & ~board.crossed[word])


@rule
def seen(state, actor, code, seat):
    """R9.1 Every line is open."""
    return True


@rule
def imagine(known, seat, rng, state):
    """R9.1 Nothing is hidden, so there is nothing to guess: the boards are rebuilt from what they show."""
    copy_public(known, state)
    state.acting = 0
    for each in range(MAX_SEATS):
        board = state.boards[each]
        if known.boards[each].duty != NOTHING:
            state.acting |= 1 << each
        copy_board(known.boards[each], board)
        board.layout = max(0, known.boards[each].layout - 1)
        for group in range(len(GROUPS)):
            board.missing[group] = missing_in(state, board, group) if each < known.seats else 0
        for word in range(WORDS):
            board.beside[word] = beside_crossed(state, board, word)


@rule
def missing_in(state, board, group):
    """The hexes of a group that are not crossed yet."""
    count = 0
    for word in range(WORDS):
        count += count_bits(GROUPED[state.edition, board.layout, group, word] & ~board.crossed[word])
    return count


@rule
def beside_crossed(state, board, word):
    """In this word of the set: hexes that share an edge with a crossed one."""
    found = 0
    for hex in range(N_HEXES):
        if has(board.crossed, hex):
            found |= BESIDE[state.edition, hex, word]
    return found
