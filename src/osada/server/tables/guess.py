"""Scores as a reader may know them: computed from the view alone, so that no hidden card shows in a sum.

What is known for sure is said by the game (`Part.known_to`). That all imagined worlds agree would prove nothing.
"""

from collections.abc import Iterable

from osada.engine import loops
from osada.engine.game import ALL, Part
from osada.engine.layout import empty
from osada.engine.scores import Score, Scores, scores_of
from osada.engine.table import Table
from osada.server.tables.responses import EstimateTold, ScoresTold, ScoreTold

WORLDS = 50  # that fit the view: in them is estimated what the reader cannot know
FIRST = loops.generator(20_261)  # the same for every reader at every table


def scores_seen(table: Table, reader: int) -> ScoresTold:
    """Like `scores`, but what the reader cannot know is null, with an estimate. At the end everything is open."""
    if table.over:
        return all_scores(table.scores())
    worlds = _worlds(table, reader)
    own, others = (hidden_parts(table.game.parts, is_own=is_own) for is_own in (True, False))
    seats = range(table.seats)
    scores = [_told([world.seats[seat] for world in worlds], own if seat == reader else others) for seat in seats]
    rivals = [world.rival for world in worlds if world.rival]
    return {
        "scores": [{"seat": seat, **score} for seat, score in enumerate(scores)],
        "winners": [],
        "rival": _told(rivals, others) if rivals else None,
        "final": False,
    }


def all_scores(scores: Scores) -> ScoresTold:
    """Nothing is hidden."""
    found: ScoresTold = scores.as_json()  # type: ignore[assignment]  # the same fields
    return found


def _worlds(table: Table, reader: int) -> list[Scores]:
    """One is enough where everybody knows every part: it is the same in all of them."""
    is_open = all(part.known_to == ALL for part in table.game.parts)
    known, rng, world = table.known(reader), FIRST.copy(), empty(table.game.state)
    found = []
    for _ in range(1 if is_open else WORLDS):
        loops.fill_state(known, reader, rng, world)
        found.append(scores_of(table.game, world, final=False))
    return found


def hidden_parts(parts: tuple[Part, ...], *, is_own: bool) -> dict[str, Part]:
    return {part.name: part for part in parts if not part.is_known(is_own=is_own)}


def _told(worlds: list[Score], hidden: dict[str, Part]) -> ScoreTold:
    """The score of one row in all worlds. The total is known where all points are; titles do not count."""
    first, names = worlds[0], dict.fromkeys(name for world in worlds for name in world.parts)
    parts = {name: None if name in hidden else first.parts.get(name) for name in names}
    points = [name for name in names if name in hidden and not hidden[name].words]
    if all(part.words for part in hidden.values()):
        return {"total": first.total, "parts": parts}
    guessed = {name: estimate([world.parts[name] for world in worlds if name in world.parts]) for name in points}
    totals = estimate([world.total for world in worlds])
    return {"total": None, "parts": parts, "estimates": {"total": totals, "parts": guessed}}


def estimate(values: Iterable[int | str]) -> EstimateTold:
    """Of one number in several worlds."""
    numbers = [int(value) for value in values]
    mean = round(sum(numbers) / len(numbers), 2)
    return {"mean": mean, "low": min(numbers), "high": max(numbers), "worlds": len(numbers)}
