"""Scratch buffers of a bot in The Border."""

from typing import Any, NamedTuple

import numpy as np

from osada.bots.network import read_net
from osada.engine.layout import empty
from osada.games.border.bot.hands import N_HANDS
from osada.games.border.bot.outlook import FACTS, FILE, ROWS, UNITS
from osada.games.border.components import AREAS, N_COLOURS, N_DICE
from osada.games.border.state import BOARD, MAX_SEATS

MINE, GROUPED, TRIED, THEIRS = range(4)  # places: the own board, with groups, a rival's with a cross; then each seat's
N_PLACES = THEIRS + MAX_SEATS
CROSSED, WITH_ONE_MORE = range(N_DICE + 1, N_DICE + 3)  # boards to try crosses on; before them those to try groups on
NOTED = 2 + 4 * MAX_SEATS  # numbers that tell what a turn was computed for


class Plans(NamedTuple):
    """A place is a board that was looked at, by its own seat or by a rival: see border_outlook.py."""

    best: Any  # [colour and dice] see border.py
    best_for: Any  # what that was made for
    net: Any  # [row, unit]
    facts: Any  # [area, fact]
    sums: Any  # [place, area, unit]
    points: Any  # [place]
    closed: Any  # [place] areas
    boards: Any  # [step] with one group more each time; CROSSED; WITH_ONE_MORE
    chosen: Any  # [step] a group
    hands: Any  # [step] the dice used so far
    limits: Any  # [colour] dice that may be used
    chains: Any  # [colour, dice] what others make of so many of a colour
    rests: Any  # [hand] what others make of it
    gains: Any  # [hand] what all its dice bring to the active seat, when they complete groups
    last: Any  # [hand] what it is worth to keep it before the last roll, and full ones as they lie
    middle: Any  # the same before the second roll
    standing: Any  # [1] how far the active seat is ahead without its dice
    turn_for: Any  # what `last`, `middle` and `standing` were made for
    now: Any


NUMBERS = {
    "best": N_COLOURS * (N_DICE + 1),
    "facts": (len(AREAS), len(FACTS)),
    "sums": (N_PLACES, len(AREAS), UNITS),
    "chains": (N_COLOURS, N_DICE + 1),
    "rests": N_HANDS,
    "gains": N_HANDS,
    "last": N_HANDS,
    "middle": N_HANDS,
    "standing": 1,
}
COUNTED = {
    "best_for": 4,
    "points": N_PLACES,
    "closed": N_PLACES,
    "chosen": N_DICE + 1,
    "hands": N_DICE + 1,
    "limits": N_COLOURS,
    "turn_for": NOTED,
    "now": NOTED,
}


def new_plans() -> Plans:
    numbers = {name: np.zeros(shape) for name, shape in NUMBERS.items()}
    counted = {name: np.zeros(size, np.int64) for name, size in COUNTED.items()}
    return Plans(net=read_net(FILE, ROWS), boards=empty(BOARD, WITH_ONE_MORE + 1), **numbers, **counted)
