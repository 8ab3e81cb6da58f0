"""All games that the laws hold for: those of the package, and Ferry, which lives here and has secrets."""

from importlib import import_module

from osada.engine.contract import register
from osada.games import GAMES
from tests.ferry.game import GAME as FERRY

BORDER, HASHI = GAMES["border"], GAMES["hashi"]
EVERY_GAME = (*GAMES.values(), register(FERRY))


def of_game(game, module):
    """What a game's own tests know about it: `tests/<id>/<module>.py`."""
    return import_module(f"tests.{game.id}.{module}")
