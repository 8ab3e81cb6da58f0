"""Compiled code is kept, but never an old one."""

import os
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from osada.engine.cache import digest_of
from osada.games import GAMES
from osada.games.hashi import components
from tests import ROOT
from tests.engine.processes import printed

FOLDERS = "import osada; print(*(game.cache.folder for game in osada.GAMES.values()))"


def folders(**environment):
    """By game: where its compiled code is kept."""
    paths = [Path(path) for path in printed(FOLDERS, **environment).split()]
    return {path.name.partition("-")[0]: path for path in paths}


def changed(before, after):
    return {game for game, folder in before.items() if after[game] != folder}


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
    plain = folders(NUMBA_BOUNDSCHECK=None, OSADA_EDITIONS=None)
    assert plain == folders(NUMBA_BOUNDSCHECK=None, OSADA_EDITIONS=None)
    assert changed(plain, folders(NUMBA_BOUNDSCHECK="1", OSADA_EDITIONS=None)) == plain.keys()
    assert changed(plain, folders(NUMBA_BOUNDSCHECK=None, OSADA_EDITIONS=str(tmp_path))) == {"hashi"}


EDITS = [
    # file                                games that are compiled again
    ("games/hashi/bot/evaluation.py",     {"hashi"}),
    ("games/mesta/rules/turns.py",        {"mesta"}),
    ("games/border/components.json",      {"border"}),
    ("games/border/show/en/border.ftl",   set()),
    ("server/app.py",                     set()),
    ("bots/tree.py",                      set(GAMES)),
    ("engine/loops.py",                   set(GAMES)),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The sources, to be edited, and where the games of them are kept."""
    source = tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "src" / "osada", source / "osada", ignore=shutil.ignore_patterns("page", "__pycache__"))
    return source / "osada", folders(PYTHONPATH=str(source))


@pytest.mark.parametrize("file, again", EDITS, ids=[file for file, _ in EDITS])
def test_an_edit_in_one_game_leaves_the_others_compiled(copy, file, again):
    package, before = copy
    text = (package / file).read_text(encoding="utf-8")
    (package / file).write_text(f"{text}\n", encoding="utf-8")
    try:
        assert changed(before, folders(PYTHONPATH=str(package.parent))) == again
    finally:
        (package / file).write_text(text, encoding="utf-8")


# --- Where it is kept -------------------------------------------------------


def place(**environment):
    return str(folders(**environment)["hashi"])


def test_the_cache_lies_where_the_environment_says(tmp_path):
    assert place(OSADA_CACHE=str(tmp_path / "cache")).startswith(str(tmp_path / "cache"))


def test_a_cache_that_cannot_be_written_falls_back(tmp_path):
    """First to the user's own cache, then to a temporary folder."""
    (tmp_path / "file").write_text("")
    nowhere, home = str(tmp_path / "file" / "cache"), str(tmp_path / "home")
    assert place(OSADA_CACHE=nowhere, XDG_CACHE_HOME=home).startswith(home)
    last = place(OSADA_CACHE=nowhere, XDG_CACHE_HOME=nowhere, TMPDIR=str(tmp_path))
    assert last.startswith(str(tmp_path / "osada-"))


KEPT = """
import tests.games
from osada.engine.loops import below, generator, list_actors
from tests.games import FERRY
list_actors(FERRY.new(2, {}), 0)
FERRY.actors(FERRY.new(2, {})[0])
below(generator(1), 5)
"""


def test_what_is_compiled_for_a_game_is_kept_with_it(tmp_path):
    assert printed(KEPT, OSADA_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="0") == ""
    files = tmp_path.rglob("*.nbi")
    found = {(file.relative_to(tmp_path).parts[0].partition("-")[0], file.name.partition("-")[0]) for file in files}
    assert found == {("ferry", "loops.list_actors"), ("ferry", "rules.actors"), ("engine", "loops.below")}


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
from tests.games import FERRY
from osada.engine.ready import is_ready, make_ready
steps, told = [], []
before = is_ready(FERRY)
for _ in range(2):
    both = [lambda: steps.append(1), lambda: steps.append(2)]
    make_ready(FERRY, "rules", lambda: both, lambda done, of: told.append((done, of)))
print(before, is_ready(FERRY), steps, told)
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


A_DIGEST = "hashi-0123456789abcdef"


@pytest.mark.parametrize("name, days, stays", [(A_DIGEST, 40, False), (A_DIGEST, 20, True), ("notes", 40, True)])
def test_old_caches_are_removed(tmp_path, name, days, stays):
    old = tmp_path / name
    old.mkdir()
    (old / "rules.nbi").write_text("")
    when = time.time() - days * 24 * 3600
    os.utime(old, (when, when))
    printed(MAKE_READY, OSADA_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="0")
    assert old.exists() == stays


# --- With Numba as it is ----------------------------------------------------

PLAYED = """
from osada.engine.perft import perft
from osada.engine.playouts import playouts
from osada.engine.table import Table
from tests.games import FERRY
found = playouts("ferry", 200, seats=3, seed=1)
print(found.lines, found.totals.tolist(), found.places.tolist(), [perft(Table(FERRY, 2), depth) for depth in (1, 2, 5)])
"""


def test_rules_play_the_same_with_numba_as_it_is(tmp_path):
    """What reaches into Numba saves time and changes nothing; without it nothing is kept."""
    cache = tmp_path / "cache"
    plain = printed(PLAYED, OSADA_NUMBA="plain", OSADA_CACHE=str(cache), NUMBA_DISABLE_JIT="0")
    assert plain == printed(PLAYED, NUMBA_DISABLE_JIT="0")
    assert plain.endswith("[10, 50, 3000]")
    assert not list(cache.rglob("*.nb*"))
