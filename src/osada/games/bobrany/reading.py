"""A town in plain numbers, for what is counted in Python. Sets of cells and borders are bits, as in town.py."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from osada.engine.layout import State
from osada.games.bobrany.components import COLOURS
from osada.games.bobrany.town import ALL_CELLS, CELLS, N_CELLS, borders_within, reached

# Compiled rules are called by rules; here their plain Python does.
plain_reached = getattr(reached, "py_func", reached)
plain_borders_within = getattr(borders_within, "py_func", borders_within)


@dataclass(frozen=True)
class Town:
    """What a seat has before it."""

    cells: list[int]  # by colour
    laid: int
    beavers: int
    joined: int
    walkways: list[int]  # by cell, as the next two
    beside: list[int]
    facing: list[int]
    reserve: list[int]  # by token

    @classmethod
    def of(cls, state: State, seat: int) -> "Town":
        town = state["towns"][seat]
        laid, beavers, joined = (int(town[name]) for name in ("laid", "beavers", "joined"))
        lists = (town[name].tolist() for name in ("walkways", "beside", "facing", "reserve"))
        return cls(town["cells"].tolist(), laid, beavers, joined, *lists)

    @property
    def empty(self) -> int:
        return ALL_CELLS & ~self.laid

    @property
    def tokens(self) -> int:
        return sum(self.reserve)

    def of_colours(self, colours: int) -> int:
        """The tiles of all these colours, which are bits."""
        return sum(self.cells[colour] for colour in range(len(COLOURS)) if colours >> colour & 1)


@cache
def members(cells: int) -> tuple[int, ...]:
    """The cells of a set, in order."""
    return tuple(cell for cell in range(N_CELLS) if cells >> cell & 1)


def names(cells: int) -> list[str]:
    return [CELLS[cell] for cell in members(cells)]


def group_of(cell: int, cells: int) -> int:
    """R8.3 Those of these cells that hang together with this one by their sides."""
    found: int = plain_reached(1 << cell & cells, plain_borders_within(cells))
    return found


def groups_of(cells: int, borders: int) -> Iterator[int]:
    """The cells in parts that hang together across these borders."""
    while cells:
        group = plain_reached(cells & -cells, borders & plain_borders_within(cells))
        yield group
        cells &= ~group
