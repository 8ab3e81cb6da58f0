"""How the points of every seat come about, as far as a reader knows.

What a part pays that the game does not declare as known to them (`Part.known_to`) is not told: that all imagined
positions agree would prove nothing. The scores of the table have an estimate of it.
"""

from collections.abc import Collection, Sequence
from typing import Any

from osada.engine.counting import Goal, PartCount, Step
from osada.engine.game import Game
from osada.engine.layout import States
from osada.engine.scores import scores_of
from osada.engine.table import Table
from osada.server.asking.perspective import Perspective
from osada.server.asking.responses import Counted, CountTold, GoalTold, PartCounted, SeatCounted, StepTold
from osada.server.asking.trial import WORLDS, Trial
from osada.server.tables.guess import hidden_parts


def count(trial: Trial) -> CountTold:
    """After the actions."""
    return {"done": trial.done, "stops": trial.stops, **_counted(trial.perspective, trial.states)}


def count_seen(table: Table, reader: int) -> Counted:
    """In the position as it is. When the match is over everything is open."""
    if table.over:
        return count_open(table)
    perspective = Perspective.of(table, reader)
    return _counted(perspective, perspective.different_worlds(WORLDS))


def count_open(table: Table) -> Counted:
    """Nothing is hidden."""
    return {"seats": [_seat_as_json(table.game, table.states, seat) for seat in range(table.seats)]}


def _counted(perspective: Perspective, worlds: States) -> Counted:
    each = [worlds[index : index + 1] for index in range(len(worlds))]
    return {"seats": [_told(perspective, each, seat) for seat in range(perspective.seats)]}


def _told(perspective: Perspective, worlds: Sequence[States], seat: int) -> SeatCounted:
    counted = [_seat_as_json(perspective.game, world, seat) for world in worlds]
    hidden = hidden_parts(perspective.game.parts, is_own=seat == perspective.seat)
    return _agreed(counted, hidden)


# --- One position -----------------------------------------------------------


def _seat_as_json(game: Game, world: States, seat: int) -> SeatCounted:
    """A game that does not count tells the parts of its score alone; titles are no points."""
    if game.count:
        found = game.count(world, seat)
        return {
            "parts": [_part_as_json(part) for part in found.parts],
            "goals": [_goal_as_json(goal) for goal in found.goals],
        }
    parts = scores_of(game, world, final=False).seats[seat].parts
    points = {name: value for name, value in parts.items() if isinstance(value, int)}
    return {
        "parts": [{"part": name, "now": now, "possible": None, "steps": []} for name, now in points.items()],
        "goals": [],
    }


def _part_as_json(part: PartCount) -> PartCounted:
    steps = [_step_as_json(step) for step in part.steps]
    return {"part": part.part, "now": part.now, "possible": part.possible, "steps": steps}


def _step_as_json(step: Step) -> StepTold:
    return {"points": step.points, "scoring": list(step.scoring), "counted": list(step.counted)}


def _goal_as_json(goal: Goal) -> GoalTold:
    return {"goal": goal.goal, "reached": goal.reached, "needed": goal.needed, "counted": list(goal.counted)}


# --- Several positions ------------------------------------------------------


def _agreed(worlds: Sequence[SeatCounted], hidden: Collection[str]) -> SeatCounted:
    parts = _each_agreed([{part["part"]: part for part in world["parts"]} for world in worlds])
    goals = _each_agreed([{goal["goal"]: goal for goal in world["goals"]} for world in worlds])
    return {"parts": [_hide(part) if part["part"] in hidden else part for part in parts], "goals": goals}


def _hide(part: PartCounted) -> PartCounted:
    return {**part, "now": None, "steps": []}


def _each_agreed(worlds: Sequence[dict[str, Any]]) -> list[Any]:
    """The parts, or the goals, that all worlds have; null, or an empty list, where these differ."""
    names = [name for name in worlds[0] if all(name in world for world in worlds)]
    return [{field: _same([world[name][field] for world in worlds]) for field in worlds[0][name]} for name in names]


def _same(values: list[Any]) -> Any:
    if all(value == values[0] for value in values):
        return values[0]
    return [] if isinstance(values[0], list) else None
