"""Progress bars: on standard error, only for people, gone when the work is done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from osada.bots.desk import bots_ready
from osada.cli.speech import err, say
from osada.engine.compiled import is_ready
from osada.engine.game import Game


@contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=not err().is_terminal) as shown:
        task = shown.add_task(label, total=total)
        yield lambda done: shown.update(task, completed=done)


def prepare(game: Game) -> None:
    """Compiles a game and its bots, once for each change of their sources."""
    if is_ready(game.id) and is_ready(f"{game.id}-bots"):
        return
    with bar(say()("cli-compiling", game=say()(f"{game.id}-name")), 100) as done:
        bots_ready(game, lambda step, steps: done(100 * step // steps))
