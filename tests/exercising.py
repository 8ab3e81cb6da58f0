"""With the compiler off: is every rule exercised by a test that names it? `make examples` asks (`-p tests.exercising`).

A function whose docstring has the number of a rule does that rule; a test that names the rule must call one of them.
Tables of components are made when they are imported, which no test can show, so functions that make them do not count.
"""

import ast
import inspect
import sys
import textwrap
from functools import cache
from pathlib import Path

import pytest

from osada.engine.compiled import INTERPRETED
from tests.games import EVERY_GAME, folder_of
from tests.rule_numbers import numbers_in, numbers_of_test

LEFT_OUT = ("components.py", "bot/")  # of a game's folder
SHOWING = ("show/",)  # drawings and score files: a rule may be shown there, but need not
CALLED = set()  # the code of every function that the running test has called
SHOWN = set()  # (game, rule) that a test names and exercises


def pytest_configure():
    if not INTERPRETED:
        raise pytest.UsageError("compiled functions cannot be watched: set NUMBA_DISABLE_JIT=1")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Watches tests that name a rule which none has shown yet: to be watched makes them slow."""
    named = {(game.id, rule) for game in EVERY_GAME if folder_of(game) in item.path.parents for rule in named_by(item)}
    if named <= SHOWN:
        return (yield)
    CALLED.clear()
    sys.setprofile(lambda frame, event, _: CALLED.add(frame.f_code) if event == "call" else None)
    try:
        return (yield)
    finally:
        sys.setprofile(None)
        done = {(game.id, rule) for code in CALLED for game in games_of(code.co_filename) for rule in rules_of(code)}
        SHOWN.update(done & named)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """A worker tells the main process."""
    SHOWN.update(map(tuple, getattr(node, "workeroutput", {}).get("shown", ())))


def pytest_sessionfinish(session):
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["shown"] = sorted(SHOWN)
        return
    games = {game for game in EVERY_GAME for path in session.config.args if str(folder_of(game)).endswith(path)}
    missing = sorted(rule for game in games for rule in rules_done_by(game) - SHOWN)
    if missing:
        print("\nrules that no test exercises which names them:", *(" ".join(pair) for pair in missing), sep="\n  ")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


# --- What does a rule, and what names it ------------------------------------


def rules_done_by(game):
    """Those that a function of the game has in its docstring."""
    paths = (path for path in game.folder.rglob("*.py") if not is_in(game, path, LEFT_OUT + SHOWING))
    nodes = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    texts = (ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.FunctionDef))
    return {(game.id, rule) for text in texts for rule in numbers_in(text)}


def is_in(game, path, parts):
    return path.relative_to(game.folder).as_posix().startswith(parts)


@cache
def games_of(file):
    path = Path(file)
    return [game for game in EVERY_GAME if game.folder in path.parents and not is_in(game, path, LEFT_OUT)]


@cache
def rules_of(code):
    """The first constant of a function is its docstring."""
    return numbers_in(code.co_consts[0]) if code.co_consts and isinstance(code.co_consts[0], str) else set()


@cache
def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def named_by(item):
    """In the test itself, in tables that it reads, and in its own row of a table."""
    (test,) = ast.parse(textwrap.dedent(inspect.getsource(item.function))).body
    test.decorator_list = []
    module = parsed(item.path)
    rows = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return numbers_of_test(test, module) | numbers_in(repr([*rows]))
