"""What is told of a score: as known only what must be so, else as an estimate. In every game."""

import random

import pytest

from osada.engine import loops
from osada.engine.game import SPECTATOR
from osada.server.tables.guess import WORLDS, scores_seen
from tests.games import EVERY_GAME, FERRY
from tests.laws.matches import Case, option_sets, walk
from tests.laws.secrets import imagined

IMAGINED = 200  # worlds in which everything that is told as known must be so
POSITIONS = 6
CASES = [Case(game, seats, next(option_sets(game, seats)), 5) for game in EVERY_GAME for seats in game.seats]


def positions(case):
    tables = [table.copy() for table in walk(case) if not table.over]
    return random.Random(case.seed).sample(tables, min(POSITIONS, len(tables)))


def rows(told):
    return [*told["scores"], *([told["rival"]] if told["rival"] else [])]


def is_true(told, world):
    """Whether everything that is told as known is so in this world; what it has not, nobody was told of."""
    real = world.scores().as_json()
    for row, truth in zip(rows(told), rows(real), strict=True):
        known = {name: value for name, value in row["parts"].items() if value is not None}
        if row["total"] not in (None, truth["total"]) or not known.items() <= truth["parts"].items():
            return False
        if not truth["parts"].keys() - row["parts"].keys() <= set(unsure(world.game)):
            return False
    return True


def unsure(game):
    return [part.name for part in game.parts if part.known_to != "all"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_told_as_known_is_so_in_every_world(case):
    for table in positions(case):
        for reader in (*range(case.seats), SPECTATOR):
            told, rng = scores_seen(table, reader), loops.generator(7)
            assert is_true(told, table)
            assert all(is_true(told, imagined(table, reader, rng)) for _ in range(IMAGINED))


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game is not FERRY], ids=lambda game: game.id)
def test_in_the_games_of_the_box_every_point_lies_open(game):
    table = positions(Case(game, max(game.seats), next(option_sets(game, max(game.seats))), 3))[0]
    told = scores_seen(table, SPECTATOR)
    assert all(row["total"] is not None and "estimates" not in row for row in rows(told))


def test_a_hidden_hand_is_estimated_for_others_and_known_to_its_owner():
    """In Ferry cards and what is stowed count; both are hidden from the others."""
    case = Case(FERRY, 2, next(option_sets(FERRY, 2)), 5)
    table = next(table for table in walk(case) if table.state["players"][1]["hand"].sum() >= 2)
    real, told = table.scores().as_json(), scores_seen(table, 0)
    assert told["scores"][0] == real["scores"][0]
    rival = told["scores"][1]
    coins = real["scores"][1]["parts"]["coins"]
    assert (rival["total"], rival["parts"]) == (None, {"coins": coins, "cards": None, "stowed": None})
    total, parts = rival["estimates"]["total"], rival["estimates"]["parts"]
    assert parts.keys() == {"cards", "stowed"}
    assert parts["cards"]["low"] < parts["cards"]["mean"] < parts["cards"]["high"]
    assert total["mean"] == pytest.approx(coins + parts["cards"]["mean"] + parts["stowed"]["mean"], abs=0.02)
    assert {each["worlds"] for each in (total, *parts.values())} == {WORLDS}
