"""What chance decides: who begins, which cards are in play, which tiles come; and what of it is known."""

import pytest

from osada.engine.table import Table
from osada.games import GAMES
from osada.games.bobrany.components import CARDS
from tests.bobrany.slow_table import COPIES

BOBRANY = GAMES["bobrany"]
DEALT = {
    "green": ["zahrada", "hriste", "statek", "lesopark"],
    "purple": ["svatyne", "klaster", "poustevna", "pagoda"],
    "orange": ["jidlo", "kvetiny", "latky", "sperky"],
    "blue": ["bednarstvi", "truhlarstvi", "krejcovstvi", "kovarstvi"],
    "yellow": ["chalupa", "srub", "bouda", "salas"],
}


def table(**options):
    return Table(BOBRANY, 2, options)


@pytest.mark.parametrize("first, beginner", [("0", 0), ("1", 1)])
def test_the_starting_player_is_named_or_drawn(first, beginner):
    """R2.2, R3.4"""
    named, drawn = table(first=first), table(first="random")
    assert drawn.outcomes() == {"first 0": 1, "first 1": 1}
    drawn.outcome(f"first {beginner}")
    for each in (named, drawn):
        for tile in ("brown", "red crane", "yellow end"):
            each.outcome(f"tile {tile}")
        assert each.actors == [beginner]


def test_cards_are_dealt_colour_by_colour():
    """R1.5, R2.4"""
    random = table(cards="random")
    for cards in DEALT.values():
        assert random.outcomes() == {f"card {card}": 1 for card in cards}
        random.outcome(f"card {cards[-1]}")
    assert random.view()["cards"] == {"brown": "namesti", "red": "dvur"} | {
        colour: cards[-1] for colour, cards in DEALT.items()}
    assert random.outcomes() == {f"tile {tile}": copies for tile, copies in COPIES.items()}


def test_chosen_cards_may_stand_in_any_order():
    """R2.4"""
    ids = [cards[1] for cards in DEALT.values()] + ["dvur", "namesti"]
    assert sorted(table(cards=" ".join(ids)).view()["cards"].values()) == sorted(ids)
    assert set(table().view()["cards"].values()) <= set(CARDS)


def test_everything_is_open_and_face_down_tiles_are_counted():
    """R10.1"""
    open_table = table()
    open_table.outcome("tile brown")
    for reader in (None, 0, 1):
        view = open_table.view(reader)
        assert view["unseen"] == {**COPIES, "brown": 2}
        assert view["river"] == {"1.1": "brown"}
