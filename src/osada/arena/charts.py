"""The ladder as a chart: with characters in the terminal, or as a picture."""

from importlib.util import find_spec
from math import ceil, floor, isfinite
from pathlib import Path
from typing import Any

from osada.arena.intervals import Estimate
from osada.arena.report import Report
from osada.engine.errors import BadFile, BadSetUp, OsadaError
from osada.engine.game import comma_separated
from osada.locales import Words

KINDS = (".png", ".svg", ".pdf")
WIDEST, ROWS_AROUND, LONGEST_LABEL = 100, 5, 24  # of the chart in the terminal: columns; rows besides the bots; a label
WIDTH, ROW, HEAD = 7.0, 0.45, 1.3  # of the picture, in inches
STEPS, MOST_TICKS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000), 8  # of the ratings below it
LONGEST_ROW = 48  # characters of a label of the picture
INK, ACCENT, PALE = "#222222", "#2f6f4f", "#999999"


def in_terminal(report: Report, words: Words, width: int) -> str:
    """A row for each bot, the best at the top, with the 95 % interval of its rating."""
    import plotext  # takes a moment, and only this function needs it

    ladder = report.bots[::-1]
    rows, figure = list(range(1, len(ladder) + 1)), plotext.figure
    figure.clear()
    figure.theme("colorless")
    figure.plot_size(min(width, WIDEST), 2 * len(rows) + ROWS_AROUND)
    for row, bot in zip(rows, ladder, strict=True):
        before, after = _reach(bot.rating)
        ends = bot.rating.mean - before, bot.rating.mean + after
        figure.draw(figure.segment(ends, (row, row), marker="─"))
    figure.draw(figure.error([bot.rating.mean for bot in ladder], rows, [0] * len(rows), [0] * len(rows)))
    figure.ruler("x").ticks(*_round_ticks([end for bot in ladder for end in bot.rating if isfinite(end)]))
    figure.ruler("y").ticks(rows, [_label(bot.bot) for bot in ladder])
    figure.ruler("y").lim(0.5, len(rows) + 0.5)
    figure.title(_title(report, words))
    figure.label(words("arena-rating-axis"), axis="x")
    return str(plotext.uncolorize(str(figure.build())))


def _label(name: str, longest: int = LONGEST_LABEL) -> str:
    """Of a long one its end, where a program has its name."""
    return name if len(name) <= longest else f"…{name[1 - longest :]}"


def _round_ticks(values: list[float]) -> tuple[list[int], list[str]]:
    """Whole numbers within these values, a few of them, with 0."""
    fitting = (step for step in STEPS if (max(values) - min(values)) / step <= MOST_TICKS)
    step = next(fitting, STEPS[-1])
    ticks = [step * number for number in range(ceil(min(values) / step), floor(max(values) / step) + 1)]
    return ticks, [str(tick) for tick in ticks]


def _title(report: Report, words: Words) -> str:
    game = words(f"{report.setting.game.id}-name")
    return words("arena-title", game=game, seats=report.setting.seats, matches=report.games)


# --- A picture --------------------------------------------------------------


def check_file(file: Path) -> None:
    """Fails before anything is played rather than after."""
    if file.suffix.lower() not in KINDS:
        raise BadSetUp("arena-chart-kind", file=str(file), allowed=comma_separated(KINDS))
    if not file.absolute().parent.is_dir():
        raise BadFile(str(file), OsadaError("arena-chart-folder", folder=str(file.absolute().parent)))
    if find_spec("matplotlib") is None:
        raise BadSetUp("arena-no-matplotlib")


def draw(report: Report, file: Path, words: Words) -> None:
    """The ratings, and below them how often each bot of a pair is ahead, all with 95 % intervals."""
    import matplotlib
    from matplotlib.figure import Figure

    heights = [len(report.bots) + 1, max(len(report.pairs), 1) + 1]
    with matplotlib.rc_context({"svg.hashsalt": "osada", "font.size": 9, "text.parse_math": False}):
        figure = Figure(figsize=(WIDTH, ROW * sum(heights) + HEAD), layout="constrained")
        ladder, pairs = figure.subplots(2, 1, height_ratios=heights)
        figure.suptitle(_title(report, words), fontweight="bold", color=INK)
        _draw_ladder(ladder, report, words)
        _draw_pairs(pairs, report, words)
        _save(figure, file)


def _save(figure: Any, file: Path) -> None:
    dates = {".svg": "Date", ".pdf": "CreationDate"}  # left out: equal results give equal files
    name = dates.get(file.suffix.lower())
    try:
        figure.savefig(file, dpi=160, metadata={name: None} if name else None)
    except OSError as problem:
        raise BadFile(str(file), OsadaError("arena-folder", problem=problem.strerror or str(problem))) from None


def _draw_ladder(axes: Any, report: Report, words: Words) -> None:
    bars = [(bot.bot, bot.rating.mean, *_reach(bot.rating)) for bot in report.bots]
    _draw_bars(axes, bars, words("arena-rating-axis"), digits=0)


def _draw_pairs(axes: Any, report: Report, words: Words) -> None:
    shares = ((pair, (pair.wins.mean, *_reach(pair.wins))) for pair in report.pairs)
    bars = [(f"{pair.a} – {pair.b}", *(100 * each for each in share)) for pair, share in shares]
    _draw_bars(axes, bars, words("arena-ahead-axis"))
    axes.axvline(50, color=PALE, linestyle=":", zorder=0)
    axes.set_xlim(-4, 104)


def _reach(found: Estimate) -> tuple[float, float]:
    """How far the interval goes to both sides; nowhere where there is none."""
    if not isfinite(found.low):
        return 0.0, 0.0
    return max(found.mean - found.low, 0.0), max(found.high - found.mean, 0.0)


def _draw_bars(axes: Any, bars: list[tuple[Any, ...]], label: str, digits: int = 1) -> None:
    """A row for each: its name, a point, and how far the interval reaches to both sides."""
    for row, (_, middle, left, right) in enumerate(bars):
        axes.errorbar(middle, row, xerr=[[left], [right]], fmt="o", color=ACCENT, ecolor=INK, capsize=4, markersize=6)
        axes.annotate(
            f"{middle:.{digits}f}", (middle, row), (0, 6), textcoords="offset points", ha="center", fontsize=8
        )
    axes.set_yticks(range(len(bars)), [_label(bar[0], LONGEST_ROW) for bar in bars])
    axes.set_ylim(len(bars) - 0.4, -0.6)
    axes.set_xlabel(label, color=INK)
    axes.grid(axis="x", color=PALE, alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
