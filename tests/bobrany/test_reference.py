"""The compiled cards against the reference: over random towns, and over whole random matches line by line."""

import os
import random

import pytest

from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.games import GAMES
from osada.games.bobrany.components import CARDS
from tests.bobrany.reference import BY_CARD, score
from tests.bobrany.towns import points, random_town, towns_of

TOWNS = int(os.environ.get("OSADA_TOWNS", "500"))
MATCHES = int(os.environ.get("OSADA_MATCHES", "3"))
BOBRANY = GAMES["bobrany"]


def test_the_reference_knows_every_card():
    assert tuple(BY_CARD) == CARDS


@pytest.mark.parametrize("card", CARDS)
def test_a_card_pays_the_same_in_random_towns(card):
    """R9.1 to R9.22, R8.3"""
    rng = random.Random(card)
    paid = set()
    for _ in range(TOWNS):
        own, rival, lone = random_town(rng), random_town(rng), rng.random() < 0.5
        expected = score(card, own, rival, lone=lone)
        assert points(card, own, rival, lone=lone) == expected, own
        paid.add(expected)
    assert len(paid) > 2, "these towns are all alike"


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("lone", ["no", "yes"])
def test_scores_are_live_through_a_random_match(seed, lone):
    """R8.1, R8.2, R6.4: every part at every moment, the total and the places."""
    rng = random.Random(f"{seed} {lone}")
    table = Table(BOBRANY, 2, {"cards": "random", "first": "random", "monastery_lone": lone}, Dice(seed))
    while not table.over:
        table.roll()
        seat = table.actors[0]
        table.play(seat, rng.choice(table.legal_codes(seat)))
        agree(table)


def agree(table):
    view, scores = table.view(), table.scores()
    towns = towns_of(view)
    totals = []
    for seat, town in enumerate(towns):
        parts = {card: score(card, town, towns[1 - seat], lone=bool(view["lone"])) for card in view["cards"].values()}
        parts["builder"] = 5 if view["builder"] == seat else 0
        totals.append(sum(parts.values()))
        assert scores.seats[seat].parts == parts
        assert scores.seats[seat].total == totals[seat]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert scores.winners == ([view["builder"]] if view["builder"] in best else best)
