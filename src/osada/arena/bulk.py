"""Simulations in pieces, so that a backend can share them out; the sum is that of one long simulation."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import osada.games  # noqa: F401  # in a fresh process the games must be known
from osada.arena.backends import Backend
from osada.bots.matches import Simulation, simulate
from osada.engine.game import Game
from osada.engine.record import game_named

PIECE = 200  # matches in one go


@dataclass(frozen=True)
class Piece:
    """Matches in a row of one simulation."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    first: int
    games: int


def simulate_piece(piece: Piece) -> tuple[int, Simulation]:
    options, game = dict(piece.options), game_named(piece.game)
    found = simulate(game, piece.bots, piece.games, options=options, seed=piece.seed, first=piece.first)
    return piece.first, found


def simulate_on(
    backend: Backend,
    piece: Piece,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """One piece, however long, shared out. Its first match is tried here: what is wrong is told at once."""
    simulate_piece(replace(piece, games=1))
    firsts = range(piece.first, piece.first + piece.games, PIECE)
    end = piece.first + piece.games
    pieces = [replace(piece, first=first, games=min(PIECE, end - first)) for first in firsts]
    found: dict[int, Simulation] = {}
    for first, part in backend.run(simulate_piece, pieces):
        found[first] = part
        progress(sum(each.games for each in found.values()))
    return _sum([found[first] for first in sorted(found)])


def piece_of(game: Game, bots: Sequence[str], games: int, options: Mapping[str, str], seed: int) -> Piece:
    return Piece(game.id, tuple(bots), tuple(options.items()), seed, 0, games)


def _sum(parts: Sequence[Simulation]) -> Simulation:
    games = sum(part.games for part in parts)
    wins = [sum(each) for each in zip(*(part.wins for part in parts), strict=True)]
    points = zip(*([mean * part.games for mean in part.mean_scores] for part in parts), strict=True)
    spent = sum(part.games / part.games_per_s for part in parts)
    means, complaints = [sum(each) / games for each in points], [each for part in parts for each in part.complaints]
    whole = replace(parts[0], games=games, wins=wins, mean_scores=means, games_per_s=games / spent)
    return replace(whole, complaints=complaints)
