"""Compiling ahead: several games at once, each in a process of its own."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing

from osada.arena.backends import Processes
from osada.bots.play_buffers import bots_ready
from osada.bots.search import search_ready
from osada.cli.progress import bar, is_prepared, prepare
from osada.cli.speech import say
from osada.engine.cores import cores
from osada.engine.game import Game
from osada.games import GAMES, leave_out


def compile_ahead(games: Sequence[Game]) -> Iterator[Game]:
    """Each game when it and its bots are compiled. Those with the most rules begin, so that none is late alone."""
    yield from (game for game in games if is_prepared(game, search=True))
    waiting = sorted((game for game in games if not is_prepared(game, search=True)), key=_length, reverse=True)
    workers = min(cores(), len(waiting))
    yield from _side_by_side(waiting, workers) if workers > 1 else _one_by_one(waiting)


def _length(game: Game) -> int:
    return sum(path.stat().st_size for path in game.folder.rglob("*.py"))


def _one_by_one(games: Sequence[Game]) -> Iterator[Game]:
    for game in games:
        try:
            prepare(game, search=True)
        except Exception as fault:
            _say_left_out(game, fault)
        else:
            yield game


def _side_by_side(games: Sequence[Game], workers: int) -> Iterator[Game]:
    with closing(Processes(workers)) as processes, bar(say()("cli-compiling-all"), len(games)) as done:
        for count, (name, fault) in enumerate(processes.run(compile_quietly, [game.id for game in games]), 1):
            done(count)
            if fault:
                _say_left_out(GAMES[name], fault)
            else:
                yield GAMES[name]


def _say_left_out(game: Game, fault: Exception) -> None:
    print(leave_out(game, fault).message(say().lang), file=sys.stderr)


def compile_quietly(name: str) -> tuple[str, Exception | None]:
    """All of a game, in a process that has no terminal of its own."""
    try:
        for compile_stage in (bots_ready, search_ready):  # each has the rules made ready first
            compile_stage(GAMES[name], lambda *_: None)
    except Exception as fault:
        return name, TypeError(str(fault))  # Numba's own do not travel
    return name, None
