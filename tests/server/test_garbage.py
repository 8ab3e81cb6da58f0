"""What a server has loaded is not looked through again by the garbage collector: everybody would wait for it."""

import gc
import subprocess
import sys

import pytest

from osada.server.config import Settings
from osada.server.context import open_context
from osada.server.garbage import settle_with
from tests.patience import PATIENCE
from tests.server.around import guests, seated

MANY = 100_000  # objects that the packages of a server make
COUNTED = """
import gc, sys
from osada.cli.server import run
from osada.server.config import Settings

def prepare(server):
    def leave(port):
        print(gc.get_freeze_count(), len(gc.get_objects()))
        server.should_exit = True
    server.ready = leave

run(Settings(database=sys.argv[1], port=0, workers=1, compiled="none", log="error"), prepare)
"""


def test_a_server_that_can_be_reached_has_set_aside_what_is_loaded(tmp_path):
    command = [sys.executable, "-c", COUNTED, f"sqlite:///{tmp_path}/osada.db"]
    said = subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout
    set_aside, looked_at = map(int, said.split())
    assert set_aside > MANY > 10 * looked_at


@pytest.fixture
def settled(tmp_path):
    """A server after which nothing stays set aside."""
    context = open_context(Settings(database=f"sqlite:///{tmp_path}/osada.db"))
    settle_with(context.matches)
    yield context
    context.close()
    gc.unfreeze()


def test_a_game_is_set_aside_when_it_is_first_played(settled):
    own = [[]]  # stands for what a game loads
    people = guests(settled, 2)
    seated(settled, people)
    assert not is_looked_at(own)
    later = [[]]
    seated(settled, people)
    assert is_looked_at(later), "once for each game: what tables come and go has to be looked at"
    seated(settled, people, "hashi")
    assert not is_looked_at(later)


def is_looked_at(thing):
    return any(each is thing for each in gc.get_objects())
