"""Everything in the box, as data. No rules here."""

from typing import NamedTuple

import numpy as np

from osada.engine.game import Edition

EDITIONS = (Edition("osada", "-"),)
EDITION_IDS = tuple(edition.id for edition in EDITIONS)
HARBOURS = ("Anse", "Brac", "Cres", "Dugi", "Elba")


class Card(NamedTuple):
    """What is printed on a kind of card."""

    name: str
    copies: int
    coins: int = 0
    goods: int = 0
    points: int = 0


CARDS = (
    Card("Cargo", copies=4, goods=2),
    Card("Tip", copies=3, coins=2, points=1),
    Card("Lighthouse", copies=2, points=4),
    Card("Smuggler", copies=1, goods=1),
)
CARD_NAMES = tuple(card.name for card in CARDS)
CARGO, TIP, LIGHTHOUSE, SMUGGLER = range(len(CARDS))


def column(field: str) -> np.ndarray:
    """One printed value of all cards, as the rules read it."""
    return np.array([getattr(card, field) for card in CARDS], np.int16)


COPIES, COINS, GOODS, POINTS = map(column, ("copies", "coins", "goods", "points"))
