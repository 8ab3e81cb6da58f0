"""Other people's bots as Python classes: how they are named, what they may do wrong, and what it costs them."""

import pickle
import sys

import pytest

from osada.bots import bot_named
from osada.bots.guest import GuestRefused
from osada.bots.kept import KeptBots
from osada.bots.matches import simulate
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp
from osada.engine.observation import Observation
from osada.engine.table import Table
from osada.locales import LANGUAGES
from tests.bots.programs import complaints, play_on
from tests.games import BORDER, HASHI

MODULE = "tests.bots.classes"
SHORT = 12  # lines


def match(name, most=SHORT):
    table, bot = Table(HASHI, 2, {}, Dice(7)), bot_named(f"py:{MODULE}:{name}", HASHI, 7)
    play_on(table, bot, most)
    return table, bot


@pytest.mark.parametrize("name", ["InWords", "ByCode", "ByNumpyCode"])
def test_a_class_plays_a_whole_match(name):
    table, bot = match(name, most=10_000)
    assert table.over
    assert bot.complaints == []


def test_it_plays_in_a_simulation_and_stays_over_matches():
    """`Remembering` knows of what it was told."""
    from tests.bots.classes import Remembering

    Remembering.made.clear()
    found = simulate(BORDER, [f"py:{MODULE}:Remembering", "random"], 3, seed=5)
    assert (found.games, found.complaints) == (3, [])
    (bot,) = Remembering.made
    assert bot.matches[0] == 0, "the question before anything is played"
    assert len(set(bot.matches)) == len(bot.matches) == 4
    assert all(type(seen) is Observation and len(seen.legal_codes) > 1 for seen in bot.asked)


MISTAKES = [
    ("Raising",       "imported_raised"),
    ("RaisingFirst",  "imported_raised"),
    ("Silent",        "imported_no_action"),
    ("Truthful",      "imported_no_action"),
    ("Castling",      "unknown_action"),
    ("Numbering",     "unknown_action"),
    ("Illegal",       "flagged"),
]


@pytest.mark.parametrize("name, reason", MISTAKES)
def test_a_mistake_costs_the_move_and_not_the_match(name, reason):
    table, bot = match(name)
    assert len(table.log) >= SHORT
    assert complaints(bot)[0] == reason
    first = bot.complaints[0]
    assert (first.line, first.seat) == (1, 0)
    assert first.message("cs") != first.message("en")
    for lang in LANGUAGES:
        assert first.message(lang).isprintable()
    assert pickle.loads(pickle.dumps(first)).message("cs") == first.message("cs")


def test_random_actions_in_its_place_follow_from_the_seed():
    assert match("Raising")[0].lines() == match("Raising")[0].lines()


REFUSED = [
    ("py:",                              "imported-form",       []),
    ("py:tests.bots.classes",            "imported-form",       ["py:tests.bots.classes"]),
    ("py:no_such_module:Bot",            "imported-no-module",  ["no_such_module"]),
    ("py:tests.bots.classes:Nobody",     "imported-no-class",   ["Nobody"]),
    ("py:tests.bots.classes:Unmade",     "imported-not-made",   ["Unmade", "no place"]),
    ("py:tests.bots.classes:Mute",       "imported-no-choose",  ["Mute", "choose"]),
]


@pytest.mark.parametrize("name, key, named", REFUSED)
def test_a_class_that_is_not_there_is_refused_at_once(name, key, named):
    with pytest.raises(BadSetUp) as refusal:
        bot_named(name, HASHI)
    assert refusal.value.key == key
    assert refusal.value.message("cs") != refusal.value.message("en")
    assert all(word in refusal.value.message(lang) for word in named for lang in LANGUAGES)


def test_a_module_that_cannot_be_read_is_refused_too(tmp_path, monkeypatch):
    (tmp_path / "half_written.py").write_text("class Bot(")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadSetUp, match="SyntaxError"):
        bot_named("py:half_written:Bot", HASHI)


def test_one_that_fails_at_its_first_question_is_not_let_in():
    with pytest.raises(GuestRefused, match="no idea"):
        KeptBots().seated(Table(HASHI, 2), [f"py:{MODULE}:Raising", "random"], [1, 2], 1)


def test_a_module_is_found_where_the_command_is_called(tmp_path, monkeypatch):
    (tmp_path / "lying_here.py").write_text("from tests.bots.classes import InWords\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    assert bot_named("py:lying_here:InWords", HASHI).complaints == []
