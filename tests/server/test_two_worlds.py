"""No leak: two worlds that look the same to a reader are told the same, byte for byte. In every game."""

import json
import os
import random

import pytest

from osada.engine.game import SPECTATOR
from tests.games import EVERY_GAME
from tests.laws.matches import Case, option_sets, walk
from tests.server.worlds import TOLD, two_worlds

WORLDS = int(os.environ.get("OSADA_WORLDS", "4"))  # positions of each match; all readers look at each
CASES = [
    Case(game, seats, options, 7)
    for game in EVERY_GAME
    for seats in game.seats
    for options in list(option_sets(game, seats))[: max(1, WORLDS // 20)]
]


def positions(case):
    """Some positions of random matches that people see: outcomes fall at once, and at the end all lies open."""
    found, seed = [], case.seed
    while len(found) < WORLDS:
        tables = [table.copy() for table in walk(case._replace(seed=seed)) if table.actors]
        found += random.Random(seed).sample(tables, min(len(tables), WORLDS - len(found), 40))
        seed += 1
    return found


def as_bytes(value):
    return json.dumps(value, sort_keys=True, ensure_ascii=False, default=str).encode()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_row_05_what_is_told_does_not_depend_on_what_is_hidden(case):
    for number, table in enumerate(positions(case)):
        for reader in (*range(case.seats), SPECTATOR):
            (match, entries), (other, changed) = two_worlds(table, reader, number)
            for question in TOLD:
                answers = [as_bytes(question(*world, reader)) for world in ((match, entries), (other, changed))]
                assert answers[0] == answers[1], f"{question.__name__} tells seat {reader} a secret"
                assert b"seed of this world" not in answers[0]
                assert b"nonce" not in answers[0] and b"hash " not in answers[0]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_other_worlds_are_other_worlds(game):
    """The test would prove nothing if what is imagined were always the truth."""
    case = Case(game, max(game.seats), next(option_sets(game, max(game.seats))), 3)
    tables = [table.copy() for table in walk(case) if table.actors]
    hides = any(not line.readers >> SPECTATOR & 1 for line in tables[-1].log)
    worlds = [two_worlds(table, SPECTATOR, 1) for table in tables[-30:]]
    assert hides == any(one.play.hash != two.play.hash for (one, _), (two, _) in worlds)
