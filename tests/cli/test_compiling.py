"""Compiling ahead: which games, in which order, how many at once."""

import pytest

from osada.cli import compiling
from osada.cli.compiling import compile_ahead
from osada.games import GAMES
from tests.cli.run import osada
from tests.games import BORDER, HASHI


@pytest.fixture
def unprepared(monkeypatch):
    """Nothing counts as compiled, though it is: so that it takes no time."""
    monkeypatch.setattr(compiling, "is_prepared", lambda *_, **__: False)
    return monkeypatch


def ids(games):
    return [game.id for game in games]


def test_named_games_are_compiled_and_told():
    assert osada("compile", "hashi", "border").out.splitlines() == ["Hashi: compiled.", "The Border: compiled."]


def test_several_cores_compile_several_games_at_once(unprepared):
    unprepared.setattr(compiling, "cores", lambda: 2)
    unprepared.setattr(compiling, "prepare", None)
    assert sorted(ids(compile_ahead([HASHI, BORDER]))) == ["border", "hashi"]


@pytest.mark.parametrize("cores, games", [(1, [HASHI, BORDER]), (2, [HASHI])])
def test_one_core_or_one_game_needs_no_other_process(unprepared, cores, games):
    prepared = []
    unprepared.setattr(compiling, "cores", lambda: cores)
    unprepared.setattr(compiling, "prepare", lambda game, *, search: prepared.append((game, search)))
    assert sorted(ids(compile_ahead(games))) == sorted(ids(games))
    assert {game for game, search in prepared if search} == set(games)


def test_the_longest_begin(unprepared):
    unprepared.setattr(compiling, "cores", lambda: 1)
    unprepared.setattr(compiling, "prepare", lambda *_, **__: None)
    order = ids(compile_ahead(list(GAMES.values())))
    assert order[0] == "divukraj" and order.index("border") < order.index("hashi")


def test_what_is_compiled_is_not_compiled_again(monkeypatch):
    monkeypatch.setattr(compiling, "is_prepared", lambda *_, **__: True)
    monkeypatch.setattr(compiling, "prepare", None)
    monkeypatch.setattr(compiling, "Processes", None)
    assert ids(compile_ahead([HASHI, BORDER])) == ["hashi", "border"]
