"""Ferry's rules, one row a case."""

import re

import pytest
from given import position, read

from osada.engine.errors import IllegalAction, OsadaError
from osada.engine.table import Table
from osada.locales import words
from osada_ferry import GAME as FERRY

DONE = [
    # rule   given (seat 0 acts)                                when               then
    ("R1.1", dict(phase="anchor"),                              "anchor Anse",     dict(coins=3, hand="", goods=0)),
    ("R1.2", dict(phase="anchor"),                              "anchor Cres",     dict(harbour="Cres")),
    ("R2.2", dict(hand="Tip"),                                  "rest",            dict(hand="Tip", phase="draw")),
    ("R3.1", dict(),                                            "sail Elba",       dict(coins=2, harbour="Elba")),
    ("R3.2", dict(goods=1),                                     "sell",            dict(coins=5, goods=0)),
    ("R4.1", dict(hand="Cargo"),                                "play Cargo",      dict(goods=2, hand="")),
    ("R4.1", dict(hand="Tip Tip", coins=1),                     "play Tip",        dict(coins=3, hand="Tip")),
    ("R4.2", dict(hand="Smuggler", rivals_goods=(1, 0)),        "play Smuggler",   dict(goods=2, rivals_goods=(0, 0))),
    ("R4.2", dict(hand="Smuggler", rivals_goods=(2, 2), rivals_harbour="Brac"),
                                                                "play Smuggler",   dict(goods=1, rivals_goods=(2, 2))),
    ("R5.1", dict(deck="", hand="Tip"),                         "rest",            dict(phase="stow")),
    ("R5.1", dict(phase="stow", hand="Tip"),                    "stow Tip",        dict(stowed="Tip", hand="")),
    ("R5.2", dict(phase="stow", hand="Lighthouse Tip"),         "drop-out",        dict(total=3 + 4 + 1)),
    ("R5.2", dict(phase="stow", hand="Lighthouse Tip"),         "stow Lighthouse", dict(total=3 + 8 + 1)),
    ("R5.3", dict(phase="stow", hand="Tip"),                    "drop-out",        dict(winners=[0])),
    ("R5.3", dict(phase="stow"),                                "drop-out",        dict(winners=[0, 1, 2])),
]
REFUSED = [
    # rule   given                            when             reason             in English
    ("R1.2", dict(),                          "anchor Anse",   "not_now",         "This is not possible in a turn."),
    ("R2.1", dict(phase="anchor"),            "rest",          "not_now",         "First drop anchor."),
    ("R3.1", dict(),                          "sail Cres",     "not_a_neighbour", "Cres does not lie next to Anse."),
    ("R3.1", dict(coins=0),                   "sail Elba",     "too_few_coins",   "One coin is missing."),
    ("R3.2", dict(),                          "sell",          "no_goods",        "You have no goods."),
    ("R4.1", dict(hand="Cargo"),              "play Tip",      "not_in_hand",     "You do not hold the Tip."),
    ("R5.1", dict(phase="stow", hand="Tip"),  "stow Cargo",    "not_in_hand",     "You do not hold Cargo."),
]


@pytest.mark.parametrize("rule, given, when, then", DONE, ids=[f"{rule} {when}" for rule, _, when, _ in DONE])
def test_action(rule, given, when, then):
    table = position(**given)
    table.play(0, when)
    assert {field: read(table, field) for field in then} == then


@pytest.mark.parametrize("rule, given, when, reason, english", REFUSED, ids=[f"{row[0]} {row[2]}" for row in REFUSED])
def test_refusal(rule, given, when, reason, english):
    with pytest.raises(IllegalAction) as refusal:
        position(**given).play(0, when)
    assert (refusal.value.reason, str(refusal.value)) == (reason, f"{when}: {english}")


def test_a_drawn_card_is_seen_by_its_owner_only():
    """R2.1"""
    table = Table(FERRY, 2)
    for line in ("0 anchor Anse", "1 anchor Brac"):
        table.play(int(line[0]), line[2:])
    table.outcome("card Tip")
    assert [table.lines(reader)[-1] for reader in (0, 1)] == ["chance card Tip", "chance card ?"]


def test_the_board_is_drawn_in_words():
    """R1.1: harbour, coins and goods of all, and the own hand."""
    table = position(hand="Tip Tip Cargo")
    drawn = FERRY.draw(table.view(0), 0, words("cs"), [])
    assert drawn == """[bold]Trajekt[/]
♟1 Anse: mince 3, zboží 0
♟2 Anse: mince 3, zboží 0
♟3 Anse: mince 3, zboží 0
Náklad 1×, Spropitné 2×"""


WRONG = [
    # score file                                                  what is said
    ({"players": [{"coins": -1, "hand": {}}]},                    "“players[0].coins”"),
    ({"players": [{"coins": 1, "hand": {"Rum": 1}}]},             "“players[0].hand.Rum”"),
    ({"players": [{"coins": 1, "hand": {}, "stowed": "Rum"}]},    "“players[0].stowed”"),
]


@pytest.mark.parametrize("file, said", WRONG)
def test_a_wrong_score_file_is_refused_by_its_field(file, said):
    with pytest.raises(OsadaError, match=re.escape(said)):
        FERRY.pad(file)
