"""The command `osada arena`: what was asked for is checked, played as far as it goes, and told."""

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from osada.arena import Folder, Report, Setting, Tournament, backend_named, charts, default_folder, seats_for
from osada.bots import BOTS, bot_named
from osada.bots.kept import check_guests
from osada.cli.options import AsJson, Backend, Game, Options, Seed, T, options_of
from osada.cli.progress import bar, prepare
from osada.cli.show_arena import show_ladder, show_notes, show_pairs
from osada.cli.speech import err, out
from osada.engine.errors import BadSetUp
from osada.engine.record import game_named
from osada.engine.table import Table

INTERRUPTED = 130  # exit code

Bots = Annotated[str, typer.Option(help=T("cli-help-arena-bots"))]
Games = Annotated[int, typer.Option(min=1, help=T("cli-help-arena-games"))]
ArenaSeats = Annotated[int | None, typer.Option("--seats", "-n", help=T("cli-help-arena-seats"))]
Until = Annotated[float | None, typer.Option(min=0, max=1, help=T("cli-help-arena-until"))]
Where = Annotated[Backend, typer.Option(help=T("cli-help-arena-backend"))]
Workers = Annotated[int | None, typer.Option(min=1, help=T("cli-help-arena-workers"))]
FolderOption = Annotated[Path | None, typer.Option(metavar="DIR", help=T("cli-help-arena-folder"))]
Chart = Annotated[Path | None, typer.Option(metavar="FILE", help=T("cli-help-arena-chart"))]


@dataclass(frozen=True)
class Run:
    """A tournament, where it is played, and where it is kept."""

    tournament: Tournament
    folder: Folder
    backend: Backend
    workers: int | None


def arena(
    game: Game,
    bots: Bots,
    games: Games = 100,
    seats: ArenaSeats = None,
    option: Options = None,
    seed: Seed = 0,
    until: Until = None,
    backend: Where = Backend.LOCAL,
    workers: Workers = None,
    folder: FolderOption = None,
    chart: Chart = None,
    as_json: AsJson = False,
) -> None:
    names = [name.strip() for name in bots.split(",")]
    setting = _setting(game, names, seats, option, seed)
    tournament = Tournament(setting, names, games, until)
    run = Run(tournament, Folder(folder or default_folder(setting), setting), backend, workers)
    _conduct(run, chart, as_json=as_json)


def _conduct(run: Run, chart: Path | None, *, as_json: bool) -> None:
    if chart:
        charts.check_file(chart)
    _check_bots(run.tournament)
    report, is_whole = _play(run)
    _tell(run.tournament, report, run.folder.path, as_json=as_json)
    if chart:
        charts.draw(report, chart, T)
    if not is_whole:
        raise typer.Exit(INTERRUPTED)


def _setting(game: str, names: Sequence[str], seats: int | None, option: list[str] | None, seed: int) -> Setting:
    chosen, count = game_named(game), seats_for(names, seats)
    return Setting(chosen, count, chosen.check(count, options_of(option)), seed)


def _check_bots(tournament: Tournament) -> None:
    """Whatever would fail in the first match fails now."""
    setting = tournament.setting
    if setting.seed < 0:
        raise BadSetUp("arena-seed", seed=setting.seed)
    names = sorted(set(tournament.bots), key=lambda name: name in BOTS)
    for name in names:  # first those that may not exist, before anything is compiled
        if name in BOTS:
            prepare(setting.game)
        bot_named(name, setting.game)
    check_guests(setting.game, setting.options, names, setting.seats)
    if tournament.until is not None and not _can_win(setting):
        raise BadSetUp("arena-until-alone", game=setting.game.id)


def _can_win(setting: Setting) -> bool:
    """Not so alone, in a game without a solo opponent."""
    return setting.seats > 1 or Table(setting.game, 1, setting.options).scores().rival is not None


def _play(run: Run) -> tuple[Report, bool]:
    """The report, and whether all was played: Ctrl-C ends the playing, not the telling."""
    with run.folder.opened():
        if run.folder.is_older:
            err().print(T("arena-older", folder=str(run.folder.path)), style="yellow", soft_wrap=True)
        try:
            with (
                closing(backend_named(run.backend, run.workers)) as backend,
                bar(T("cli-playing"), len(run.tournament.plan())) as done,
            ):
                return run.tournament.play(run.folder, backend, done), True
        except KeyboardInterrupt:
            return run.tournament.report(run.folder), False


def _tell(tournament: Tournament, report: Report, folder: Path, *, as_json: bool) -> None:
    verdict = tournament.verdict(report)
    if as_json:
        until = {"until": tournament.until, "verdict": verdict or None} if tournament.until is not None else {}
        print(json.dumps({**report.as_json(), **until, "folder": str(folder)}, ensure_ascii=False))
        return
    if report.games:
        show_ladder(report)
        show_pairs(report)
        out().print()
        out().print(charts.in_terminal(report, T, out().width), markup=False, no_wrap=True)
    show_notes(tournament, report, verdict, folder)
