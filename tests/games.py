"""All games that the laws hold for: those of the package, and Ferry, which lives in examples/ and has secrets."""

from importlib import import_module

from osada.engine.contract import register
from osada.games import GAMES
from osada_ferry import GAME as FERRY
from tests import ROOT

BORDER, HASHI = GAMES["border"], GAMES["hashi"]
if FERRY.id not in GAMES:  # whoever has installed it has it already
    register(FERRY)
EVERY_GAME = tuple(dict.fromkeys((*GAMES.values(), FERRY)))


def tests_of(game):
    """The package with a game's own tests."""
    return "examples.ferry.tests" if game.id == FERRY.id else f"tests.{game.id}"


def folder_of(game):
    return ROOT.joinpath(*tests_of(game).split("."))


def of_game(game, module):
    """What a game's own tests know about it."""
    return import_module(f"{tests_of(game)}.{module}")
