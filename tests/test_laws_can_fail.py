"""A law that cannot fail guards nothing: laws are shown seeded faults, and must name them.

Two laws are about the engine alone, so no fault of a game breaks them: snapshots, and undo across an outcome.
"""

import json
import os
import subprocess
import sys

import pytest
from filelock import FileLock

from tests.laws import ALL_LAWS
from tests.laws.faults import FAULTS


@pytest.fixture(scope="module")
def complaints(tmp_path_factory):
    """What the laws say; of several test processes one asks them."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", os.getpid())
    told = tmp_path_factory.getbasetemp().parent / f"complaints-{run}"
    with FileLock(f"{told}.lock"):
        if not told.exists():
            told.write_text(asked())
    return json.loads(told.read_text())


def asked():
    """From a process without the compiler, which would have to compile each faulty game."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-m", "tests.laws.faults"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("name", FAULTS)
def test_a_seeded_fault_is_caught(name, complaints):
    assert complaints[name], f"{FAULTS[name].law.__name__} did not notice"
    assert FAULTS[name].says in complaints[name]


def test_all_laws_but_two_are_shown_a_fault():
    shown = {fault.law.__name__ for fault in FAULTS.values()}
    of_the_engine = {"snapshots_give_the_table_again", "undo_does_not_cross_an_outcome"}
    assert shown == {law.__name__ for law in ALL_LAWS} - of_the_engine


@pytest.mark.parametrize("law", [law.__name__ for law in ALL_LAWS])
def test_the_sound_game_keeps_every_law(law, complaints):
    assert complaints[law] is None
