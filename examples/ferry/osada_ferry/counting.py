"""How points come about (rulebook chapter 5), and what they can still be."""

import numpy as np

from osada.engine.counting import Count, Goal, PartCount, Step
from osada_ferry.components import CARD_NAMES, COINS, GOODS, LIGHTHOUSE, POINTS
from osada_ferry.rules import SALE_PRICE
from osada_ferry.state import NO_CARD, OVER, STOW

LIGHTHOUSES = 2


def count(states, seat):
    state, player = states[0], states[0]["players"][seat]
    held = player["hand"] * POINTS
    stowed = 0 if player["stowed"] == NO_CARD else 2 * int(POINTS[player["stowed"]])
    parts = (
        PartCount("coins", int(player["coins"]), most_coins(state, player), [Step(int(player["coins"]))]),
        PartCount("cards", int(held.sum()), most_in_hand(state, player), [
            Step(int(points), [name]) for name, points in zip(CARD_NAMES, held, strict=True) if points]),
        PartCount("stowed", stowed, max(stowed, most_stowed(state, player)), [Step(stowed)] if stowed else []),
    )
    return Count(parts, [Goal("lighthouses", int(player["hand"][LIGHTHOUSE]), LIGHTHOUSES)])


def most_coins(state, player):
    """All goods that there are or will be, sold by this seat alone, and the coins of the cards it may get."""
    if state["phase"] >= STOW:
        return int(player["coins"])
    hands = sum(other["hand"].astype(int) for other in state["players"]) + state["deck"]
    goods = int(state["players"]["goods"].sum() + (hands * GOODS).sum())
    return int(player["coins"] + SALE_PRICE * goods + (within_reach(state, player) * COINS).sum())


def most_in_hand(state, player):
    """The hand, and all that is not drawn yet."""
    return int((within_reach(state, player) * POINTS).sum())


def most_stowed(state, player):
    """The best card that may be in the hand when all stow one."""
    if state["phase"] == OVER or (state["phase"] == STOW and not player["busy"]):
        return 0
    return 2 * int(np.max(POINTS * (within_reach(state, player) > 0)))


def within_reach(state, player):
    return player["hand"].astype(int) + state["deck"]
