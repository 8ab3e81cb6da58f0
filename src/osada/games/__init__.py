"""The games, one folder each."""

from osada.engine.contract import register
from osada.games import bobrany, border, divukraj, hashi, mesta

GAMES = {game.id: register(game) for game in (bobrany.GAME, border.GAME, divukraj.GAME, hashi.GAME, mesta.GAME)}
