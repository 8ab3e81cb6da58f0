"""Progress bars: on standard error, only for people, gone when the work is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bars

from osada.bots.play_buffers import bots_ready
from osada.bots.search import search_ready
from osada.cli.speech import err, say
from osada.engine.cache import Progress
from osada.engine.game import Game
from osada.engine.ready import BOTS, RULES, SEARCH, is_ready, ready


@contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bars(*columns, console=err(), transient=True, disable=not err().is_terminal) as shown:
        task = shown.add_task(label, total=total)
        yield lambda done: shown.update(task, completed=done)


Stage = tuple[str, str, Callable[[Game, Progress | None], None]]  # its name, its label, what compiles it


STAGES: list[Stage] = [
    (RULES, "cli-compiling", ready),
    (BOTS, "cli-compiling-bots", bots_ready),
    (SEARCH, "cli-compiling-search", search_ready),
]


def _stages(search: bool) -> list[Stage]:
    return STAGES if search else STAGES[:-1]


def is_prepared(game: Game, *, search: bool = False) -> bool:
    return all(is_ready(game, stage) for stage, _, _ in _stages(search))


def prepare(game: Game, *, search: bool = False) -> None:
    """Compiles a game and its bots, once for each change of their sources; those that think if they are wanted."""
    name = say()(f"{game.id}-name")
    for stage, label, compile_stage in _stages(search):
        if not is_ready(game, stage):
            with bar(say()(label, game=name), 100) as done:
                compile_stage(game, _percent(done))


def _percent(done: Callable[[int], None]) -> Progress:
    return lambda step, steps: done(100 * step // steps)
