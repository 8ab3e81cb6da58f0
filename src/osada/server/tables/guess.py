"""Scores as a reader may know them: computed from the view alone, so that no hidden card shows in a sum."""

from typing import Any

from osada.engine import loops
from osada.engine.layout import States, empty
from osada.engine.scores import Score, Scores, scores_of
from osada.engine.table import Table
from osada.server.tables.responses import ScoresTold, ScoreTold

WORLDS = 6  # that fit the view; a part that is not the same in all of them is not known
FIRST = loops.generator(20_261)  # the same for every reader at every table


def scores_seen(table: Table, reader: int) -> ScoresTold:
    """Like `scores`, but what the reader cannot know is null. When the match is over everything is open."""
    if table.over:
        return all_scores(table.scores())
    known, rng = table.known(reader), FIRST.copy()
    imagined = [_imagined(table, known, reader, rng) for _ in range(WORLDS)]
    different = {world.tobytes(): world for world in imagined}  # one alone where nothing is hidden
    worlds = [scores_of(table.game, world, final=False) for world in different.values()]
    rivals = [world.rival for world in worlds]
    seats = [_agreed([world.seats[seat] for world in worlds]) for seat in range(table.seats)]
    return {
        "scores": [{"seat": seat, **score} for seat, score in enumerate(seats)],
        "winners": [],
        "rival": _agreed([rival for rival in rivals if rival]) if rivals[0] else None,
        "final": False,
    }


def all_scores(scores: Scores) -> ScoresTold:
    """Nothing is hidden."""
    found: ScoresTold = scores.as_json()  # type: ignore[assignment]  # the same fields
    return found


def _imagined(table: Table, known: States, reader: int, rng: Any) -> States:
    world = empty(table.game.state)
    loops.fill_state(known, reader, rng, world)
    return world


def _agreed(scores: list[Score]) -> ScoreTold:
    parts = {name: _same([score.parts.get(name) for score in scores]) for name in scores[0].parts}
    return {"total": _same([score.total for score in scores]), "parts": parts}


def _same(values: list[Any]) -> Any:
    return values[0] if all(value == values[0] for value in values) else None
