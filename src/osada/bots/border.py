"""What a bot knows of The Border: how near a board's areas are to being closed, and what its dice may still bring.

Points count a thousand-fold, so that hopes can be finer than points.
"""

from math import comb

import numpy as np

from osada.engine.bits import count_bits
from osada.engine.compiled import rule
from osada.games.border.components import (
    AREAS,
    BORDER,
    FIRST,
    GROUPED,
    LATER,
    N_COLOURS,
    N_DICE,
    N_HEXES,
    N_SIZES,
    VALUES,
    WORDS,
)
from osada.games.border.rules.dice import ROLLS
from osada.games.border.rules.second_action import count_dice
from osada.games.border.scoring import is_unpaid
from osada.games.border.state import FIRST_ACTION, NO_COLOUR, ROLL

POINT = 1000  # the unit
FADING = 0.86  # each hex that a border still lacks leaves so much of the hope for its points
HOPE = np.array([round(POINT * FADING**missing) for missing in range(N_HEXES)], np.int64)

ONCE, TWICE = range(2)  # rolled dice fall once, or those that miss a colour fall again
MISS = 1 - 1 / N_COLOURS
CERTAIN = 1000  # a chance of 1


def exactly(hits: int, dice: int, miss: float) -> float:
    """The chance that so many of the dice show a colour."""
    return comb(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits)


COUNTS = range(N_DICE + 1)
CHANCES = np.array(  # [ONCE TWICE, dice that are rolled, how many of them show a colour]
    [[[round(CERTAIN * exactly(hits, dice, miss)) for hits in COUNTS] for dice in COUNTS] for miss in (MISS, MISS**2)],
    np.int64,
)


@rule
def value(state, seat, sheet):
    """The hopes of a board: areas closed and nearly closed; while its dice are out, the groups they may complete."""
    board = state.boards[seat]
    worth = 0
    for area in range(len(AREAS)):
        worth += area_value(state, board, area)
    if seat == state.active:
        if state.phase == FIRST_ACTION:
            worth += dice_value(state, board, 0, ONCE)
        elif state.phase == ROLL and state.rolls > 1:  # a first roll is nobody's choice
            worth += roll_value(state, board)
    return worth


# --- Areas ------------------------------------------------------------------


@rule
def area_value(state, board, area):
    """What it paid; else what it pays now, less for each hex that is missing."""
    if board.paid[area] > 0:
        return POINT * board.paid[area]
    return price(state, area) * HOPE[missing_at(state, board, area)]


@rule
def price(state, area):
    return VALUES[state.edition, area, FIRST if is_unpaid(state, area) else LATER]


@rule
def missing_at(state, board, area):
    """The hexes of its border that are not crossed yet."""
    count = 0
    for word in range(WORDS):
        count += count_bits(BORDER[state.edition, area, word] & ~board.crossed[word])
    return count


@rule
def gain(state, board, group):
    """How much better the areas look with this group completed."""
    if board.missing[group] == 0:
        return 0
    worth = 0
    for area in range(len(AREAS)):
        filled = 0
        for word in range(WORDS):
            shared = GROUPED[state.edition, board.layout, group, word] & BORDER[state.edition, area, word]
            filled += count_bits(shared & ~board.crossed[word])
        if filled > 0:
            missing = missing_at(state, board, area)
            worth += price(state, area) * (HOPE[missing - filled] - HOPE[missing])
    return worth


# --- Dice -------------------------------------------------------------------


@rule
def roll_value(state, board):
    """Before dice fall again. If that is not the last roll, those that miss one colour may be rolled once more."""
    rolled = 0
    for die in range(N_DICE):
        if state.dice[die] == NO_COLOUR:
            rolled += 1
    worth = dice_value(state, board, rolled, ONCE)
    if state.rolls < ROLLS:
        kept = dice_value(state, board, 0, ONCE)
        for colour in range(N_COLOURS):
            aimed = colour_value(state, board, colour, rolled, TWICE) - colour_value(state, board, colour, 0, ONCE)
            worth = max(worth, kept + aimed)
    return worth


@rule
def dice_value(state, board, rolled, times):
    """What the dice that lie there bring on the average, together with those that are rolled."""
    worth = 0
    for colour in range(N_COLOURS):
        worth += colour_value(state, board, colour, rolled, times)
    return worth


@rule
def colour_value(state, board, colour, rolled, times):
    first = colour * N_SIZES
    gains = (
        gain(state, board, first),
        gain(state, board, first + 1),
        gain(state, board, first + 2),
        gain(state, board, first + 3),
    )
    kept, worth = dice_of(state, colour), 0
    for hits in range(rolled + 1):
        worth += CHANCES[times, rolled, hits] * best_groups(board, first, gains, kept + hits)
    return worth // CERTAIN


@rule
def dice_of(state, colour):
    """Dice of this colour that the active seat has: after its choice those not used, before it those that lie."""
    if state.phase == FIRST_ACTION:
        return int(state.unused[colour])
    return count_dice(state, colour)


@rule
def best_groups(board, first, gains, dice):
    """The most that so many dice of a colour bring: any of its groups, as long as the dice suffice."""
    best = 0
    for chosen in range(1 << N_SIZES):
        cost, worth = 0, 0
        for size in range(N_SIZES):
            if chosen >> size & 1:
                cost += board.missing[first + size]
                worth += gains[size]
        if cost <= dice:
            best = max(best, worth)
    return best
