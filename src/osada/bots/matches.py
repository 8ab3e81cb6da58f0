"""Matches between bots in bulk: compiled from the first line to the last, or at a table if one of them thinks."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from osada.bots.guest import Complaint, Guest
from osada.bots.kept import KeptBots
from osada.bots.play_buffers import PlayBuffers, bots_ready
from osada.bots.players import BOTS, Bot, is_guest
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp
from osada.engine.game import Game, comma_separated
from osada.engine.playouts import MOST_LINES
from osada.engine.scores import Scores, scores_of
from osada.engine.table import Table

COMPILED = ("random", "greedy")  # the bots that the compiled loops know, by the numbers of their levels


@dataclass(frozen=True)
class Simulation:
    """What came of it: for each bot its wins (a shared one counts in parts) and its mean score."""

    game: str
    seats: int
    bots: list[str]
    games: int
    wins: list[float]
    mean_scores: list[float]
    games_per_s: float  # per CPU-second
    complaints: list[Complaint] = field(default_factory=list)  # what programs did wrong

    def as_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if name != "complaints"}


def simulate(  # noqa: PLR0913  # all but three are keywords with a default
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    first: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Plays bots against each other; from match to match each moves on by one seat. Equal seeds, equal results.

    The matches are numbered from `first` on, so that a long simulation can be played in pieces.
    """
    hall, seats = _prepared(game, bots, game.check(len(bots), options or {})), len(bots)
    started, results = time.process_time(), np.zeros((2, seats))
    with closing(hall.kept):
        for number in range(first, first + games):
            order = [(seat + number) % seats for seat in range(seats)]  # which bot sits on each seat
            results[:, order] += hall.match([bots[bot] for bot in order], (seed, number))
            progress(number - first + 1)
    spent = max(time.process_time() - started, 1e-9)
    wins, means = results[0].tolist(), (results[1] / games).tolist()
    return Simulation(game.id, seats, list(bots), games, wins, means, games / spent, hall.complaints)


def _prepared(game: Game, bots: Sequence[str], options: Mapping[str, str]) -> "_Hall":
    for bot in bots:
        if bot not in BOTS and not is_guest(bot):
            raise BadSetUp("error-unknown-bot", bot=bot, allowed=comma_separated(BOTS))
    bots_ready(game)
    if is_compiled(bots):
        _compiled(game, bots, options, (0, 0))  # loads what was compiled, so that it is not timed
    return _Hall(game, options)


@dataclass
class _Hall:
    """Where the matches of a simulation are played one after another, by bots that stay."""

    game: Game
    options: Mapping[str, str]
    kept: KeptBots = field(default_factory=KeptBots)
    complaints: list[Complaint] = field(default_factory=list)

    def match(self, bots: Sequence[str], seed: tuple[int, int]) -> tuple[list[float], list[int]]:
        """For each seat its share of the win, and its points."""
        found = _compiled(self.game, bots, self.options, seed) if is_compiled(bots) else self._thinking(bots, seed)
        share = 1 / len(found.winners) if found.winners else 0
        wins = [share if seat in found.winners else 0.0 for seat in range(len(bots))]
        return wins, [score.total for score in found.seats]

    def _thinking(self, names: Sequence[str], seed: tuple[int, int]) -> Scores:
        """A whole match at a table, where bots are asked one by one."""
        table = Table(self.game, len(names), self.options, Dice(seed[0], [str(seed[1])] * len(names)))
        seeds = [hash((*seed, seat)) & 0xFFFFFFFF for seat in range(len(names))]
        bots = self.kept.seated(table, names, seeds, seed[1] + 1)
        _play(table, bots)
        self.complaints += [wrong for bot in bots if isinstance(bot, Guest) for wrong in bot.complaints]
        return table.scores()


def is_compiled(bots: Sequence[str]) -> bool:
    """Can the whole match be played without a table?"""
    return all(bot in COMPILED for bot in bots)


def _compiled(game: Game, bots: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]) -> Scores:
    states, levels = game.new(len(bots), options), np.zeros(game.max_seats, np.int8)
    levels[: len(bots)] = [COMPILED.index(bot) for bot in bots]
    PlayBuffers(game, *seed).play(states, levels)
    return scores_of(game, states, final=True)


def _play(table: Table, bots: Sequence[Bot]) -> None:
    while not table.over and len(table.log) < MOST_LINES:
        if table.chance_due:
            table.roll()
        else:
            seat = table.actors[0]
            table.play(seat, bots[seat].choose(table.observe(seat)))
