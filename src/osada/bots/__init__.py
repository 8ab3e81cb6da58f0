"""Bots that play any game. A bot is given what its seat may know, never the position itself."""

from osada.bots.matches import Simulation, simulate
from osada.bots.players import BOTS, Bot, Greedy, Random, bot_named, suggest

__all__ = ["BOTS", "Bot", "Greedy", "Random", "Simulation", "bot_named", "simulate", "suggest"]
