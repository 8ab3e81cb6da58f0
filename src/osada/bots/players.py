"""Bots at a table: each is asked for an action and sees only what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol

from osada.bots.desk import Desk, bots_ready
from osada.bots.program import is_program, program_bot
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

    def ranked(self, table: Table, seat: int) -> list[tuple[int, int]]:
        """The legal actions with their values, the best first."""
        return sorted(self._desk.weigh(table.known(seat), seat), key=lambda pair: -pair[1])


BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": Random, "greedy": Greedy}


def bot_named(name: str, game: Game, seed: int = 0) -> Bot:
    if is_program(name):
        return program_bot(name, game, seed)
    if name not in BOTS:
        raise BadSetUp("error-unknown-bot", bot=name, allowed=listed(BOTS))
    return BOTS[name](game, seed)


def suggest(table: Table, seat: int, level: str, seconds: float) -> dict[str, Any]:
    """The engine's `suggest`: an action, and how the candidates look. These bots need no time."""
    if level not in BOTS:
        raise BadSetUp("error-unknown-bot", bot=level, allowed=listed(BOTS))
    if not table.legal_codes(seat):
        raise OsadaError("error-nothing-to-suggest", seat=seat)
    text = table.game.actions.text
    if level == "random":
        return {
            "action": text[Random(table.game, len(table.log)).choose(table, seat)],
            "value": None,
            "win": None,
            "candidates": [],
        }
    ranked = Greedy(table.game).ranked(table, seat)
    candidates = [{"action": text[code], "value": worth} for code, worth in ranked]
    return {**candidates[0], "win": None, "candidates": candidates}
