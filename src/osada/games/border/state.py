"""The position (rulebook: course of the game): one record, copied with one memcpy, readable by name."""

from collections.abc import Mapping

import numpy as np

from osada.engine.compiled import rule
from osada.engine.game import RANDOM
from osada.engine.layout import States, empty, record
from osada.games.border.components import (
    AREAS,
    BESIDE_WHITE,
    EDITION_IDS,
    GROUPS,
    LAYOUTS,
    N_COLOURS,
    N_DICE,
    N_SIZES,
    SIZES,
    WHITE,
    WORD_BITS,
    WORDS,
)

MAX_SEATS = 4
NOBODY, NO_COLOUR = -1, -1

WHO_STARTS, ROLL, CHOICE, FIRST_ACTION, SECOND_ACTION, OVER = range(6)  # phases, in rulebook order
PHASES = ("who-starts", "roll", "choice", "first-action", "second-action", "over")

# fmt: off
BOARD = record(                            # what a player has before them
    crossed=(np.int64, WORDS),             # hexes, as bits; the white ones too
    beside=(np.int64, WORDS),              # hexes that share an edge with a crossed one, as bits
    missing=(np.int8, len(GROUPS)),        # hexes not crossed yet, by group
    paid=(np.int8, len(AREAS)),            # points, 0 while open
    dice=(np.int8, N_COLOURS),             # dice that this seat may still use in the second action, by colour
    layout=np.int8,                        # counted from 0
)
STATE = record(
    edition=np.int8,
    seats=np.int8,
    phase=np.int8,
    active=np.int8,                        # the seat whose round it is, or NOBODY before that is drawn
    acting=np.int8,                        # seats that may act, as bits
    rolls=np.int8,                         # of this round, begun
    dice=(np.int8, N_DICE),                # their colours; NO_COLOUR: still to fall
    unused=(np.int8, N_COLOURS),           # dice that the active seat has not used, by colour
    boards=(BOARD, MAX_SEATS),
)
# fmt: on


def new(seats: int, options: Mapping[str, str]) -> States:
    """R2.1, R2.2: a board for each seat, nothing crossed but the white hexes."""
    states = empty(STATE)
    state = states[0]
    state["edition"] = EDITION_IDS.index(options["edition"])
    state["seats"] = seats
    drawn = options["first"] == RANDOM
    state["active"] = NOBODY if drawn else int(options["first"])
    state["phase"], state["rolls"] = (WHO_STARTS, 0) if drawn else (ROLL, 1)
    state["dice"][:] = NO_COLOUR
    for board, layout in zip(state["boards"], options["layouts"].split(), strict=False):
        board["layout"] = int(layout) - 1
        board["missing"][:] = np.tile(SIZES, N_COLOURS)
        board["crossed"][:] = WHITE[state["edition"]]
        board["beside"][:] = BESIDE_WHITE[state["edition"]]
    return states


def are_layouts(value: str, seats: int) -> bool:
    """R2.1 One layout a seat, all different."""
    numbers = value.split(" ")
    return len(numbers) == len(set(numbers)) == seats and all(number in LAYOUTS for number in numbers)


@rule
def has(hexes, hex):
    """Is this hex in the set?"""
    return hexes[hex // WORD_BITS] >> (hex % WORD_BITS) & 1 == 1


@rule
def colour_of(group):
    return group // N_SIZES
