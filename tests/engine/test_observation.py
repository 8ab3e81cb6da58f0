"""What a bot is given: all that its seat may know, and no way to the rest."""

from collections.abc import Mapping
from types import FunctionType, MethodType

import numpy as np
import pytest

from osada.engine.dice import Dice
from osada.engine.game import CHANCE
from osada.engine.observation import Observation
from osada.engine.table import Line, Table
from tests.games import FERRY, HASHI
from tests.laws.matches import Case, walk

PLAIN = (str, bytes, int, float, type(None), np.dtype, type)


def after_some_lines(game=FERRY, seats=3, lines=12):
    for table in walk(Case(game, seats, game.check(seats, {}), 4)):
        if len(table.log) >= lines and table.actors:
            return table
    raise AssertionError("the match is too short")


# --- What can be reached from it --------------------------------------------


def reached(start):
    """Every object that can be reached by attributes, items, closures and what arrays are views of."""
    found, waiting = {}, [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, PLAIN):
            found[id(thing)] = thing
            waiting += parts_of(thing)
    return list(found.values())


def parts_of(thing):
    if hasattr(thing, "py_func"):  # compiled
        return [thing.py_func]
    if isinstance(thing, FunctionType | MethodType):
        cells = getattr(thing, "__closure__", None) or ()
        return [*(cell.cell_contents for cell in cells), getattr(thing, "__self__", None)]
    if isinstance(thing, np.ndarray | np.void):
        return [thing.base]
    if isinstance(thing, Mapping):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, tuple | list | set | frozenset):
        return list(thing)
    slots = (getattr(thing, name, None) for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()))
    return [*getattr(thing, "__dict__", {}).values(), *slots]


def secrets_in(things, game):
    return [each for each in things if isinstance(each, Table | Line | Dice) or getattr(each, "dtype", 0) == game.state]


@pytest.mark.parametrize("game", [FERRY, HASHI], ids=lambda game: game.id)
def test_nothing_leads_from_it_to_the_position_the_log_or_the_dice(game):
    table = after_some_lines(game)
    observation = table.observe(table.actors[0])
    things = reached(observation)
    assert any(thing is observation.known for thing in things), "the walk sees what is there"
    assert secrets_in(things, game) == []


@pytest.mark.parametrize("leak", ["table", "state", "dice", "log", "closure", "view of the state"])
def test_the_walk_would_find_a_way(leak):
    table = after_some_lines()
    ways = {
        "table": table,
        "state": table.states,
        "dice": {"hidden": [table.dice]},
        "log": tuple(table.log),
        "closure": lambda: table,
        "view of the state": table.states["seats"],
    }
    observation = table.observe(0)
    object.__setattr__(observation, "options", {"side": ways[leak]})
    assert secrets_in(reached(observation), FERRY) != []


# --- What it tells ----------------------------------------------------------


def test_it_tells_what_the_table_tells_the_seat():
    table = after_some_lines()
    for seat in range(table.seats):
        observation = table.observe(seat)
        assert observation.view == table.view(seat)
        assert observation.texts == table.lines(seat)
        assert observation.legal == table.legal(seat)
        assert list(observation.legal_codes) == table.legal_codes(seat)
        assert [line.is_hidden for line in observation.lines] == [not line.readers >> seat & 1 for line in table.log]


def test_it_follows_the_table_through_an_undo():
    table = Table(HASHI, 2, {}, Dice(7))
    table.play(0, "start 4 3")
    assert table.observe(0).texts == ["0 start 4 3"]
    table.undo(0)
    table.play(0, "start 8 4")
    assert table.observe(0).texts == table.observe(1).texts == ["0 start 8 4"]


def test_it_stays_as_it_was_when_the_match_goes_on():
    table = Table(HASHI, 2, {}, Dice(7))
    before = table.observe(0)
    table.play(0, "start 4 3")
    assert (before.lines, before.legal[0]) == ((), "start 0 3")
    assert before != table.observe(0)
    assert before == Table(HASHI, 2, {}, Dice(8)).observe(0)
    assert isinstance(before, Observation) and hash(before) == hash(Table(HASHI, 2).observe(0))


def test_a_table_can_be_imagined_to_think_on():
    """It fits what the seat knows; the real one is never asked."""
    table = after_some_lines()
    seat = table.actors[0]
    observation = table.observe(seat)
    guesses = [Table.imagined(observation, seed) for seed in range(20)]
    assert all(guess.known(seat).tobytes() == observation.known.tobytes() for guess in guesses)
    assert all(guess.legal(seat) == observation.legal for guess in guesses)
    assert len({guess.states.tobytes() for guess in guesses}) > 1
    assert Table.imagined(observation, 3).hash == guesses[3].hash
    assert any(line.seat == CHANCE and line.is_hidden for line in observation.lines)
