"""The process in which bots think: questions come in on its input, answers leave on its output, one after the other.

It ends when its input does, in the middle of a thought if need be, so it never outlives the server.
"""

import os
import pickle
import secrets
import sys
import threading
import traceback
from collections import OrderedDict
from importlib import import_module
from queue import Queue
from typing import IO, Any

from osada.bots.levels import LEVELS
from osada.bots.play_buffers import bots_ready
from osada.bots.players import BOTS, Bot, Greedy, bot_named, suggest
from osada.bots.search import Budget, Search, search_ready
from osada.engine import snapshot
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game, comma_separated
from osada.engine.record import game_named
from osada.engine.table import Table
from osada.games import GAMES
from osada.server.thinking.job import CHOOSE, Job

NICE = 10  # how far we step back for those who serve people
MOST_BOTS = 24  # that remember what they thought; each may hold some ten megabytes

Answer = tuple[str, Any]  # ("answer", what was asked for) or ("refused", an OsadaError) or ("failed", a traceback)


class Room:
    """The bots of this process. One that is asked again about its match goes on where it was."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Job | str) -> Answer:
        try:
            return "answer", self._thought(question) if isinstance(question, Job) else prepare(game_named(question))
        except OsadaError as problem:
            return "refused", problem
        except Exception:  # a bot's mistake costs its answer, not the process
            return "failed", traceback.format_exc()

    def _thought(self, job: Job) -> Any:
        if job.level not in BOTS:  # least of all is a program run because its name stands in a request
            raise BadSetUp("error-unknown-bot", bot=job.level, allowed=comma_separated(BOTS))
        observation = snapshot.read(job.snapshot).observe(job.seat)
        if job.wish != CHOOSE:
            return suggest(observation, job.level, job.seconds)
        game = observation.game
        return game.actions.text[self._bot(job, game).choose(observation)]

    def _bot(self, job: Job, game: Game) -> Bot:
        key = job.table, job.seat, job.level
        if key not in self._bots:
            self._bots[key] = bot_named(job.level, game, secrets.randbits(60))
        self._bots.move_to_end(key)
        while len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]


def prepare(game: Game) -> str:
    """Compiles a game and all its bots, or loads what is compiled, so that the first question need not wait."""
    bots_ready(game)
    search_ready(game)
    table = Table(game, game.seats[0], dice=Dice())
    table.roll()
    for seat in table.actors[:1]:
        Greedy(game).choose(table.observe(seat))
        Search(game, nodes=1000).candidates(table.observe(seat), Budget(iterations=1))
    return game.id


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    room, asked = Room(), Queue[Job | str]()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    _tell(answers, ("answer", {name: LEVELS[name].seconds if name in LEVELS else 0.0 for name in BOTS}))
    while True:
        _tell(answers, room.answer(asked.get()))


def _listen(questions: IO[bytes], asked: "Queue[Job | str]") -> None:
    """Whoever asked has gone when there is nothing to read any more: then whatever is thought is of no use."""
    while True:
        try:
            asked.put(pickle.load(questions))
        except EOFError:
            os._exit(0)


def _tell(answers: IO[bytes], answer: Answer) -> None:
    pickle.dump(answer, answers)
    answers.flush()


def main(modules: list[str]) -> None:
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anybody prints must not mix with the answers
        if hasattr(os, "nice"):
            os.nice(NICE)
        for name in modules:  # games and bots from elsewhere
            import_module(name)
        assert GAMES, "the games of the package are known by importing them"
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
