"""Matches between bots in bulk: compiled from the first line to the last, or at a table if a program takes part."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from osada.bots.desk import Desk, bots_ready
from osada.bots.players import BOTS, bot_named
from osada.bots.program import Complaint, Program, close_all, is_program
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp
from osada.engine.game import Game, listed
from osada.engine.scores import Scores, scores_of
from osada.engine.table import Table


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
    if not any(map(is_program, bots)):
        _compiled(game, bots, options, (0, 0))  # loads what was compiled, so that it is not timed


def _match(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, str],
    seed: tuple[int, int],
    complaints: list[Complaint],
) -> tuple[list[float], list[int]]:
    """For each seat its share of the win, and its points."""
    if any(map(is_program, bots)):
        found, wrong = _at_a_table(game, bots, options, seed)
        complaints.extend(wrong)
    else:
        found = _compiled(game, bots, options, seed)
    share = 1 / len(found.winners) if found.winners else 0
    wins = [share if seat in found.winners else 0.0 for seat in range(len(bots))]
    return wins, [score.total for score in found.seats]


def _compiled(game: Game, bots: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]) -> Scores:
    states, levels = game.new(len(bots), options), np.zeros(game.max_seats, np.int8)
    levels[: len(bots)] = [list(BOTS).index(bot) for bot in bots]
    Desk(game, *seed).play(states, levels)
    return scores_of(game, states, final=True)


def _at_a_table(
    game: Game, names: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]
) -> tuple[Scores, list[Complaint]]:
    """Programs begin each match anew."""
    table = Table(game, len(names), options, Dice(f"{seed[0]} {seed[1]}"))
    bots = [bot_named(name, game, seed[0] + seed[1] * len(names) + seat) for seat, name in enumerate(names)]
    try:
        while not table.over:
            table.roll()
            for seat in table.actors[:1]:
                table.play(seat, bots[seat].choose(table, seat))
    finally:
        close_all(bots)
    return table.scores(), [wrong for bot in bots if isinstance(bot, Program) for wrong in bot.complaints]
