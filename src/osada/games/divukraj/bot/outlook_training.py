"""Learns the outlook of Divukraj (outlook.py): a bot that searches with it plays alone, ends teach it.

python -m osada.games.divukraj.bot.outlook_training --rounds 20      # some hours; writes outlook.csv after each round

A position is worth what became of it: partly what the search thought of the next ones, partly the end. Now and then an
action is drawn by its visits, so that other positions are seen, too. A round learns from the last ones as well.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from rich.progress import track

from osada.bots.network import read_net, write_net
from osada.bots.network_training import Course, learn
from osada.bots.search import Budget, Candidate, Search, search_ready
from osada.bots.values import look, result, stage, workspace_for, worth
from osada.engine.cores import cores
from osada.engine.dice import Dice
from osada.engine.table import Table
from osada.games.divukraj import GAME
from osada.games.divukraj.bot.outlook import FILE, ROWS, UNITS, WORTH, see
from osada.games.divukraj.bot.traits import OUTLOOK

YEARS = ("3", "3", "3", "3", "3", "3", "3", "2")  # of matches, in turn
EXPLORATION = 0.1  # how often an action is drawn by its visits
TRACE_DECAY = 0.93  # how much the end counts for the position before, against what the search thought of that
REMEMBERED = 10  # rounds
BATCH, LEARNING_RATE = 2048, 0.002
TIMES = 4  # that each position is learnt from in a round


class Lesson(NamedTuple):
    """What was seen in a match, and what the network should have said there."""

    seen: Any  # [position, row]
    missing: Any  # [position]
    ahead: float  # in the end


def play(net: Any, iterations: int, number: int) -> Lesson:
    game = GAME
    search_ready(game)
    table = Table(game, 1, {"year": YEARS[number % len(YEARS)]}, Dice(f"outlook {number}"))
    search, rng = Search(game, number), np.random.default_rng(number)
    search.trees[0].buffers.work.scratch.net[:] = net
    positions, thought = [], []
    while not table.over:
        if table.chance_due:
            table.roll_once()
        elif len(legal := table.legal_codes(0)) == 1:
            table.play(0, legal[0])
        else:
            chosen = drawn(search.candidates(table.observe(0), Budget(iterations)), rng)
            table.play(0, chosen.code)
            if not table.over:
                positions.append(table.states[0].copy())
                thought.append(chosen.value)
    return lesson_of(positions, thought, table.states[0])


def drawn(found: list[Candidate], rng: np.random.Generator) -> Candidate:
    if rng.random() > EXPLORATION:
        return found[0]
    visits = np.array([row.visits for row in found])
    return found[rng.choice(len(found), p=visits / visits.sum())]


def lesson_of(positions: list[Any], thought: list[float], end: Any) -> Lesson:
    work = workspace_for(GAME)
    ahead = float(result(end, 0, work))
    seen, missing, goal = np.zeros((len(positions), WORTH), np.float16), np.zeros(len(positions), np.float32), ahead
    for step in reversed(range(len(positions))):
        seen[step], alone = without_outlook(positions[step], work)
        missing[step] = goal - alone
        goal = TRACE_DECAY * goal + (1 - TRACE_DECAY) * thought[step]
    return Lesson(seen, missing, ahead)


def without_outlook(state: Any, work: Any) -> tuple[Any, float]:
    """What the network sees, and what the position is worth without it."""
    row, when = np.zeros(WORTH), stage(state, 0)
    work.found[:] = 0
    look(state, 0, work)
    see(state, 0, when, work.found, row)
    work.found[OUTLOOK] = 0
    return row, worth(work.found, work.weights[when])


class Memory:
    """The lessons of the last rounds."""

    def __init__(self) -> None:
        self.rounds: list[list[Lesson]] = []

    def add(self, lessons: list[Lesson]) -> None:
        self.rounds = [*self.rounds[1 - REMEMBERED :], lessons]

    def teach(self, net: Any, rng: np.random.Generator) -> None:
        lessons = [lesson for each in self.rounds for lesson in each]
        seen = np.concatenate([lesson.seen for lesson in lessons])[:, None]
        missing = np.concatenate([lesson.missing for lesson in lessons])
        learn(net, seen, missing, Course(TIMES * len(seen) // BATCH, BATCH, LEARNING_RATE), rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--matches", type=int, default=1_000, help="a round")
    parser.add_argument("--iterations", type=int, default=150, help="of a search")
    parser.add_argument("--anew", action="store_true", help="not with the network that is there")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    net = np.zeros((len(ROWS), UNITS)) if given.anew else read_net(FILE, ROWS)
    memory, rng = Memory(), np.random.default_rng(given.seed)
    search_ready(GAME)
    with ProcessPoolExecutor(cores(), get_context("spawn")) as processes:
        for number in range(given.rounds):
            first = (given.seed * given.rounds + number) * given.matches
            played = processes.map(partial(play, net, given.iterations), range(first, first + given.matches))
            memory.add(list(track(played, f"round {number + 1} of {given.rounds}: plays", given.matches)))
            ahead = np.mean([lesson.ahead for lesson in memory.rounds[-1]])
            print(f"{ahead:+.2f} points ahead on the average")
            memory.teach(net, rng)
            write_net(FILE, ROWS, net)


if __name__ == "__main__":
    main()
