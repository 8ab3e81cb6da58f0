"""What a card pays for sets of cells: tables over all of them, and groups in many sets at once."""

from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import numpy as np

from osada.games.bobrany.components import ALONE, GROUPS, MANNER, NUMBER, PAYS, PLACES, POINTS, REGION, WORTH
from osada.games.bobrany.reading import members, plain_borders_within
from osada.games.bobrany.town import ALL_CELLS, IN_COLUMN, N_CELLS, N_COLUMNS

Sets = np.ndarray[Any, Any]  # many sets of cells, each as bits; or a number for each of them
EVERY_BORDER = int(plain_borders_within(ALL_CELLS))
ALL_SETS: Sets = np.arange(1 << N_CELLS, dtype=np.int32)
COLUMN_CELLS = [int(IN_COLUMN[column]) | 1 << column for column in range(N_COLUMNS)]


@lru_cache(maxsize=256)
def sets_within(cells: int, most: int, reach: tuple[int, ...]) -> Sets:
    """All sets of so many of these cells at most, and in the columns up to each no more than `reach`."""
    found = np.zeros(1, np.int32)
    for cell in members(cells):
        found = np.concatenate([found, found | 1 << cell])
    fits = np.bitwise_count(found) <= most
    for column, here in enumerate(reach):
        if here < most:
            fits &= np.bitwise_count(found & sum(COLUMN_CELLS[: column + 1])) <= here
    return found[fits]


@cache
def worth_of_sets(edition: int, card: int) -> Sets:
    """[set] For a card that looks at its own colour alone."""
    manner, points = MANNER[card], int(POINTS[edition, card])
    if manner == GROUPS:
        return worth_of_groups(ALL_SETS, PAYS[edition, card], EVERY_BORDER)
    if manner == NUMBER:
        return by_size(PAYS[edition, card], np.bitwise_count(ALL_SETS))
    found = np.zeros(len(ALL_SETS), np.int64)
    for cell in range(N_CELLS):
        seen = np.bitwise_count(ALL_SETS & int(REGION[card, cell])).astype(np.int64)
        paid = WORTH[edition, card, cell] if manner == PLACES else points * (seen == 0 if manner == ALONE else seen)
        found += (ALL_SETS >> cell & 1) * paid
    return found


@cache
def best_parts(edition: int, card: int) -> Any:
    """[size] What a group pays if it falls into the parts that pay most."""
    best = PAYS[edition, card].tolist()
    for size in range(len(best)):
        best[size] = max([best[size], *(best[part] + best[size - part] for part in range(1, size))])
    return np.array(best)


@cache
def worth_of_parted_sets(edition: int, card: int) -> Sets:
    """[set] The same if each group falls into the parts that pay most."""
    return worth_of_groups(ALL_SETS, best_parts(edition, card), EVERY_BORDER)


def worth_of_groups(sets: Sets, pays: Any, borders: int) -> Sets:
    """[set] The groups that hang together across these borders, each by its size."""
    found: Sets = by_size(pays, sizes_of_groups(sets, borders)).sum(axis=1)
    return found


def by_size(pays: Any, sizes: Sets) -> Sets:
    found: Sets = pays[sizes]
    return found


def sizes_of_groups(sets: Sets, borders: int) -> Sets:
    """[set, group] The sizes of the groups that hang together across these borders, the largest first."""
    rest, sizes = sets.copy(), [np.zeros(len(sets), np.int64)]
    while rest.any():
        group = first_groups(rest, borders)
        sizes.append(np.bitwise_count(group).astype(np.int64))
        rest &= ~group
    return -np.sort(-np.stack(sizes, axis=1))


def first_groups(sets: Sets, borders: int) -> Sets:
    """[set] The group that holds the first cell."""
    east, south = borders & ALL_CELLS, borders >> N_CELLS
    group: Sets = sets & -sets
    before: Sets = np.zeros_like(sets)
    while (group != before).any():
        before = group
        group = group | ((group & east) << 1 | group >> 1 & east) & sets
        group = group | ((group & south) << N_COLUMNS | group >> N_COLUMNS & south) & sets
    return group


@cache
def best_joined(edition: int, card: int, sizes: tuple[int, ...], joins: int) -> int:
    """The most that parts of these sizes pay if any two can be joined, so many times."""
    pays, parts = best_parts(edition, card), sorted(size for size in sizes if size)
    found = sum(int(pays[size]) for size in parts)
    for one, other in combinations(range(len(parts)), 2) if joins else ():
        rest = [size for at, size in enumerate(parts) if at not in (one, other)]
        found = max(found, best_joined(edition, card, tuple(sorted([*rest, parts[one] + parts[other]])), joins - 1))
    return found
