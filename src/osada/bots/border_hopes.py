"""How near areas are to being closed in The Border, for the search: by groups, since only whole ones are completed.

Found by matches of bots that foresee the whole turn: see tuning/border_hopes.py and docs/thinking.md.
"""

from typing import Any, NamedTuple

import numpy as np

from osada.bots.border_hands import N_HANDS
from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.games.border.components import (
    AREAS,
    BORDER,
    EDITIONS,
    FIRST,
    GROUPED,
    GROUPS,
    LATER,
    N_COLOURS,
    N_DICE,
    N_LAYOUTS,
    VALUES,
    WORDS,
)
from osada.games.border.scoring import is_unpaid
from osada.games.border.state import MAX_SEATS

# fmt: off
EASE = np.array([  # [hexes that a group lacks, those of them on a border] what it leaves of the hope to close that
    [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    [1.00, 0.98, 1.00, 1.00, 1.00, 1.00],
    [1.00, 0.95, 0.98, 1.00, 1.00, 1.00],
    [1.00, 0.90, 0.79, 0.77, 1.00, 1.00],
    [1.00, 0.80, 0.61, 0.51, 0.49, 1.00],
    [1.00, 0.68, 0.50, 0.31, 0.34, 0.23],
])
# fmt: on
NEARLY = 0.99  # only a border without a gap has more hope
LATE = 0.6  # of the low price: who comes later seldom wins by it
NONE = -1
FACTS = 4  # of a seat that tables are made for: layout, crossed hexes, paid areas


def met(edition: int, layout: int) -> Any:
    """[area, group] Has the group a hex on the border?"""
    return (GROUPED[edition, layout] & BORDER[edition][:, None]).any(axis=2)


def listed(table: Any) -> Any:
    """[…, row] The columns that are true, then NONE."""
    lists = np.full((*table.shape[:-1], table.sum(axis=-1).max() + 1), NONE)
    for row in np.ndindex(table.shape[:-1]):
        columns = np.flatnonzero(table[row])
        lists[row][: len(columns)] = columns
    return lists


_met = np.array([[met(edition, layout) for layout in range(N_LAYOUTS)] for edition in range(len(EDITIONS))])
GROUPS_AT = listed(_met)  # [edition, layout, area, …]
AREAS_AT = listed(_met.swapaxes(2, 3))  # [edition, layout, group, …]


class Plans(NamedTuple):
    """Scratch paper of a bot in The Border."""

    best: Any  # [colour and dice] see bots/border.py
    best_for: Any  # what that was made for
    ease: Any  # EASE; tuning tries others
    prices: Any  # [area] of an open one, what it pays; 0 if it is paid
    wholes: Any  # [area] the same, when it is closed now
    hopes: Any  # [step, area]
    lifts: Any  # [group, area] how many times as much hope there is when the group is complete
    limits: Any  # [colour] dice that may be used
    chosen: Any  # [step] a group
    hands: Any  # [step] the dice used so far
    crossed: Any  # a board to try crosses on
    beside: Any
    missing: Any
    chains: Any  # [colour, dice] what others make of so many of a colour
    gains: Any  # [hand] what all its dice bring to the active seat, when they complete groups
    rests: Any  # [hand] what others make of it
    last: Any  # [hand] what it is worth to keep it before the last roll, and full ones as they lie
    middle: Any  # the same before the second roll
    rests_for: Any  # what `rests` was made for
    turn_for: Any  # what the rest was made for
    now: Any
    standing: Any  # [1] what the position is worth to the active seat without its dice


_facts = 2 + FACTS * MAX_SEATS
NUMBERS = {
    "best": N_COLOURS * (N_DICE + 1),
    "prices": len(AREAS),
    "wholes": len(AREAS),
    "hopes": (N_DICE + 1, len(AREAS)),
    "lifts": (len(GROUPS), len(AREAS)),
    "chains": (N_COLOURS, N_DICE + 1),
    "gains": N_HANDS,
    "rests": N_HANDS,
    "last": N_HANDS,
    "middle": N_HANDS,
    "standing": 1,
}
COUNTED = {
    "best_for": 4,
    "limits": N_COLOURS,
    "chosen": N_DICE + 1,
    "hands": N_DICE + 1,
    "crossed": WORDS,
    "beside": WORDS,
    "missing": len(GROUPS),
    "rests_for": _facts,
    "turn_for": _facts,
    "now": _facts,
}


def new_plans() -> Plans:
    numbers = {name: np.zeros(shape) for name, shape in NUMBERS.items()}
    return Plans(ease=EASE.copy(), **numbers, **{name: np.zeros(size, np.int64) for name, size in COUNTED.items()})


# --- Hopes ------------------------------------------------------------------


@rule
def lacking(state, layout, board, area, group):
    """The hexes of a group that are on the border of an area and not crossed."""
    count = 0
    for word in range(WORDS):
        shared = GROUPED[state.edition, layout, group, word] & BORDER[state.edition, area, word]
        count += count_bits(shared & ~board.crossed[word])
    return count


@large_rule
def hope(state, board, area, plans):
    """How likely an area seems to be closed: 1 if it is."""
    product, index = 1.0, 0
    group = GROUPS_AT[state.edition, board.layout, area, index]
    while group != NONE:
        product *= plans.ease[int(board.missing[group]), lacking(state, board.layout, board, area, group)]
        index += 1
        group = GROUPS_AT[state.edition, board.layout, area, index]
    return product


@rule
def price(state, area):
    if is_unpaid(state, area):
        return float(VALUES[state.edition, area, FIRST])
    return LATE * VALUES[state.edition, area, LATER]


@large_rule
def set_prices(state, seat, plans):
    board = state.boards[seat]
    for area in range(len(AREAS)):
        plans.prices[area] = price(state, area) if board.paid[area] == 0 else 0.0
        plans.wholes[area] = VALUES[state.edition, area, FIRST if is_unpaid(state, area) else LATER]


@rule
def hope_anew(state, board, step, plans):
    for area in range(len(AREAS)):
        plans.hopes[step, area] = hope(state, board, area, plans) if plans.prices[area] > 0 else 0.0


@rule
def hoped(step, plans):
    """What all open areas bring."""
    total = 0.0
    for area in range(len(AREAS)):
        total += hoped_for(area, plans.hopes[step, area], plans)
    return total


@rule
def hoped_for(area, chance, plans):
    return plans.wholes[area] if chance > NEARLY else chance * plans.prices[area]


@large_rule
def lost_by_others(state, seat, area, plans):
    """What the others lose on the average when this seat closes an area first."""
    total = 0.0
    for rival in range(state.seats):
        board = state.boards[rival]
        if rival != seat and board.paid[area] == 0:
            total += hope(state, board, area, plans)
    values = VALUES[state.edition, area]
    return total * (values[FIRST] - LATE * values[LATER]) / (state.seats - 1)
