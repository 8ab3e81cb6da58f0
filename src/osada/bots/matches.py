"""Matches between bots in bulk, compiled from the first line to the last."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from osada.bots.desk import Desk, bots_ready
from osada.bots.levels import LEVELS
from osada.bots.players import BOTS, bot_named
from osada.engine.dice import Dice
from osada.engine.errors import BadSetUp
from osada.engine.game import Game, listed
from osada.engine.playouts import MOST_LINES
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

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


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
    started, results = time.process_time(), np.zeros((2, seats))
    for number in range(first, first + games):
        order = [(seat + number) % seats for seat in range(seats)]  # which bot sits on each seat
        results[:, order] += _match(game, [bots[bot] for bot in order], chosen, (seed, number))
        progress(number - first + 1)
    spent = max(time.process_time() - started, 1e-9)
    wins, points = results
    return Simulation(game.id, seats, list(bots), games, wins.tolist(), (points / games).tolist(), games / spent)


def _prepare(game: Game, bots: Sequence[str], options: Mapping[str, str]) -> None:
    for bot in bots:
        if bot not in BOTS:
            raise BadSetUp("error-unknown-bot", bot=bot, allowed=listed(BOTS))
    bots_ready(game)
    _match(game, bots, options, (0, 0))  # loads what was compiled, so that it is not timed


def _match(
    game: Game, bots: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]
) -> tuple[list[float], list[int]]:
    found = _scores(game, bots, options, seed)
    share = 1 / len(found.winners) if found.winners else 0
    return [share if seat in found.winners else 0.0 for seat in range(len(bots))], [
        score.total for score in found.seats
    ]


def _scores(game: Game, bots: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]) -> Scores:
    if any(bot in LEVELS for bot in bots):
        return thinking_match(game, bots, options, seed).scores()
    states, levels = game.new(len(bots), options), np.zeros(game.max_seats, np.int8)
    levels[: len(bots)] = [list(BOTS).index(bot) for bot in bots]
    Desk(game, *seed).play(states, levels)
    return scores_of(game, states, final=True)


def thinking_match(game: Game, bots: Sequence[str], options: Mapping[str, str], seed: tuple[int, int]) -> Table:
    """A whole match at a table, where bots are asked one by one."""
    table = Table(game, len(bots), options, Dice(seed[0], [str(seed[1])] * len(bots)))
    players = [bot_named(bot, game, hash((*seed, seat)) & 0xFFFFFFFF) for seat, bot in enumerate(bots)]
    while not table.over and len(table.log) < MOST_LINES:
        if table.chance_due:
            table.roll()
        else:
            seat = table.actors[0]
            table.play(seat, players[seat].choose(table, seat))
    return table
