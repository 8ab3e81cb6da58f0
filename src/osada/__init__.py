"""Osada: building games on one table, as a library.

>>> import osada
>>> table = osada.new("hashi", seats=2, seed=7)
>>> table.play(0, "start 0 3")
"""

from collections.abc import Mapping

from osada.engine.dice import Dice
from osada.engine.errors import (
    BadFile,
    BadSetUp,
    IllegalAction,
    IllegalUndo,
    NotAnActor,
    OsadaError,
    PlayError,
    UnknownWords,
)
from osada.engine.game import CHANCE, SPECTATOR, Game
from osada.engine.playouts import Playouts, playouts
from osada.engine.record import Record, game_named, parse, record_of, replay, verify
from osada.engine.scores import Score, Scores
from osada.engine.table import Line, Table
from osada.games import GAMES

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "BadFile",
    "BadSetUp",
    "Dice",
    "Game",
    "IllegalAction",
    "IllegalUndo",
    "Line",
    "NotAnActor",
    "OsadaError",
    "PlayError",
    "Playouts",
    "Record",
    "Score",
    "Scores",
    "Table",
    "UnknownWords",
    "new",
    "parse",
    "playouts",
    "record_of",
    "replay",
    "verify",
]


def new(game: str, seats: int = 2, options: Mapping[str, str] | None = None, seed: str | int | None = None) -> Table:
    """A table at the start of a match. The seed decides what `Table.roll` draws; without one nobody can know it."""
    return Table(game_named(game), seats, options, Dice(seed))
