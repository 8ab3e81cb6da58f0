"""Records as plain numbers, sets of spaces one by one, and as words.

What is explained is asked for too rarely to be compiled: it runs the rules as plain Python, on plain values.
"""

from collections.abc import Iterator
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from osada.games.mesta.components import CARD, MILESTONE
from osada.games.mesta.explaining.asked import area_of, beside, lowest, space_of
from osada.games.mesta.spaces import SPACES

Plain = Any  # a record with Python's integers and lists


def plain(record: Any) -> Plain:
    return SimpleNamespace(**{name: _value(record[name]) for name in record.dtype.names})


def _value(value: Any) -> Any:
    """Rules read a table with two numbers at once, which a list of lists does not understand."""
    if value.dtype.names is None:
        return value.tolist() if value.ndim < 2 else value
    return [plain(item) for item in value] if isinstance(value, np.ndarray) else plain(value)


@cache
def card_condition(edition: int, card: int) -> Plain:
    return plain(CARD[edition, card])


@cache
def milestone_condition(edition: int, milestone: int) -> Plain:
    return plain(MILESTONE[edition, milestone])


# --- Sets of spaces ---------------------------------------------------------


def each(spaces: int) -> Iterator[int]:
    """The spaces of a set, each as a set of its own."""
    rest = int(spaces)
    while rest:
        yield rest & -rest
        rest &= rest - 1


def areas(ground: int) -> Iterator[int]:
    """R9.1 The areas of this ground."""
    rest = int(ground)
    while rest:
        area = int(area_of(rest & -rest, rest))
        rest &= ~area
        yield area


@cache
def around(space: int) -> int:
    """R9.1 The neighbours of one space: there are few, and they are wanted all the time."""
    return int(beside(space))


def words(district: Plain, spaces: int) -> tuple[str, ...]:
    """As they are called in the lines of a record."""
    return tuple(SPACES[space_of(district, lowest(space))] for space in each(spaces))
