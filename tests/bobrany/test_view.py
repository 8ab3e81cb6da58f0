"""R10: all is open but the order of the face-down tiles."""

import random
from collections import Counter

import pytest

from osada.engine.dice import Dice
from osada.engine.game import SPECTATOR
from osada.engine.table import Table
from osada.games import GAMES
from osada.games.bobrany.components import COPIES, TILES
from tests.bobrany.given import Script, match, new_table

READERS = (0, 1, SPECTATOR)
START = "tiles gc ps n; 0 take 1.1 A1 0, end; 1 raft 1.2, end"
OPTIONS = {"cards": "random", "first": "random"}


def moments(seed):
    """A random match: the table at its start, and after every outcome and every action."""
    rng, table = random.Random(seed), new_table(2, OPTIONS)
    yield table
    while not table.over:
        if table.chance_due:
            weights = table.outcomes()
            table.outcome(rng.choices(list(weights), list(weights.values()))[0])
        else:
            [seat] = table.actors
            table.play(seat, rng.choice(table.legal(seat)))
        yield table


def face_down(table):
    """What anybody can count: the box less the tiles that the record names."""
    came = Counter(line.removeprefix("chance tile ") for line in table.lines(SPECTATOR))
    left = {tile: copies - came[tile] for tile, copies in zip(TILES, COPIES.tolist(), strict=True)}
    return {tile: count for tile, count in left.items() if count}


@pytest.mark.parametrize("seed", range(2))
def test_both_seats_and_a_spectator_see_the_same(seed):
    """R10.1"""
    for table in moments(seed):
        first, second, spectator = (table.view(reader) for reader in READERS)
        assert first == second == spectator
        assert all(table.lines(reader) == table.lines() for reader in READERS)


@pytest.mark.parametrize("seed", range(2))
def test_what_is_face_down_can_be_counted_and_weighs_as_much(seed):
    """R10.1"""
    for table in moments(seed):
        left = face_down(table)
        assert table.view()["unseen"] == left
        if any(outcome.startswith("tile ") for outcome in table.outcomes()):
            assert table.outcomes() == {f"tile {tile}": count for tile, count in left.items()}


@pytest.mark.parametrize("reader", READERS)
def test_the_order_to_come_is_not_in_the_view(reader):
    """R10.1: matches that go on differently look the same until then."""
    tables = [Table(GAMES["bobrany"], 2, {}, Dice(seed)) for seed in range(8)]
    for table in tables:
        Script(table, START).play()
    seen = [(table.view(reader), table.known(reader).tobytes(), table.hash) for table in tables]
    assert all(each == seen[0] for each in seen)
    for table in tables:
        table.roll()
    assert len({str(table.view(reader)["river"]) for table in tables}) > 1


def test_the_order_that_was_does_not_matter_for_what_is_left():
    """R10.1"""
    one, other = match("tiles gc ps n; round yx os rd; rest"), match("tiles rd os yx; round n ps gc; rest")
    assert one.view()["river"] != other.view()["river"]
    assert one.view()["unseen"] == other.view()["unseen"]
    assert one.outcomes() == other.outcomes()
