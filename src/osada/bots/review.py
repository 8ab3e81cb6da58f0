"""A review of a finished match: what each move cost, from the knowledge that its player had when it was made."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from osada.bots.players import suggest
from osada.engine.errors import BadFile, BadSetUp, OsadaError
from osada.engine.game import CHANCE
from osada.engine.record import Record, replay
from osada.engine.table import Line, Table

FEW_VISITS = 10  # a value that rests on fewer trials is a guess
N_WORST = 3  # moves that a summary names

Advise = Callable[[Table, int, str, float], dict[str, Any]]  # (the table before the move, seat, level, seconds)


@dataclass(frozen=True)
class Reviewed:
    """One decision. `before` is what the best move promises, `after` what the move that was made does."""

    line: int  # of the match, counted from 1
    seat: int
    action: str
    best: str
    value_before: float | None  # points ahead of the best rival; for the greedy bot the points it expects for itself
    value_after: float | None
    win_before: float | None  # probability, 0 to 1; none where the bot gives none
    win_after: float | None
    visits: int | None  # how often the move that was made was tried

    @property
    def value_lost(self) -> float | None:
        return _lost(self.value_before, self.value_after, is_best=self.action == self.best)

    @property
    def win_lost(self) -> float | None:
        return _lost(self.win_before, self.win_after, is_best=self.action == self.best)

    @property
    def found(self) -> bool:
        """Was it the best move, or as good, as far as the bot knows?"""
        return self.action == self.best or (self.value_lost == 0.0 and not self.win_lost)

    @property
    def better(self) -> str | None:
        return None if self.found else self.best

    @property
    def is_guess(self) -> bool:
        """Do the figures of the move rest on few trials?"""
        return not self.found and (self.value_after is None or (self.visits is not None and self.visits < FEW_VISITS))

    def as_json(self) -> dict[str, Any]:
        lost = {"value_lost": self.value_lost, "win_lost": self.win_lost}
        return {**asdict(self), **lost, "better": self.better, "guess": self.is_guess}


@dataclass(frozen=True)
class Summary:
    """All decisions of a seat in one view."""

    seat: int
    moves: int
    found: int  # how often it made the best move, or one as good
    mean_value_lost: float | None
    mean_win_lost: float | None
    worst: list[Reviewed]  # the costliest first

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "worst": [move.line for move in self.worst]}


def _lost(before: float | None, after: float | None, *, is_best: bool) -> float | None:
    """What a move cost; a move that looks better than the best one after all cost nothing."""
    if is_best:
        return None if before is None else 0.0
    return None if before is None or after is None else max(before - after, 0.0)


# --- Move by move -----------------------------------------------------------


def finished(record: Record) -> Table:
    """The match of a record; one that is not over cannot be reviewed."""
    table = replay(record)
    if not table.over:
        raise BadFile(record.where, OsadaError("review-unfinished", lines=len(table.log)))
    return table


def decisions(table: Table, seats: Collection[int]) -> int:
    """How many moves of these seats were a choice."""
    return sum(1 for before, line in _walk(table) if _is_choice(before, line, seats))


def review(
    table: Table,
    seats: Collection[int],
    level: str,
    seconds: float,
    advise: Advise | None = None,
) -> Iterator[Reviewed]:
    """Asks before each choice of these seats, as it was then. Each is given as soon as it is known."""
    for before, line in _walk(table):
        if _is_choice(before, line, seats):
            yield _reviewed(before, line, (advise or _advised)(before, line.seat, level, seconds))


def _advised(before: Table, seat: int, level: str, seconds: float) -> dict[str, Any]:
    """In this process, from what the seat knew."""
    return suggest(before.observe(seat), level, seconds)


def _walk(table: Table) -> Iterator[tuple[Table, Line]]:
    """The match once more: the table before each line, and the line."""
    fresh = Table(table.game, table.seats, table.options)
    for line in table.log:
        yield fresh, line
        if line.seat == CHANCE:
            fresh.outcome(line.code)
        else:
            fresh.play(line.seat, line.code)


def _is_choice(before: Table, line: Line, seats: Collection[int]) -> bool:
    return line.seat in seats and len(before.legal_codes(line.seat)) > 1


def _reviewed(before: Table, line: Line, advice: dict[str, Any]) -> Reviewed:
    action = before.game.actions.text[line.code]
    if advice["value"] is None:
        raise BadSetUp("review-no-value")
    tried = (each for each in advice["candidates"] if each.get("visits") != 0)  # else its figures mean nothing
    mine: dict[str, Any] = next((each for each in tried if each["action"] == action), {})
    return Reviewed(
        line=len(before.log) + 1,
        seat=line.seat,
        action=action,
        best=advice["action"],
        value_before=advice["value"],
        value_after=mine.get("value"),
        win_before=advice["win"],
        win_after=mine.get("win"),
        visits=mine.get("visits"),
    )


# --- All in all -------------------------------------------------------------


def summary(moves: Iterable[Reviewed], seat: int) -> Summary:
    mine = [move for move in moves if move.seat == seat]
    costly = [move for move in mine if _cost(move) > (0.0, 0.0)]
    return Summary(
        seat,
        len(mine),
        sum(move.found for move in mine),
        _mean(move.value_lost for move in mine),
        _mean(move.win_lost for move in mine),
        sorted(costly, key=_cost, reverse=True)[:N_WORST],
    )


def _cost(move: Reviewed) -> tuple[float, float]:
    """In chances first, then in points."""
    return move.win_lost or 0.0, move.value_lost or 0.0


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None


def curve(moves: Iterable[Reviewed], seat: int) -> list[tuple[int, float]]:
    """The chance to win over the lines of the match; where the bot gives none, the value."""
    mine = [move for move in moves if move.seat == seat]
    with_wins = [(move.line, move.win_before) for move in mine]
    points = with_wins if has_wins(mine) else [(move.line, move.value_before) for move in mine]
    return [(line, value) for line, value in points if value is not None]


def points(table: Table, moves: Sequence[Reviewed], seat: int, *, complete: bool) -> list[tuple[int, float]]:
    """The curve of a seat; where chances are known, and nothing was cut, it ends with how the match ended."""
    found = curve(moves, seat)
    if not found or not has_wins(moves) or not complete or not table.over:
        return found
    winners = table.scores().winners
    return [*found, (len(table.log), 1 / len(winners) if seat in winners else 0.0)]


def has_wins(moves: Iterable[Reviewed]) -> bool:
    return any(move.win_before is not None for move in moves)
