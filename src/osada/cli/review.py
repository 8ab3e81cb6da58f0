"""`osada review`: what each move of a match cost, in words, as a table, as a curve, and for programs."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from osada.bots.review import Reviewed, Summary, decisions, finished, has_wins, review, summary
from osada.cli import curves
from osada.cli.progress import bar, prepare
from osada.cli.show import GAP, player
from osada.cli.speech import out, say
from osada.engine.errors import PlayError
from osada.engine.fields import text_of
from osada.engine.record import game_named, parse
from osada.engine.table import Table


@dataclass
class Review:
    """A match and what is known of its moves so far."""

    file: Path
    table: Table
    seats: list[int]
    level: str
    moves: list[Reviewed] = field(default_factory=list)
    complete: bool = False

    @property
    def summaries(self) -> list[Summary]:
        return [summary(self.moves, seat) for seat in self.seats]

    def as_json(self) -> dict[str, Any]:
        return {
            "file": str(self.file),
            "game": self.table.game.id,
            "level": self.level,
            "complete": self.complete,
            "seats": [each.as_json() for each in self.summaries],
            "moves": [move.as_json() for move in self.moves],
        }


def begin(file: Path, seat: int | None, level: str, chart: Path | None) -> Review:
    """Whatever is wrong with the call is said before the work begins."""
    if chart:
        curves.check_file(chart)
    record = parse(text_of(file), str(file))
    prepare(game_named(record.game, record.version))
    table = finished(record)
    if seat is not None and not 0 <= seat < table.seats:
        raise PlayError("error-no-such-seat", seat=str(seat), last=table.seats - 1)
    return Review(file, table, list(range(table.seats)) if seat is None else [seat], level)


def run(found: Review, seconds: float) -> None:
    """Move by move; whoever interrupts it keeps what is done."""
    with bar(say()("review-thinking"), decisions(found.table, found.seats)) as done:
        try:
            for move in review(found.table, found.seats, found.level, seconds):
                found.moves.append(move)
                done(len(found.moves))
            found.complete = True
        except KeyboardInterrupt:
            found.complete = False


def tell(found: Review, *, as_json: bool, chart: Path | None) -> None:
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        show(found)
    if chart:
        curves.draw(found.table, found.moves, found.seats, chart, complete=found.complete)


# --- For people -------------------------------------------------------------


def show(found: Review) -> None:
    """The moves, the curve of each player, then the most important: all in all."""
    wins = has_wins(found.moves)
    if found.moves:
        out().print(_moves(found, wins=wins))
    for seat in found.seats:
        curve = curves.in_terminal(found.table, found.moves, seat, out().width, complete=found.complete)
        out().print(curve, markup=False)
    for each in found.summaries:
        show_summary(found, each, wins=wins)
    if not wins and found.moves:
        out().print(say()("review-no-wins", level=found.level), style="dim")
    if not found.complete:
        out().print(say()("review-cut", moves=len(found.moves)), style="yellow")


def _moves(found: Review, *, wins: bool) -> Grid:
    grid = Grid(box=None, padding=(0, GAP, 0, 0))
    figures = ["before", "after", "cost", "points"] if wins else ["before", "after", "cost"]
    for heading in ("line", "player", "move", "better", *figures):
        grid.add_column(say()(f"review-{heading}"), justify="right" if heading in ("line", *figures) else "left")
    for move in found.moves:
        words = [str(move.line), player(move.seat, found.table.names), move.action, move.better or ""]
        grid.add_row(*words, *_figures(move, wins=wins), style="dim" if move.found else None)
    return grid


def _figures(move: Reviewed, *, wins: bool) -> list[str]:
    about = "≈" if move.is_guess else ""
    if not wins:
        return [_points(move.value_before), _points(move.value_after), about + _points(move.value_lost)]
    chances = [_percent(move.win_before), _percent(move.win_after), about + _percent(move.win_lost)]
    return [*chances, about + _points(move.value_lost)]


def show_summary(found: Review, each: Summary, *, wins: bool) -> None:
    who = player(each.seat, found.table.names)
    counted = {"who": who, "moves": each.moves, "found": each.found}
    if not each.moves:
        out().print(say()("review-no-moves", who=who))
    elif wins:
        lost = {"chance": _percent(each.mean_win_lost), "points": _points(each.mean_value_lost)}
        out().print(say()("review-summary", **counted, **lost))
    else:
        out().print(say()("review-summary-value", **counted, value=_points(each.mean_value_lost)))
    for move in each.worst:
        cost = _percent(move.win_lost) if wins else _points(move.value_lost)
        named = {"line": move.line, "move": move.action, "better": move.best}
        out().print("  " + say()("review-worst", **named, cost=cost))


def _percent(chance: float | None) -> str:
    return "?" if chance is None else f"{_decimal(100 * chance)} %"


def _points(value: float | None) -> str:
    return "?" if value is None else _decimal(value)


def _decimal(value: float) -> str:
    return f"{value:.1f}".replace(".", "," if say().lang == "cs" else ".")
