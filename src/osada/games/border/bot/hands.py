"""Dice of The Border, for the search: a hand is how many dice of each colour there are, at most five in all."""

from itertools import combinations_with_replacement, product

import numpy as np

from osada.engine.compiled import rule
from osada.games.border.components import N_COLOURS, N_DICE
from osada.games.border.state import NO_COLOUR

Hand = tuple[int, ...]  # dice, by colour
NOTHING = 0  # the number of the empty hand


def all_hands() -> list[Hand]:
    """The small ones first."""
    thrown = (dice for count in range(N_DICE + 1) for dice in combinations_with_replacement(range(N_COLOURS), count))
    return [tuple(dice.count(colour) for colour in range(N_COLOURS)) for dice in thrown]


def and_die(hand: Hand, colour: int) -> Hand:
    return (*hand[:colour], hand[colour] + 1, *hand[colour + 1 :])


def parts_of(hand: Hand) -> list[tuple[Hand, Hand]]:
    """All ways to split it in two."""
    parts = product(*(range(dice + 1) for dice in hand))
    return [(part, tuple(dice - taken for dice, taken in zip(hand, part, strict=True))) for part in parts]


HANDS = all_hands()
NUMBER = {hand: number for number, hand in enumerate(HANDS)}
N_HANDS = len(HANDS)
FULL = next(number for number, hand in enumerate(HANDS) if sum(hand) == N_DICE)  # the first one of all five dice
_parts = [[(NUMBER[part], NUMBER[rest]) for part, rest in parts_of(hand)] for hand in HANDS]

# fmt: off
COUNTS = np.array(HANDS, np.int64)                                      # [hand, colour] dice
AND_DIE = np.array(                                                     # [hand, colour] with one more, if that can be
    [[NUMBER.get(and_die(hand, colour), NOTHING) for colour in range(N_COLOURS)] for hand in HANDS], np.int64
)
PART, REST = np.array([pair for pairs in _parts for pair in pairs], np.int64).T.copy()  # what is used, what remains
FIRST_PART = np.cumsum([0, *(len(pairs) for pairs in _parts)])          # [hand] where its own begin
SIZE = COUNTS.sum(axis=1)                                               # [hand] dice
# fmt: on


@rule
def hand_of(dice):
    """The number of a hand given by colour."""
    hand = NOTHING
    for colour in range(N_COLOURS):
        for _ in range(dice[colour]):
            hand = AND_DIE[hand, colour]
    return hand


@rule
def hand_that_lies(state):
    """The dice that have a colour."""
    hand = NOTHING
    for die in range(N_DICE):
        if state.dice[die] != NO_COLOUR:
            hand = AND_DIE[hand, int(state.dice[die])]
    return hand


@rule
def expect(values):
    """[hand] of what full hands are worth, what smaller ones are worth before the other dice are rolled."""
    for hand in range(FULL - 1, -1, -1):
        total = 0.0
        for colour in range(N_COLOURS):
            total += values[AND_DIE[hand, colour]]
        values[hand] = total / N_COLOURS


@rule
def keep_best(values, kept):
    """[hand] of the full ones, the most that any part of it is worth when it is kept."""
    for hand in range(FULL, N_HANDS):
        values[hand] = kept[hand]
        for index in range(FIRST_PART[hand], FIRST_PART[hand + 1]):
            values[hand] = max(values[hand], kept[PART[index]])
