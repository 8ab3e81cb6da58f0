"""Random play in bulk: many matches from one position, in one compiled loop."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from osada.engine import loops
from osada.engine.game import PLACE, TOTAL
from osada.engine.record import game_named
from osada.engine.table import Table

MOST_LINES = 100_000  # a match that is longer counts as it stands: some games could go on for ever


@dataclass(frozen=True)
class Playouts:
    """What came of it: for each match (row) and seat (column) the total and the place; the number of lines of all."""

    totals: np.ndarray[Any, Any]
    places: np.ndarray[Any, Any]
    lines: int


def playouts(
    start: str | Table, games: int, *, seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0
) -> Playouts:
    """Plays matches at random to their end, from a table's position or from the start of a game."""
    table = Table(game_named(start), seats, options) if isinstance(start, str) else start
    game = table.game
    states = np.repeat(table.states, games)
    codes, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.outcomes), np.int32)
    lines = loops.playouts(states, loops.generator(seed), codes, weights, MOST_LINES)
    sheets = np.repeat(game.sheet()[None], games, axis=0)
    loops.score_all(states, sheets)
    return Playouts(sheets[:, : table.seats, TOTAL], sheets[:, : table.seats, PLACE], int(lines))
