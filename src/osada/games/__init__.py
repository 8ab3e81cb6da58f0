"""The games, one folder each."""

from osada.engine.contract import register
from osada.games import border, hashi

GAMES = {game.id: register(game) for game in (border.GAME, hashi.GAME)}
