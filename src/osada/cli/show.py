"""Tables that people read: the games, scores, simulations."""

from collections.abc import Mapping, Sequence

from rich.table import Table as Grid

from osada.bots import Simulation
from osada.cli.speech import out, say
from osada.engine.game import Game, Option, Part, listed
from osada.engine.scores import Score, Scores
from osada.locales import Noun, Words

PAWNS = ("red", "blue", "yellow", "magenta")  # the colours of the seats; each has its number too


def player(seat: int, names: Mapping[int, str] | None = None) -> str:
    """A seat as people see it: a numbered pawn and a name."""
    name = (names or {}).get(seat) or say()("cli-player", number=seat + 1)
    return f"[{PAWNS[seat]}]♟{seat + 1}[/] {name}"


def said(game: Game, text: str, names: Mapping[int, str], words: Words) -> str:
    """A line of the log as a sentence: `$one` and `$two` are its words, `$all` is all of them as one name.

    Its subject is who acts, or who was drawn to begin: `chance first 1`.
    """
    actor, kind, *rest = text.split(" ")
    seat = rest[0] if kind == "first" else actor
    who = player(int(seat), names) if seat.isdigit() else ""
    named = dict(zip(("one", "two"), (Noun(game.id, word) for word in rest), strict=False))
    return words(f"{game.id}-say-{kind}", who=who, all=Noun(game.id, " ".join(rest)), **named)


def show_games(games: Sequence[Game]) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-game", "cli-name", "cli-seats", "cli-options", "cli-actions", "cli-version"):
        grid.add_column(say()(heading))
    for game in games:
        options = "\n".join(_option(game, option) for option in game.options)
        seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        grid.add_row(
            f"[bold]{game.id}[/]", say()(f"{game.id}-name"), seats, options, str(len(game.actions)), str(game.version)
        )
    out().print(grid)
    for game in games:
        name, about, provenance = (say()(f"{game.id}-{what}") for what in ("name", "about", "provenance"))
        out().print(f"\n[bold]{name}[/]: {about} [dim]{provenance}[/]")


def _option(game: Game, option: Option) -> str:
    return f"{option.name} = {' | '.join(option.values)}  [dim]{say()(f'{game.id}-option-{option.name}')}[/]"


def show_scores(game: Game, scores: Scores, *, title: str = "", names: Mapping[int, str] | None = None) -> None:
    """Every part, the total, and who won."""
    grid = Grid(title=title or None, title_justify="left", box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    parts = [part for part in game.parts if any(part.name in score.parts for score in scores.seats)]
    for part in parts:
        grid.add_column(say()(f"{game.id}-part-{part.name.replace('_', '-')}"), justify="right")
    grid.add_column(say()("cli-total"), justify="right", style="bold")
    for seat, score in enumerate(scores.seats):
        grid.add_row(player(seat, names), *(_part(game, part, score) for part in parts), str(score.total))
    if scores.rival:
        grid.add_row(
            say()(f"{game.id}-rival"), *(_part(game, part, scores.rival) for part in parts), str(scores.rival.total)
        )
    out().print(grid)
    if scores.final and len(scores.seats) > 1:
        winners = listed([player(seat, names) for seat in scores.winners])
        out().print(say()("cli-winners", count=len(scores.winners), winners=winners))


def _part(game: Game, part: Part, score: Score) -> str:
    value = score.parts.get(part.name, "")
    return say().name(Noun(game.id, value)) if part.words and isinstance(value, str) else str(value)


def show_simulation(found: Simulation) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-bot", "cli-wins", "cli-share", "cli-mean"):
        grid.add_column(say()(heading), justify="left" if heading == "cli-bot" else "right")
    for bot, wins, mean in zip(found.bots, found.wins, found.mean_scores, strict=True):
        grid.add_row(bot, f"{wins:g}", f"{100 * wins / found.games:.1f} %", f"{mean:.2f}")
    out().print(grid)
    out().print(say()("cli-speed", games=found.games, speed=round(found.games_per_s)), style="dim")
