"""A law that cannot fail guards nothing: each is shown a seeded fault, and must name it."""

import json
import os
import subprocess
import sys

import pytest

from tests.laws import LAWS
from tests.laws.faults import FAULTS


@pytest.fixture(scope="module")
def complaints():
    """What the laws say, from a process without the compiler, which would have to compile each faulty game."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-m", "tests.laws.faults"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


@pytest.mark.parametrize("name", FAULTS)
def test_a_seeded_fault_is_caught(name, complaints):
    assert complaints[name], f"{FAULTS[name].law.__name__} did not notice"
    assert FAULTS[name].says in complaints[name]


@pytest.mark.parametrize("law", [law.__name__ for law in LAWS])
def test_the_sound_game_keeps_every_law(law, complaints):
    assert complaints[law] is None
