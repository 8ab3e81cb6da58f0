"""Every game has as many matches of n lines as are written down, compiled and as plain Python."""

import json

import pytest

from osada.engine.compiled import INTERPRETED
from osada.engine.perft import perft
from tests.games import EVERY_GAME
from tests.perft import MOST_INTERPRETED, file_of, starts_of


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_perft(game):
    written = json.loads(file_of(game).read_text(encoding="utf-8"))
    tables = dict(starts_of(game))
    assert written.keys() == tables.keys()
    for name, counts in written.items():
        for depth, count in enumerate(counts, 1):
            if depth == 1 or not INTERPRETED or counts[depth - 2] <= MOST_INTERPRETED:
                assert perft(tables[name], depth) == count, f"{name}, {depth} lines"
