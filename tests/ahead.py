"""Compiles what the tests use before they begin, on all cores: else they would wait for each other again and again.

`python -m tests.ahead` does so for all of them, `python -m tests.ahead rules` for those that play at random.
"""

import sys
from contextlib import closing

from osada.arena.backends import backend_named
from osada.bots.play_buffers import bots_ready
from osada.bots.search import search_ready
from osada.engine.contract import REGISTERED
from osada.engine.perft import perft
from osada.engine.ready import ready
from osada.engine.table import Table
from tests.games import EVERY_GAME


def size_of(game):
    return sum(path.stat().st_size for path in game.folder.rglob("*.py"))


def compile_rules(name):
    ready(REGISTERED[name])


def compile_all(name):
    for compile_stage in (ready, bots_ready, search_ready):
        compile_stage(REGISTERED[name])
    perft(Table(REGISTERED[name], REGISTERED[name].seats[0]), 1)


if __name__ == "__main__":
    work = compile_rules if sys.argv[1:] == ["rules"] else compile_all
    longest_first = sorted(EVERY_GAME, key=size_of, reverse=True)
    with closing(backend_named("local")) as processes:
        list(processes.run(work, [game.id for game in longest_first]))
