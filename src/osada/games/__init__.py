"""The games: those of this package, each in a folder of its own, and those that other packages bring.

Another package names its game in the entry points `osada.games`. One that cannot be used is left out; `LEFT_OUT` has
what is to be said of it, and whoever speaks to people says it.
"""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules

from osada.engine.contract import REGISTERED, register
from osada.engine.errors import OsadaError
from osada.engine.game import Game
from osada.engine.plugin import checked
from osada.locales import add_folder

ENTRY_POINTS = "osada.games"
GAMES: dict[str, Game] = {}  # by id: those that are installed; `REGISTERED` may have more
LEFT_OUT: list[OsadaError] = []


def _own() -> None:
    for module in iter_modules(__path__):
        add_folder(Path(__file__).parent / module.name / "show")  # to say what is wrong in an owner's edition
        game = import_module(f"{__name__}.{module.name}").GAME
        GAMES[game.id] = register(game)


def _add(entry: EntryPoint) -> None:
    """Whatever another package does wrong, the others can be played."""
    try:
        game = register(checked(entry.load()))
    except Exception as fault:
        LEFT_OUT.append(_problem(entry.name, entry.value, fault))
    else:
        GAMES[game.id] = game


def leave_out(game: Game, fault: Exception) -> OsadaError:
    """Takes away a game of another package that showed its fault later. One of our own is a bug, and loud."""
    if game.package.startswith(f"{__name__}."):
        raise fault
    del GAMES[game.id], REGISTERED[game.id]
    return _problem(game.id, game.package, fault)


def _problem(name: str, origin: str, fault: Exception) -> OsadaError:
    said = f"{fault.key} {fault.values}" if isinstance(fault, OsadaError) else fault  # its words may not be known yet
    return OsadaError("error-game-left-out", game=name, origin=origin, problem=f"{type(fault).__name__}: {said}")


_own()
for _entry in entry_points(group=ENTRY_POINTS):
    _add(_entry)
