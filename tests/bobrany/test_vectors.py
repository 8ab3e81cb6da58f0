"""Examples with known answers: the worked example of the rulebook, single cards, placements, walks of beavers."""

import json
from pathlib import Path

import pytest

from osada.engine.layout import as_rules_read
from osada.engine.scores import scores_of
from osada.games import GAMES
from osada.games.bobrany.components import CARDS
from osada.games.bobrany.rules.walkways import mismatched
from osada.games.bobrany.town import BORDER_AT, BORDERS, CELLS
from tests.bobrany.reference import score
from tests.bobrany.towns import EMPTY, points, position, town

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
FIRST_GAME = ["namesti", "dvur", "zahrada", "svatyne", "jidlo", "bednarstvi", "chalupa"]
BOBRANY = GAMES["bobrany"]


def example(vector):
    return town(vector["colours"], vector["masks"], reserve=vector["unused_building_tokens"])


def pad_town(given, **more):
    tiles = {cell: {"colour": colour, "walkways": walkways} for cell, (colour, walkways) in given.tiles.items()}
    return {"tiles": tiles, "reserve": given.reserve, **more}


@pytest.mark.parametrize("vector", VECTORS["worked_example"], ids=lambda vector: vector["brown"])
def test_the_worked_example_of_the_rulebook(vector):
    """R8.1, R9.1, R9.2, R9.3, R9.7, R9.11, R9.15, R9.19: 91 points."""
    file = {"cards": FIRST_GAME[::-1], "towns": [pad_town(example(vector), builder=True), {"tiles": {}}]}
    scores = scores_of(BOBRANY, BOBRANY.pad(file), final=True)
    expected = vector["expected"]
    assert scores.seats[0].parts == {
        "namesti": expected["beaver"], "dvur": expected["red tiles"] + expected["unused tokens"],
        "zahrada": expected["green"], "svatyne": expected["purple"], "jidlo": expected["orange"],
        "bednarstvi": expected["blue"], "chalupa": expected["yellow"], "builder": expected["builder"],
    }
    assert (scores.seats[0].total, scores.seats[1].total, scores.winners) == (91, 0, [0])


@pytest.mark.parametrize("card", CARDS)
def test_every_card_on_the_worked_example(card):
    """R9.1 to R9.22"""
    vector = VECTORS["worked_example"][0]
    assert points(card, example(vector)) == vector["all_cards_on_this_board"][card]


@pytest.mark.parametrize("vector", VECTORS["cards"], ids=lambda vector: f"{vector['card']}: {vector['note']}")
def test_a_card(vector):
    """R9.3, R9.5, R9.7, R9.8, R9.9, R9.10, R9.11, R9.13, R9.15, R9.17, R9.18, R9.19, R9.20, R9.22"""
    own = town(vector["colours"], vector["masks"])
    assert points(vector["card"], own, lone=vector["lone"]) == vector["expected"]
    assert score(vector["card"], own, EMPTY, lone=vector["lone"]) == vector["expected"]


@pytest.mark.parametrize("vector", VECTORS["placement"], ids=lambda vector: vector["note"])
def test_which_borders_a_placement_must_pay_for(vector):
    """R6.1 to R6.3"""
    own = as_rules_read(position(town(vector["colours"], vector["masks"]))["towns"])[0]
    cell = CELLS.index(vector["cell"])
    sides = int(mismatched(own, cell, vector["mask"]))
    paid = [BORDERS[border] for side, border in enumerate(BORDER_AT[cell]) if sides >> side & 1]
    assert sorted(paid) == sorted(vector["tokens_needed_on"])


@pytest.mark.parametrize("vector", VECTORS["beaver"], ids=lambda vector: vector["note"])
def test_the_walk_of_a_beaver(vector):
    """R9.1"""
    own = town(vector["colours"], vector["masks"])
    assert own.beavers == [vector["beaver"]]
    assert points("namesti", own) == (5 if vector["walk"] else 0)
