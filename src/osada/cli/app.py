"""The commands and their options. Each teaches itself by `--help`, in the language of the run."""

import json
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

import osada
from osada.arena.backends import OnRay
from osada.arena.bulk import Piece, piece_of, simulate_on
from osada.bots import Simulation, simulate, suggest
from osada.cli import bench as benchmark
from osada.cli import home, hosting, proving
from osada.cli import review as judging
from osada.cli.arena import arena
from osada.cli.compiling import compile_ahead
from osada.cli.guests import show_complaints
from osada.cli.options import AsJson, Backend, Game, Options, Seed, SomeSeats, options_of
from osada.cli.progress import bar, prepare
from osada.cli.show import games_as_json, show_games, show_scores, show_simulation
from osada.cli.speech import out, say
from osada.cli.terminal import begin
from osada.cli.terminal import resume as resume_match
from osada.engine.errors import BadFile, BadSetUp, OsadaError
from osada.engine.fields import read_json, text_of
from osada.engine.record import game_named, parse, replay
from osada.engine.scores import Scores, scores_of
from osada.games import GAMES

T = say()  # the words of the help; `main` has chosen the language before this module is read


app = typer.Typer(help=T("cli-about"), no_args_is_help=True, rich_markup_mode="rich", pretty_exceptions_enable=False)

app.command(help=T("cli-help-arena"))(arena)
hosting.add_to(app)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"osada {osada.__version__}")
        raise typer.Exit


@app.callback()
def common(
    lang: Annotated[str | None, typer.Option("--lang", metavar="cs|en", help=T("cli-help-lang"))] = None,
    version: Annotated[
        bool, typer.Option("--version", help=T("cli-help-version"), callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Both are taken before this runs; they stand here for the help."""


@app.command(help=T("cli-help-games"))
def games(as_json: AsJson = False) -> None:
    if as_json:
        print(json.dumps(games_as_json(list(GAMES.values())), ensure_ascii=False))
    else:
        show_games(list(GAMES.values()))


@app.command(help=T("cli-help-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=T("cli-help-game"), autocompletion=lambda: list(GAMES))] = None,
    port: hosting.Port = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=T("home-help-browser"))] = True,
    terminal: Annotated[bool, typer.Option("--terminal", help=T("cli-help-terminal"))] = False,
    seats: SomeSeats = None,
    bots: Annotated[str | None, typer.Option(help=T("cli-help-play-bots"))] = None,
    option: Options = None,
    seed: Annotated[str | None, typer.Option(help=T("cli-help-seed"))] = None,
    record: Annotated[Path | None, typer.Option(help=T("cli-help-play-record"))] = None,
    resume: Annotated[Path | None, typer.Option(help=T("cli-help-play-resume"))] = None,
) -> None:
    if terminal or any(each not in (None, []) for each in (seats, bots, option, seed, record, resume)):
        wanted = game or home.FIRST, 2 if seats is None else seats, bots, options_of(option), seed
        session = resume_match(resume, bots) if resume else begin(*wanted)
        session.file = record or session.file
        session.play()
    else:
        home.play(game, port=port, browser=browser)


@app.command(help=T("cli-help-score"))
def score(
    game: Game,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=T("cli-help-score-files"))],
    as_json: AsJson = False,
) -> None:
    chosen = game_named(game)
    prepare(chosen)
    found = [
        (file, _scored(chosen, file, data)) for file in files for data in read_json(text_of(file), str(file))
    ]  # all, or nothing is shown
    for file, scores in found:
        if as_json:
            print(json.dumps({"file": str(file), **scores.as_json()}, ensure_ascii=False))
        else:
            show_scores(chosen, scores, title=str(file))


def _scored(game: osada.Game, file: Path, data: Any) -> Scores:
    try:
        return scores_of(game, game.pad(data), final=True)
    except OsadaError as problem:
        raise BadFile(str(file), problem) from None


@app.command("replay", help=T("cli-help-replay"))
def replay_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T("cli-help-replay-file"))],
    check: Annotated[bool, typer.Option("--verify", help=T("cli-help-verify"))] = False,
    keys: Annotated[str | None, typer.Option(metavar="FILE|URL", help=T("cli-help-verify-keys"))] = None,
    as_json: AsJson = False,
) -> None:
    record = parse(text_of(file), str(file))
    table = replay(record)
    proof = proving.prove(record, table, keys) if check or keys is not None else None
    scores = table.scores()
    if as_json:
        found = {"file": str(file), "lines": len(table.log), "verified": proof is not None, "hash": table.hash}
        print(json.dumps({**found, "proof": proof and proof._asdict(), **scores.as_json()}))
        return
    show_scores(table.game, scores, title=str(file), names=table.names)
    if proof:
        proving.show(proof)


@app.command(help=T("review-help"))
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=T("review-help-file"))],
    seat: Annotated[int | None, typer.Option(help=T("review-help-seat"))] = None,
    level: Annotated[str, typer.Option(help=T("review-help-level"))] = "medium",
    seconds: Annotated[float, typer.Option(min=0.01, help=T("review-help-seconds"))] = 1.0,
    chart: Annotated[Path | None, typer.Option(help=T("review-help-chart"))] = None,
    as_json: AsJson = False,
) -> None:
    found = judging.begin(file, seat, level, chart)
    judging.run(found, seconds)
    judging.tell(found, as_json=as_json, chart=chart)
    if not found.complete:
        raise KeyboardInterrupt


@app.command(help=T("cli-help-engine"))
def engine() -> None:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]  # a text stream here
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # and here
    from osada.engine.protocol import Engine  # with pydantic, which other commands do not wait for

    protocol = Engine(suggest, T.lang)
    for line in sys.stdin:
        print(protocol.reply(line), flush=True)


@app.command(help=T("cli-help-sim"))
def sim(
    game: Game,
    bots: Annotated[str, typer.Option(help=T("cli-help-sim-bots"))] = "greedy,random",
    seats: SomeSeats = None,
    games: Annotated[int, typer.Option(min=1, help=T("cli-help-sim-games"))] = 1000,
    option: Options = None,
    seed: Seed = 0,
    backend: Annotated[Backend, typer.Option(help=T("cli-help-sim-backend"))] = Backend.LOCAL,
    as_json: AsJson = False,
) -> None:
    chosen, names = game_named(game), _one_a_seat(bots.split(","), seats)
    options = chosen.check(len(names), options_of(option))
    prepare(chosen)
    with bar(T("cli-playing"), games) as done:
        found = _simulated(piece_of(chosen, names, games, options, seed), backend, done)
    show_complaints(found.complaints)
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        show_simulation(found)


def _simulated(piece: Piece, backend: Backend, done: Callable[[int], None]) -> Simulation:
    if backend == Backend.RAY:
        with closing(OnRay()) as ray:
            return simulate_on(ray, piece, done)
    game, options = game_named(piece.game), dict(piece.options)
    return simulate(game, piece.bots, piece.games, options=options, seed=piece.seed, progress=done)


def _one_a_seat(names: list[str], seats: int | None) -> list[str]:
    """One bot on each seat: a single one takes them all."""
    count = len(names) if seats is None else seats
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadSetUp("cli-bot-count", bots=len(names), seats=count)
    return names


@app.command(help=T("cli-help-bench"))
def bench(
    games: Annotated[list[str] | None, typer.Argument(help=T("cli-help-bench-games"))] = None,
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.1, help=T("cli-help-bench-seconds"))] = 3.0,
) -> None:
    found = benchmark.measure([game_named(game) for game in games or GAMES], seconds)
    if as_json:
        print(json.dumps(found))
    else:
        benchmark.show(found)


@app.command("compile", help=T("cli-help-compile"))
def compile_games(
    games: Annotated[list[str] | None, typer.Argument(help=T("cli-help-compile-games"))] = None,
) -> None:
    for game in compile_ahead([game_named(game) for game in games or GAMES]):
        out().print(T("cli-compiled", game=T(f"{game.id}-name")))
