"""The tables of a tournament: the ladder, the pairs, and what else must be said."""

from pathlib import Path

from rich.markup import escape
from rich.table import Table as Grid

from osada.arena import Report, Tournament
from osada.arena.intervals import Estimate
from osada.cli.speech import out, say

GAP = 2  # between columns


def show_ladder(report: Report) -> None:
    """The bots from the best rating down."""
    headings = ["cli-bot", "arena-rating", "arena-interval", "arena-matches"]
    headings += ["arena-wins", "arena-interval"] if report.has_wins else []
    grid = _grid([*headings, "arena-score", "arena-interval"], left=("cli-bot",))
    for bot in report.bots:
        wins = _share(bot.wins) if report.has_wins else []
        rating, score = _points(bot.rating, "{:.0f}"), _points(bot.score, "{:.1f}")
        grid.add_row(escape(bot.bot), *rating, str(bot.games), *wins, *score)
    out().print(grid)


def show_pairs(report: Report) -> None:
    if not report.pairs:
        return
    headings = ["arena-pair", "arena-matches", "arena-ahead", "arena-interval", "arena-margin", "arena-interval"]
    grid = _grid(headings, left=("arena-pair",))
    for pair in report.pairs:
        names = f"{escape(pair.a)} – {escape(pair.b)}"
        grid.add_row(names, str(pair.games), *_share(pair.wins), *_points(pair.margin, "{:+.1f}"))
    out().print()
    out().print(grid)


def show_notes(tournament: Tournament, report: Report, verdict: str, folder: Path) -> None:
    """What the figures do not say: a fair share, the mark, mistakes, and where the records are."""
    words = say()
    if not report.games:
        out().print(words("arena-nothing"))
    if report.fair and report.setting.seats > 2:
        out().print(words("arena-fair", share=f"{100 * report.fair:.1f}"), style="dim")
    if tournament.until is not None:
        mark = f"{100 * tournament.until:g}"
        out().print(words("arena-verdict", bot=escape(tournament.bots[0]), mark=mark, verdict=verdict or "open"))
    if report.capped:
        out().print(words("arena-capped", count=report.capped), style="yellow")
    for bot in report.bots:
        if bot.faults:
            warning = words("arena-faults", bot=bot.bot, count=bot.faults, first=bot.first_fault)
            out().print(warning, style="yellow", markup=False)
    out().print(words("arena-kept", folder=escape(str(folder))), style="dim", soft_wrap=True)


def _grid(headings: list[str], left: tuple[str, ...]) -> Grid:
    grid = Grid(box=None, padding=(0, GAP, 0, 0))
    for heading in headings:
        grid.add_column(
            say()(heading) if heading else "",
            justify="left" if heading in left else "right",
            no_wrap=heading not in left,
        )
    return grid


def _share(found: Estimate | None) -> list[str]:
    if found is None:
        return ["", ""]
    return [f"{100 * found.mean:.1f} %", f"{100 * found.low:.1f}–{100 * found.high:.1f}"]


def _points(found: Estimate | None, template: str) -> list[str]:
    if found is None:
        return ["", ""]
    return [template.format(found.mean), "…".join(template.format(end) for end in found.interval or ())]
