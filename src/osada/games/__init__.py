"""The games, one folder each."""

from osada.engine.contract import register
from osada.games import bobrany, border, hashi, mesta

GAMES = {game.id: register(game) for game in (bobrany.GAME, border.GAME, hashi.GAME, mesta.GAME)}
