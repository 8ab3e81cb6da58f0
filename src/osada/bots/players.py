"""Bots at a table: each is asked for an action and sees only what its seat may know."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from osada.bots.desk import Desk, bots_ready
from osada.bots.knowledge import manner_of
from osada.bots.levels import LEVELS
from osada.bots.program import is_program, program_bot
from osada.bots.search import Budget, Candidate, Search, search_ready
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game, listed
from osada.engine.table import Table


class Bot(Protocol):
    """Chooses for a seat of a table."""

    def choose(self, table: Table, seat: int) -> int: ...


class Random:
    """Any legal action, each equally likely; the game's last resort only if there is no other."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._desk = Desk(game, seed)

    def choose(self, table: Table, seat: int) -> int:
        codes = table.game.for_random_play(table.legal_codes(seat))
        return codes[self._desk.below(len(codes))]


class Greedy:
    """The action after which the position looks best, one step ahead."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        bots_ready(game)
        self._desk = Desk(game, seed)

    def choose(self, table: Table, seat: int) -> int:
        ranked = self.ranked(table, seat)
        best = [code for code, worth in ranked if worth == ranked[0][1]]
        return best[self._desk.below(len(best))]

    def ranked(self, table: Table, seat: int) -> list[tuple[int, float]]:
        """The legal actions with their values, the best first."""
        return sorted(self._desk.weigh(table.known(seat), seat), key=lambda pair: -pair[1])


def budget_of(table: Table, level: str) -> Budget:
    limits, manner = LEVELS[level], manner_of(table.game, table.seats)
    return Budget(getattr(manner, level), limits.seconds, settles=not limits.noise)


class Thinker:
    """Searches from its view. What is forced costs nothing; equal seeds give equal matches, time permitting."""

    def __init__(self, game: Game, seed: int, level: str, threads: int = 1) -> None:
        search_ready(game)
        self._search, self._desk = Search(game, seed, threads), Desk(game, seed)
        self._level, self._noise = level, LEVELS[level].noise

    def choose(self, table: Table, seat: int) -> int:
        legal = table.legal_codes(seat)
        if len(legal) == 1:
            return legal[0]
        self._search.style = manner_of(table.game, table.seats).style_of(self._level)
        found = self._search.candidates(table, seat, budget_of(table, self._level))
        return found[0].code if not self._noise else self._drawn(found)

    def _drawn(self, found: list[Candidate]) -> int:
        """By visits, flattened by noise."""
        weights = [round(1000 * row.visits ** (1 / self._noise)) for row in found]
        rest = self._desk.below(max(1, sum(weights)))
        for row, weight in zip(found, weights, strict=True):
            rest -= weight
            if rest < 0:
                return row.code
        return found[0].code


BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{level: partial(Thinker, level=level) for level in LEVELS},
}


def bot_named(name: str, game: Game, seed: int = 0, threads: int = 1) -> Bot:
    """Several threads make a bot that thinks quicker, not stronger; what it plays depends on their number."""
    if is_program(name):
        return program_bot(name, game, seed)
    if name not in BOTS:
        raise BadSetUp("error-unknown-bot", bot=name, allowed=listed(BOTS))
    return BOTS[name](game, seed, threads=threads) if name in LEVELS else BOTS[name](game, seed)


def suggest(table: Table, seat: int, level: str, seconds: float, threads: int = 1) -> dict[str, Any]:
    """The engine's `suggest`: an action, and how the candidates look."""
    if level not in BOTS:
        raise BadSetUp("error-unknown-bot", bot=level, allowed=listed(BOTS))
    if not table.legal_codes(seat):
        raise OsadaError("error-nothing-to-suggest", seat=seat)
    if level == "random":
        code = Random(table.game, len(table.log)).choose(table, seat)
        return {"action": table.game.actions.text[code], "value": None, "win": None, "candidates": []}
    candidates = _thought(table, seat, level, seconds, threads) if level in LEVELS else _seen(table, seat)
    best = {name: candidates[0].get(name) for name in ("action", "value", "win")}
    return {**best, "candidates": candidates}


def _seen(table: Table, seat: int) -> list[dict[str, Any]]:
    """At first sight: what greedy thinks."""
    text = table.game.actions.text
    return [{"action": text[code], "value": round(worth, 2)} for code, worth in Greedy(table.game).ranked(table, seat)]


def _thought(table: Table, seat: int, level: str, seconds: float, threads: int) -> list[dict[str, Any]]:
    search_ready(table.game)
    budget = budget_of(table, level)
    budget = budget._replace(seconds=min(seconds, budget.seconds), settles=False)
    found = Search(table.game, len(table.log), threads).candidates(table, seat, budget)
    text = table.game.actions.text
    return [
        {"action": text[row.code], "value": round(row.value, 2), "win": round(row.win, 3), "visits": row.visits}
        for row in found
    ]
