"""Scratch paper of a bot in The Border."""

from typing import Any, NamedTuple

import numpy as np

from osada.bots.border_hands import N_HANDS
from osada.bots.border_outlook import FACTS, UNITS, read_outlook
from osada.engine.layout import empty
from osada.games.border.components import AREAS, N_COLOURS, N_DICE
from osada.games.border.state import BOARD, MAX_SEATS

MINE, GROUPED, TRIED, THEIRS = range(4)  # places: the own board, with groups, a rival's with a cross; then each seat's
N_PLACES = THEIRS + MAX_SEATS
CROSSED, WITH_ONE_MORE = range(N_DICE + 1, N_DICE + 3)  # boards to try crosses on; before them those to try groups on
_noted = 2 + 4 * MAX_SEATS


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


def new_plans() -> Plans:
    return Plans(
        best=np.zeros(N_COLOURS * (N_DICE + 1)),
        best_for=np.zeros(4, np.int64),
        net=read_outlook(),
        facts=np.zeros((len(AREAS), len(FACTS))),
        sums=np.zeros((N_PLACES, len(AREAS), UNITS)),
        points=np.zeros(N_PLACES, np.int64),
        closed=np.zeros(N_PLACES, np.int64),
        boards=empty(BOARD, WITH_ONE_MORE + 1),
        chosen=np.zeros(N_DICE + 1, np.int64),
        hands=np.zeros(N_DICE + 1, np.int64),
        limits=np.zeros(N_COLOURS, np.int64),
        chains=np.zeros((N_COLOURS, N_DICE + 1)),
        rests=np.zeros(N_HANDS),
        gains=np.zeros(N_HANDS),
        last=np.zeros(N_HANDS),
        middle=np.zeros(N_HANDS),
        standing=np.zeros(1),
        turn_for=np.zeros(_noted, np.int64),
        now=np.zeros(_noted, np.int64),
    )
