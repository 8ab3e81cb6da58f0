"""A bot that thinks: it searches from its view alone, for so many iterations or so long."""

import time
from typing import Any, NamedTuple

import numpy as np

from osada.bots import tree
from osada.bots.knowledge import style_of
from osada.bots.tree import Paper
from osada.engine.compiled import Progress, is_ready, make_ready
from osada.engine.game import Game
from osada.engine.layout import empty
from osada.engine.loops import generator
from osada.engine.ready import mark, ready, told
from osada.engine.table import Table

MOST_NODES = 400_000
CHUNK = 50  # iterations between two looks at the clock


class Candidate(NamedTuple):
    """An action, and what the search thinks of it."""

    code: int
    visits: int
    value: float  # points ahead of the best rival at the end
    win: float  # chance to win


def new_paper(game: Game, seed: int, nodes: int) -> Paper:
    n_actions = len(game.actions)
    return Paper(
        rng=generator(seed),
        trials=empty(game.state, 2),
        nodes=np.zeros(nodes, tree.NODE),
        head=np.zeros(2, np.int64),
        path=np.zeros(tree.MOST_DEPTH, np.int32),
        lookup=np.full(n_actions, tree.NONE, np.int32),
        bounds=np.zeros(2),
        judged=np.zeros((2, game.max_seats)),
        style=np.array(style_of(game), np.float64),
        codes=np.zeros(n_actions, np.int16),
        values=np.zeros(n_actions, np.int64),
        weights=np.zeros(len(game.outcomes), np.int32),
        sheet=game.sheet(),
    )


class Search:
    """One search and its paper, made once and used again. Equal seeds and iterations give equal answers."""

    def __init__(self, game: Game, seed: int = 0, nodes: int = MOST_NODES) -> None:
        self.paper = new_paper(game, seed, nodes)

    def think(self, known: Any, seat: int, iterations: int, seconds: float = float("inf")) -> int:
        """Grows a new tree from this view until either runs out. Gives the iterations made."""
        paper, made = self.paper, 0
        paper.head[tree.USED], paper.bounds[:] = 1, (np.inf, -np.inf)
        paper.nodes[tree.ROOT] = (tree.NONE, tree.NONE, 0, tree.NONE, seat, 0, 0, 0)
        end = time.monotonic() + seconds
        while made < iterations and time.monotonic() < end:
            count = min(CHUNK, iterations - made)
            tree.search(known, seat, count, paper)
            made += count
        return made

    def candidates(self, table: Table, seat: int, iterations: int, seconds: float = float("inf")) -> list[Candidate]:
        """The legal actions with what was found about each, the most promising first."""
        self.think(table.known(seat), seat, iterations, seconds)
        found = {candidate.code: candidate for candidate in self._tried(seat)}
        rows = [found.get(code, Candidate(code, 0, 0.0, 0.0)) for code in table.legal_codes(seat)]
        return sorted(rows, key=lambda row: (-row.visits, -row.value))

    def _tried(self, seat: int) -> list[Candidate]:
        rows, nodes = [], self.paper.nodes
        number = int(nodes[tree.ROOT]["child"])
        while number != tree.NONE:
            node = nodes[number]
            visits = int(node["visits"])
            if visits and node["mover"] == seat:
                margin, wins = float(node["margin"]), float(node["wins"])
                rows.append(Candidate(int(node["code"]), visits, margin / visits, wins / visits))
            number = int(node["sibling"])
        return rows


def search_ready(game: Game, progress: Progress | None = None) -> None:
    """Compiles the rules and the search of a game, unless that is done."""
    ready(game, progress)
    name = f"{mark(game)}-search"
    if not is_ready(name):
        paper, known = new_paper(game, 0, 1), empty(game.known)
        make_ready(name, [lambda: tree.search(known, 0, 0, paper)], progress or told(name))
