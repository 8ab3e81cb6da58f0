"""A bot that thinks: it searches from its view alone, for so many iterations or so long."""

import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from osada.bots import tree
from osada.bots.rollouts import MOST_DEPTH, NODE, NONE, ROOT, USED, SearchBuffers
from osada.bots.values import profile_of, workspace_for
from osada.engine.cache import Progress
from osada.engine.game import CHANCE, Game
from osada.engine.layout import empty
from osada.engine.loops import generator
from osada.engine.observation import Observation, SeenLine
from osada.engine.ready import SEARCH, Steps, make_ready, ready

MOST_NODES = 400_000
CHUNK = 10  # iterations between two looks at the clock


class Candidate(NamedTuple):
    """An action, and what the search thinks of it."""

    code: int
    visits: int
    value: float  # points ahead of the best rival at the end
    win: float  # chance to win


class Budget(NamedTuple):
    """How long to think."""

    iterations: int
    seconds: float = float("inf")
    settles: bool = False  # stop as soon as no other action can be visited more often


def new_buffers(game: Game, seed: int, stream: int, nodes: int) -> SearchBuffers:
    n_actions = len(game.actions)
    return SearchBuffers(
        rng=generator(seed, stream),
        trials=empty(game.state, 2),
        nodes=empty(NODE, nodes),
        moved=np.zeros(nodes, np.int32),
        head=np.zeros(2, np.int64),
        path=np.zeros(MOST_DEPTH, np.int32),
        lookup=np.full(n_actions, NONE, np.int32),
        bounds=np.zeros(2),
        evaluated=np.zeros((2, game.max_seats)),
        parameters=np.array(profile_of(game, game.seats[0]).parameters, np.float64),
        codes=np.zeros(n_actions, np.int16),
        values=np.zeros(n_actions),
        outcome_weights=np.zeros(len(game.outcomes), np.int32),
        work=workspace_for(game),
    )


class Tree:
    """One tree and its buffers, made once and used again."""

    def __init__(self, game: Game, seed: int, stream: int, nodes: int) -> None:
        self.buffers = new_buffers(game, seed, stream, nodes)

    def reset(self, seat: int) -> None:
        """Empties the tree."""
        self.buffers.head[USED], self.buffers.bounds[:] = 1, (np.inf, -np.inf)
        self.buffers.nodes[ROOT] = (NONE, NONE, 0, NONE, seat, 0, 0, 0)

    def advance(self, actions: list[tuple[int, int]]) -> bool:
        """Keeps what lies below these actions of seats, if that was looked at."""
        node = ROOT
        for seat, code in actions:
            node = int(tree.child_of(node, seat, code, self.buffers))
            if node == NONE:
                return False
        tree.reroot(node, self.buffers)
        return True

    def grow(self, known: Any, seat: int, budget: Budget) -> None:
        """Searches until the budget runs out; visits that were kept count as made."""
        made, end = int(tree.visits_below(ROOT, self.buffers)), time.monotonic() + budget.seconds
        while made < budget.iterations and time.monotonic() < end:
            if budget.settles and tree.visit_lead(self.buffers) > budget.iterations - made:
                return
            count = min(CHUNK, budget.iterations - made)
            tree.search(known, seat, count, self.buffers)
            made += count

    def tried(self, seat: int) -> list[tuple[int, int, float, float]]:
        """Of each action that was tried: its code, its visits, and the sums of points ahead and of wins."""
        rows, nodes = [], self.buffers.nodes
        number = int(nodes[ROOT]["child"])
        while number != NONE:
            node = nodes[number]
            if node["visits"] and node["mover"] == seat:
                rows.append((int(node["code"]), int(node["visits"]), float(node["margin"]), float(node["wins"])))
            number = int(node["sibling"])
        return rows


class Search:
    """One or several trees side by side, each in a thread of its own; what they find is added up.

    Equal seeds, threads and iterations give equal answers. From move to move a tree is kept as far as nothing fell.
    """

    def __init__(self, game: Game, seed: int = 0, threads: int = 1, nodes: int = MOST_NODES) -> None:
        self.trees = [Tree(game, seed, stream, nodes) for stream in range(threads)]
        self.parameters: tuple[float, ...] = ()  # another than the usual one of the game
        self._seat, self._lines = NONE, tuple[SeenLine, ...]()  # what it thought about last

    def candidates(self, observation: Observation, budget: Budget) -> list[Candidate]:
        """The legal actions with what was found about each, the most promising first."""
        seat = observation.seat
        for each in self.trees:
            each.buffers.parameters[:] = self.parameters or profile_of(observation.game, observation.seats).parameters
        self._begin(observation)
        self._grow(observation.known, seat, budget._replace(iterations=-(-budget.iterations // len(self.trees))))
        found = self._found(seat)
        rows = [found.get(code, Candidate(code, 0, 0.0, 0.0)) for code in observation.legal_codes]
        return sorted(rows, key=lambda row: (-row.visits, -row.value))

    def _begin(self, observation: Observation) -> None:
        """Goes on with the old trees where they lead to this position, else starts over."""
        before, seat, since = self._lines, observation.seat, observation.lines[len(self._lines) :]
        goes_on = self._seat == seat and before == observation.lines[: len(before)] and len(since) > 0
        all_seen = all(line.seat != CHANCE and not line.is_hidden for line in since)
        self._seat, self._lines = seat, observation.lines
        for each in self.trees:
            if not (goes_on and all_seen and each.advance([(line.seat, line.code) for line in since])):
                each.reset(seat)

    def _grow(self, known: Any, seat: int, budget: Budget) -> None:
        first, *others = self.trees
        if not others:
            first.grow(known, seat, budget)
            return
        with ThreadPoolExecutor(len(self.trees)) as pool:
            for done in [pool.submit(each.grow, known, seat, budget) for each in self.trees]:
                done.result()

    def _found(self, seat: int) -> dict[int, Candidate]:
        sums = defaultdict[int, list[float]](lambda: [0, 0.0, 0.0])
        for each in self.trees:
            for code, *figures in each.tried(seat):
                sums[code] = [one + other for one, other in zip(sums[code], figures, strict=True)]
        return {code: Candidate(code, int(n), margin / n, wins / n) for code, (n, margin, wins) in sums.items()}


def search_ready(game: Game, progress: Progress | None = None) -> None:
    """Compiles the rules and the search of a game, unless that is done."""
    ready(game, progress)
    make_ready(game, SEARCH, lambda: _steps(game), progress)


def _steps(game: Game) -> Steps:
    fresh, known = Tree(game, 0, 0, 1), empty(game.known)
    fresh.reset(0)
    buffers = fresh.buffers
    return [
        lambda: tree.search(known, 0, 0, buffers),
        lambda: tree.child_of(ROOT, 0, 0, buffers),
        lambda: tree.visits_below(ROOT, buffers),
        lambda: tree.visit_lead(buffers),
        lambda: tree.reroot(ROOT, buffers),
    ]
