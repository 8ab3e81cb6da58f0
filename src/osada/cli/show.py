"""Tables that people read: the games, scores, simulations."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid

from osada.bots import Simulation
from osada.cli.speech import out, say
from osada.engine.game import CHANCE, Game, Option, Part, comma_separated
from osada.engine.scores import Score, Scores
from osada.locales import Noun, Words

GAP, PLAYER = 2, "♟1 Player 1"  # between columns; what stands at the left of a row
PAWNS = ("red", "blue", "yellow", "magenta")  # the colours of the seats; each has its number too


def player(seat: int, names: Mapping[int, str] | None = None) -> str:
    """A seat as people see it: a numbered pawn and a name."""
    name = (names or {}).get(seat) or say()("cli-player", number=seat + 1)
    return f"[{PAWNS[seat]}]♟{seat + 1}[/] {escape(name)}"


def said(game: Game, actor: int, text: str, names: Mapping[int, str], words: Words) -> str:
    """A line of the log as a sentence: `$one` and `$two` are its words, `$all` is all of them as one name.

    Its subject is who acts, or who was drawn to begin: `chance first 1`. An outcome that shares its word with an
    action has a sentence of its own: `GAME-say-chance-KIND`.
    """
    kind, *rest = text.split(" ")
    seat = int(rest[0]) if kind == "first" and rest[0].isdigit() else actor
    who = player(seat, names) if seat != CHANCE else ""
    of_chance, shared = f"{game.id}-say-chance-{kind}", f"{game.id}-say-{kind}"
    named = dict(zip(("one", "two"), (Noun(game.id, word) for word in rest), strict=False))
    key = of_chance if actor == CHANCE and words.has(of_chance) else shared
    return words(key, who=who, all=Noun(game.id, " ".join(rest)), **named)


def games_as_json(games: Sequence[Game]) -> list[dict[str, Any]]:
    """What `osada games --json` says."""
    return [
        {
            "id": game.id,
            "version": game.version,
            "seats": list(game.seats),
            "options": [
                {"name": o.name, "values": list(o.values), "default": o.default, "seats": list(o.seats)}
                for o in game.options
            ],
            "actions": list(game.actions.text),
            "outcomes": list(game.outcomes.text),
            "editions": [{"id": edition.id, "hash": edition.hash} for edition in game.editions],
        }
        for game in games
    ]


def show_games(games: Sequence[Game]) -> None:
    grid = Grid(box=None, padding=(0, GAP, 0, 0))
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
    """Every part, the total, and who won. A row for each player; where that is too wide, a column."""
    parts = [part for part in game.parts if any(part.name in score.parts for score in scores.seats)]
    rows = [["", *(say()(f"{game.id}-part-{part.name.replace('_', '-')}") for part in parts), say()("cli-total")]]
    scored = [(player(seat, names), score) for seat, score in enumerate(scores.seats)]
    scored += [(say()(f"{game.id}-rival"), scores.rival)] if scores.rival else []
    rows += [[who, *(_part(game, part, score) for part in parts), str(score.total)] for who, score in scored]
    if sum(len(heading) + GAP for heading in rows[0]) + len(PLAYER) > out().width:
        rows = [list(row) for row in zip(*rows, strict=True)]
    out().print(_grid(title, rows))
    if scores.final and len(scores.seats) > 1:
        winners = comma_separated([player(seat, names) for seat in scores.winners])
        out().print(say()("cli-winners", count=len(scores.winners), winners=winners))


def _grid(title: str, rows: list[list[str]]) -> Grid:
    """The first row is the heading, the last row or column the totals."""
    grid = Grid(title=title or None, title_justify="left", box=None, padding=(0, GAP, 0, 0))
    totals_below = len(rows) > len(rows[0])
    for at, heading in enumerate(rows[0]):
        is_total = at == len(rows[0]) - 1 and not totals_below
        grid.add_column(heading, justify="left" if at == 0 else "right", style="bold" if is_total else None)
    for at, row in enumerate(rows[1:], 1):
        grid.add_row(*row, style="bold" if totals_below and at == len(rows) - 1 else None)
    return grid


def _part(game: Game, part: Part, score: Score) -> str:
    value = score.parts.get(part.name, "")
    return say().name(Noun(game.id, value)) if part.words and isinstance(value, str) else str(value)


def show_simulation(found: Simulation) -> None:
    grid = Grid(box=None, padding=(0, GAP, 0, 0))
    for heading in ("cli-bot", "cli-wins", "cli-share", "cli-mean"):
        grid.add_column(say()(heading), justify="left" if heading == "cli-bot" else "right")
    for bot, wins, mean in zip(found.bots, found.wins, found.mean_scores, strict=True):
        grid.add_row(escape(bot), f"{wins:g}", f"{100 * wins / found.games:.1f} %", f"{mean:.2f}")
    out().print(grid)
    out().print(say()("cli-speed", games=found.games, speed=round(found.games_per_s)), style="dim")
