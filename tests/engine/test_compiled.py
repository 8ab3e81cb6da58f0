"""Compiled code is kept, but never an old one."""

import os
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from osada.engine.compiled import digest_of, is_covered, signature_of
from osada.games.hashi import components, rules
from tests.engine.processes import printed
from tests.games import FERRY

FOLDER = "from osada.engine.compiled import FOLDER; print(FOLDER)"


def folder(**environment):
    return printed(FOLDER, **environment)


# --- The digest -------------------------------------------------------------


def test_the_digest_is_of_names_lengths_and_contents(tmp_path):
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1")
    other.write_text("b = 2")
    before = digest_of([one, other], "numba 1")
    one.write_text("a = 3")
    changed = digest_of([one, other], "numba 1")
    one.write_text("a = 1b = 2")
    other.write_text("")
    moved = digest_of([one, other], "numba 1")
    digests = [before, changed, moved, digest_of([one], "numba 1"), digest_of([one, other], "numba 2")]
    assert len(set(digests)) == len(digests)
    assert digest_of([one, other], "numba 1") == moved


def test_the_folder_changes_with_editions_and_with_checked_bounds(tmp_path):
    mine = tmp_path / "hashi" / "mine"
    mine.mkdir(parents=True)
    (mine / "components.json").write_bytes(components.OURS.read_bytes())
    plain = folder(NUMBA_BOUNDSCHECK=None, OSADA_EDITIONS=None)
    assert plain == folder(NUMBA_BOUNDSCHECK=None, OSADA_EDITIONS=None)
    assert plain != folder(NUMBA_BOUNDSCHECK="1", OSADA_EDITIONS=None)
    assert plain != folder(NUMBA_BOUNDSCHECK=None, OSADA_EDITIONS=str(tmp_path))


def test_the_signature_of_a_game_outside_changes_with_its_sources(tmp_path):
    source = tmp_path / "game.py"
    source.write_text("a = 1")
    before = signature_of(str(source))
    assert list(before)[0].startswith("source_")
    assert before == signature_of(str(source))
    (tmp_path / "cards.py").write_text("b = 1")
    assert before != signature_of(str(source))


# --- Where it is kept -------------------------------------------------------


def test_the_cache_lies_where_the_environment_says(tmp_path):
    assert folder(OSADA_CACHE=str(tmp_path / "cache")).startswith(str(tmp_path / "cache"))


def test_a_cache_that_cannot_be_written_falls_back(tmp_path):
    """First to the user's own cache, then to a temporary folder."""
    (tmp_path / "file").write_text("")
    nowhere, home = str(tmp_path / "file" / "cache"), str(tmp_path / "home")
    assert folder(OSADA_CACHE=nowhere, XDG_CACHE_HOME=home).startswith(home)
    last = folder(OSADA_CACHE=nowhere, XDG_CACHE_HOME=nowhere, TMPDIR=str(tmp_path))
    assert last.startswith(str(tmp_path / "osada-"))


def test_only_functions_of_the_package_are_kept():
    plain = [getattr(function, "py_func", function) for function in (rules.apply, FERRY.apply)]
    assert [is_covered(function) for function in plain] == [True, False]


def test_a_function_outside_leaves_nothing_in_the_cache(tmp_path):
    source = tmp_path / "outside.py"
    source.write_text("from osada.engine.compiled import rule\n@rule\ndef doubled(number):\n    return 2 * number\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from outside import doubled; print(doubled(21))"
    assert printed(code, OSADA_CACHE=str(tmp_path / "cache")) == "42"
    assert not [path for path in tmp_path.rglob("*.nb*")]


BOTH = """
from osada.engine.compiled import large_rule, rule
@rule
def doubled(number):
    return 2 * number
@large_rule
def tripled(number):
    return doubled(number) + number
@rule
def sixfold(number):
    return doubled(tripled(number))
"""


def test_rules_that_rules_call_can_be_called_from_python_too(tmp_path):
    """They are parts of what calls them, and have no code of their own until Python asks."""
    (tmp_path / "both.py").write_text(BOTH)
    calls = "print(both.sixfold(7), both.tripled(7), both.doubled(7), both.doubled(0.5))"
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import both; {calls}"
    assert printed(code, NUMBA_DISABLE_JIT="0") == "42 21 14 1.0"


def test_a_rule_as_plain_python_takes_any_value_and_compiles_nothing(tmp_path):
    """Nor do the rules that it calls."""
    (tmp_path / "both.py").write_text(BOTH)
    calls = "six = compiled.as_python(both.sixfold); print(six(7), six('a'), six(10**30), both.sixfold.signatures)"
    modules = "import both; from osada.engine import compiled"
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {modules}; {calls}"
    assert printed(code, NUMBA_DISABLE_JIT="0") == f"42 aaaaaa {6 * 10**30} []"


# --- Making ready -----------------------------------------------------------

MAKE_READY = """
from osada.engine.compiled import is_ready, make_ready
steps, told = [], []
before = is_ready("ferry")
for _ in range(2):
    make_ready("ferry", [lambda: steps.append(1), lambda: steps.append(2)], lambda done, of: told.append((done, of)))
print(before, is_ready("ferry"), steps, told)
"""


def test_steps_run_once_and_tell_their_progress(tmp_path):
    found = printed(MAKE_READY, OSADA_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert found == "False True [1, 2] [(0, 2), (1, 2), (2, 2)]"


MEET = """
import pathlib, sys, time
import numpy as np
from numba.core.caching import IndexDataCacheFile
from osada.engine.loops import below, generator

mine, other = (pathlib.Path(name) for name in {names})
name_of = IndexDataCacheFile._data_name

def name_after_meeting(self, number):  # the index has been read, and is not yet written
    mine.touch()
    end = time.monotonic() + 3
    while not other.exists() and time.monotonic() < end:
        time.sleep(0.01)
    return name_of(self, number)

IndexDataCacheFile._data_name = name_after_meeting
print(below(generator(1), np.{kind}(1)))
"""


def test_two_processes_that_save_at_once_keep_both(tmp_path):
    """Numba alone would let both take the same number, and one would run what the other compiled."""
    one, other, cache = str(tmp_path / "one"), str(tmp_path / "other"), tmp_path / "cache"
    codes = [MEET.format(names=[one, other], kind="int64"), MEET.format(names=[other, one], kind="uint32")]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda code: printed(code, OSADA_CACHE=str(cache), NUMBA_DISABLE_JIT="0"), codes))
    assert found == ["0", "0"]
    assert len(list(cache.rglob("loops.below-*.nbc"))) == 2


A_DIGEST = "0123456789abcdef"


@pytest.mark.parametrize("name, days, stays", [(A_DIGEST, 40, False), (A_DIGEST, 20, True), ("notes", 40, True)])
def test_old_caches_are_removed(tmp_path, name, days, stays):
    old = tmp_path / name
    old.mkdir()
    (old / "rules.nbi").write_text("")
    when = time.time() - days * 24 * 3600
    os.utime(old, (when, when))
    printed(MAKE_READY, OSADA_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert old.exists() == stays
