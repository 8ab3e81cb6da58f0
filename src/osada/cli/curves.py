"""The chance to win over a match: as characters in the terminal, or as a picture."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from osada.bots.review import Reviewed, has_wins, points
from osada.cli.speech import say
from osada.engine.errors import BadFile, BadSetUp, OsadaError
from osada.engine.game import comma_separated
from osada.engine.table import Table

KINDS = (".png", ".svg", ".pdf")
WIDEST, HEIGHT = 100, 12  # of a curve in the terminal, in characters
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)
SIZE = (8.0, 4.5)  # of the picture, in inches
COLOURS, DASHES = ("#c0392b", "#2456a6", "#b8860b", "#8e3a8e"), ("-", "--", "-.", ":")  # told apart without colour, too


def in_terminal(table: Table, moves: Sequence[Reviewed], seat: int, width: int, *, complete: bool) -> str:
    """The curve of one seat; nothing where it had no choice."""
    import plotext  # takes a moment, and only this function needs it

    found, figure = points(table, moves, seat, complete=complete), plotext.figure
    if not found:
        return ""
    figure.clear()
    figure.theme("colorless")
    figure.plot_size(min(width, WIDEST), HEIGHT)
    lines, values = zip(*found, strict=True)
    figure.draw(figure.signal(list(lines), list(values), marker="braille").lines())
    _scale(figure.ruler("x"), sorted({round(lines[0] + (lines[-1] - lines[0]) * part) for part in QUARTERS}))
    if has_wins(moves):
        figure.ruler("y").ticks(list(QUARTERS), [f"{100 * part:.0f} %" for part in QUARTERS])
        figure.ruler("y").lim(0, 1)
    figure.title(_title(table, moves, seat))
    figure.label(say()("review-axis"), axis="x")
    return str(plotext.uncolorize(str(figure.build())))


def _scale(ruler: Any, ticks: list[int]) -> None:
    ruler.ticks(ticks, [str(tick) for tick in ticks])


def _title(table: Table, moves: Sequence[Reviewed], seat: int) -> str:
    return f"{_name(table, seat)}: {say()('review-chance' if has_wins(moves) else 'review-value')}"


def _name(table: Table, seat: int) -> str:
    return table.names.get(seat) or say()("cli-player", number=seat + 1)


# --- A picture --------------------------------------------------------------


def check_file(file: Path) -> None:
    """Fails before the long work rather than after it."""
    if file.suffix.lower() not in KINDS:
        raise BadSetUp("review-chart-kind", file=str(file), allowed=comma_separated(KINDS))
    if not file.absolute().parent.is_dir():
        raise BadFile(str(file), OsadaError("review-chart-folder", folder=str(file.absolute().parent)))
    if find_spec("matplotlib") is None:
        raise BadSetUp("review-no-matplotlib")


def draw(table: Table, moves: Sequence[Reviewed], seats: Sequence[int], file: Path, *, complete: bool) -> None:
    """All curves in one picture."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "osada", "font.size": 9, "text.parse_math": False}):
        figure = Figure(figsize=SIZE, layout="constrained")
        axes = figure.subplots()
        for seat in seats:
            if found := points(table, moves, seat, complete=complete):
                axes.plot(*zip(*found, strict=True), DASHES[seat], color=COLOURS[seat], label=_name(table, seat))
        _dress(axes, table, moves)
        _save(figure, file)


def _dress(axes: Any, table: Table, moves: Sequence[Reviewed]) -> None:
    wins = has_wins(moves)
    axes.set_title(say()(f"{table.game.id}-name"))
    axes.set_xlabel(say()("review-axis"))
    axes.set_ylabel(say()("review-chance" if wins else "review-value"))
    if wins:
        axes.set_yticks(QUARTERS, [f"{100 * part:.0f} %" for part in QUARTERS])
        axes.set_ylim(-0.02, 1.02)
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    if axes.lines:
        axes.legend(frameon=False)


def _save(figure: Any, file: Path) -> None:
    dates = {".svg": "Date", ".pdf": "CreationDate"}  # left out: equal reviews give equal files
    name = dates.get(file.suffix.lower())
    try:
        figure.savefig(file, dpi=160, metadata={name: None} if name else None)
    except OSError as problem:
        raise BadFile(str(file), OsadaError("review-unwritable", problem=problem.strerror or str(problem))) from None
