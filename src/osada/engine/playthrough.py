"""A match as text that a person can check against the rulebook, and a diff can guard.

It is a record whose comments say what each line changed, in the words of the view: first what everybody sees, then,
after `seat 0:`, what only that seat does. The final scores stand at the end.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from osada.engine.game import CHANCE, SPECTATOR
from osada.engine.layout import Bits, Shown
from osada.engine.record import Record, parse, record_of, replay
from osada.engine.scores import Score
from osada.engine.table import Table

COLUMN = 24  # where the comments begin
Facts = dict[str, Any]


def write(record: Record) -> str:
    """The playthrough of a record."""
    table = replay(record)
    head = record_of(table)
    head.lines = []
    scores = table.scores()
    rows = [*_steps(table), *(f"# seat {seat}: {_score(score)}" for seat, score in enumerate(scores.seats))]
    rows += [f"# rival: {_score(scores.rival)}"] if scores.rival else []
    return head.text() + "\n".join(rows) + "\n"


def rewritten(text: str) -> str:
    """The same match, with the changes and scores of today's rules."""
    return write(parse(text))


def _steps(match: Table) -> Iterator[str]:
    """One row a line of the match, with what it changed."""
    table = Table(match.game, match.seats, match.options)
    before = _known(table)
    for line in match.log:
        if line.seat == CHANCE:
            table.outcome(line.code)
        else:
            table.play(line.seat, line.code)
        after = _known(table)
        yield f"{table.text(line):<{COLUMN - 1}} # {_changes(before, after)}".rstrip(" #")
        before = after


def _known(table: Table) -> dict[int, Facts]:
    """What everybody knows, and what each seat does."""
    return {reader: dict(facts(table.view(reader), table.game.shown)) for reader in (SPECTATOR, *range(table.seats))}


def _changes(before: dict[int, Facts], after: dict[int, Facts]) -> str:
    public = _difference(before[SPECTATOR], after[SPECTATOR])
    rows = [", ".join(public)]
    for seat in after:
        own = [change for change in _difference(before[seat], after[seat]) if change not in public]
        rows += [f"seat {seat}: {', '.join(own)}"] if own else []
    return "; ".join(row for row in rows if row)


def _difference(before: Facts, after: Facts) -> list[str]:
    names = [*after, *(name for name in before if name not in after)]
    pairs = ((name, before.get(name), after.get(name)) for name in names)
    rows = ((name, _word(old, new), _word(new, old)) for name, old, new in pairs)
    return [f"{name} {old}→{new}" for name, old, new in rows if old != new]


def _word(value: Any, other: Any) -> str:
    """What is not there counts 0 where numbers stand, and is nothing where words do."""
    if value is None:
        return "0" if isinstance(other, int) else "-"
    return str(value)


def facts(value: Any, shown: Shown, name: str = "", field: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a view, with its path: `boards.0.bridges.8-11`. Of a set each member counts 1."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from facts(item, shown, f"{name}.{key}".lstrip("."), f"{field}.{key}".lstrip("."))
    elif isinstance(value, list) and isinstance(shown.get(field), Bits):
        yield from ((f"{name}.{member}", 1) for member in value)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from facts(item, shown, f"{name}.{index}", field)
    else:
        yield name, value


def _score(score: Score) -> str:
    parts = ", ".join(f"{name} {value}" for name, value in score.parts.items())
    return f"{score.total} points, place {score.place} ({parts})"
