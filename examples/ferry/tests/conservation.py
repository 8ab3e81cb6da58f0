"""Every card is in the deck, in a hand, stowed, or out of the game."""

import numpy as np

from osada_ferry.components import CARD_NAMES, COPIES
from osada_ferry.state import NO_CARD


def assert_conserved(state):
    cards = state["deck"].astype(int) + state["played"]
    for player in state["players"][: state["seats"]]:
        cards += player["hand"]
        if player["stowed"] != NO_CARD:
            cards[player["stowed"]] += 1
        assert player["coins"] >= 0, "coins below 0"
        assert player["goods"] >= 0, "goods below 0"
        assert (player["hand"] >= 0).all(), "cards below 0"
    assert (cards == COPIES).all(), f"cards were lost or invented: {cards}"


def assert_drawn(state, outcomes):
    """The log drew what the deck lacks."""
    drawn = np.array([outcomes.count(f"card {name}") for name in CARD_NAMES])
    assert (drawn + state["deck"] == COPIES).all()


def score_file(view):
    return {"players": [{name: player[name] for name in ("coins", "hand", "stowed")} for player in view["players"]]}
