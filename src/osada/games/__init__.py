"""The games, one folder each."""

from osada.engine.contract import register
from osada.games import hashi, mesta

GAMES = {game.id: register(game) for game in (hashi.GAME, mesta.GAME)}
