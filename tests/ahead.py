"""Compiles what the tests use before they begin, on all cores: else they would wait for each other again and again.

`python -m tests.ahead` does so for all of them, `python -m tests.ahead rules` for those that play at random.
What is forgotten here is compiled by the test that needs it.
"""

import sys
from contextlib import closing

from osada.arena.backends import backend_named
from osada.bots.desk import bots_ready
from osada.bots.search import search_ready
from osada.engine.contract import GAMES
from osada.engine.ready import ready
from tests.games import EVERY_GAME

LONGEST_FIRST = ("divukraj", "border", "hashi", "mesta", "ferry", "bobrany")
THINKING = (bots_ready, search_ready)
BOTS = {"border": THINKING, "divukraj": THINKING, "hashi": THINKING, "mesta": (bots_ready,), "ferry": THINKING}


def compile_rules(name):
    ready(GAMES[name])


def compile_all(name):
    for compile_stage in (ready, *BOTS.get(name, ())):
        compile_stage(GAMES[name])


if __name__ == "__main__":
    assert set(LONGEST_FIRST) == {game.id for game in EVERY_GAME}
    work = compile_rules if sys.argv[1:] == ["rules"] else compile_all
    with closing(backend_named("local")) as processes:
        list(processes.run(work, LONGEST_FIRST))
