"""Scores as people and programs read them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from osada.engine import loops
from osada.engine.game import ABSENT, PARTS, PLACE, TOTAL, Game
from osada.engine.layout import States


@dataclass(frozen=True)
class Score:
    """One seat's score. A part is points, or a title such as a rating that does not count."""

    total: int
    place: int
    parts: dict[str, int | str]


@dataclass(frozen=True)
class Scores:
    """All scores of a position; `final` when the match is over."""

    seats: tuple[Score, ...]
    rival: Score | None
    final: bool

    @property
    def winners(self) -> list[int]:
        """After all tie-breaks: several share, none means that a solo opponent won."""
        return [seat for seat, score in enumerate(self.seats) if score.place == 1]

    def as_json(self) -> dict[str, Any]:
        entries = [{"seat": seat, "total": score.total, "parts": score.parts} for seat, score in enumerate(self.seats)]
        rival = {"total": self.rival.total, "parts": self.rival.parts} if self.rival else None
        return {"scores": entries, "winners": self.winners, "rival": rival, "final": self.final}


def scores_of(game: Game, states: States, *, final: bool) -> Scores:
    sheet = game.sheet()
    loops.score_all(states, sheet[None])
    seats = tuple(_score(game, sheet[seat]) for seat in range(int(states[0]["seats"])))
    rival = _score(game, sheet[-1]) if sheet[-1, TOTAL] != ABSENT else None
    return Scores(seats, rival, final)


def _score(game: Game, row: np.ndarray[Any, Any]) -> Score:
    values = row.tolist()
    named = zip(game.parts, values[PARTS:], strict=True)
    parts = {part.name: part.words[value] if part.words else value for part, value in named if value != ABSENT}
    return Score(values[TOTAL], values[PLACE], parts)
