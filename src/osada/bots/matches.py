"""Matches between bots in bulk: compiled from the first line to the last, or at a table if one of them thinks."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from osada.bots.desk import Desk, bots_ready
from osada.bots.players import BOTS, Bot, bot_named
from osada.bots.program import Complaint, Program, close_all, is_program
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp
from osada.engine.game import Game, listed
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
    seats, chosen = len(bots), game.check(len(bots), options or {})
    _prepare(game, bots, chosen)
    started, results, complaints = time.process_time(), np.zeros((2, seats)), list[Complaint]()
    for number in range(first, first + games):
        order = [(seat + number) % seats for seat in range(seats)]  # which bot sits on each seat
        results[:, order] += _match(game, [bots[bot] for bot in order], chosen, (seed, number), complaints)
        progress(number - first + 1)
    spent = max(time.process_time() - started, 1e-9)
    wins, means = results[0].tolist(), (results[1] / games).tolist()
    return Simulation(game.id, seats, list(bots), games, wins, means, games / spent, complaints)


def _prepare(game: Game, bots: Sequence[str], options: Mapping[str, str]) -> None:
    for bot in bots:
        if is_program(bot):
            bot_named(bot, game)  # refuses one that cannot be run
        elif bot not in BOTS:
            raise BadSetUp("error-unknown-bot", bot=bot, allowed=listed(BOTS))
    bots_ready(game)
    if is_compiled(bots):
        _compiled(game, bots, options, (0, 0))  # loads what was compiled, so that it is not timed


def _match(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, str],
    seed: tuple[int, int],
    complaints: list[Complaint],
) -> tuple[list[float], list[int]]:
    """For each seat its share of the win, and its points."""
    if is_compiled(bots):
        found = _compiled(game, bots, options, seed)
    else:
        found = thinking_match(game, bots, options, seed, complaints).scores()
    share = 1 / len(found.winners) if found.winners else 0
    wins = [share if seat in found.winners else 0.0 for seat in range(len(bots))]
    return wins, [score.total for score in found.seats]


def is_compiled(bots: Sequence[str]) -> bool:
    """Can the whole match be played without a table?"""
    return all(bot in COMPILED for bot in bots)


def _compiled(game: Game, bots: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]) -> Scores:
    states, levels = game.new(len(bots), options), np.zeros(game.max_seats, np.int8)
    levels[: len(bots)] = [COMPILED.index(bot) for bot in bots]
    Desk(game, *seed).play(states, levels)
    return scores_of(game, states, final=True)


def thinking_match(
    game: Game,
    names: Sequence[str],
    options: Mapping[str, str],
    seed: tuple[int, int],
    complaints: list[Complaint] | None = None,
) -> Table:
    """A whole match at a table, where bots are asked one by one. Programs begin each match anew."""
    table = Table(game, len(names), options, Dice(seed[0], [str(seed[1])] * len(names)))
    bots = [bot_named(name, game, hash((*seed, seat)) & 0xFFFFFFFF) for seat, name in enumerate(names)]
    try:
        _play(table, bots)
    finally:
        close_all(bots)
    if complaints is not None:
        complaints += [wrong for bot in bots if isinstance(bot, Program) for wrong in bot.complaints]
    return table


def _play(table: Table, bots: Sequence[Bot]) -> None:
    while not table.over and len(table.log) < MOST_LINES:
        if table.chance_due:
            table.roll()
        else:
            seat = table.actors[0]
            table.play(seat, bots[seat].choose(table.observe(seat)))
