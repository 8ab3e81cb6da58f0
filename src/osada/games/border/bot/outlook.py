"""How far ahead a seat of The Border will be in the end, by two boards alone: a small network, learnt from matches.

It looks at each area for itself: how near both boards are to closing it, what it pays, how far the match is. Its
weights lie in outlook.csv: see outlook_training.py and docs/thinking.md.
"""

from pathlib import Path
from typing import Any

import numpy as np

from osada.engine.bits import count_bits
from osada.engine.compiled import large_rule, rule
from osada.games.border.components import (
    AREAS,
    AREAS_TO_END,
    BORDER,
    EDITIONS,
    FIRST,
    GROUPED,
    LATER,
    N_LAYOUTS,
    SIZES,
    VALUES,
    WORDS,
)
from osada.games.border.scoring import is_unpaid

FILE = Path(__file__).with_name("outlook.csv")
UNITS = 24
WIN = 5  # points that a match which is won is worth beside its points; a lost one costs them
NONE = -1

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

LACKS = [(lacks, here) for lacks in range(1, max(SIZES) + 1) for here in range(1, lacks + 1)]
FACTS = (  # of a board at an area
    "hope",  # to close it: the product of EASE over its groups
    "missing",  # hexes of its border
    "reach",  # those of them beside a crossed one
    "closed",
    "all closed",  # areas of the board
    "one to go",  # before it ends the match
    *(f"groups that lack {lacks}, {here} here" for lacks, here in LACKS),
)
HOPE, MISSING, REACH, CLOSED, ALL_CLOSED, ONE_TO_GO, LACK = range(len(FACTS) - len(LACKS) + 1)
ROWS = (
    *(f"own {fact}" for fact in FACTS),
    *(f"rival's {fact}" for fact in FACTS),
    "price",
    "own turn",
    "always",
    "worth",
)
OWN, RIVALS, PRICE, TURN, ALWAYS, WORTH = 0, len(FACTS), *range(2 * len(FACTS), len(ROWS))


# --- Looking ----------------------------------------------------------------


def met(edition: int, layout: int) -> Any:
    """[area, group] Has the group a hex on the border?"""
    return (GROUPED[edition, layout] & BORDER[edition][:, None]).any(axis=2)


def true_columns(table: Any) -> Any:
    """[…, row] The columns that are true, then NONE."""
    lists = np.full((*table.shape[:-1], table.sum(axis=-1).max() + 1), NONE)
    for row in np.ndindex(table.shape[:-1]):
        columns = np.flatnonzero(table[row])
        lists[row][: len(columns)] = columns
    return lists


GROUPS_AT = true_columns(  # [edition, layout, area, …]
    np.array([[met(edition, layout) for layout in range(N_LAYOUTS)] for edition in range(len(EDITIONS))])
)


@large_rule
def look_at_board(state, board, facts):
    """Fills `facts`: [area, fact]."""
    all_closed = 0
    for area in range(len(AREAS)):
        look_at_border(state, board, area, facts[area])
        all_closed += int(facts[area, CLOSED])
    for area in range(len(AREAS)):
        facts[area, ALL_CLOSED] = all_closed
        facts[area, ONE_TO_GO] = 1.0 if all_closed >= AREAS_TO_END - 1 else 0.0


@rule
def look_at_border(state, board, area, facts):
    facts[:] = 0
    facts[HOPE] = 1
    for word in range(WORDS):
        open = BORDER[state.edition, area, word] & ~board.crossed[word]
        facts[MISSING] += count_bits(open)
        facts[REACH] += count_bits(open & board.beside[word])
    facts[CLOSED] = 1.0 if facts[MISSING] == 0 else 0.0
    index = 0
    group = GROUPS_AT[state.edition, board.layout, area, index]
    while group != NONE:
        here, lacks = lacking(state, board, area, group), int(board.missing[group])
        if here > 0:
            facts[HOPE] *= EASE[lacks, here]
            facts[LACK + lacks * (lacks - 1) // 2 + here - 1] += 1
        index += 1
        group = GROUPS_AT[state.edition, board.layout, area, index]


@rule
def lacking(state, board, area, group):
    """The hexes of a group that are on the border of an area and not crossed."""
    count = 0
    for word in range(WORDS):
        shared = GROUPED[state.edition, board.layout, group, word] & BORDER[state.edition, area, word]
        count += count_bits(shared & ~board.crossed[word])
    return count


# --- Judging ----------------------------------------------------------------


@large_rule
def weigh_board(state, board, first, place, plans):
    """What a board adds to the units, with the rows from `first`: OWN or RIVALS. `place` is where it is kept."""
    facts, net, sums = plans.facts, plans.net, plans.sums[place]
    look_at_board(state, board, facts)
    sums[:] = 0
    for area in range(len(AREAS)):
        for fact in range(len(FACTS)):
            count = facts[area, fact]
            if count != 0:
                for unit in range(UNITS):
                    sums[area, unit] += count * net[first + fact, unit]
    plans.closed[place] = int(facts[0, ALL_CLOSED])
    plans.points[place] = points(state, board, facts)


@rule
def points(state, board, facts):
    """What it was paid, and what it gets for areas that it has closed now."""
    total = 0
    for area in range(len(AREAS)):
        if board.paid[area] > 0:
            total += int(board.paid[area])
        elif facts[area, CLOSED] > 0:
            total += int(VALUES[state.edition, area, FIRST if is_unpaid(state, area) else LATER])
    return total


@large_rule
def margin(state, own, rival, is_next, plans):
    """How far the board of one place will be ahead of that of another."""
    ahead = float(plans.points[own] - plans.points[rival])
    if max(plans.closed[own], plans.closed[rival]) >= AREAS_TO_END:
        return ended(ahead)
    net, one, other = plans.net, plans.sums[own], plans.sums[rival]
    for area in range(len(AREAS)):
        price = VALUES[state.edition, area, FIRST]
        for unit in range(UNITS):
            total = one[area, unit] + other[area, unit] + net[ALWAYS, unit] + price * net[PRICE, unit]
            if is_next:
                total += net[TURN, unit]
            ahead += max(0.0, total) * net[WORTH, unit]
    return ahead


@rule
def ended(ahead):
    if ahead == 0:
        return 0.0
    return ahead + WIN if ahead > 0 else ahead - WIN
