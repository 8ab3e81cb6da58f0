"""Laws that hold for every game, tried on random matches. `OSADA_MATCHES` says how many of each kind."""

import os
import re

import pytest

from osada.engine.playouts import MOST_LINES, playouts
from tests.games import EVERY_GAME, folder_of
from tests.laws import LAWS, LAWS_OF_COUNTING, cases
from tests.rule_numbers import numbers_in, numbers_in_tests

CASES = cases(EVERY_GAME)
PLAYOUTS = int(os.environ.get("OSADA_PLAYOUTS", "300"))  # for each number of seats and set of options
LARGEST = 2048  # bytes of a position: a search copies it at every action


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


# --- Every rule is in the code, and in the tests ----------------------------


def rules_of(game):
    rules = re.findall(r"\*\*(R\d+\.\d+)\*\*", (game.folder / "RULES.md").read_text(encoding="utf-8"))
    assert rules and len(rules) == len(set(rules))
    return set(rules)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_rule_is_in_the_code(game):
    named = (numbers_in(path.read_text(encoding="utf-8")) for path in game.folder.rglob("*.py"))
    assert not rules_of(game).difference(*named)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_every_rule_is_named_by_a_test(game):
    named = (numbers_in_tests(path.read_text(encoding="utf-8")) for path in folder_of(game).rglob("test_*.py"))
    assert not rules_of(game).difference(*named)


WHERE = [
    # where the number stands                                                          does that show the rule?
    ('"""R1.1"""',                                                                     False),
    ('def helper():\n    """R1.1"""',                                                  False),
    ('def test_it():\n    pass  # R1.1',                                               False),
    ('CASES = [("R1.1", 3)]',                                                          False),
    ('CASES = [("R1.1", 3)]\ndef helper():\n    return CASES',                         False),
    ('def test_it():\n    """R1.10"""',                                                False),
    ('def test_it():\n    """R1.1"""',                                                 True),
    ('def test_R1_1_it_is_so():\n    pass',                                            True),
    ('def test_it():\n    """R1.0 to R1.2"""',                                         True),
    ('CASES = [("R1.1", 3)]\ndef test_it():\n    for case in CASES: pass',             True),
    ('ROWS = [("R1.1", 3)]\nCASES = [*ROWS]\n@given(CASES)\ndef test_it(case): pass',  True),
]


@pytest.mark.parametrize("source, shows", WHERE)
def test_only_a_test_itself_names_a_rule(source, shows):
    assert ("R1.1" in numbers_in_tests(source)) == shows
