"""Laws that hold for every game, tried on random matches. `OSADA_MATCHES` says how many of each kind."""

import os
import re

import pytest

from osada.engine.playouts import MOST_LINES, playouts
from tests.games import EVERY_GAME, HASHI, folder_of
from tests.laws import LAWS, LAWS_OF_COUNTING, cases

CASES = cases(EVERY_GAME)
PLAYOUTS = int(os.environ.get("OSADA_PLAYOUTS", "300"))  # for each number of seats and set of options
LARGEST, LARGEST_OF_HASHI = 2048, 512  # bytes of a position


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_law(law, case):
    law(case)


@pytest.mark.parametrize("law", LAWS_OF_COUNTING, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", [case for case in CASES if case.game.count], ids=str)
def test_law_of_counting(law, case):
    law(case)


@pytest.mark.parametrize("case", cases(EVERY_GAME, matches=1), ids=str)
def test_compiled_random_matches_end_and_somebody_is_first(case):
    """In bulk, inside the compiled loop; with `NUMBA_BOUNDSCHECK=1` no index leaves its table."""
    found = playouts(case.game.id, PLAYOUTS, seats=case.seats, options=case.options, seed=1)
    assert found.lines < PLAYOUTS * MOST_LINES
    assert found.totals.shape == found.places.shape == (PLAYOUTS, case.seats)
    assert (found.places >= 1).all() and (found.places <= case.seats + 1).all()
    best = found.totals == found.totals.max(axis=1, keepdims=True)
    assert (best | (found.places > 1)).all(), "somebody came first with fewer points than another"


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_the_cases_use_every_value_of_every_option_and_every_number_of_seats(game):
    used = [case for case in CASES if case.game is game]
    assert {case.seats for case in used} == set(game.seats)
    values = {(option.name, value) for option in game.options for value in option.values}
    assert {item for case in used for item in case.options.items()} >= values


def test_all_records_differ():
    records = [dtype for game in EVERY_GAME for dtype in (game.state, game.known)]
    assert len({str(dtype.descr) for dtype in records}) == len(records)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_position_is_small(game):
    assert game.state.itemsize <= LARGEST


def test_a_position_of_hashi_is_very_small():
    assert HASHI.state.itemsize < LARGEST_OF_HASHI


# --- Every rule is in the code, and in the tests ----------------------------


def missing_rules(game, files):
    """The numbers of the rulebook that stand in none of these files. `R5.3 to R5.6` names those between, too."""
    rules = re.findall(r"\*\*(R\d+\.\d+)\*\*", (game.folder / "RULES.md").read_text(encoding="utf-8"))
    assert rules and len(rules) == len(set(rules))
    text = " ".join(path.read_text(encoding="utf-8") for path in files)
    for chapter, first, last in re.findall(r"\bR(\d+)\.(\d+) to R\1\.(\d+)\b", text):
        text += "".join(f" R{chapter}.{number}" for number in range(int(first), int(last) + 1))
    return [rule for rule in rules if not re.search(rf"\b{re.escape(rule)}\b(?!\.\d)", text)]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_rule_is_in_the_code(game):
    assert not missing_rules(game, game.folder.rglob("*.py"))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_rule_is_in_the_tests(game):
    assert not missing_rules(game, folder_of(game).rglob("test_*.py"))
