"""The bots: each is given what its seat may know (an observation), and answers with an action."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from osada.bots import imported, program
from osada.bots.guest import Guest
from osada.bots.imported import Imported
from osada.bots.levels import LEVELS
from osada.bots.play_buffers import PlayBuffers, bots_ready
from osada.bots.program import Program
from osada.bots.search import Budget, Candidate, Search, search_ready
from osada.bots.values import profile_of
from osada.engine.errors import BadSetUp, OsadaError
from osada.engine.game import Game, comma_separated
from osada.engine.observation import Observation


class Bot(Protocol):
    """Chooses for the seat of an observation; the code of a legal action."""

    def choose(self, observation: Observation) -> int: ...


class Random:
    """Any legal action, each equally likely; the game's last resort only if there is no other."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._buffers = PlayBuffers(game, seed)

    def choose(self, observation: Observation) -> int:
        codes = observation.game.for_random_play(observation.legal_codes)
        return codes[self._buffers.below(len(codes))]


class Greedy:
    """The action after which the position looks best, one step ahead."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        bots_ready(game)
        self._buffers = PlayBuffers(game, seed)

    def choose(self, observation: Observation) -> int:
        ranked = self.ranked(observation)
        best = [code for code, worth in ranked if worth == ranked[0][1]]
        return best[self._buffers.below(len(best))]

    def ranked(self, observation: Observation) -> list[tuple[int, float]]:
        """The legal actions with their values, the best first."""
        return sorted(self._buffers.weigh(observation.known, observation.seat), key=lambda pair: -pair[1])


def budget_of(observation: Observation, level: str) -> Budget:
    limits, profile = LEVELS[level], profile_of(observation.game, observation.seats)
    return Budget(getattr(profile, level), limits.seconds, settles=not limits.noise)


class Thinker:
    """Searches from its view. What is forced costs nothing; equal seeds give equal matches, time permitting."""

    def __init__(self, game: Game, seed: int, level: str, threads: int = 1) -> None:
        search_ready(game)
        self._search, self._buffers = Search(game, seed, threads), PlayBuffers(game, seed)
        self._level, self._noise = level, LEVELS[level].noise

    def choose(self, observation: Observation) -> int:
        if len(observation.legal_codes) == 1:
            return observation.legal_codes[0]
        self._search.parameters = profile_of(observation.game, observation.seats).parameters_of(self._level)
        found = self._search.candidates(observation, budget_of(observation, self._level))
        return found[0].code if not self._noise else self._drawn(found)

    def _drawn(self, found: list[Candidate]) -> int:
        """By visits, flattened by noise."""
        shares = [round(1000 * row.visits ** (1 / self._noise)) for row in found]
        rest = self._buffers.below(max(1, sum(shares)))
        for row, share in zip(found, shares, strict=True):
            rest -= share
            if rest < 0:
                return row.code
        return found[0].code


BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{level: partial(Thinker, level=level) for level in LEVELS},
}


def is_guest(name: str) -> bool:
    """Is it the name of somebody else's code: `cmd:…` or `py:…`? Nobody but who runs the command may name one."""
    return name.startswith((program.PREFIX, imported.PREFIX))


def guest_named(name: str, game: Game, seed: int = 0) -> Guest:
    """The bot of a name such as `cmd:./mybot --fast` or `py:mybots:Clever`."""
    if name.startswith(imported.PREFIX):
        return Imported(name, game, seed)
    return Program(name.removeprefix(program.PREFIX).strip(), game, seed)


def bot_named(name: str, game: Game, seed: int = 0, threads: int = 1) -> Bot:
    """Several threads make a bot that thinks quicker, not stronger; what it plays depends on their number."""
    if is_guest(name):
        return guest_named(name, game, seed)
    if name not in BOTS:
        raise BadSetUp("error-unknown-bot", bot=name, allowed=comma_separated(BOTS))
    return BOTS[name](game, seed, threads=threads) if name in LEVELS else BOTS[name](game, seed)


def suggest(observation: Observation, level: str, seconds: float, threads: int = 1) -> dict[str, Any]:
    """The engine's `suggest`: an action, and how the candidates look."""
    if level not in BOTS:
        raise BadSetUp("error-unknown-bot", bot=level, allowed=comma_separated(BOTS))
    if not observation.legal_codes:
        raise OsadaError("error-nothing-to-suggest", seat=observation.seat)
    if level == "random":
        code = Random(observation.game, len(observation.lines)).choose(observation)
        return {"action": observation.game.actions.text[code], "value": None, "win": None, "candidates": []}
    candidates = _thought(observation, level, seconds, threads) if level in LEVELS else _seen(observation)
    best = {name: candidates[0].get(name) for name in ("action", "value", "win")}
    return {**best, "candidates": candidates}


def _seen(observation: Observation) -> list[dict[str, Any]]:
    """At first sight: what greedy thinks."""
    text, ranked = observation.game.actions.text, Greedy(observation.game).ranked(observation)
    return [{"action": text[code], "value": round(worth, 2)} for code, worth in ranked]


def _thought(observation: Observation, level: str, seconds: float, threads: int) -> list[dict[str, Any]]:
    search_ready(observation.game)
    budget = budget_of(observation, level)
    budget = budget._replace(seconds=min(seconds, budget.seconds), settles=False)
    found = Search(observation.game, len(observation.lines), threads).candidates(observation, budget)
    text = observation.game.actions.text
    return [
        {"action": text[row.code], "value": round(row.value, 2), "win": round(row.win, 3), "visits": row.visits}
        for row in found
    ]
